/** A Territories position laid out on its terrain, so that questions about it are quick to answer. */
import { terrains } from './terrain.js';
import type { Corner, Side, Square, Terrain } from './terrain.js';
import type { Colour, TerritoriesState } from './types.js';

/** A largest set of squares joined without crossing a trunk. */
export interface Territory {
  /** In reading order. */
  squares: Square[];
  owners: { W: boolean; B: boolean };
}

/** A position on its terrain. */
export interface Board {
  terrain: Terrain;
  /** 1 for each side, by its number, that carries a trunk. */
  trunks: Uint8Array;
  /** How many trunks end at each corner, by its number. */
  ends: Uint8Array;
  /** Who has a farm on each square, by its number. */
  farms: (Colour | undefined)[];
  /** The free end, of which there is never more than one. */
  free: Corner | null;
}

/** Lays a position out. */
export const boardOf = (state: TerritoriesState): Board => {
  const terrain = terrains[state.shape];
  const trunks = new Uint8Array(terrain.sides.length);
  const ends = new Uint8Array(terrain.corners.length);
  for (const cells of state.trunks) {
    const side = terrain.sideOf.get(cells[0] + cells[1]);
    if (side === undefined) continue;
    trunks[side.index] = 1;
    for (const end of side.ends) ends[end.index] = (ends[end.index] ?? 0) + 1;
  }
  const farms = terrain.squares.map(({ cell }) => state.farms[cell]);
  const free = terrain.corners.find((corner) => !corner.rim && ends[corner.index] === 1) ?? null;
  return { terrain, trunks, ends, farms, free };
};

/** The squares joined with one square without crossing a trunk or the extra side. */
export const joinedWith = (board: Board, from: Square, extra?: Side): Square[] => {
  const seen = new Uint8Array(board.terrain.squares.length);
  const joined = [from];
  seen[from.index] = 1;
  for (const square of joined) {
    for (const { side, to } of square.ways) {
      if (side === extra || board.trunks[side.index] === 1 || seen[to.index] === 1) continue;
      seen[to.index] = 1;
      joined.push(to);
    }
  }
  return joined;
};

/** Whose farms stand on some squares. */
export const ownersOn = (board: Board, squares: readonly Square[]): { W: boolean; B: boolean } => {
  const owners = { W: false, B: false };
  for (const { index } of squares) {
    const owner = board.farms[index];
    if (owner !== undefined) owners[owner] = true;
  }
  return owners;
};

/** Every territory, in the reading order of its first square. */
export const territoriesOn = (board: Board): Territory[] => {
  const seen = new Uint8Array(board.terrain.squares.length);
  const found: Territory[] = [];
  for (const square of board.terrain.squares) {
    if (seen[square.index] === 1) continue;
    const squares = joinedWith(board, square).sort((a, b) => a.index - b.index);
    for (const { index } of squares) seen[index] = 1;
    found.push({ squares, owners: ownersOn(board, squares) });
  }
  return found;
};
