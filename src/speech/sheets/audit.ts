/** Nearest-site: the two audit sheets, each for one half of the board, and the right awards for the host. */
import { msg } from '@lit/localize';
import { boardCells, viewBoard } from '../../rules/index.js';
import type { Cell, NearestState } from '../../rules/types.js';
import type { Wording } from '../describe.js';
import { awardColumn, stepColumns } from './columns.js';
import { board, halfCells, position } from './positions.js';
import { solution } from './practice.js';
import { type Block, lines } from './types.js';

/** The sites of a game alone, without its awards. */
function sitesOnly(state: NearestState): NearestState {
  const sites: Record<'W' | 'B', Cell[]> = { W: [], B: [] };
  for (const [cell, marks] of Object.entries(viewBoard(state).marks)) {
    for (const mark of marks) if (mark.kind === 'site') sites[mark.owner].push(cell);
  }
  const alone = position('nearest-site', sites.W.length > 0 && sites.B.length > 0 ? { sites } : {});
  return alone.game === 'nearest-site' ? alone : state;
}

/**
 * An audit sheet's blocks: the cells of one half, to be counted anew and compared with the claims.
 * @param state the game that is audited: its sites are drawn; null for a blank sheet
 */
export function auditBlocks(half: 1 | 2, state: NearestState | null, wording: Wording): Block[] {
  const empty = position('nearest-site', {});
  return [
    lines(msg('Checked by', { id: 'sheet.audit.by' })),
    lines(msg('Exchanged with', { id: 'sheet.audit.with' })),
    {
      kind: 'steps',
      items: [
        msg('Count the steps anew, without looking at the claims. Write your award.', { id: 'sheet.audit.count' }),
        msg('Then write what was claimed, and whether both are the same.', { id: 'sheet.audit.compare' }),
        msg('Exchange the sheets. Where you differ, count again together.', { id: 'sheet.audit.exchange' }),
        msg('C3 is in both halves. Count it once: the sums of both halves without one C3 make 25.', {
          id: 'sheet.audit.middle',
        }),
      ],
    },
    board(
      state ? sitesOnly(state) : empty,
      state
        ? msg('The sites', { id: 'sheet.example.sites' })
        : msg('Draw the four sites here', { id: 'sheet.audit.draw' }),
      wording,
    ),
    {
      kind: 'table',
      caption:
        half === 1
          ? msg('Half 1 has the first twelve cells, from A1 to B3, and C3 in the middle.', { id: 'sheet.audit.half.1' })
          : msg('Half 2 has C3 in the middle, and the last twelve cells, from D3 to E5.', { id: 'sheet.audit.half.2' }),
      head: [
        ...stepColumns(),
        msg('My award', { id: 'sheet.column.own' }),
        msg('Claimed', { id: 'sheet.column.claimed' }),
        msg('Same?', { id: 'sheet.column.same' }),
      ],
      // The claims are left out: whoever counts anew should not see them first.
      rows: halfCells(half).map((cell) => [cell, '', '', '', '', '']),
    },
    lines(msg('White, black and neutral in this half', { id: 'sheet.audit.sum' })),
  ];
}

/** Every cell's right award with both distances, for the host. */
export const awardsKeyBlocks = (state: NearestState): Block[] => [
  {
    kind: 'table',
    caption: msg('The right awards', { id: 'sheet.key.awards' }),
    head: [...stepColumns(), awardColumn()],
    rows: boardCells(5, 5).map((cell) => [cell, ...solution(state, cell)]),
  },
];
