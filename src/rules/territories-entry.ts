/** Squares of a terrain named one by one, each checked at once. */
import { terrains } from './terrain.js';
import { type Land, landLists, landOptions } from './territories-land.js';
import { setupFault } from './territories-setup.js';
import type { Cell, SetupError } from './types.js';

/**
 * The land with more squares, as far as they are right.
 * @returns the longer land, the squares that were not taken, and why the first of them was not; `wrong-count` once the land
 *   is whole
 */
export const extendLand = (
  land: Land,
  cells: readonly Cell[],
): { land: Land; left: readonly Cell[]; fault: SetupError | null } => {
  let extended = land;
  for (const [index, cell] of cells.entries()) {
    const longer = { ...extended, squares: [...extended.squares, cell] };
    const fault = isWhole(extended) ? ({ code: 'wrong-count' } as const) : landFault(longer);
    if (fault !== null) return { land: extended, left: cells.slice(index), fault };
    extended = longer;
  }
  return { land: extended, left: [], fault: null };
};

const isWhole = (land: Land): boolean => landLists(land).every(({ cells, count }) => cells.length === count);

const landFault = (land: Land): SetupError | null => {
  const { shape, houses = null, spots = null, start } = landOptions(land);
  return setupFault({ terrain: terrains[shape], houses, spots, start }, true);
};
