import { msg, str } from '@lit/localize';
import type { ApproachMove, AwardMove, Colour, IsolationMove, State } from '../../rules/types.js';
import { seenOf } from './seen.js';
import { awardTable, moverIsFirst } from './table.js';
import { cellListText, cellText } from './words.js';
import type { Played, Wording } from './wording.js';

function isolationBack(before: State, move: IsolationMove, wording: Wording): string {
  const [from, to, block] = [move.from, move.to, move.block].map((cell) => cellText(cell, wording));
  // The block goes first: it may lie on the cell to which the pawn returns.
  return moverIsFirst(before)
    ? msg(str`Take the block off ${block}. Move pawn A back from ${to} to ${from}.`, {
        id: 'describe.table-undo.isolation.a',
      })
    : msg(str`Take the block off ${block}. Move pawn B back from ${to} to ${from}.`, {
        id: 'describe.table-undo.isolation.b',
      });
}

function approachBack(before: State, move: ApproachMove, wording: Wording): string {
  const [from, to] = [cellText(move.from, wording), cellText(move.to, wording)];
  const cells = cellListText(move.removed, wording);
  const taken = move.capture !== null;
  if (moverIsFirst(before)) {
    const step = msg(str`Move the white token back from ${to} to ${from}.`, { id: 'describe.table-undo.step.white' });
    if (!taken) return step;
    return [step, msg(str`Put black back on ${cells}.`, { id: 'describe.table-undo.put-back.black' })].join(' ');
  }
  const step = msg(str`Move the black token back from ${to} to ${from}.`, { id: 'describe.table-undo.step.black' });
  if (!taken) return step;
  return [step, msg(str`Put white back on ${cells}.`, { id: 'describe.table-undo.put-back.white' })].join(' ');
}

function awardBack(before: State, move: AwardMove, wording: Wording): string {
  const cell = cellText(move.cell, wording);
  const old: Colour | 'neutral' | undefined = seenOf(before).view.marks[move.cell]?.flatMap((mark) =>
    mark.kind === 'award' ? [mark.owner] : [],
  )[0];
  return old === undefined
    ? msg(str`Take the mark off ${cell}.`, { id: 'describe.table-undo.award' })
    : awardTable({ cell: move.cell, award: old }, wording);
}

/** What to do with the real pieces after a move was taken back. */
export function describeTableUndo({ before, move }: Played, wording: Wording): string {
  if ('block' in move) return isolationBack(before, move, wording);
  if ('capture' in move) return approachBack(before, move, wording);
  if ('award' in move) return awardBack(before, move, wording);
  if ('trunk' in move) {
    const [first, second] = [cellText(move.trunk[0], wording), cellText(move.trunk[1], wording)];
    return msg(str`Take away the trunk between ${first} and ${second}.`, { id: 'describe.table-undo.trunk' });
  }
  if ('site' in move) {
    const cell = cellText(move.site, wording);
    return msg(str`Take the site off ${cell}.`, { id: 'describe.table-undo.site' });
  }
  const cell = cellText(move.farm, wording);
  return msg(str`Take the farm off ${cell}.`, { id: 'describe.table-undo.farm' });
}
