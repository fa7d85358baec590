import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Cell, State } from '../rules/index.js';
import { nearestSite } from '../rules/nearest-site.js';
import { cellText } from '../speech/describe/words.js';
import { interpret, type Interpretation } from '../speech/interpret/interpretation.js';
import { languageOf } from '../speech/languages/known-languages.js';
import { loadGame } from '../speech/load.js';
import type { Recogniser, RecogniserFault, RecogniserListener, Recognition } from '../speech/recogniser.js';
import { privacyText } from './listen-privacy.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { Fetching } from './talk-fetching.js';
import { fetchingBar, fetchingText, installs, meter, offer, offerBox, stepsOf } from './talk-parts.js';
import { talkStyles } from './talk-styles.js';
import { faultText, stateText, wasHidden } from './talk-words.js';
import { shared } from './theme.js';

/** What is to be said, one after another: letters that are easily taken for each other, and every kind of number. */
const cells: readonly Cell[] = ['B3', 'D4', 'C1', 'E5', 'A2'];

/**
 * Two minutes of practice in speaking: first the room is listened to, then cells are said in spelling words, and what was
 * heard is shown. Nothing of it is kept; what the recogniser has learned of the room counts until the page is closed.
 */
@customElement('gs-voice-practice')
export class GsVoicePractice extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    talkStyles,
    css`
      :host {
        display: block;
      }
      .task {
        font-size: 1.6rem;
        font-weight: 700;
      }
      .said {
        min-height: 3.5rem;
      }
      .words {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
        gap: 0.25rem 1rem;
        margin: 0;
      }
      .words div {
        display: flex;
        gap: 0.75rem;
      }
      .words dt {
        min-width: 1.2em;
        font-weight: 700;
      }
      .words dd {
        margin: 0;
      }
    `,
  ];

  /** How many tasks are done: the room, and then each cell. */
  @state() private done = 0;
  /** What came of the last try. */
  @state() private said: string | null = null;
  @state() private doing: 'off' | 'preparing' | 'listening' | 'thinking' = 'off';

  /** How loud it is, from 0 to `loudest`. */
  @state() private level = 0;
  @state() private isSpokenTo = false;

  private readonly fetching = new Fetching(
    () => {
      this.requestUpdate();
    },
    () => {
      this.services.announcer.say(fetchingText(this.fetching, this.services.locale()));
    },
  );
  private preparing: AbortController | null = null;
  private offeredBefore = false;
  /** One of the buttons had the focus before they changed. */
  private hadFocus = false;
  private recogniser: Recogniser | null = null;
  private position: State | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.giveUp();
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Practise speaking', { id: 'voice-practice.heading' })}</h1>
      <p class="lead">
        ${msg('Two minutes: Gridscribe listens to your room, then you say five cells. Nothing of it is kept.', {
          id: 'voice-practice.lead',
        })}
      </p>
      <section>
        <p class="task">${this.task}</p>
        <p class="said">${this.said}</p>
        <div class="actions">
          ${
            this.isOver
              ? html`<button type="button" @click=${this.again}>
                    ${msg('Once more', { id: 'voice-practice.again' })}
                  </button>
                  <a class="button" href="#/">${msg('To the games', { id: 'voice-practice.games' })}</a>`
              : html`<button type="button" class="primary" @click=${this.talk}>
                    ${msg('Talk', { id: 'play.talk' })}
                  </button>
                  <p class="now ${this.doing}">
                    <span class="lamp" aria-hidden="true"></span>
                    ${stateText(this.doing, 'once', this.services.locale())}
                    ${this.doing === 'listening' ? meter(this.level, this.isSpokenTo) : nothing}
                  </p>`
          }
          ${
            this.said === null || this.isOver
              ? nothing
              : html`<button type="button" @click=${this.skip}>
                  ${msg('Leave this one out', { id: 'voice-practice.skip' })}
                </button>`
          }
        </div>
        ${this.fetching.isOn ? fetchingBar(this.fetching, this.services.locale(), this.giveUp) : nothing}
        ${this.fetching.offered ? offerBox(() => void this.install(), this.giveUp) : nothing}
      </section>
      <section>
        <h2>${msg('Letters as words', { id: 'voice-practice.words' })}</h2>
        <p>
          ${msg('B, C, D and E sound alike. Said as words, they cannot be mistaken:', { id: 'voice-practice.why' })}
        </p>
        ${this.renderWords()}
      </section>
      <section><p>${privacyText()}</p></section>`;
  }

  /** Until a language's words are there, there are none to be shown. */
  private renderWords(): TemplateResult | typeof nothing {
    if (!this.position) {
      void this.load();
      return nothing;
    }
    return html`<dl class="words">
      ${Object.entries(languageOf(this.services.locale()).spelling).map(
        ([letter, word]) =>
          html`<div>
            <dt>${letter}</dt>
            <dd>${word}</dd>
          </div>`,
      )}
    </dl>`;
  }

  private async load(): Promise<void> {
    await loadGame('nearest-site', this.services.locale());
    const started = nearestSite.start({});
    if (started.ok) this.position = started.value;
    this.requestUpdate();
  }

  private get isOver(): boolean {
    return this.done > cells.length;
  }

  private get task(): string {
    const cell = cells[this.done - 1];
    if (this.isOver) return msg('That was all of it.', { id: 'voice-practice.done' });
    if (cell === undefined || !this.position)
      return msg('Press Talk, and be quiet until the microphone is off.', { id: 'voice-practice.room' });
    const words = this.spelled(cell);
    return msg(str`Press Talk, and say “${words}”.`, { id: 'voice-practice.say' });
  }

  private spelled(cell: Cell): string {
    return cellText(cell, { spelling: true, verbosity: 'normal', locale: this.services.locale() });
  }

  private readonly talk = async (): Promise<void> => {
    if (this.doing !== 'off') {
      this.giveUp();
      return;
    }
    await this.prepare(async (signal) => {
      await this.load();
      const { recogniser, fault } = await this.services.recogniser();
      this.recogniser = recogniser;
      if (!recogniser) return fault;
      this.setScene(recogniser);
      return recogniser.prepare(this.fetching.come, signal);
    });
  };

  /** The browser may fetch what it needs to listen on the device. */
  private async install(): Promise<void> {
    const { recogniser } = this;
    if (installs(recogniser)) await this.prepare((signal) => recogniser.install(signal));
  }

  /** Gets something ready, and then opens the microphone, unless it is not wanted any more. */
  private async prepare(get: (signal: AbortSignal) => Promise<RecogniserFault | null>): Promise<void> {
    const preparing = new AbortController();
    this.preparing = preparing;
    this.fetching.stop();
    this.doing = 'preparing';
    const fault = await get(preparing.signal).catch((): RecogniserFault => 'model-missing');
    if (preparing.signal.aborted) return;
    this.preparing = null;
    this.fetching.stop();
    if (fault) this.fail(fault);
    else if (this.isConnected) this.recogniser?.listen('once', this.listener);
  }

  private fail(fault: RecogniserFault): void {
    // What the browser could fetch itself is offered, once.
    const isOffered = fault === 'model-missing' && installs(this.recogniser) && !this.offeredBefore;
    this.offeredBefore ||= isOffered;
    this.fetching.offered = isOffered;
    this.finish(isOffered ? offer() : faultText(fault, this.services.locale()));
    if (isOffered) this.said = null;
  }

  protected override willUpdate(): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('.actions button') ?? false;
  }

  /** Where the button that was pressed is gone, the first one that is there now gets the focus. */
  protected override updated(): void {
    if (this.hadFocus && !this.shadowRoot?.activeElement)
      this.renderRoot.querySelector<HTMLElement>('.actions button')?.focus();
  }

  /** Closes the microphone, and drops what is being fetched. */
  private readonly giveUp = (): void => {
    this.preparing?.abort();
    this.preparing = null;
    this.fetching.stop();
    this.doing = 'off';
    this.recogniser?.stop();
  };

  private readonly onVisibility = (): void => {
    if (!document.hidden || this.doing === 'off') return;
    this.giveUp();
    this.finish(wasHidden());
  };

  private setScene(recogniser: Recogniser): void {
    if (!this.position) return;
    const locale = this.services.locale();
    recogniser.setScene({ state: this.position, draft: null, asked: null, locale, commands: [], wakeWord: false });
  }

  private readonly listener: RecogniserListener = {
    started: () => {
      void this.services.earcons.play('listening');
      this.doing = 'listening';
    },
    level: (loudness) => {
      this.level = stepsOf(loudness);
    },
    speaking: (active) => {
      this.isSpokenTo = active;
    },
    thinking: (active) => {
      this.doing = active ? 'thinking' : 'listening';
    },
    heard: (recognition) => {
      this.take(recognition);
    },
    ended: (fault) => {
      if (fault) this.fail(fault);
      this.doing = 'off';
      this.level = 0;
      this.isSpokenTo = false;
    },
  };

  private take(recognition: Recognition): void {
    if (this.done === 0) {
      if (recognition.kind !== 'too-loud') this.done = 1;
      this.finish(roomText(recognition), this.task);
      return;
    }
    const wanted = cells[this.done - 1] ?? '';
    const heard = this.cellsHeard(recognition);
    const isRight = heard[0] === wanted;
    if (isRight) this.done += 1;
    const words = heard.slice(0, 2).map((cell) => this.spelled(cell));
    this.finish(heardText(words, isRight), this.task);
  }

  /** The cells that were likely said, the likeliest first. */
  private cellsHeard(recognition: Recognition): Cell[] {
    if (recognition.kind !== 'heard' || !this.position) return [];
    const context = {
      game: 'nearest-site',
      state: this.position,
      locale: this.services.locale(),
      source: 'voice',
    } as const;
    const moves = movesOf(interpret(recognition.hypotheses, context));
    return moves.flatMap((move) => ('site' in move ? [move.site] : []));
  }

  /** @param next what is to be done, which stands on the page already */
  private finish(said: string, next = ''): void {
    this.said = said;
    this.doing = 'off';
    this.services.announcer.say(`${said} ${next}`.trim());
  }

  private readonly skip = (): void => {
    this.done += 1;
    this.said = null;
    this.services.announcer.say(this.task);
  };

  private readonly again = (): void => {
    this.done = 0;
    this.said = null;
  };
}

const movesOf = (understood: Interpretation) =>
  understood.kind === 'move' ? [understood.move] : 'moves' in understood ? understood.moves : [];

function roomText({ kind }: Recognition): string {
  switch (kind) {
    case 'silence':
      return msg('The room is quiet enough.', { id: 'voice-practice.room.quiet' });
    case 'too-loud':
      return msg('It is too loud here to hear you well. Try it in a quieter place.', {
        id: 'voice-practice.room.loud',
      });
    case 'heard':
    case 'other':
      return msg('Something was heard. That is no harm: only cells and commands count.', {
        id: 'voice-practice.room.noise',
      });
  }
}

function heardText(words: readonly string[], isRight: boolean): string {
  const [first = '', second] = words;
  if (first === '') return msg('That was not understood. Speak a little slower.', { id: 'voice-practice.unheard' });
  if (isRight) return msg(str`${first} was heard. Right.`, { id: 'voice-practice.right' });
  return second === undefined
    ? msg(str`${first} was heard.`, { id: 'voice-practice.heard' })
    : msg(str`${first} or ${second} was heard.`, { id: 'voice-practice.heard-both' });
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-voice-practice': GsVoicePractice;
  }
}
