import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Settings } from '../records/settings.js';
import { choicesOf, type Choice } from './settings-choices.js';
import { renderQuestion, renderSwitch } from './settings-controls.js';
import type { Services } from './services.js';
import { settingsStyles } from './settings-styles.js';
import { wordExample, type WordSetting } from './settings-word-examples.js';
import { shared } from './theme.js';

const rows = (): Choice<Settings['rows']> => ({
  legend: msg('How rows are read', { id: 'settings.rows' }),
  choices: [
    { value: 'runs', label: msg('What is alike together', { id: 'settings.rows.runs' }) },
    { value: 'cells', label: msg('Cell by cell', { id: 'settings.rows.cells' }) },
  ],
});

const entering = (): Choice<Settings['entering']> => ({
  legend: msg('Said when you come to the board', { id: 'settings.entering' }),
  choices: [
    { value: 'name', label: msg('Only the cell', { id: 'settings.entering.name' }) },
    { value: 'turn', label: msg('Whose turn it is', { id: 'settings.entering.turn' }) },
    { value: 'board', label: msg('The whole board', { id: 'settings.entering.board' }) },
  ],
});

const afterMove = (): Choice<Settings['afterMove']> => ({
  legend: msg('Said after each move', { id: 'settings.after-move' }),
  choices: [
    { value: 'move', label: msg('Only the move', { id: 'settings.after-move.move' }) },
    { value: 'turn', label: msg('And whose turn it is', { id: 'settings.after-move.turn' }) },
    { value: 'task', label: msg('And what is to be done', { id: 'settings.after-move.task' }) },
  ],
});

/**
 * How much is said, and in which words: each setting with an example of what it comes to, said when it changes.
 *
 * @fires gs-change - something was chosen; `detail` is the part of the settings that changes
 */
@customElement('gs-settings-words')
export class GsSettingsWords extends LitElement {
  static override styles = [
    ...shared,
    settingsStyles,
    css`
      section {
        gap: 0.5rem;
      }
      .example {
        max-width: var(--gs-measure);
        margin-block: 0 1.25rem;
        padding-inline-start: 1rem;
        border-inline-start: 4px solid var(--gs-ink);
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  /** The settings as they are now. */
  @property({ attribute: false }) settings!: Settings;

  protected override render(): TemplateResult {
    const locale = this.services.locale();
    return html`<section>
      <h2>${msg('Words', { id: 'settings.words' })}</h2>
      ${this.renderChoice('verbosity', choicesOf('verbosity', locale))}
      ${renderSwitch(
        msg('Say letters as words: Charlie three', { id: 'settings.spelling' }),
        this.settings.spelling,
        (spelling) => {
          this.choose('spelling', { spelling });
        },
      )}
      ${this.renderExample('spelling')} ${this.renderChoice('rows', rows())}
      ${this.renderChoice('entering', entering())} ${this.renderChoice('afterMove', afterMove())}
      ${this.renderChoice('readBefore', choicesOf('readBefore', locale))}
    </section>`;
  }

  private renderChoice<Name extends Exclude<WordSetting, 'spelling'>>(
    name: Name,
    choice: Choice<Settings[Name]>,
  ): TemplateResult {
    return html`${renderQuestion({
      ...choice,
      name,
      now: this.settings[name],
      onChoose: (value) => {
        this.choose(name, { [name]: value });
      },
    })}
    ${this.renderExample(name)}`;
  }

  private renderExample(name: WordSetting): TemplateResult {
    return html`<p class="example">${wordExample(name, this.settings, this.services.locale())}</p>`;
  }

  private choose(name: WordSetting, change: Partial<Settings>): void {
    this.dispatchEvent(new CustomEvent('gs-change', { detail: change }));
    const { services } = this;
    // The page itself lets hear how a move sounds now.
    if (name === 'verbosity' || name === 'spelling') return;
    services.announcer.say(wordExample(name, services.settings(), services.locale()));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-settings-words': GsSettingsWords;
  }
}
