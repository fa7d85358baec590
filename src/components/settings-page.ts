import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import { type PresetId, presetIds, presetOf, presets } from '../records/presets.js';
import { forgetSetUp } from '../records/set-ups.js';
import { defaultSettings, forgetSettings, type Settings } from '../records/settings.js';
import { gameIds } from '../rules/types.js';
import { confirmDialog } from './confirm-dialog.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { exampleOf } from './settings-example.js';
import { type Choices, choicesOf } from './settings-choices.js';
import { presetChosen, presetText } from './settings-presets.js';
import { shared } from './theme.js';

/** The settings that change how a move sounds. */
const heard = ['verbosity', 'spelling', 'voice', 'voiceRate'] as const;

const noVoice = (): string =>
  msg('This browser has no voice for this language: Gridscribe itself cannot speak here.', { id: 'voice.none' });

/** How Gridscribe behaves for the person at this device. Each change counts at once. */
@customElement('gs-settings')
export class GsSettings extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: 1rem;
        overflow-wrap: anywhere;
      }
      details > section {
        margin-block-start: 1.5rem;
      }
      section > h2,
      .mix,
      .forget p {
        margin: 0;
      }
      .choice {
        line-height: 1.3;
        padding-block: 0.35rem;
      }
      .example {
        max-width: var(--gs-measure);
        padding-inline-start: 1rem;
        border-inline-start: 4px solid var(--gs-ink);
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 2rem;
      }
      .told {
        font-weight: 600;
      }
    `,
  ];

  /** Whether this browser has a voice; it is thought to until it is known not to. */
  @state() private canSpeak = true;
  /** What came of forgetting everything. */
  @state() private told: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The services come anew when the language has changed.
    if (changed.has('services')) void this.askForVoice();
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Settings', { id: 'settings.heading' })}</h1>
      <section>
        ${this.renderPresets()} ${this.canSpeak ? nothing : html`<p>${noVoice()}</p>`}
        <p class="example">${this.example}</p>
      </section>
      <section>${this.renderChoices('locale', true)}</section>
      <details>
        <summary>${msg('More', { id: 'settings.more' })}</summary>
        <section>
          <h2>${msg('How moves are said', { id: 'settings.speech' })}</h2>
          ${this.renderChoices('verbosity')}
          ${this.renderSwitch('spelling', msg('Say letters as words: Charlie three', { id: 'settings.spelling' }))}
          ${this.renderSwitch('voice', msg('Gridscribe speaks with its own voice', { id: 'voice.on' }))}
          ${this.renderChoices('voiceRate')}
        </section>
        <section>${this.renderChoices('readBefore', true)}</section>
        <section>${this.renderChoices('confirm', true)}</section>
        <section>${this.renderChoices('theme', true)}</section>
        <section>
          <h2>${msg('Board', { id: 'settings.board' })}</h2>
          ${this.renderSwitch(
            'boardKeys',
            msg('Letters and signs on the board are keys', { id: 'settings.board-keys' }),
          )}
          ${this.renderChoices('board')}
        </section>
      </details>
      <section class="forget">
        <h2>${msg('This device', { id: 'settings.device' })}</h2>
        <p>${msg('Records and settings are kept on this device and nowhere else.', { id: 'settings.device.text' })}</p>
        <button type="button" @click=${this.onForget}>
          ${msg('Forget everything on this device', { id: 'settings.forget' })}
        </button>
        ${this.told === null ? nothing : html`<p class="told">${this.told}</p>`}
      </section>`;
  }

  /** Everything at once; single settings that fit no preset leave none chosen. */
  private renderPresets(): TemplateResult {
    const now = presetOf(this.services.settings());
    return html`<fieldset>
      <legend><h2>${msg('How do you use Gridscribe?', { id: 'settings.preset' })}</h2></legend>
      <div class="choices">
        ${presetIds.map(
          (id) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="preset"
                .checked=${id === now}
                @change=${() => {
                  this.choosePreset(id);
                }}
              />${presetText(id)}</label
            >`,
        )}
      </div>
      ${now ? nothing : html`<p class="mix">${msg('Your own mix.', { id: 'settings.preset.mix' })}</p>`}
    </fieldset>`;
  }

  /** @param alone it is all of its section, and so its question is the heading */
  private renderChoices(name: keyof Choices, alone = false): TemplateResult {
    const { legend, choices } = choicesOf(name, this.services.locale());
    const now = this.services.settings()[name];
    return html`<fieldset>
      <legend>${alone ? html`<h2>${legend}</h2>` : legend}</legend>
      <div class="choices">
        ${choices.map(
          ({ value, label, lang }) =>
            html`<label class="choice" lang=${lang ?? nothing}
              ><input
                type="radio"
                name=${name}
                .checked=${value === now}
                @change=${() => {
                  this.change({ [name]: value });
                }}
              />${label}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  private renderSwitch(name: 'spelling' | 'voice' | 'boardKeys', label: string): TemplateResult {
    const now = this.services.settings()[name];
    return html`<label class="choice"
      ><input
        type="checkbox"
        .checked=${now}
        @change=${() => {
          this.change({ [name]: !now });
        }}
      />${label}</label
    >`;
  }

  private get example(): string {
    return exampleOf(this.services.settings(), this.services.locale());
  }

  private change(settings: Partial<Settings>): void {
    this.services.change(settings);
    this.requestUpdate();
    // What the choice sounds like is best heard.
    if (heard.some((name) => settings[name] !== undefined)) this.services.announcer.say(this.example);
  }

  private choosePreset(id: PresetId): void {
    this.services.change(presets[id]);
    this.requestUpdate();
    this.services.announcer.say(presetChosen(id));
    this.services.announcer.say(this.example);
  }

  private async askForVoice(): Promise<void> {
    this.canSpeak = await this.services.voice.available();
  }

  private readonly onForget = async (): Promise<void> => {
    const sure = await confirmDialog(this.services, {
      title: msg('Forget everything?', { id: 'settings.forget.title' }),
      text: msg('All records and settings on this device are deleted for good. Files that you saved stay.', {
        id: 'settings.forget.text',
      }),
      yes: msg('Forget everything', { id: 'settings.forget.yes' }),
      no: msg('Keep everything', { id: 'settings.forget.no' }),
    });
    if (!sure) return;
    const forgotten = await this.services.store.forget();
    if (forgotten.ok) {
      this.services.change(defaultSettings);
      forgetSettings();
      gameIds.forEach(forgetSetUp);
    }
    this.told = forgotten.ok
      ? msg('Everything on this device is forgotten.', { id: 'settings.forgotten' })
      : faultSentence(forgotten.error);
    this.services.announcer.say(this.told, !forgotten.ok);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-settings': GsSettings;
  }
}
