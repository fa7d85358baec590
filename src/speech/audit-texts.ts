/** What is said when two people audit the awards of Nearest-site. */
import { msg, str } from '@lit/localize';
import type { Award, Cell } from '../rules/types.js';
import { awardWord } from './describe/marks.js';
import { plural } from './describe/plural.js';
import { cellsText, cellText } from './describe/words.js';
import type { Wording } from './describe/wording.js';

/** Whose turn it is to look, at which half. */
export interface Stage {
  person: 1 | 2;
  half: 1 | 2;
}

/** Opposite halves, and then exchanged. */
export const stages: readonly Stage[] = [
  { person: 1, half: 1 },
  { person: 2, half: 2 },
  { person: 1, half: 2 },
  { person: 2, half: 1 },
];

/** Who looks at which half. */
export function stageTitle({ person, half }: Stage): string {
  if (person === 1)
    return half === 1
      ? msg('First person: half 1', { id: 'audit.stage.1.1' })
      : msg('First person: half 2', { id: 'audit.stage.1.2' });
  return half === 1
    ? msg('Second person: half 1', { id: 'audit.stage.2.1' })
    : msg('Second person: half 2', { id: 'audit.stage.2.2' });
}

/** Which cells a half has. The cell in the middle is in both. */
export function halfText(half: 1 | 2, wording: Wording): string {
  const named = (cell: Cell): string => cellText(cell, wording);
  const middle = named('C3');
  if (half === 1) {
    const [first, last] = [named('A1'), named('E2')];
    const row = cellsText(['A3', 'B3'], wording);
    return msg(str`Half 1 is rows 1 and 2, from ${first} to ${last}, and of row 3 ${row}, and ${middle}: 13 cells.`, {
      id: 'audit.half.1',
    });
  }
  const [first, last] = [named('A4'), named('E5')];
  const row = cellsText(['D3', 'E3'], wording);
  return msg(str`Half 2 is ${middle}, of row 3 ${row}, and rows 4 and 5, from ${first} to ${last}: 13 cells.`, {
    id: 'audit.half.2',
  });
}

/** How many cells of a half are still to be said. */
export const openText = (open: number, wording: Wording): string =>
  open === 0
    ? msg('Every cell of this half is said.', { id: 'audit.open.none' })
    : plural(open, wording, {
        one: () => msg(str`${open} cell of this half is still open.`, { id: 'audit.open.one' }),
        other: () => msg(str`${open} cells of this half are still open.`, { id: 'audit.open.other' }),
      });

/** What two people say of a cell, and what is awarded. */
export interface Compared {
  cell: Cell;
  first: Award | null;
  second: Award | null;
  awarded: Award | null;
}

const isSettled = ({ first, second, awarded }: Compared): boolean => first === second && second === awarded;

const word = (award: Award | null): string =>
  award === null ? msg('open', { id: 'host.key.open' }) : awardWord(award);

/**
 * The comparison of the two, a sentence for how far they agree and one for each cell that is not settled. Nothing is said of
 * what would be right.
 */
export function comparisonTexts(cells: readonly Compared[], wording: Wording): string[] {
  const count = cells.length;
  const agreed = cells.filter(({ first, second }) => first === second).length;
  const open = cells.filter((one) => !isSettled(one));
  const all = msg(str`The two agree in ${agreed} of ${count} cells.`, { id: 'audit.agreed' });
  if (open.length === 0) return [all, msg('All of them are awarded as both say.', { id: 'audit.settled' })];
  return [
    all,
    ...open.map((one) => {
      const cell = cellText(one.cell, wording);
      const [first, second, awarded] = [word(one.first), word(one.second), word(one.awarded)];
      return msg(str`${cell}: first person ${first}, second person ${second}; in the record ${awarded}.`, {
        id: 'audit.cell',
      });
    }),
  ];
}
