/** The ground of Territories: its squares, the sides between them where trunks lie, and the corners where trunks meet. */
import { boardCells, cellAt, columnOf, onBoard, rowOf } from './cells.js';
import type { Cell, Edge, Shape } from './types.js';

/** One square, by its number in reading order. */
export interface Square {
  index: number;
  cell: Cell;
  /** The tile it lies in, numbered in reading order. */
  tile: number;
  /** The ways to the squares beside it, each across one side. */
  ways: { side: Side; to: Square }[];
}

/** The side between two neighbouring squares, the place of one trunk. */
export interface Side {
  index: number;
  /** Its name: the two squares in reading order. */
  cells: Edge;
  squares: [Square, Square];
  ends: [Corner, Corner];
}

/** A lattice point, where up to four sides end. */
export interface Corner {
  index: number;
  /** On the terrain's edge, where no end is free. */
  rim: boolean;
  sides: Side[];
  /** The squares around it, in reading order; four unless it is on the rim. */
  around: Cell[];
}

/** A whole terrain. */
export interface Terrain {
  columns: number;
  rows: number;
  tileCount: number;
  squares: Square[];
  sides: Side[];
  corners: Corner[];
  squareOf: Map<Cell, Square>;
  /** Sides by their two squares' names written together: `C3C4`. */
  sideOf: Map<string, Side>;
}

const tileEdge = 2;
const rightAndUp = [
  [1, 0],
  [0, 1],
] as const;

const makeSquare = (cell: Cell, index: number, tilesWide: number): Square => {
  const tile = Math.floor(rowOf(cell) / tileEdge) * tilesWide + Math.floor(columnOf(cell) / tileEdge);
  return { index, cell, tile, ways: [] };
};

/** The corners of a terrain, row by row from the bottom; the one at column x and row y is number y × (columns + 1) + x. */
const makeCorners = (columns: number, rows: number): Corner[] =>
  Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [x, y] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    const cells = [cellAt(x - 1, y - 1), cellAt(x, y - 1), cellAt(x - 1, y), cellAt(x, y)];
    const around = cells.filter((cell) => onBoard(cell, columns, rows));
    return { index, rim: around.length < cells.length, sides: [], around };
  });

/** The side between a square and the one to its right or above it, if there is one. */
const makeSide = (terrain: Terrain, square: Square, right: number, up: number): Side | null => {
  const [x, y] = [columnOf(square.cell), rowOf(square.cell)];
  const beyond = terrain.squareOf.get(cellAt(x + right, y + up));
  const near = terrain.corners[(y + up) * (terrain.columns + 1) + x + right];
  const far = terrain.corners[(y + 1) * (terrain.columns + 1) + x + 1];
  if (beyond === undefined || near === undefined || far === undefined) return null;
  const index = terrain.sides.length;
  return { index, cells: [square.cell, beyond.cell], squares: [square, beyond], ends: [near, far] };
};

const makeTerrain = (tilesWide: number, tilesHigh: number): Terrain => {
  const [columns, rows] = [tilesWide * tileEdge, tilesHigh * tileEdge];
  const squares = boardCells(columns, rows).map((cell, index) => makeSquare(cell, index, tilesWide));
  const terrain: Terrain = {
    columns,
    rows,
    tileCount: tilesWide * tilesHigh,
    squares,
    sides: [],
    corners: makeCorners(columns, rows),
    squareOf: new Map(squares.map((square) => [square.cell, square])),
    sideOf: new Map(),
  };
  for (const square of squares) {
    for (const [right, up] of rightAndUp) {
      const side = makeSide(terrain, square, right, up);
      if (side === null) continue;
      terrain.sides.push(side);
      terrain.sideOf.set(side.cells.join(''), side);
      for (const end of side.ends) end.sides.push(side);
      const [first, second] = side.squares;
      first.ways.push({ side, to: second });
      second.ways.push({ side, to: first });
    }
  }
  return terrain;
};

/** The terrains that can be laid; another rectangle is another line here and in `shapes`. */
export const terrains: Record<Shape, Terrain> = {
  '4x3': makeTerrain(4, 3),
  '3x4': makeTerrain(3, 4),
  '6x2': makeTerrain(6, 2),
};

/**
 * Where a starting trunk may lie, as far as the ground alone says: inside one tile, with one end on the terrain's edge.
 * Null if it does, else what it lacks.
 */
export const startFault = ({ squares, ends }: Side): 'two-tiles' | 'not-at-edge' | null => {
  if (squares[0].tile !== squares[1].tile) return 'two-tiles';
  return ends.some((end) => end.rim) ? null : 'not-at-edge';
};
