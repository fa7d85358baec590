/** What stands on a board, the same for every game. */
import { boardOf, territoriesOn } from './territories-board.js';
import { terrains } from './terrain.js';
import { freeEnd } from './territories.js';
import type { BoardView, Cell, Colour, Mark, State, TerritoriesState } from './types.js';

type Placed = [Cell, Mark];

const marksOf = (placed: readonly Placed[]): Record<Cell, Mark[]> => {
  const marks: Record<Cell, Mark[]> = {};
  for (const [cell, mark] of placed) (marks[cell] ??= []).push(mark);
  return marks;
};

const square = (size: number, placed: readonly Placed[]): BoardView => ({
  columns: size,
  rows: size,
  marks: marksOf(placed),
  trunks: [],
  freeEnd: null,
});

const terrainView = (state: TerritoriesState): BoardView => {
  const { columns, rows } = terrains[state.shape];
  const farms = Object.entries(state.farms).map(([cell, owner]): Placed => [cell, { kind: 'farm', owner }]);
  const spots = state.spots.map((cell): Placed => [cell, { kind: 'spot' }]);
  const trunks = state.trunks.map(([first, second]): [Cell, Cell] => [first, second]);
  return { columns, rows, marks: marksOf([...farms, ...spots]), trunks, freeEnd: freeEnd(state) };
};

/** Everything that a state's board shows. */
export const viewBoard = (state: State): BoardView => {
  switch (state.game) {
    case 'isolation':
      return square(state.size, [
        [state.pawns.A, { kind: 'pawn', owner: 'A' }],
        [state.pawns.B, { kind: 'pawn', owner: 'B' }],
        ...state.blocks.map((cell): Placed => [cell, { kind: 'block' }]),
      ]);
    case 'approach-withdraw':
      return square(5, [
        ...state.W.map((cell): Placed => [cell, { kind: 'token', owner: 'W' }]),
        ...state.B.map((cell): Placed => [cell, { kind: 'token', owner: 'B' }]),
      ]);
    case 'nearest-site':
      return square(5, [
        ...state.sites.map(({ cell, owner }): Placed => [cell, { kind: 'site', owner }]),
        ...Object.entries(state.awards).map(([cell, owner]): Placed => [cell, { kind: 'award', owner }]),
      ]);
    case 'territories':
      return terrainView(state);
  }
};

/**
 * The territories of Territories, in the reading order of their first squares: the squares of each, in reading order,
 * and who has farms there, white first.
 */
export const territoriesOf = (state: TerritoriesState): { squares: Cell[]; owners: Colour[] }[] =>
  territoriesOn(boardOf(state)).map(({ squares, owners }) => ({
    squares: squares.map(({ cell }) => cell),
    owners: (['W', 'B'] as const).filter((owner) => owners[owner]),
  }));
