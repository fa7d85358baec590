import type { CommandId } from '../commands.js';
import type { Direction } from '../describe/directions.js';

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
/** A column letter; the widest terrain has twelve columns. */
export type Letter = (typeof letters)[number];
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** A row digit. */
export type Digit = (typeof digits)[number];

export const keywords = [
  'block',
  'to',
  'from',
  'between',
  'site',
  'farm',
  'approach',
  'withdraw',
  'no-capture',
  'takes',
  'award',
  'white',
  'black',
  'neutral',
  'up',
  'down',
  'left',
  'right',
  'no',
  'row',
  'column',
] as const;
/** What a word can mean in a move, whatever the language. */
export type Keyword = (typeof keywords)[number];

/** Words of a command: what is taught and recognised by voice, and the shorter forms that only typing may use. */
export interface CommandWords {
  /**
   * Templates. `(word)` may be left out; `{cell}`, `{row}`, `{column}`, `{number}`, `{owner}` and `{direction}` stand for
   * an argument.
   */
  said: string[];
  typed?: string[];
}

/** Everything that is particular to a language in what people say; no code knows a word of any language. */
export interface Language {
  locale: string;
  /** Letters that people also write as others, for want of a key: `ß` as `ss`. Both count as the same. */
  folds: Record<string, string>;
  /** The spelling word of each column letter, as it is spoken and written: `Charlie`. */
  spelling: Record<Letter, string>;
  /** Other ways in which recognisers write a spelling word. */
  spellingVariants: Partial<Record<Letter, string[]>>;
  /** The number of each row as a word. */
  digits: Record<Digit, string>;
  /** Other words for a number, as plain as the first: `zwo`. */
  digitVariants: Partial<Record<Digit, string[]>>;
  /** Numbers above nine, for "read the last twelve moves". */
  numbers: Record<string, number>;
  /** Words that sound like the name of a letter or number: heard, but not sure. */
  sounds: Partial<Record<Letter | Digit, string[]>>;
  /** Words that sound like a whole cell. */
  joined: Record<string, string[]>;
  words: Record<Keyword, string[]>;
  /**
   * Words that name a slot for the cell before them, unless one follows: where the verb may come last, "C1 sperren" is
   * said for "sperre C1".
   */
  wordsAfter: Partial<Record<Keyword, string[]>>;
  /** Words that are likely a keyword misheard. */
  misheard: Partial<Record<Keyword, string[]>>;
  /** The word that calls Gridscribe while it listens all the time, and how recognisers write it. */
  wakeWords: string[];
  /** Words that carry nothing. */
  fillers: string[];
  /** Words that carry nothing when a cell follows. */
  fillersBeforeCell: string[];
  /** Letters that are a word of the language: on their own they are never a column. */
  neverAlone: Letter[];
  /** How near the names of two letters sound, 0 (alike) to 1; lower is nearer. Pairs not named are far apart. */
  nearness: Partial<Record<Letter, Partial<Record<Letter, number>>>>;
  owners: Record<'W' | 'B' | 'A', string[]>;
  /** Where something lies, before the name of a cell: `left of`. */
  directions: Record<Direction, string[]>;
  /** Pawn B has the same letter as black; these are its own words. */
  pawnB: string[];
  /** In a question: whose pieces, of whoever is to move or of the other one, and in Isolation which pawn. */
  sides: Record<'mine' | 'theirs' | 'myPawn' | 'theirPawn', string[]>;
  commands: Record<CommandId, CommandWords>;
}
