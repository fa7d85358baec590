import type { GameId, Move, MoveError, State } from '../../rules/index.js';
import type { CommandId } from '../commands.js';
import type { Candidate } from './candidates.js';
import { type Draft, openSlot } from './draft.js';
import type { SlotName } from './slots.js';

/** The question that is open: is this move meant, which of these, or what is the missing part of one of these. */
export interface Question {
  kind: 'confirm' | 'choose' | 'slot';
  moves: readonly Move[];
  /** Of a slot for a cell only this is asked now: what was said of it was not understood as a whole. */
  part?: 'column' | 'row';
}

/** What an utterance is understood against. */
export interface Context {
  game: GameId;
  state: State;
  /** What was said of the move so far, as the last answer gave it. */
  draft?: Draft;
  asked?: Question;
  source?: 'typed' | 'dictated' | 'voice';
  /** A BCP 47 tag, `en` by default. */
  locale?: string;
}

/** What an utterance comes to. */
export type Interpretation =
  | { kind: 'move'; move: Move; sure: boolean }
  | { kind: 'moves'; moves: Move[]; sure: boolean }
  | { kind: 'ask'; slot: SlotName; moves: Move[]; draft: Draft }
  | { kind: 'choose'; moves: Move[]; draft: Draft }
  | { kind: 'illegal'; move: Move; error: MoveError; draft?: Draft; near?: Move[] }
  | { kind: 'command'; id: CommandId; args: string[] }
  | { kind: 'unheard' };

/** A reading that legal moves fit. */
export type Legal = Candidate & { kind: 'legal' };

/** What a reading comes to that legal moves fit: the move, or the question for what is left open. */
export function answerOf({ moves, draft, shape }: Legal): Interpretation {
  const slot = openSlot(moves, draft, shape);
  const [move] = moves;
  if (!slot && move) return { kind: 'move', move, sure: draft.unsure.length === 0 };
  return { kind: 'ask', slot: slot ?? shape.slots[0] ?? 'cell', moves, draft };
}
