import { msg, str } from '@lit/localize';
import type { AwardsCheck, DifferingAward } from '../../rules/index.js';
import { plural } from './plural.js';
import { cellText, cellsText } from './words.js';
import type { Wording } from './wording.js';

/** How many awards are open and how many differ from the rule; which ones is for `describeCheckRows`. */
export function describeCheck(check: AwardsCheck, wording: Wording): string {
  const [open, wrong] = [check.unawarded.length, check.differing.length];
  if (open === 0 && wrong === 0) return msg('All awards are as the rule says.', { id: 'describe.check.right' });
  return [
    open === 0
      ? msg('No award is open.', { id: 'describe.check.open.none' })
      : plural(open, wording, {
          one: () => msg(str`${open} award is open.`, { id: 'describe.check.open.one' }),
          other: () => msg(str`${open} awards are open.`, { id: 'describe.check.open.other' }),
        }),
    wrong === 0
      ? msg('No award differs from the rule.', { id: 'describe.check.differ.none' })
      : plural(wrong, wording, {
          one: () => msg(str`${wrong} award differs from the rule.`, { id: 'describe.check.differ.one' }),
          other: () => msg(str`${wrong} awards differ from the rule.`, { id: 'describe.check.differ.other' }),
        }),
  ].join(' ');
}

/** A claim and the two distances that it can be measured by; the players draw the conclusion. */
function differingText(found: DifferingAward, wording: Wording): string {
  const cell = cellText(found.cell, wording);
  const [white, black] = [cellText(found.W.site, wording), cellText(found.B.site, wording)];
  const [toWhite, toBlack] = [found.W.distance, found.B.distance];
  switch (found.award) {
    case 'W':
      return msg(str`${cell} awarded white: white site ${white} is ${toWhite} away, black site ${black} ${toBlack}.`, {
        id: 'describe.check.row.white',
      });
    case 'B':
      return msg(str`${cell} awarded black: white site ${white} is ${toWhite} away, black site ${black} ${toBlack}.`, {
        id: 'describe.check.row.black',
      });
    case 'neutral':
      return msg(
        str`${cell} awarded neutral: white site ${white} is ${toWhite} away, black site ${black} ${toBlack}.`,
        { id: 'describe.check.row.neutral' },
      );
  }
}

/** The open cells in one sentence and a sentence for each award that differs; none if all is right. */
export function describeCheckRows(check: AwardsCheck, wording: Wording): string[] {
  const rows = check.differing.map((found) => differingText(found, wording));
  if (check.unawarded.length === 0) return rows;
  const cells = cellsText(check.unawarded, wording);
  return [msg(str`Not awarded: ${cells}.`, { id: 'describe.check.unawarded' }), ...rows];
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
