/** What a record of one game holds, and what can be wrong with its text. */
import type { GameId, Move, MoveError, Options, Player, SetupError } from './types.js';

/** How a game came to its end: by the rules, or as the people decided. */
export const terminations = ['rules', 'resigned', 'draw agreed', 'time', 'as agreed', 'unfinished'] as const;
export type Termination = (typeof terminations)[number];

/** Who won, or what else became of the game. */
export type GameResult = Player | 'draw' | 'unfinished';

/** A line of the header: `[Name "value"]`. */
export interface Tag {
  name: string;
  value: string;
}

/** One game from its options to its end. */
export interface GameRecord {
  game: GameId;
  options: Options;
  /** The people's names, where they gave one, by the player they were. */
  names: Partial<Record<Player, string>>;
  /** YYYY-MM-DD, or null if it is not known. */
  date: string | null;
  moves: Move[];
  result: GameResult;
  termination: Termination;
  /** Tags that this version does not know, in their order. */
  tags: Tag[];
}

/** Why a text is no record: the first line that is wrong, counted from 1, and what is wrong with it. */
export type RecordError = { line: number } & RecordFault;
export type RecordFault =
  | { code: 'too-long' }
  | { code: 'bad-tag' }
  | { code: 'tag-twice' | 'missing-tag'; name: string }
  | { code: 'unknown-version'; version: string }
  | { code: 'unknown-game'; game: string }
  | { code: 'bad-date'; date: string }
  | { code: 'bad-setup'; error: SetupError }
  | { code: 'bad-number'; expected: number }
  | { code: 'bad-move'; text: string }
  | { code: 'illegal-move'; error: MoveError }
  | { code: 'after-end' }
  | { code: 'bad-termination'; termination: string }
  /** `expected` is the right one; null where several could be, as after a resignation. */
  | { code: 'wrong-result'; result: string; expected: GameResult | null };

export const formatVersion = '1';
/** The most characters in a record's text, and in one tag's value. */
export const longestText = 200_000;
export const longestValue = 200;

const people: Record<'pawns' | 'colours', [Player, string][]> = {
  pawns: [
    ['A', 'PawnA'],
    ['B', 'PawnB'],
  ],
  colours: [
    ['W', 'White'],
    ['B', 'Black'],
  ],
};

/** A game's players, each with the tag for the person's name. */
export const nameTags = (game: GameId): [Player, string][] => people[game === 'isolation' ? 'pawns' : 'colours'];

/** True for a name that a tag can have. */
export const isTagName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name);

/** How long a value is, in characters as people count them rather than in units of the encoding. */
export const lengthOf = (value: string): number => Array.from(value).length;

/** True for a day of the calendar as YYYY-MM-DD. */
export const isDate = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 31 June would come out as 1 July.
  return month !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};
