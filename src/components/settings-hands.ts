import { msg, str } from '@lit/localize';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeatTimes, scanTimes, type Settings } from '../records/settings.js';
import type { Services } from './services.js';
import type { Choice } from './settings-choices.js';
import { renderQuestion, renderSwitch } from './settings-controls.js';
import { settingsStyles } from './settings-styles.js';
import { shared } from './theme.js';

/** A time of so many milliseconds, in seconds as the locale writes them. */
function secondsText(milliseconds: number, locale: string): string {
  const seconds = new Intl.NumberFormat(locale).format(milliseconds / 1000);
  return msg(str`${seconds} s`, { id: 'settings.seconds' });
}

const scanChoice = (): Choice<Settings['scan']> => ({
  legend: msg('Scan rows and cells with a switch', { id: 'settings.scan' }),
  choices: [
    { value: 'off', label: msg('Off', { id: 'settings.off' }) },
    { value: 'one', label: msg('One switch: it picks', { id: 'settings.scan.one-switch' }) },
    { value: 'two', label: msg('Two switches: one goes on, one picks', { id: 'settings.scan.two-switches' }) },
  ],
});

const keyChoice = (): Choice<Settings['scanKey']> => ({
  legend: msg('The switch that picks sends', { id: 'settings.scan-key' }),
  choices: [
    { value: 'space', label: msg('Space', { id: 'settings.scan-key.space' }) },
    { value: 'enter', label: msg('Enter', { id: 'settings.scan-key.enter' }) },
  ],
});

/**
 * For hands that shake, and for people who press one switch or two.
 *
 * @fires gs-change - something was chosen; `detail` is the part of the settings that changes
 */
@customElement('gs-settings-hands')
export class GsSettingsHands extends LitElement {
  static override styles = [...shared, settingsStyles];

  @property({ attribute: false }) services!: Services;
  /** The settings as they are now. */
  @property({ attribute: false }) settings!: Settings;

  protected override render(): TemplateResult {
    const { settings } = this;
    const locale = this.services.locale();
    return html`<section>
      <h2>${msg('Hands and switches', { id: 'settings.hands' })}</h2>
      ${renderQuestion({
        legend: msg('Ignore the same key or tap again within', { id: 'settings.repeats' }),
        choices: repeatTimes.map((value) => ({
          value,
          label: value === 0 ? msg('Off', { id: 'settings.off' }) : secondsText(value, locale),
        })),
        name: 'ignoreRepeats',
        now: settings.ignoreRepeats,
        onChoose: (ignoreRepeats) => {
          this.change({ ignoreRepeats });
        },
      })}
      ${renderQuestion({
        ...scanChoice(),
        name: 'scan',
        now: settings.scan,
        onChoose: (scan) => {
          this.change({ scan });
        },
      })}
      ${renderQuestion({
        legend: msg('With one switch, each is offered for', { id: 'settings.scan-every' }),
        choices: scanTimes.map((value) => ({ value, label: secondsText(value, locale) })),
        name: 'scanEvery',
        now: settings.scanEvery,
        onChoose: (scanEvery) => {
          this.change({ scanEvery });
        },
      })}
      ${renderQuestion({
        ...keyChoice(),
        name: 'scanKey',
        now: settings.scanKey,
        onChoose: (scanKey) => {
          this.change({ scanKey });
        },
      })}
      ${renderSwitch(msg('Say what is offered', { id: 'settings.scan-speaks' }), settings.scanSpeaks, (scanSpeaks) => {
        this.change({ scanSpeaks });
      })}
      <p>
        ${msg(
          'The scan goes round until you pick: nothing has to be done in time. With two switches the other key, Space or Enter, goes on.',
          { id: 'settings.scan.how' },
        )}
      </p>
    </section>`;
  }

  private change(change: Partial<Settings>): void {
    this.dispatchEvent(new CustomEvent('gs-change', { detail: change }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-settings-hands': GsSettingsHands;
  }
}
