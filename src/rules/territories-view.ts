/** What stands on the terrain of Territories. */
import { boardOf, territoriesOn } from './territories-board.js';
import { terrains } from './terrain.js';
import type { BoardView, Cell, Colour, TerritoriesState } from './types.js';
import { marksOf, type Placed } from './view.js';

/** The four squares around the free end in reading order, or null if there is none. */
export const freeEnd = (state: TerritoriesState): Cell[] | null => {
  const free = boardOf(state).free;
  return free === null ? null : [...free.around];
};

/** Everything that the terrain shows. */
export const terrainView = (state: TerritoriesState): BoardView => {
  const { columns, rows } = terrains[state.shape];
  const farms = Object.entries(state.farms).map(([cell, owner]): Placed => [cell, { kind: 'farm', owner }]);
  const spots = state.spots.map((cell): Placed => [cell, { kind: 'spot' }]);
  const trunks = state.trunks.map(([first, second]): [Cell, Cell] => [first, second]);
  return { columns, rows, marks: marksOf([...farms, ...spots]), trunks, freeEnd: freeEnd(state) };
};

/** The territories as the game offers them. */
export const territoriesShown = (state: TerritoriesState): { squares: Cell[]; owners: Colour[] }[] =>
  territoriesOn(boardOf(state)).map(({ squares, owners }) => ({
    squares: squares.map(({ cell }) => cell),
    owners: (['W', 'B'] as const).filter((owner) => owners[owner]),
  }));
