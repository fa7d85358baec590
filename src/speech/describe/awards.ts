import { msg, str } from '@lit/localize';
import { type AwardsCheck, type Cell, rowOf } from '../../rules/index.js';
import { plural } from './plural.js';
import { listAnd } from './words.js';
import type { Wording } from './wording.js';

/** How many awards are open and how many differ from the rule; in which rows is for `describeCheckRows`. */
export function describeCheck(check: AwardsCheck, wording: Wording): string {
  const [open, wrong] = [check.unawarded.length, check.differing.length];
  if (open === 0 && wrong === 0) return msg('All awards are as the rule says.', { id: 'describe.check.right' });
  return [
    describeOpen(check, wording),
    wrong === 0
      ? msg('No award differs from the rule.', { id: 'describe.check.differ.none' })
      : plural(wrong, wording, {
          one: () => msg(str`${wrong} award differs from the rule.`, { id: 'describe.check.differ.one' }),
          other: () => msg(str`${wrong} awards differ from the rule.`, { id: 'describe.check.differ.other' }),
        }),
  ].join(' ');
}

/** How many cells are not awarded yet. */
export function describeOpen({ unawarded }: AwardsCheck, wording: Wording): string {
  const open = unawarded.length;
  return open === 0
    ? msg('No award is open.', { id: 'describe.check.open.none' })
    : plural(open, wording, {
        one: () => msg(str`${open} award is open.`, { id: 'describe.check.open.one' }),
        other: () => msg(str`${open} awards are open.`, { id: 'describe.check.open.other' }),
      });
}

/** The rows that some cells lie in, from the bottom, each once. */
const rowsOf = (cells: readonly Cell[]): number[] => [...new Set(cells.map((cell) => rowOf(cell) + 1))].sort();

/**
 * In which rows awards are open, and in which they differ from the rule; none if all is right. Which cells they are, and what
 * would be right, is for the players to find out.
 */
export function describeCheckRows(check: AwardsCheck, wording: Wording): string[] {
  const open = rowsOf(check.unawarded);
  const wrong = rowsOf(check.differing.map(({ cell }) => cell));
  const [openRows, wrongRows] = [open, wrong].map((rows) => listAnd(rows.map(String), wording));
  return [
    ...(open.length === 0
      ? []
      : [
          plural(open.length, wording, {
            one: () => msg(str`Awards are open in row ${openRows}.`, { id: 'describe.check.open.row.one' }),
            other: () => msg(str`Awards are open in rows ${openRows}.`, { id: 'describe.check.open.row.other' }),
          }),
        ]),
    ...(wrong.length === 0
      ? []
      : [
          plural(wrong.length, wording, {
            one: () =>
              msg(str`Awards differ from the rule in row ${wrongRows}.`, { id: 'describe.check.differ.row.one' }),
            other: () =>
              msg(str`Awards differ from the rule in rows ${wrongRows}.`, { id: 'describe.check.differ.row.other' }),
          }),
        ]),
  ];
}

/** The claims counted, and what they add up to of all cells that were looked at. */
export function describeCount(check: AwardsCheck, wording: Wording): string {
  const { W: white, B: black, neutral } = check.counts;
  const sum = white + black + neutral;
  const cells = sum + check.unawarded.length;
  if (wording.verbosity === 'brief') {
    return msg(str`White ${white}, black ${black}, neutral ${neutral}: ${sum} of ${cells}.`, {
      id: 'describe.count.brief',
    });
  }
  const counts = msg(str`White ${white}, black ${black}, neutral ${neutral}.`, { id: 'describe.count' });
  const total = check.complete
    ? msg(str`That adds up to ${cells}.`, { id: 'describe.count.complete' })
    : msg(str`That adds up to ${sum} of ${cells} cells.`, { id: 'describe.count.part' });
  return [counts, total].join(' ');
}
