import type { Cell } from '../../rules/index.js';
import { cellAt, columnOf, rowOf } from '../../rules/index.js';

/** Something of which one is said at a place: its value, and the ways to say it. */
export interface Choice {
  value: string;
  /** Phrases in engine's words (`words.ts`), a space between them. */
  ways: readonly string[];
}

/** A place in a saying. */
export type Piece =
  /** One of some phrases, which carry no value; it may be left out where `optional`. */
  | { kind: 'words'; ways: readonly string[]; optional: boolean }
  | { kind: 'choice'; slot: string; of: readonly Choice[] }
  | { kind: 'cell'; slot: string; of: readonly Cell[] };

/** Something that can be said: all ways to fill its places. */
export interface Saying {
  /** `move`, or the command's id. */
  id: string;
  pieces: readonly Piece[];
}

/** What a saying comes to when its places are filled. */
export interface Meaning {
  id: string;
  /** The values in the order in which they are said. */
  values: readonly string[];
  /** Whether it is the same with its two values changed about: the squares beside a trunk. */
  eitherWay: boolean;
}

export const fixed = (...ways: string[]): Piece => ({ kind: 'words', ways, optional: false });
export const maybe = (...ways: string[]): Piece => ({ kind: 'words', ways, optional: true });
export const cell = (slot: string, of: readonly Cell[]): Piece => ({ kind: 'cell', slot, of });
export const choice = (slot: string, of: readonly Choice[]): Piece => ({ kind: 'choice', slot, of });

/** How letters and numbers are named: the letter's name, its spelling word, the number. */
export interface CellWords {
  /** The words for a column, by its index. */
  column(index: number): readonly string[];
  /** The words for a row, by its index. */
  row(index: number): readonly string[];
}

/** The words for one cell. */
export const waysOf = (one: Cell, words: CellWords): string[] =>
  words.column(columnOf(one)).flatMap((column) => words.row(rowOf(one)).map((row) => `${column} ${row}`));

/** What words that are one of some sayings mean, by the first saying that they fill. */
export function meaningOf(said: readonly string[], sayings: readonly Saying[], words: CellWords): Meaning | null {
  for (const { id, pieces } of sayings) {
    const values = filling(said, pieces, words);
    if (values)
      return { id, values, eitherWay: pieces.some((piece) => piece.kind === 'cell' && piece.slot === 'second') };
  }
  return null;
}

/** The values with which some words fill the rest of a saying; null if they do not. */
function filling(said: readonly string[], [piece, ...rest]: readonly Piece[], words: CellWords): string[] | null {
  if (!piece) return said.length === 0 ? [] : null;
  const along = (ways: readonly string[], ...value: string[]): string[] | null => {
    for (const way of ways) {
      const some = way.split(' ');
      if (!some.every((word, index) => said[index] === word)) continue;
      const others = filling(said.slice(some.length), rest, words);
      if (others) return [...value, ...others];
    }
    return null;
  };
  if (piece.kind === 'words') return along(piece.ways) ?? (piece.optional ? filling(said, rest, words) : null);
  for (const one of piece.of) {
    const { value, ways } = typeof one === 'string' ? { value: one, ways: waysOf(one, words) } : one;
    const found = along(ways, value);
    if (found) return found;
  }
  return null;
}

/**
 * The sayings without the ways to say one thing. What is said with the same values in the same order is the same thing,
 * whichever parts of a move they are: the words alone decide about that later.
 */
export function without(sayings: readonly Saying[], { id, values, eitherWay }: Meaning): Saying[] {
  const left = sayings.flatMap((saying) => withoutOne(saying, id, values));
  return eitherWay ? left.flatMap((saying) => withoutOne(saying, id, [...values].reverse())) : left;
}

function withoutOne(saying: Saying, id: string, values: readonly string[]): Saying[] {
  const filled = saying.pieces.filter((piece) => piece.kind !== 'words');
  if (saying.id !== id || filled.length !== values.length) return [saying];
  if (!filled.every((piece, index) => has(piece, values[index]))) return [saying];
  // All that has another value at the first place, and all that has the same there and another at the second, and so on.
  const left: Saying[] = [];
  const before: Piece[] = [];
  let place = 0;
  for (const [index, piece] of saying.pieces.entries()) {
    if (piece.kind === 'words') {
      before.push(piece);
      continue;
    }
    const wanted = values[place++];
    const other = only(piece, (value) => value !== wanted);
    if (other.of.length > 0) left.push({ id, pieces: [...before, other, ...saying.pieces.slice(index + 1)] });
    before.push(only(piece, (value) => value === wanted));
  }
  return left;
}

type Filled = Exclude<Piece, { kind: 'words' }>;

const valueOf = (one: Cell | Choice): string => (typeof one === 'string' ? one : one.value);
const has = (piece: Filled, value: string | undefined): boolean => piece.of.some((one) => valueOf(one) === value);

function only(piece: Filled, wanted: (value: string) => boolean): Filled {
  return piece.kind === 'cell'
    ? { ...piece, of: piece.of.filter(wanted) }
    : { ...piece, of: piece.of.filter(({ value }) => wanted(value)) };
}

/** Every cell of a board. */
export const cellsOf = (columns: number, rows: number): Cell[] =>
  Array.from({ length: columns * rows }, (_, index) => cellAt(index % columns, Math.floor(index / columns)));
