/** Laying out the tiles of Territories by chance, the same for everyone who has the seed. */
import { readingOrder } from './cells.js';
import { randomFrom } from './random.js';
import { startFault, terrains } from './terrain.js';
import type { Side } from './terrain.js';
import type { Cell, Edge, Shape, TerritoriesOptions } from './types.js';

const housesEach = 4;

const textOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * A random set-up with printed houses.
 * @param seed any number; its lowest 32 bits count
 * @param shape the terrain's tiles, wide × high
 * @returns options for `start`, every list in reading order
 */
export const shuffle = (seed: number, shape: Shape = '4x3'): TerritoriesOptions => {
  const next = randomFrom(seed);
  const terrain = terrains[shape];
  const tiles = Array.from({ length: terrain.tileCount }, (_, tile) => tile);
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const chosen = next() % (last + 1);
    [tiles[last], tiles[chosen]] = [tiles[chosen] ?? 0, tiles[last] ?? 0];
  }

  const withHouse = tiles.slice(0, 2 * housesEach);
  const houses = withHouse.flatMap((tile): Cell[] => {
    const squares = terrain.squares.filter((square) => square.tile === tile);
    const square = squares[next() % squares.length];
    return square === undefined ? [] : [square.cell];
  });

  const isStart = (side: Side): boolean => startFault(side) === null && !withHouse.includes(side.squares[0].tile);
  const starts = terrain.sides.filter(isStart).map((side) => side.cells);
  starts.sort((a, b) => textOrder(a.join(' '), b.join(' ')));
  const [first = '', second = ''] = starts[next() % starts.length] ?? [];
  const start: Edge = [first, second];

  return {
    shape,
    houses: {
      W: houses.slice(0, housesEach).sort(readingOrder),
      B: houses.slice(housesEach).sort(readingOrder),
    },
    start,
  };
};
