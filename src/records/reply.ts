import type { Cell } from '../rules/index.js';
import type { CommandId } from '../speech/commands.js';
import type { Wording } from '../speech/describe.js';

/** Sentences that depend on how they are to be worded. */
export type Told = (wording: Wording) => string[];

/** What came of something said, keyed or tapped: what to show, what to say, how urgent. Nothing else speaks. */
export interface Reply {
  /** `recorded`: the record changed; `asked`: a question is open; `refused`: not allowed; `failed`: it could not be kept. */
  kind: 'recorded' | 'asked' | 'answered' | 'refused' | 'unheard' | 'failed';
  /** The sentences to show; they stay until the next reply. */
  lines: string[];
  /** The same sentences as they are to be said: with spelling words where the person uses them. */
  spoken: string[];
  /** Interrupts what is being said. */
  urgent: boolean;
  /** What to do on the real table. */
  table: string[];
  /** The cell that is looked at now, where it has changed. */
  here?: Cell;
  /** The line of the log that the first sentence is, from 0, where the sentences are lines of the log. */
  log?: number | undefined;
  /** Something that the screen has to do. */
  request?: Request;
}

/** What a command asks of the screen; the record is not touched by it. */
export type Request = Extract<
  CommandId,
  | 'help'
  | 'settings'
  | 'print'
  | 'save'
  | 'new-game'
  | 'swap'
  | 'stop'
  | 'microphone-off'
  | 'faster'
  | 'slower'
  | 'jump'
>;
