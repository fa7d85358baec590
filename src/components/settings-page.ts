import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import { type PresetId, presetIds, presetOf, presets } from '../records/presets.js';
import { forgetSetUp } from '../records/set-ups.js';
import { defaultSettings, forgetSettings, type Settings } from '../records/settings.js';
import { gameIds } from '../rules/types.js';
import { removeModel } from '../speech/embedded/model.js';
import { confirmDialog } from './confirm-dialog.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { ahead, part } from './parts.js';
import { exampleOf } from './settings-example.js';
import { type Choices, choicesOf } from './settings-choices.js';
import { renderQuestion, renderSwitch } from './settings-controls.js';
import { presetChosen, presetText } from './settings-presets.js';
import { settingsStyles } from './settings-styles.js';
import { shared } from './theme.js';

/** The settings that change how a move sounds. */
const heard = ['verbosity', 'spelling', 'voice', 'voiceRate', 'voiceVolume', 'voiceNames'] as const;

/** What is behind "More". */
const loadMore = () =>
  Promise.all([
    import('./settings-words.js'),
    import('./voice-settings.js'),
    import('./settings-hands.js'),
    import('./listen-settings.js'),
  ]);

/** How Gridscribe behaves for the person at this device. Each change counts at once. */
@customElement('gs-settings')
export class GsSettings extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    settingsStyles,
    css`
      details > section {
        margin-block-start: 1.5rem;
      }
      .mix,
      .forget p {
        margin: 0;
      }
      .example {
        max-width: var(--gs-measure);
        padding-inline-start: 1rem;
        border-inline-start: 4px solid var(--gs-ink);
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
      <details @focusin=${() => ahead(loadMore)} @toggle=${() => void part(loadMore)}>
        <summary>${msg('More', { id: 'settings.more' })}</summary>
        <gs-settings-words
          .services=${this.services}
          .settings=${this.services.settings()}
          @gs-change=${this.onChange}
        ></gs-settings-words>
        <gs-voice-settings
          .services=${this.services}
          @gs-change=${this.onChange}
          @gs-sample=${() => this.services.voice.read([{ text: this.example }])}
        ></gs-voice-settings>
        <gs-listen-settings .services=${this.services} @gs-change=${this.onChange}></gs-listen-settings>
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
        <gs-settings-hands
          .services=${this.services}
          .settings=${this.services.settings()}
          @gs-change=${this.onChange}
        ></gs-settings-hands>
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
    return html`${renderQuestion({
      legend: msg('How do you use Gridscribe?', { id: 'settings.preset' }),
      choices: presetIds.map((value) => ({ value, label: presetText(value) })),
      name: 'preset',
      alone: true,
      now,
      onChoose: this.choosePreset,
    })}
    ${now ? nothing : html`<p class="mix">${ownMix()}</p>`}`;
  }

  /** @param alone it is all of its section, and so its question is the heading */
  private renderChoices(name: keyof Choices, alone = false): TemplateResult {
    return renderQuestion({
      ...choicesOf(name, this.services.locale()),
      name,
      alone,
      now: this.services.settings()[name],
      onChoose: (value) => {
        this.change({ [name]: value });
      },
    });
  }

  private renderSwitch(name: 'boardKeys', label: string): TemplateResult {
    return renderSwitch(label, this.services.settings()[name], (on) => {
      this.change({ [name]: on });
    });
  }

  private readonly onChange = ({ detail }: CustomEvent<Partial<Settings>>): void => {
    this.change(detail);
  };

  private get example(): string {
    return exampleOf(this.services.settings(), this.services.locale());
  }

  private change(settings: Partial<Settings>): void {
    const before = presetOf(this.services.settings());
    this.services.change(settings);
    this.requestUpdate();
    if (before && !presetOf(this.services.settings())) this.services.announcer.say(ownMix());
    // What the choice sounds like is best heard.
    if (heard.some((name) => settings[name] !== undefined)) this.services.announcer.say(this.example);
  }

  private readonly choosePreset = (id: PresetId): void => {
    this.services.change(presets[id]);
    this.requestUpdate();
    this.services.announcer.say(presetChosen(id));
    this.services.announcer.say(this.example);
  };

  private async askForVoice(): Promise<void> {
    this.canSpeak = (await this.services.voice.voices()).length > 0;
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
      void removeModel();
    }
    this.told = forgotten.ok
      ? msg('Everything on this device is forgotten.', { id: 'settings.forgotten' })
      : faultSentence(forgotten.error);
    this.services.announcer.say(this.told, !forgotten.ok);
  };
}

/** What settings are that come to no preset. */
const ownMix = (): string => msg('Your own mix.', { id: 'settings.preset.mix' });

const noVoice = (): string =>
  msg('This browser has no voice for this language: Gridscribe itself cannot speak here.', { id: 'voice.none' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-settings': GsSettings;
  }
}
