import { msg, str } from '@lit/localize';
import { territoriesOf } from '../../rules/known-games.js';
import type { Cell } from '../../rules/types.js';
import { territoryText } from './board.js';
import { contentText } from './cells.js';
import { describeMove } from './move.js';
import { seenOf } from './seen.js';
import { cellListText, listParts } from './words.js';
import type { Played, Wording } from './wording.js';

/** The cells that a move changed: where something goes to first, then what it left, and what came off. */
export function changedCells(played: Played | undefined): Cell[] {
  const move = played?.move;
  if (!move) return [];
  if ('block' in move) return [...new Set([move.to, move.block, move.from])];
  if ('capture' in move) return [move.to, move.from, ...move.removed];
  if ('trunk' in move) return move.trunk;
  if ('site' in move) return [move.site];
  return 'farm' in move ? [move.farm] : [move.cell];
}

/** The two territories into which a trunk has divided one; none after any other move. */
export function newTerritories({ before, after }: Played, wording: Wording): string[] {
  if (before.game !== 'territories' || after?.game !== 'territories') return [];
  const known = new Set(territoriesOf(before).map(({ squares }) => squares.join(' ')));
  return territoriesOf(after)
    .filter(({ squares }) => !known.has(squares.join(' ')))
    .map(({ squares, owners }) => territoryText(squares, owners, wording));
}

/** What the last move changed, cell by cell: `After move 3: B2 pawn A; C1 blocked.` A trunk is said with the territories it made. */
export function describeChanges(moves: readonly Played[], wording: Wording): string {
  const last = moves.at(-1);
  if (!last?.after) return msg('No moves yet.', { id: 'describe.log.none' });
  if ('trunk' in last.move) return [describeMove(last, wording), ...newTerritories(last, wording)].join(' ');
  const seen = seenOf(last.after);
  const groups: { cells: [Cell, ...Cell[]]; content: string }[] = [];
  for (const cell of changedCells(last)) {
    const content = contentText(seen, cell, { ...wording, verbosity: 'brief' });
    const group = groups.find((one) => one.content === content);
    if (group) group.cells.push(cell);
    else groups.push({ cells: [cell], content });
  }
  const what = listParts(
    groups.map(({ cells, content }) => {
      const names = cellListText(cells, wording);
      return msg(str`${names} ${content}`, { id: 'describe.line.group' });
    }),
  );
  const number = moves.length;
  return msg(str`After move ${number}: ${what}.`, { id: 'describe.changes' });
}
