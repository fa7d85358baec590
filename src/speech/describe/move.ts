import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { ApproachMove, AwardMove, IsolationMove, State, TrunkMove } from '../../rules/types.js';
import { captureSentence } from './captures.js';
import { isOver, seenOf } from './seen.js';
import { cellText } from './words.js';
import type { Played, Wording } from './wording.js';

function isolationText(move: IsolationMove, wording: Wording): string {
  const [from, to, block] = [move.from, move.to, move.block].map((cell) => cellText(cell, wording));
  return msg(str`${from} to ${to}, blocks ${block}.`, { id: 'describe.move.isolation' });
}

const couldCapture = (before: State, move: ApproachMove): boolean =>
  gameOf(before)
    .legalMoves(before)
    .some((one) => 'capture' in one && one.capture !== null && one.from === move.from && one.to === move.to);

function approachText(before: State, move: ApproachMove, wording: Wording): string {
  const [from, to] = [cellText(move.from, wording), cellText(move.to, wording)];
  if (move.capture === null && couldCapture(before, move)) {
    return msg(str`${from} to ${to}, no capture.`, { id: 'describe.move.no-capture' });
  }
  const step = msg(str`${from} to ${to}.`, { id: 'describe.move.step' });
  return move.capture === null ? step : `${step} ${captureSentence(move, wording)}`;
}

/** An award, and which one it replaces if there was one. */
function awardText(before: State, move: AwardMove, wording: Wording): string {
  const cell = cellText(move.cell, wording);
  const old = seenOf(before).view.marks[move.cell]?.find((mark) => mark.kind === 'award')?.owner;
  switch (move.award) {
    case 'W':
      if (old === 'B') return msg(str`${cell} white, was black.`, { id: 'describe.move.award.white.black' });
      if (old === 'neutral') return msg(str`${cell} white, was neutral.`, { id: 'describe.move.award.white.neutral' });
      return msg(str`${cell} white.`, { id: 'describe.move.award.white' });
    case 'B':
      if (old === 'W') return msg(str`${cell} black, was white.`, { id: 'describe.move.award.black.white' });
      if (old === 'neutral') return msg(str`${cell} black, was neutral.`, { id: 'describe.move.award.black.neutral' });
      return msg(str`${cell} black.`, { id: 'describe.move.award.black' });
    case 'neutral':
      if (old === 'W') return msg(str`${cell} neutral, was white.`, { id: 'describe.move.award.neutral.white' });
      if (old === 'B') return msg(str`${cell} neutral, was black.`, { id: 'describe.move.award.neutral.black' });
      return msg(str`${cell} neutral.`, { id: 'describe.move.award.neutral' });
  }
}

/** A trunk, who goes on if it closed a territory, and why. That it ended the game is said by the outcome. */
function trunkText(move: TrunkMove, after: State | null, wording: Wording): string {
  const [first, second] = [cellText(move.trunk[0], wording), cellText(move.trunk[1], wording)];
  const trunk = msg(str`${first} and ${second}, trunk.`, { id: 'describe.move.trunk' });
  if (after === null || seenOf(after).view.freeEnd !== null || isOver(after)) return trunk;
  const goesOn =
    gameOf(after).toMove(after) === 'W'
      ? msg('White goes on: a territory is closed.', { id: 'describe.move.closes.white' })
      : msg('Black goes on: a territory is closed.', { id: 'describe.move.closes.black' });
  return `${trunk} ${goesOn}`;
}

/**
 * A move said back, coordinate first: `C1 to B2, blocks C1.`
 * With `after` null nothing is said of what the move brought about.
 */
export function describeMove({ before, move, after }: Played, wording: Wording): string {
  if ('block' in move) return isolationText(move, wording);
  if ('capture' in move) return approachText(before, move, wording);
  if ('award' in move) return awardText(before, move, wording);
  if ('trunk' in move) return trunkText(move, after, wording);
  const white = gameOf(before).toMove(before) === 'W';
  if ('site' in move) {
    const cell = cellText(move.site, wording);
    return white
      ? msg(str`${cell}, white site.`, { id: 'describe.move.site.white' })
      : msg(str`${cell}, black site.`, { id: 'describe.move.site.black' });
  }
  const cell = cellText(move.farm, wording);
  return white
    ? msg(str`${cell}, white farm.`, { id: 'describe.move.farm.white' })
    : msg(str`${cell}, black farm.`, { id: 'describe.move.farm.black' });
}
