/** Which cell belongs to whom in Nearest-site, and how the players' claims compare with that. */
import { boardCells, columnOf, rowOf } from './cells.js';
import type { Award, Cell, Colour, NearestState } from './types.js';

/** Every cell of the board, in reading order. */
export const nearestBoard = boardCells(5, 5);
const middle = 12;

/** One owner's nearest site, the first placed of equals, and its distance in steps. */
export interface Nearest {
  distance: number;
  site: Cell;
}

/** Whose a cell is, and the two distances that say so. */
export interface MeasuredCell {
  cell: Cell;
  right: Award;
  W: Nearest;
  B: Nearest;
}

/** A claim that is not what the rule says. */
export interface DifferingAward extends MeasuredCell {
  award: Award;
}

/** The claims compared with the rule; cells are in reading order. */
export interface AwardsCheck {
  unawarded: Cell[];
  differing: DifferingAward[];
  /** The claims, counted. */
  counts: { W: number; B: number; neutral: number };
  /** No cell that was looked at is without a claim. */
  complete: boolean;
}

const distance = (a: Cell, b: Cell): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

const nearest = (state: NearestState, cell: Cell, owner: Colour): Nearest => {
  let found: Nearest = { distance: Infinity, site: '' };
  for (const site of state.sites) {
    if (site.owner !== owner) continue;
    const steps = distance(cell, site.cell);
    if (steps < found.distance) found = { distance: steps, site: site.cell };
  }
  return found;
};

const rightAward = (W: Nearest, B: Nearest): Award => {
  if (W.distance === B.distance) return 'neutral';
  return W.distance < B.distance ? 'W' : 'B';
};

const measured = (state: NearestState, cell: Cell): MeasuredCell => {
  const [W, B] = [nearest(state, cell, 'W'), nearest(state, cell, 'B')];
  return { cell, right: rightAward(W, B), W, B };
};

/** Every cell in reading order with its right award and both distances: for the host, never shown unasked. */
export const measuredCells = (state: NearestState): MeasuredCell[] => nearestBoard.map((cell) => measured(state, cell));

/** The players' claims among some cells, counted. */
export const claimCounts = (state: NearestState, cells: readonly Cell[]): AwardsCheck['counts'] => {
  const counts = { W: 0, B: 0, neutral: 0 };
  for (const cell of cells) {
    const award = state.awards[cell];
    if (award !== undefined) counts[award] += 1;
  }
  return counts;
};

const compared = (state: NearestState, cells: readonly Cell[]): AwardsCheck => {
  const unawarded = cells.filter((cell) => state.awards[cell] === undefined);
  const differing = cells.flatMap((cell): DifferingAward[] => {
    const award = state.awards[cell];
    const found = measured(state, cell);
    return award === undefined || award === found.right ? [] : [{ ...found, award }];
  });
  return { unawarded, differing, counts: claimCounts(state, cells), complete: unawarded.length === 0 };
};

/** All claims compared with the rule. */
export const checked = (state: NearestState): AwardsCheck => compared(state, nearestBoard);

/** One half's claims compared with the rule; C3, in the middle, is in both halves. */
export const audited = (state: NearestState, half: 1 | 2): AwardsCheck =>
  compared(state, half === 1 ? nearestBoard.slice(0, middle + 1) : nearestBoard.slice(middle));

/** Every cell's right award. */
export const rightAwards = (state: NearestState): Record<Cell, Award> =>
  Object.fromEntries(measuredCells(state).map(({ cell, right }) => [cell, right]));

/** True when every cell is awarded as the rule says. */
export const isSettled = (state: NearestState): boolean =>
  nearestBoard.every((cell) => state.awards[cell] === measured(state, cell).right);
