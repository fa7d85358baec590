import type { State } from '../rules/types.js';
import type { CommandId } from './commands.js';
import type { Draft, Question } from './interpret.js';

/** What a recogniser may hear now: it listens for what can be said in this state, and for nothing else. */
export interface Scene {
  state: State;
  draft: Draft | null;
  asked: Question | null;
  /** The language that is spoken, by its BCP 47 tag. */
  locale: string;
  /** The commands that can be given now. */
  commands: readonly CommandId[];
  /** Only what begins with "Scribe" counts, besides answers to the open question. */
  wakeWord: boolean;
}

/** One guess at what was said, in words that `interpret` takes; confidence from 0 to 1. */
export interface Hypothesis {
  text: string;
  confidence: number;
}

/** What became of one utterance. */
export type Recognition =
  /** Said to Gridscribe; the likeliest guess first. The word that calls Gridscribe is not part of the texts. */
  | { kind: 'heard'; hypotheses: readonly Hypothesis[]; /** The room is nearly as loud as the voice. */ loud?: boolean }
  /** Speech or noise that was not for Gridscribe. */
  | { kind: 'other' }
  /** Nobody spoke. */
  | { kind: 'silence' }
  /** The room drowns what is said. */
  | { kind: 'too-loud' };

/** Why a recogniser cannot listen. */
export const recogniserFaults = [
  'no-microphone',
  'not-allowed',
  'unplugged',
  'model-missing',
  'model-broken',
  'crashed',
  'network',
  'unsupported',
  'language',
] as const;
export type RecogniserFault = (typeof recogniserFaults)[number];

/** What a recogniser tells while it listens. */
export interface RecogniserListener {
  /** The microphone is open. */
  started(): void;
  /** How loud it is, from 0 to 1, several times a second. */
  level(loudness: number): void;
  /** Someone began or stopped speaking. */
  speaking(active: boolean): void;
  /** It began or gave up working out what was said; `heard` ends it too. Told by a recogniser that needs a while for it. */
  thinking?(active: boolean): void;
  heard(recognition: Recognition): void;
  /** The microphone is closed, whatever the cause; nothing is told after it. */
  ended(fault: RecogniserFault | null): void;
}

/** Turns speech into guesses at what was said. */
export interface Recogniser {
  readonly kind: 'embedded' | 'browser';
  /**
   * Makes it ready to listen: fetches what it needs. Cheap when it is ready already.
   * @param progress told in bytes as they come
   * @returns why it cannot listen, or null
   */
  prepare(progress: (loaded: number, total: number) => void, signal: AbortSignal): Promise<RecogniserFault | null>;
  /** What can be said from now on. */
  setScene(scene: Scene): void;
  /**
   * Opens the microphone. `once`: closes it after one utterance or a silence; `open`: stays open until `stop`.
   * Called while it listens, it goes on as asked last.
   */
  listen(mode: 'once' | 'open', listener: RecogniserListener): void;
  /** Closes the microphone; what was said so far is not answered. */
  stop(): void;
  /** Stops, and frees memory and workers. */
  dispose(): void;
}
