import { msg, str } from '@lit/localize';
import { gameOf, trunksPlaced } from '../../rules/index.js';
import type { ApproachMove, AwardMove, Colour, IsolationMove, State, TrunkMove } from '../../rules/types.js';
import { seenOf } from './seen.js';
import { cellListText, cellText } from './words.js';
import type { Played, Wording } from './wording.js';

/** How many trunks the box holds, the starting one included. */
const trunksInBox = 40;

const moverIsFirst = (before: State): boolean => {
  const mover = gameOf(before).toMove(before);
  return mover === 'W' || mover === 'A';
};

function isolationTable(before: State, move: IsolationMove, wording: Wording): string {
  const [from, to, block] = [move.from, move.to, move.block].map((cell) => cellText(cell, wording));
  return moverIsFirst(before)
    ? msg(str`Move pawn A from ${from} to ${to}. Put a block on ${block}.`, { id: 'describe.table.isolation.a' })
    : msg(str`Move pawn B from ${from} to ${to}. Put a block on ${block}.`, { id: 'describe.table.isolation.b' });
}

function approachTable(before: State, move: ApproachMove, wording: Wording): string {
  const [from, to] = [cellText(move.from, wording), cellText(move.to, wording)];
  const step = moverIsFirst(before)
    ? msg(str`Move the white token from ${from} to ${to}.`, { id: 'describe.table.step.white' })
    : msg(str`Move the black token from ${from} to ${to}.`, { id: 'describe.table.step.black' });
  if (move.capture === null) return step;
  const cells = cellListText(move.removed, wording);
  return [step, msg(str`Take off ${cells}.`, { id: 'describe.table.take-off' })].join(' ');
}

function awardTable(move: AwardMove, wording: Wording): string {
  const cell = cellText(move.cell, wording);
  switch (move.award) {
    case 'W':
      return msg(str`Mark ${cell} white.`, { id: 'describe.table.award.white' });
    case 'B':
      return msg(str`Mark ${cell} black.`, { id: 'describe.table.award.black' });
    case 'neutral':
      return msg(str`Mark ${cell} neutral.`, { id: 'describe.table.award.neutral' });
  }
}

function trunkTable(before: State, move: TrunkMove, wording: Wording): string {
  const [first, second] = [cellText(move.trunk[0], wording), cellText(move.trunk[1], wording)];
  const left = before.game !== 'territories' || trunksPlaced(before) < trunksInBox;
  return left
    ? msg(str`Put a trunk between ${first} and ${second}.`, { id: 'describe.table.trunk' })
    : msg(str`The 40 trunks are used up: put another marker between ${first} and ${second}.`, {
        id: 'describe.table.trunk.marker',
      });
}

/** What to do with the real pieces after a move. */
export function describeTable({ before, move }: Played, wording: Wording): string {
  if ('block' in move) return isolationTable(before, move, wording);
  if ('capture' in move) return approachTable(before, move, wording);
  if ('award' in move) return awardTable(move, wording);
  if ('trunk' in move) return trunkTable(before, move, wording);
  if ('site' in move) {
    const cell = cellText(move.site, wording);
    return moverIsFirst(before)
      ? msg(str`Put a white site on ${cell}.`, { id: 'describe.table.site.white' })
      : msg(str`Put a black site on ${cell}.`, { id: 'describe.table.site.black' });
  }
  const cell = cellText(move.farm, wording);
  return moverIsFirst(before)
    ? msg(str`Put a white farm on ${cell}.`, { id: 'describe.table.farm.white' })
    : msg(str`Put a black farm on ${cell}.`, { id: 'describe.table.farm.black' });
}

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
