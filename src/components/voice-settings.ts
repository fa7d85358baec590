import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Locale, locales, type Settings } from '../records/settings.js';
import { type Earcon, earcons } from './earcons.js';
import { choicesOf } from './settings-choices.js';
import { renderQuestion, renderSwitch } from './settings-controls.js';
import { settingsStyles } from './settings-styles.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/** Voices of one language as it is spoken in one country, those on the device first. */
interface VoiceGroup {
  language: string;
  voices: SpeechSynthesisVoice[];
}

/**
 * The settings of Gridscribe's own voice, of its short sounds and of vibration.
 *
 * @fires gs-change - something was set; `detail`: the settings that change
 * @fires gs-sample - a sample is to be heard
 */
@customElement('gs-voice-settings')
export class GsVoiceSettings extends LitElement {
  static override styles = [
    ...shared,
    settingsStyles,
    css`
      section + section {
        margin-block-start: 2rem;
      }
      label.voice {
        display: grid;
        /* Names of voices are long: the list is as wide as the screen and no wider. */
        grid-template-columns: minmax(0, max-content);
        gap: 0.35rem;
        max-width: 100%;
      }
      select {
        max-width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  /** The voices for the active language; null until the browser has told them. */
  @state() private voices: readonly SpeechSynthesisVoice[] | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The services come anew when the language has changed.
    if (changed.has('services')) void this.askForVoices();
  }

  protected override render(): TemplateResult {
    const settings = this.services.settings();
    return html`<section>
        <h2>${msg('Own voice', { id: 'voice.heading' })}</h2>
        ${renderSwitch(msg('Gridscribe speaks with its own voice', { id: 'voice.on' }), settings.voice, (voice) => {
          this.change({ voice });
        })}
        ${this.renderVoices()} ${this.renderNumber('voiceRate')} ${this.renderNumber('voiceVolume')}
        <button type="button" @click=${this.onSample}>${msg('Hear a sample', { id: 'voice.sample' })}</button>
        <p class="soft">
          ${msg('Any key and any tap silences the voice at once. After six seconds it pauses and asks “More?”.', {
            id: 'voice.how',
          })}
        </p>
      </section>
      <section>
        <h2>${msg('Sounds and vibration', { id: 'earcons.heading' })}</h2>
        ${renderSwitch(msg('Short sounds', { id: 'earcons.on' }), settings.earcons, (on) => {
          this.change({ earcons: on });
        })}
        ${renderSwitch(msg('Vibration', { id: 'earcons.vibration' }), settings.vibration, (vibration) => {
          this.change({ vibration });
        })}
        <p class="soft">
          ${msg('They go with what is also said and shown. Not every device can vibrate.', { id: 'earcons.how' })}
        </p>
        <div class="actions">${earcons.map((earcon) => this.renderEarcon(earcon))}</div>
      </section>`;
  }

  private renderVoices(): TemplateResult | typeof nothing {
    const { voices } = this;
    if (!voices || voices.length === 0) return nothing;
    const chosen = this.services.settings().voiceNames[this.locale];
    return html`<label class="voice"
      >${msg('Voice', { id: 'voice.which' })}
      <select @change=${this.onVoice}>
        <option value="" .selected=${!voices.some(({ voiceURI }) => voiceURI === chosen)}>
          ${msg('The best one on this device', { id: 'voice.auto' })}
        </option>
        ${groupsOf(voices, this.locale).map(
          (group) =>
            html`<optgroup label=${group.language}>
              ${group.voices.map(
                (voice) =>
                  html`<option value=${voice.voiceURI} .selected=${voice.voiceURI === chosen}>
                    ${nameOf(voice)}
                  </option>`,
              )}
            </optgroup>`,
        )}
      </select>
    </label>`;
  }

  private renderNumber(name: 'voiceRate' | 'voiceVolume'): TemplateResult {
    return renderQuestion({
      ...choicesOf(name, this.services.locale()),
      name,
      now: this.services.settings()[name],
      onChoose: (value) => {
        this.change({ [name]: value });
      },
    });
  }

  private renderEarcon(earcon: Earcon): TemplateResult {
    return html`<button type="button" @click=${() => this.services.earcons.play(earcon)}>
      ${earconText(earcon)}
    </button>`;
  }

  /** The language that voices are chosen for: languages that are only tried out have none of their own. */
  private get locale(): Locale {
    return locales.find((one) => one === this.services.locale()) ?? locales[0];
  }

  private async askForVoices(): Promise<void> {
    this.voices = await this.services.voice.voices();
  }

  private change(detail: Partial<Settings>): void {
    this.dispatchEvent(new CustomEvent('gs-change', { detail }));
    this.requestUpdate();
  }

  private readonly onVoice = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const { [this.locale]: before, ...others } = this.services.settings().voiceNames;
    if (value !== (before ?? ''))
      this.change({ voiceNames: value === '' ? others : { ...others, [this.locale]: value } });
  };

  private readonly onSample = (): void => {
    this.dispatchEvent(new CustomEvent('gs-sample'));
  };
}

/** What a sound stands for. */
function earconText(earcon: Earcon): string {
  switch (earcon) {
    case 'edge':
      return msg('Edge of the board', { id: 'earcons.edge' });
    case 'recorded':
      return msg('Recorded', { id: 'earcons.recorded' });
    case 'illegal':
      return msg('Not allowed', { id: 'earcons.illegal' });
    case 'listening':
      return msg('Listening', { id: 'earcons.listening' });
    case 'tick':
      return msg('More is waited for', { id: 'earcons.tick' });
    case 'closed':
      return msg('Microphone off', { id: 'earcons.closed' });
  }
}

/** By language and country, in the order in which they come. */
function groupsOf(voices: readonly SpeechSynthesisVoice[], locale: string): VoiceGroup[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const groups = new Map<string, SpeechSynthesisVoice[]>();
  for (const voice of voices) {
    const language = languageName(voice.lang, names);
    groups.set(language, [...(groups.get(language) ?? []), voice]);
  }
  return Array.from(groups, ([language, those]) => ({ language, voices: those }));
}

/** Android writes `en_US`, and what some engines write is no language tag at all. */
function languageName(tag: string, names: Intl.DisplayNames): string {
  try {
    return names.of(tag.replace('_', '-')) ?? tag;
  } catch {
    return tag;
  }
}

/** A voice as it is chosen by: one that needs a network says so. */
const nameOf = ({ name, localService }: SpeechSynthesisVoice): string =>
  localService ? name : msg(str`${name} (needs the network, others may hear it)`, { id: 'voice.remote' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-voice-settings': GsVoiceSettings;
  }
}
