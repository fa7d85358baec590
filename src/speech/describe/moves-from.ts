import { msg, str } from '@lit/localize';
import { columnOf, onBoard, rowOf } from '../../rules/cells.js';
import { gameOf } from '../../rules/known-games.js';
import type { ApproachMove, Cell, Mark, Move, NearestState, State, TerritoriesState } from '../../rules/types.js';
import { describeCell } from './cells.js';
import { directions, directionTo, neighbour, straightDirections } from './directions.js';
import { noSuchCell } from './off-board.js';
import { openEndText } from './open-end.js';
import { turnOfText } from './players.js';
import { isOver, seenOf } from './seen.js';
import { sideText, towards } from './towards.js';
import { cellListText, cellText, listOr, listParts, runText } from './words.js';
import type { Wording } from './wording.js';

/** What a capture takes, inside a sentence: `approach takes C5`. A move without one gives `no capture`. */
function captureText(move: ApproachMove, wording: Wording): string {
  const cells = cellListText(move.removed, wording);
  switch (move.capture) {
    case 'approach':
      return msg(str`approach takes ${cells}`, { id: 'describe.capture.approach' });
    case 'withdraw':
      return msg(str`withdraw takes ${cells}`, { id: 'describe.capture.withdraw' });
    case null:
      return msg('no capture', { id: 'describe.capture.none' });
  }
}

const from = (cell: Cell, ways: readonly string[], wording: Wording): string => {
  const name = cellText(cell, wording);
  const what = listParts(ways);
  return msg(str`From ${name}: ${what}.`, { id: 'describe.moves-from' });
};

/** What is at the cell and whose turn it is: the answer where nothing of the player's own can move. */
function notOwn(state: State, cell: Cell, wording: Wording): string {
  const what = describeCell(state, cell, { ...wording, verbosity: 'normal' });
  const player = gameOf(state).toMove(state);
  const sentence = msg(str`${what}.`, { id: 'describe.moves-from.not-own' });
  return player === null ? sentence : `${sentence} ${turnOfText(state.game, player, wording.names)}`;
}

/** Isolation's destinations by direction, each from the nearest on. */
function pawnWays(cell: Cell, moves: readonly Move[], wording: Wording): string[] {
  const ends = new Set(moves.flatMap((move) => ('block' in move && move.from === cell ? [move.to] : [])));
  const steps = (end: Cell): number =>
    Math.max(Math.abs(columnOf(end) - columnOf(cell)), Math.abs(rowOf(end) - rowOf(cell)));
  return directions.flatMap((direction) => {
    const on = [...ends].filter((end) => directionTo(cell, end) === direction).sort((a, b) => steps(a) - steps(b));
    if (on.length === 0) return [];
    const names = on.map((end) => cellText(end, wording));
    return [towards(direction, runText(names, wording))];
  });
}

/** Approach or withdraw's steps, each with what could come off. */
function tokenWays(state: State, cell: Cell, moves: readonly Move[], wording: Wording): string[] {
  const steps = moves.filter((move): move is ApproachMove => 'capture' in move && move.from === cell);
  return straightDirections.flatMap((direction) => {
    const to = neighbour(seenOf(state).view, cell, direction);
    const choices = steps.filter((move) => move.to === to);
    if (to === null || choices.length === 0) return [];
    const step = towards(direction, cellText(to, wording));
    const takes = choices.filter((move) => move.capture !== null).map((move) => captureText(move, wording));
    if (takes.length === 0) return [step];
    const offers = listOr(takes, wording);
    return [msg(str`${step}, ${offers}`, { id: 'describe.moves-from.capture' })];
  });
}

function siteOrAward(state: NearestState, cell: Cell, marks: readonly Mark[], wording: Wording): string {
  const name = cellText(cell, wording);
  if (!seenOf(state).awarding) {
    if (marks.length > 0) return notOwn(state, cell, wording);
    return gameOf(state).toMove(state) === 'W'
      ? msg(str`${name} can take a white site.`, { id: 'describe.moves-from.site.white' })
      : msg(str`${name} can take a black site.`, { id: 'describe.moves-from.site.black' });
  }
  const award = marks.find((mark) => mark.kind === 'award');
  switch (award?.owner) {
    case 'W':
      return msg(str`${name} is awarded white. It can be changed to black or neutral.`, {
        id: 'describe.moves-from.award.white',
      });
    case 'B':
      return msg(str`${name} is awarded black. It can be changed to white or neutral.`, {
        id: 'describe.moves-from.award.black',
      });
    case 'neutral':
      return msg(str`${name} is awarded neutral. It can be changed to white or black.`, {
        id: 'describe.moves-from.award.neutral',
      });
    default:
      return msg(str`${name} can be awarded white, black or neutral.`, { id: 'describe.moves-from.award.open' });
  }
}

function farmOrTrunk(state: TerritoriesState, cell: Cell, moves: readonly Move[], wording: Wording): string {
  const name = cellText(cell, wording);
  if (state.spots.length > 0) {
    if (!moves.some((move) => 'farm' in move && move.farm === cell)) {
      const what = describeCell(state, cell, { ...wording, verbosity: 'brief' });
      return msg(str`${what}: no farm can go there.`, { id: 'describe.moves-from.farm.none' });
    }
    return gameOf(state).toMove(state) === 'W'
      ? msg(str`${name} can take a white farm.`, { id: 'describe.moves-from.farm.white' })
      : msg(str`${name} can take a black farm.`, { id: 'describe.moves-from.farm.black' });
  }
  const sides = moves.flatMap((move) => {
    if (!('trunk' in move) || !move.trunk.includes(cell)) return [];
    return [directionTo(cell, move.trunk[0] === cell ? move.trunk[1] : move.trunk[0])];
  });
  const open = straightDirections.filter((direction) => sides.includes(direction));
  if (open.length > 0) {
    const where = listOr(open.map(sideText), wording);
    return msg(str`At ${name} a trunk can go ${where}.`, { id: 'describe.moves-from.trunk' });
  }
  const end = seenOf(state).view.freeEnd;
  const none = msg(str`At ${name} no trunk can go now.`, { id: 'describe.moves-from.trunk.none' });
  return end ? `${none} ${openEndText(end, wording)}` : none;
}

/**
 * What the rules allow from a cell, grouped by direction; where that is nothing, why, if it is plain.
 * It lists all there is in a fixed order and recommends nothing.
 */
export function describeMovesFrom(state: State, cell: Cell, wording: Wording): string {
  const { view } = seenOf(state);
  if (!onBoard(cell, view.columns, view.rows)) return noSuchCell(view, cell, wording);
  if (isOver(state)) return msg('The game is over.', { id: 'describe.over' });
  const marks = view.marks[cell] ?? [];
  const moves = gameOf(state).legalMoves(state);
  if (state.game === 'nearest-site') return siteOrAward(state, cell, marks, wording);
  if (state.game === 'territories') return farmOrTrunk(state, cell, moves, wording);
  const own = marks.some((mark) => 'owner' in mark && mark.owner === gameOf(state).toMove(state));
  if (!own) return notOwn(state, cell, wording);
  const ways = state.game === 'isolation' ? pawnWays(cell, moves, wording) : tokenWays(state, cell, moves, wording);
  if (ways.length > 0) return from(cell, ways, wording);
  const name = cellText(cell, wording);
  return msg(str`${name} has no empty cell next to it.`, { id: 'describe.moves-from.stuck' });
}
