import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { ApproachMove, AwardMove, IsolationMove, State, TrunkMove } from '../../rules/types.js';
import { seenOf } from './seen.js';
import { cellListText, cellText } from './words.js';
import type { Played, Wording } from './wording.js';

/** How many trunks the box holds, the starting one included. */
const trunksInBox = 40;

/** Whether the mover is white or pawn A. */
export const moverIsFirst = (before: State): boolean => {
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

/** How an award is marked. */
export function awardTable(move: AwardMove, wording: Wording): string {
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
  const left = seenOf(before).view.trunks.length < trunksInBox;
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
