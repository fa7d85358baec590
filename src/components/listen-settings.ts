import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { pauses, type Settings } from '../records/settings.js';
import { modelBytes, modelKept, removeModel } from '../speech/embedded/model.js';
import { embeddedSpeaks } from '../speech/embedded/speaks.js';
import { privacyText } from './listen-privacy.js';
import type { Choice } from './settings-choices.js';
import { renderQuestion, renderSwitch } from './settings-controls.js';
import { settingsStyles } from './settings-styles.js';
import type { Services } from './services.js';
import { wakeWord } from './talk-words.js';
import { shared } from './theme.js';

/**
 * How Gridscribe listens: what Talk does, who recognises what is said, what is kept for that, and where it goes.
 *
 * @fires gs-change - something was set; `detail`: the settings that change
 */
@customElement('gs-listen-settings')
export class GsListenSettings extends LitElement {
  static override styles = [
    ...shared,
    settingsStyles,
    css`
      p {
        max-width: var(--gs-measure);
      }
      .privacy {
        display: grid;
        gap: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  /** What was fetched for listening is on this device; null until that is known. */
  @state() private kept: boolean | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  protected override render(): TemplateResult {
    const settings = this.services.settings();
    const locale = this.services.locale();
    return html`<section>
      <h2>${msg('Listening', { id: 'listen.heading' })}</h2>
      ${this.renderChoice('talk', talkChoice(locale))} ${this.renderChoice('pause', pauseChoice(locale))}
      ${renderSwitch(
        msg('I use headphones: the microphone stays open while Gridscribe speaks', { id: 'listen.headphones' }),
        settings.headphones,
        (headphones) => {
          this.change({ headphones });
        },
      )}
      <a class="button" href="#/voice-practice">${msg('Practise speaking, two minutes', { id: 'listen.practice' })}</a>
      ${this.renderChoice('recogniser', recogniserChoice(settings.recogniser))}
      ${embeddedSpeaks(locale) ? nothing : html`<p>${onlyEnglish(locale)}</p>`} ${this.renderModel()}
      <details>
        <summary>${msg('For the adult', { id: 'listen.adult' })}</summary>
        ${renderSwitch(
          msg('A service of the browser’s maker listens', { id: 'listen.service' }),
          settings.recogniser === 'service',
          (on) => {
            this.change({ recogniser: on ? 'service' : 'auto' });
          },
        )}
        <p>${serviceText()}</p>
      </details>
      <div class="privacy">
        <h3>${msg('What is heard, and where it goes', { id: 'listen.privacy' })}</h3>
        <p>${privacyText()}</p>
      </div>
    </section>`;
  }

  private renderChoice<Name extends 'talk' | 'pause' | 'recogniser'>(
    name: Name,
    choice: Choice<Settings[Name]>,
  ): TemplateResult {
    return renderQuestion({
      ...choice,
      name,
      now: this.services.settings()[name],
      onChoose: (value) => {
        this.change({ [name]: value });
      },
    });
  }

  private renderModel(): TemplateResult | typeof nothing {
    if (this.kept === null) return nothing;
    const locale = this.services.locale();
    const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(modelBytes / 1e6);
    return this.kept
      ? html`<p>
            ${msg(str`What Gridscribe listens with takes ${size} megabytes on this device.`, { id: 'listen.kept' })}
          </p>
          <button type="button" @click=${this.onRemove}>${msg('Remove it', { id: 'listen.remove' })}</button>`
      : html`<p class="not-kept" tabindex="-1">
          ${msg(str`What Gridscribe listens with, ${size} megabytes, is fetched when Talk is first pressed.`, {
            id: 'listen.not-kept',
          })}
        </p>`;
  }

  private async look(): Promise<void> {
    this.kept = await modelKept();
  }

  private change(detail: Partial<Settings>): void {
    this.dispatchEvent(new CustomEvent('gs-change', { detail }));
    this.requestUpdate();
  }

  private readonly onRemove = async (): Promise<void> => {
    await removeModel();
    await this.look();
    if (this.kept !== false) return;
    this.services.announcer.say(msg('It is removed.', { id: 'listen.removed' }));
    // The button is gone, and the focus with it: what stands in its place gets it.
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.not-kept')?.focus();
  };
}

const talkChoice = (locale: string): Choice<Settings['talk']> => {
  const word = wakeWord(locale);
  return {
    legend: msg('What Talk does', { id: 'listen.talk' }),
    choices: [
      { value: 'once', label: msg('Listens once, and ends by itself', { id: 'listen.talk.once' }) },
      { value: 'hold', label: msg('Listens while it is held down', { id: 'listen.talk.hold' }) },
      {
        value: 'word',
        label: msg(str`Hands-free: listens for what begins with “${word}”`, { id: 'listen.talk.word' }),
      },
      {
        value: 'open',
        label: msg('Hands-free: takes every move, and asks about each', { id: 'listen.talk.open' }),
      },
    ],
  };
};

const pauseChoice = (locale: string): Choice<number> => ({
  legend: msg('How long the rest of a move is waited for', { id: 'listen.pause' }),
  choices: pauses.map((value) => ({
    value,
    label: new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(value),
  })),
});

/** A service is no choice among others: it is found only where it says what it is. */
const recogniserChoice = (now: Settings['recogniser']): Choice<Settings['recogniser']> => ({
  legend: msg('Who listens', { id: 'listen.who' }),
  choices: [
    { value: 'auto', label: msg('Whoever can, on this device', { id: 'listen.who.auto' }) },
    { value: 'embedded', label: msg('Gridscribe itself', { id: 'listen.who.embedded' }) },
    { value: 'browser', label: msg('The browser, on this device', { id: 'listen.who.browser' }) },
    ...(now === 'service'
      ? [{ value: now, label: msg('A service, over the network', { id: 'listen.who.service' }) }]
      : []),
  ],
});

const onlyEnglish = (locale: string): string => {
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return msg(str`Gridscribe itself does not understand spoken ${language}; the browser may.`, {
    id: 'listen.only-english',
  });
};

const serviceText = (): string =>
  msg('Everything that is said while the microphone is open then goes over the network to the maker of this browser.', {
    id: 'listen.service.text',
  });

declare global {
  interface HTMLElementTagNameMap {
    'gs-listen-settings': GsListenSettings;
  }
}
