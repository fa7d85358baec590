import { msg, str } from '@lit/localize';
import { columnOf, readingOrder, rowOf } from '../../rules/cells.js';
import type { Cell } from '../../rules/types.js';
import { languageOf } from '../languages/known-languages.js';
import type { Wording } from './wording.js';

/** The word for a letter or digit; what the language has no word for stays as it is. */
const wordOf = (words: Record<string, string | undefined>, sign: string): string => words[sign] ?? sign;

/** A cell's name: `C3`, or `Charlie three` where it is to be spelled. */
export function cellText(cell: Cell, wording: Wording): string {
  if (!wording.spelling) return cell;
  const { spelling, digits } = languageOf(wording.locale ?? 'en');
  const column = wordOf(spelling, cell.charAt(0));
  const row = wordOf(digits, cell.slice(1));
  return msg(str`${column} ${row}`, { id: 'describe.cell.spelled' });
}

/** A column's name: `C` or `Charlie`. */
export function columnText(column: string, wording: Wording): string {
  return wording.spelling ? wordOf(languageOf(wording.locale ?? 'en').spelling, column) : column;
}

type ListType = 'conjunction' | 'disjunction';
const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(locale: string, type: ListType): Intl.ListFormat {
  const key = `${locale} ${type}`;
  let found = listFormats.get(key);
  if (!found) {
    // The British list has no comma before "and", which a voice would turn into a pause.
    found = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });
    listFormats.set(key, found);
  }
  return found;
}

const longestQuote = 40;

/** Text that comes from a file, cut to what a person can read or listen to. */
export function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length > longestQuote ? `${signs.slice(0, longestQuote).join('')}…` : text;
}

/** Items as a list of the locale; most lists have one item, which needs no formatter. */
function listText(items: readonly string[], type: ListType, wording: Wording): string {
  const [only, ...more] = items;
  if (only !== undefined && more.length === 0) return only;
  return listFormat(wording.locale ?? 'en', type).format(items);
}

/** `A, B and C` */
export const listAnd = (items: readonly string[], wording: Wording): string => listText(items, 'conjunction', wording);

/** `A, B or C` */
export const listOr = (items: readonly string[], wording: Wording): string => listText(items, 'disjunction', wording);

/** `A, B, C`: things side by side, each with what is said of it. */
export const listPlain = (items: readonly string[]): string =>
  items.reduce((before, item) => msg(str`${before}, ${item}`, { id: 'describe.list.plain' }));

/** `A; B; C`: parts that have commas of their own. */
export const listParts = (items: readonly string[]): string =>
  items.reduce((before, item) => msg(str`${before}; ${item}`, { id: 'describe.list.parts' }));

/** `A to C`, of things that follow one another. */
const rangeText = (first: string, last: string): string => msg(str`${first} to ${last}`, { id: 'describe.range' });

/** Items that follow one another: one, two joined by "and", more as a range. */
export function runText(items: readonly string[], wording: Wording): string {
  const first = items[0] ?? '';
  const last = items.at(-1) ?? '';
  return items.length > 2 ? rangeText(first, last) : listAnd(items, wording);
}

/**
 * Things in order as a list, in which three or more that follow one another become a range.
 * @param follows whether the second thing comes right after the first
 */
export function spansText<Thing>(
  things: readonly Thing[],
  follows: (first: Thing, second: Thing) => boolean,
  nameOf: (thing: Thing) => string,
  wording: Wording,
): string {
  const runs: Thing[][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && follows(last, thing)) run.push(thing);
    else runs.push([thing]);
  }
  const items = runs.flatMap((run) => {
    const names = run.map(nameOf);
    return names.length > 2 ? [runText(names, wording)] : names;
  });
  return listAnd(items, wording);
}

/** Cells as a list in reading order; three or more beside each other in a row become a range. */
export const cellsText = (cells: readonly Cell[], wording: Wording): string =>
  spansText(
    [...cells].sort(readingOrder),
    (first, second) => rowOf(first) === rowOf(second) && columnOf(first) + 1 === columnOf(second),
    (cell) => cellText(cell, wording),
    wording,
  );

/** Cells as a list in the order given, for tokens that come off nearest first. */
export const cellListText = (cells: readonly Cell[], wording: Wording): string =>
  listAnd(
    cells.map((cell) => cellText(cell, wording)),
    wording,
  );
