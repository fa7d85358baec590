/** Whether a fence with a free end can still be finished with a farm on both of its sides. */
import type { Board } from './territories-board.js';
import type { Side, Square } from './terrain.js';

/** Finds the way from either square to the nearest farm: the squares that it takes, each with the one before it. */
const firstPath = (board: Board, trunk: Side): Map<Square, Square | null> | null => {
  const before = new Map<Square, Square | null>([
    [trunk.squares[0], null],
    [trunk.squares[1], null],
  ]);
  for (const [square] of before) {
    if (board.farms[square.index] !== undefined) {
      const path = new Map<Square, Square | null>();
      for (let at: Square | null = square; at !== null; at = before.get(at) ?? null)
        path.set(at, before.get(at) ?? null);
      return path;
    }
    for (const { side, to } of square.ways) {
      if (side === trunk || board.trunks[side.index] === 1 || before.has(to)) continue;
      before.set(to, square);
    }
  }
  return null;
};

/**
 * True if two paths without a square in common lead from the two squares beside a new trunk to two different farms.
 *
 * Two units of flow through squares that carry one unit each. The first unit takes the shortest way. The second may
 * push the first aside, the usual residual search: where it enters a square that the first takes, it follows the
 * first backwards and leaves from a square before; what is pushed aside goes on in its stead.
 */
export const twoWaysToFarms = (board: Board, trunk: Side): boolean => {
  const path = firstPath(board, trunk);
  if (path === null) return false;
  const start = path.has(trunk.squares[0]) ? trunk.squares[1] : trunk.squares[0];
  const count = board.terrain.squares.length;
  const [entered, left] = [new Uint8Array(count), new Uint8Array(count)];
  const leaving: Square[] = [];
  const leaveFrom = (square: Square): void => {
    if (left[square.index] === 1) return;
    left[square.index] = 1;
    leaving.push(square);
  };
  const enter = (square: Square): void => {
    if (entered[square.index] === 1) return;
    entered[square.index] = 1;
    const before = path.get(square);
    if (before === undefined) leaveFrom(square);
    else if (before !== null) leaveFrom(before);
  };
  enter(start);
  for (const square of leaving) {
    // A square of the first path that is left backwards can be given up altogether.
    if (path.has(square)) enter(square);
    else if (board.farms[square.index] !== undefined) return true;
    for (const { side, to } of square.ways) {
      if (side !== trunk && board.trunks[side.index] !== 1) enter(to);
    }
  }
  return false;
};
