import type { Cell, Move, Player, State } from '../../rules/types.js';

/** How much is said: as little as possible, in plain sentences, or with shapes and reminders. */
export type Verbosity = 'brief' | 'normal' | 'full';

/** People's names by the player they are: `{ W: 'Ada', B: 'Ben' }`. */
export type Names = Partial<Record<Player, string>>;

/** How a text is to be worded. The texts themselves come in the locale that lit-localize has active. */
export interface Wording {
  /** True: cells as "Charlie three", for speech. False: as "C3", for written text. */
  spelling: boolean;
  verbosity: Verbosity;
  /** How cells beside each other that hold the same are told: together if left out, or one by one. */
  rows?: 'runs' | 'cells';
  /** The active locale, `en` if left out: it picks spelling words, plural rule and the words of lists. */
  locale?: string;
  /** Said with turns and results where they are known. */
  names?: Names;
}

/** What a question can be about, in the words of `interpret`. */
export type Slot = 'from' | 'to' | 'block' | 'capture' | 'site' | 'cell' | 'award' | 'farm' | 'first' | 'second';

/**
 * The question still open. `moves` are the legal moves that fit what was said, never none; `first` is the square of a trunk
 * that was said, where the question is about the other.
 */
export type Question =
  | { kind: 'slot'; slot: Slot; moves: readonly Move[]; first?: Cell }
  | { kind: 'choose' | 'confirm'; moves: readonly Move[] };

/** A move with the states around it. `after` is null where it has not been played, as in a question. */
export interface Played {
  before: State;
  move: Move;
  after: State | null;
}

/** Whose pieces or cells are meant; `B` is black or pawn B, as the game has it. */
export type Owner = Player | 'neutral';
