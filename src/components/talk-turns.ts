import { msg } from '@lit/localize';
import type { Reply } from '../records/reply.js';
import type { Session } from '../records/session.js';
import type { Interpretation } from '../speech/interpret.js';
import { interpret } from '../speech/interpret/interpretation.js';
import type { Hypothesis, Recognition } from '../speech/recogniser.js';
import type { Services } from './services.js';

/** Where the turns of a conversation are shown. */
export interface TurnsHost {
  services: Services;
  session: Session;
  /** Shows and says a reply. */
  tell(reply: Reply): void;
  /** Letters and numbers to be tapped are wanted. */
  offerPad(): void;
  /** An unfinished move was heard, and more is waited for: heard as a soft tick, and seen on the board. */
  unfinished(): void;
}

type Said = Extract<Recognition, { kind: 'heard' }>;

/** A part of a move that leaves no doubt about itself: the rest may be on its way. */
const isUnfinished = (understood: Interpretation): boolean =>
  understood.kind === 'ask' && Object.values(understood.draft.slots).every((values) => values.length === 1);

/**
 * What becomes of what is heard: it goes to the session; an unfinished move waits for its rest before it is asked about; and
 * after Talk everything gets an answer, also what is not understood: first what can be said, then the question for a column
 * and a row, then letters and numbers to be tapped.
 */
export class Turns {
  #waiting: Reply | null = null;
  #pause: number | undefined;
  #misses = 0;
  #toldLoud = false;
  #thinking = 0;
  #isSpokenTo = false;

  /** @param ended called when the pause is over in which the rest of a move did not come */
  constructor(
    private readonly host: TurnsHost,
    private readonly ended: () => void,
  ) {}

  /** Something is being worked out. */
  get isThinking(): boolean {
    return this.#thinking > 0;
  }

  /** The rest of a move is waited for. */
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  /**
   * Takes what was heard.
   * @param free hands-free: what is not for Gridscribe is left alone
   * @returns whether more of the same move may follow, so that the microphone should stay open
   */
  heard(recognition: Recognition, free: boolean): boolean {
    switch (recognition.kind) {
      case 'heard':
        return this.#heard(recognition, free);
      case 'silence':
        this.#left(free, () => {
          this.host.tell(unheard(nothingHeard()));
        });
        return false;
      case 'other':
        this.#left(free, () => {
          void this.#missed(unheard(notUnderstood()));
        });
        return false;
      case 'too-loud':
        this.#left(free && this.#toldLoud, () => {
          this.#toldLoud = true;
          this.host.offerPad();
          this.host.tell(unheard(tooLoud()));
        });
        return false;
    }
  }

  /** Someone began or stopped speaking: the rest is not on its way as long as nobody speaks. */
  speaking(active: boolean): void {
    this.#isSpokenTo = active;
    window.clearTimeout(this.#pause);
    if (!active && this.#waiting) this.#wait();
  }

  /** Nothing more can be heard: what waits for the rest is asked. */
  close(): void {
    const waiting = this.#waiting;
    this.drop();
    if (waiting) this.host.tell(waiting);
  }

  /** Nothing is waited for any more: an answer has come in another way. */
  drop(): void {
    window.clearTimeout(this.#pause);
    this.#waiting = null;
  }

  /** What was not for Gridscribe: the question that waits is asked, or, where it is to be answered, that is done. */
  #left(ignore: boolean, answer: () => void): void {
    if (this.#waiting) this.close();
    else if (!ignore) answer();
  }

  #heard({ hypotheses, loud = false }: Said, free: boolean): boolean {
    const { session, services } = this.host;
    const understood = interpret(hypotheses, session.context('voice'));
    const everything = free && services.settings().talk === 'open';
    // Nobody has called for it: it is an answer, or other talk.
    const uncalled = everything || (free && (session.progress.asked !== null || session.pending));
    if (understood.kind === 'unheard' && uncalled) {
      this.close();
      return false;
    }
    const unfinished = isUnfinished(understood);
    void this.#take(hypotheses, everything, unfinished, loud);
    return unfinished;
  }

  async #take(
    hypotheses: readonly Hypothesis[],
    everything: boolean,
    unfinished: boolean,
    loud: boolean,
  ): Promise<void> {
    const { session } = this.host;
    this.drop();
    this.#thinking += 1;
    const reply = await session.hear(hypotheses, 'voice', ...(everything ? (['always'] as const) : []));
    this.#thinking -= 1;
    if (reply.kind === 'unheard') {
      await this.#missed(reply);
      return;
    }
    this.#misses = 0;
    if (unfinished && reply.kind === 'asked') {
      this.#waiting = reply;
      if (!this.#isSpokenTo) this.#wait();
      this.host.unfinished();
    } else this.host.tell(loud && reply.kind === 'asked' ? this.#inLoudRoom(reply) : reply);
  }

  /** A question that had to be asked since the room is loud: that is said with it, once. */
  #inLoudRoom(reply: Reply): Reply {
    if (this.#toldLoud) return reply;
    this.#toldLoud = true;
    this.host.offerPad();
    return { ...reply, lines: [loudHere(), ...reply.lines], spoken: [loudHere(), ...reply.spoken] };
  }

  #wait(): void {
    window.clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => {
      this.close();
      this.ended();
    }, this.host.services.settings().pause * 1000);
  }

  /** @param first what is said the first time */
  async #missed(first: Reply): Promise<void> {
    this.#misses += 1;
    if (this.#misses === 1) this.host.tell(first);
    else if (this.#misses === 2) this.host.tell(await this.host.session.narrow());
    else {
      this.host.offerPad();
      this.host.tell(unheard(tapIt()));
    }
  }
}

const unheard = (text: string): Reply => ({
  kind: 'unheard',
  lines: [text],
  spoken: [text],
  urgent: false,
  table: [],
});

const nothingHeard = (): string =>
  msg('Nothing was heard. Press Talk and say a cell, for example Charlie 3.', { id: 'talk.nothing' });

const notUnderstood = (): string =>
  msg('That was not understood. Say cells, for example Charlie 3, or “what can I say”.', { id: 'talk.unheard' });

const tooLoud = (): string =>
  msg('It is too loud here to hear you well. Tap letters and numbers instead, or type.', { id: 'talk.loud' });

const loudHere = (): string => msg('It is loud here: you can also tap letters and numbers.', { id: 'talk.loud-here' });

const tapIt = (): string =>
  msg('That was not understood either. Tap the letter and the number, or type.', { id: 'talk.tap' });
