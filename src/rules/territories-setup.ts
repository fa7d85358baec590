/** Reading the options of Territories. */
import { onBoard, readingOrder } from './cells.js';
import { cellsOfBoth, readOptions } from './options.js';
import { fail, ok } from './result.js';
import { startFault, terrains } from './terrain.js';
import type { Terrain } from './terrain.js';
import { shapes } from './types.js';
import type { Cell, Colour, Edge, Result, SetupError, TerritoriesState } from './types.js';
import { cellList, oneOf } from './untrusted.js';

/** A terrain with what has been named on it, every list checked for nothing yet. */
export interface Setup {
  terrain: Terrain;
  houses: { W: Cell[]; B: Cell[] } | null;
  spots: Cell[] | null;
  start: Cell[];
}
/** A list of squares that a set-up names. */
export type Named = 'W' | 'B' | 'spots' | 'start';
interface NamedList {
  what: Named;
  cells: Cell[];
  count: number;
}

const badOption = (name: string): { ok: false; error: SetupError } => fail({ code: 'bad-option', name });

/** The squares on which farms stand or will stand, list by list in the order in which they are checked. */
const houseLists = ({ houses, spots }: Setup): NamedList[] => [
  ...(houses === null
    ? []
    : [
        { what: 'W' as const, cells: houses.W, count: 4 },
        { what: 'B' as const, cells: houses.B, count: 4 },
      ]),
  ...(spots === null ? [] : [{ what: 'spots' as const, cells: spots, count: 8 }]),
];

const listFault = (
  { columns, rows }: Terrain,
  { what, cells, count }: NamedList,
  unfinished: boolean,
): SetupError | null => {
  const off = cells.find((cell) => !onBoard(cell, columns, rows));
  if (off !== undefined) return { code: 'off-board', cell: off };
  const fits = unfinished ? cells.length <= count : cells.length === count;
  return fits ? null : { code: 'wrong-count', what };
};

/** The first of some new cells that stands among all cells so far, or among the new ones before it. */
const twiceFault = (before: readonly Cell[], cells: readonly Cell[]): SetupError | null => {
  const twice = cells.find((cell, index) => before.includes(cell) || cells.indexOf(cell) < index);
  return twice === undefined ? null : { code: 'cell-twice', cell: twice };
};

const tileFault = (terrain: Terrain, before: readonly Cell[], cells: readonly Cell[]): SetupError | null => {
  const tileOf = (cell: Cell): number | undefined => terrain.squareOf.get(cell)?.tile;
  const all = [...before, ...cells];
  for (const [index, cell] of all.entries()) {
    const sharing = all.slice(0, index).find((earlier) => tileOf(earlier) === tileOf(cell));
    if (sharing !== undefined) return { code: 'shared-tile', cells: [sharing, cell] };
  }
  return null;
};

const trunkFault = (terrain: Terrain, taken: readonly Cell[], start: readonly Cell[]): SetupError | null => {
  const side = terrain.sideOf.get([...start].sort(readingOrder).join(''));
  if (side === undefined) return { code: 'bad-start', why: 'not-neighbours' };
  const why = startFault(side);
  if (why === 'two-tiles') return { code: 'bad-start', why };
  const tile = side.squares[0].tile;
  if (taken.some((cell) => terrain.squareOf.get(cell)?.tile === tile))
    return { code: 'bad-start', why: 'tile-has-house' };
  return why === null ? null : { code: 'bad-start', why };
};

/** Why no starting trunk can lie beside a square, whichever the other one will be. */
const firstSquareFault = (terrain: Terrain, taken: readonly Cell[], first: Cell): SetupError | null => {
  const square = terrain.squareOf.get(first);
  const inTile = square?.ways.filter(({ to }) => to.tile === square.tile) ?? [];
  const faults = inTile.map(({ to }) => trunkFault(terrain, taken, [first, to.cell]));
  return faults.includes(null) ? null : (faults[0] ?? null);
};

const startingFault = (terrain: Terrain, taken: readonly Cell[], start: readonly Cell[]): SetupError | null => {
  const [first, second] = start;
  if (first === undefined) return null;
  return second === undefined ? firstSquareFault(terrain, taken, first) : trunkFault(terrain, taken, start);
};

/**
 * The first fault of a set-up.
 * @param unfinished squares may still be missing: what is named so far must be right
 */
export const setupFault = (setup: Setup, unfinished = false): SetupError | null => {
  const { terrain, start } = setup;
  const taken: Cell[] = [];
  for (const list of houseLists(setup)) {
    const fault =
      listFault(terrain, list, unfinished) ?? twiceFault(taken, list.cells) ?? tileFault(terrain, taken, list.cells);
    if (fault !== null) return fault;
    taken.push(...list.cells);
  }
  return (
    listFault(terrain, { what: 'start', cells: start, count: 2 }, unfinished) ??
    twiceFault([], start) ??
    startingFault(terrain, taken, start)
  );
};

/** Who has a farm on which square, in reading order. */
export const farmsOf = (houses: { W: Cell[]; B: Cell[] } | null): Record<Cell, Colour> => {
  const owned = (['W', 'B'] as const).flatMap((owner) => (houses?.[owner] ?? []).map((cell) => [cell, owner] as const));
  return Object.fromEntries(owned.sort(([a], [b]) => readingOrder(a, b)));
};

/** Lays the terrain out with its houses or spots and the starting trunk; the order within the lists does not matter. */
export const startTerritories = (options: unknown): Result<TerritoriesState, SetupError> => {
  const read = readOptions(options, ['shape', 'houses', 'spots', 'start']);
  if (!read.ok) return read;
  const given = read.value;
  const shape = oneOf(given.shape ?? '4x3', shapes);
  if (shape === undefined || given.shape === null) return badOption('shape');
  if ((given.houses === undefined) === (given.spots === undefined)) return badOption('houses');
  const houses = given.houses === undefined ? null : cellsOfBoth(given.houses);
  if (houses === null && given.houses !== undefined) return badOption('houses');
  const spots = given.spots === undefined ? null : cellList(given.spots);
  if (spots === null && given.spots !== undefined) return badOption('spots');
  const start = cellList(given.start);
  if (start === null) return badOption('start');

  const fault = setupFault({ terrain: terrains[shape], houses, spots, start });
  if (fault !== null) return fail(fault);
  const [first = '', second = ''] = [...start].sort(readingOrder);
  const trunk: Edge = [first, second];
  return ok({
    game: 'territories',
    shape,
    turn: 'W',
    spots: [...(spots ?? [])].sort(readingOrder),
    farms: farmsOf(houses),
    trunks: [trunk],
  });
};
