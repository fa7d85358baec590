/** A terrain of Territories while it is being laid out, square by square, as it lies on a table. */
import { readingOrder } from './cells.js';
import { farmsOf, type Named } from './territories-setup.js';
import type { Cell, Edge, Shape, TerritoriesOptions, TerritoriesState } from './types.js';

/** Where the farms come from: printed houses, or free spots on which they are placed in play ("without luck"). */
export type Farming = 'printed' | 'placed';

/** A terrain as far as it is laid out. */
export interface Land {
  shape: Shape;
  farming: Farming;
  /**
   * The squares named so far, in this order: the four white houses and the four black ones, or the eight spots; then the
   * two squares of the starting trunk.
   */
  squares: readonly Cell[];
}

/** One of the lists that a land consists of, in the order in which its squares are named. */
export interface LandList {
  what: Named;
  /** Named so far. */
  cells: Cell[];
  /** How many there must be. */
  count: number;
}

const counts: Record<Farming, readonly { what: Named; count: number }[]> = {
  printed: [
    { what: 'W', count: 4 },
    { what: 'B', count: 4 },
    { what: 'start', count: 2 },
  ],
  placed: [
    { what: 'spots', count: 8 },
    { what: 'start', count: 2 },
  ],
};

/** A land's lists; squares beyond the last list are left out. */
export const landLists = ({ farming, squares }: Land): LandList[] => {
  let from = 0;
  return counts[farming].map(({ what, count }) => {
    const cells = squares.slice(from, from + count);
    from += count;
    return { what, cells, count };
  });
};

const cellsOf = (lists: readonly LandList[], what: Named): Cell[] =>
  lists.find((list) => list.what === what)?.cells ?? [];

/** A land as options for `start`, which refuses them while squares are missing. */
type LandOptions = Pick<TerritoriesOptions, 'houses' | 'spots'> & { shape: Shape; start: Cell[] };

/** The land as options for `start`, each list in reading order. */
export const landOptions = (land: Land): LandOptions => {
  const lists = landLists(land);
  const sorted = (what: Named): Cell[] => cellsOf(lists, what).sort(readingOrder);
  const { shape } = land;
  return land.farming === 'printed'
    ? { shape, houses: { W: sorted('W'), B: sorted('B') }, start: sorted('start') }
    : { shape, spots: sorted('spots'), start: sorted('start') };
};

/** The land as far as it is laid out, to be looked at and described; it may be no position of the game yet. */
export const landState = (land: Land): TerritoriesState => {
  const { shape, houses = null, spots = [], start } = landOptions(land);
  const [first, second] = start;
  const trunks: Edge[] = first !== undefined && second !== undefined ? [[first, second]] : [];
  return { game: 'territories', shape, turn: 'W', spots, farms: farmsOf(houses), trunks };
};
