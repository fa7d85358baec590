import { gameOf, games, type GameId, type Move, randomFrom, type State } from '../../src/rules/index.js';
import { stateAfter } from './conversation.js';

/** A position that a random game came to, and the move that was played there. */
export interface Position {
  state: State;
  legal: Move[];
  move: Move;
}

/** A game and set-up to play at random, and how many moves of it. */
export interface Setting {
  name: string;
  game: GameId;
  options?: unknown;
  plies: number;
}

const houses = { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] };

export const settings: readonly Setting[] = [
  { name: 'isolation', game: 'isolation', plies: 30 },
  { name: 'isolation, B first', game: 'isolation', options: { first: 'B' }, plies: 30 },
  { name: 'isolation on 3×3', game: 'isolation', options: { size: 3 }, plies: 30 },
  { name: 'approach or withdraw', game: 'approach-withdraw', plies: 40 },
  { name: 'nearest site', game: 'nearest-site', plies: 12 },
  { name: 'territories', game: 'territories', plies: 40 },
  {
    name: 'territories, farms placed in play',
    game: 'territories',
    options: { spots: [...houses.W, ...houses.B], start: ['G1', 'H1'] },
    plies: 20,
  },
  {
    name: 'territories, 6x2',
    game: 'territories',
    options: {
      shape: '6x2',
      houses: { W: ['A1', 'C1', 'E1', 'G1'], B: ['A4', 'C4', 'E4', 'G4'] },
      start: ['K1', 'L1'],
    },
    plies: 40,
  },
];

/** The positions of one random game. */
export function* positionsOf(setting: Setting, seed: number): Generator<Position> {
  const next = randomFrom(seed);
  let state = stateAfter(setting.game, [], setting.options);
  for (let ply = 0; ply < setting.plies && !gameOf(state).outcome(state); ply++) {
    const legal = games[setting.game].legalMoves(state);
    const move = legal[next() % legal.length];
    if (!move) return;
    yield { state, legal, move };
    const result = gameOf(state).play(state, move);
    if (!result.ok) throw new Error(result.error.code);
    state = result.value;
  }
}

/** So many of some values, spread evenly over them. */
export const some = <Value>(values: readonly Value[], most: number): Value[] =>
  values.filter(
    (_, index) => Math.floor((index * most) / values.length) !== Math.floor(((index - 1) * most) / values.length),
  );
