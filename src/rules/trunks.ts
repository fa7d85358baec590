/** Where a trunk may lie in Territories: the rules of placing, one function each. */
import { twoWaysToFarms } from './flow.js';
import { joinedWith, ownersOn, territoriesOn } from './territories-board.js';
import type { Board } from './territories-board.js';
import type { Corner, Side, Square } from './terrain.js';
import type { Cell, Colour, Edge, TerritoriesError } from './types.js';

const touches = (board: Board, corner: Corner): boolean => board.ends[corner.index] !== 0;

/** The end that a trunk on this side would leave free, if any. */
const freeAfter = (board: Board, side: Side): Corner | null =>
  side.ends.find((end) => !end.rim && !touches(board, end)) ?? null;

/** Rules 1 and 4: from the free end or, without one, from any trunk. */
const joinFault = (board: Board, side: Side): TerritoriesError | null => {
  if (board.free !== null) {
    return side.ends.includes(board.free) ? null : { code: 'not-from-free-end', squares: [...board.free.around] };
  }
  return side.ends.some((end) => touches(board, end)) ? null : { code: 'not-connected', cells: [...side.cells] };
};

/** Rule 5: the squares on both sides of a place without a trunk always belong to one territory. */
const settledFault = (board: Board, side: Side): TerritoriesError | null => {
  const owners = ownersOn(board, joinedWith(board, side.squares[0]));
  return owners.W && owners.B ? null : { code: 'settled-territory', owner: owners.W ? 'W' : 'B' };
};

/** Rule 6: no land is wasted. */
const wasteFault = (board: Board, side: Side): TerritoriesError | null => {
  const free = freeAfter(board, side);
  if (free !== null) return twoWaysToFarms(board, side) ? null : { code: 'dead-end', squares: [...free.around] };
  const isEmpty = (square: Square): boolean =>
    joinedWith(board, square, side).every(({ index }) => board.farms[index] === undefined);
  const empty = side.squares.find(isEmpty);
  return empty === undefined ? null : { code: 'empty-territory', cell: empty.cell };
};

/** Rule 4: the square beside the first trunk of a territory that holds a farm of the other player. */
const besideRival = (board: Board, turn: Colour, side: Side): Cell | undefined =>
  side.squares.find(({ index }) => {
    const owner = board.farms[index];
    return owner !== undefined && owner !== turn;
  })?.cell;

/** The sides where a trunk would satisfy every rule but the one about the other player's farms, one after another. */
function* fairSides(board: Board): Generator<Side, void> {
  const mixed = new Uint8Array(board.terrain.squares.length);
  for (const { squares, owners } of territoriesOn(board)) {
    if (owners.W && owners.B) for (const { index } of squares) mixed[index] = 1;
  }
  for (const side of board.free?.sides ?? board.terrain.sides) {
    if (board.trunks[side.index] === 1 || mixed[side.squares[0].index] !== 1) continue;
    if (joinFault(board, side) === null && wasteFault(board, side) === null) yield side;
  }
}

/** Every side where a trunk may be placed. */
export const legalTrunks = (board: Board, turn: Colour): Side[] => {
  const fair = [...fairSides(board)];
  if (board.free !== null) return fair;
  const apart = fair.filter((side) => besideRival(board, turn, side) === undefined);
  return apart.length > 0 ? apart : fair;
};

/** True if a trunk may be placed anywhere; whose turn it is makes no difference to that. */
export const hasLegalTrunk = (board: Board): boolean => fairSides(board).next().done !== true;

const besideFault = (board: Board, turn: Colour, side: Side): TerritoriesError | null => {
  const cell = board.free === null ? besideRival(board, turn, side) : undefined;
  if (cell === undefined) return null;
  // Looked for only now: it takes every other place into account.
  for (const elsewhere of fairSides(board)) {
    if (besideRival(board, turn, elsewhere) === undefined) return { code: 'beside-opponent-farm', cell };
  }
  return null;
};

/** The first reason against a trunk between two squares of the terrain, or null if it may be placed. */
export const trunkFault = (board: Board, turn: Colour, cells: Edge): TerritoriesError | null => {
  const side = board.terrain.sideOf.get(cells[0] + cells[1]);
  if (side === undefined) return { code: 'not-neighbours', cells: [...cells] };
  if (board.trunks[side.index] === 1) return { code: 'already-trunk', cells: [...cells] };
  return (
    joinFault(board, side) ?? settledFault(board, side) ?? besideFault(board, turn, side) ?? wasteFault(board, side)
  );
};
