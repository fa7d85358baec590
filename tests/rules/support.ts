/** What several tests of the rules share. */
import { expect } from '@open-wc/testing';
import { gameIds, games } from '../../src/rules/index.js';
import type { Game, GameId, Move, Options, Result, State } from '../../src/rules/index.js';

/** The rows of a tab-separated file in tests/data/rules. */
export const rowsOf = async (name: string): Promise<string[][]> => {
  const answer = await fetch(new URL(`../data/rules/${name}`, import.meta.url));
  expect(answer.ok, name).to.equal(true);
  const text = await answer.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
};

/** The value of an answer that must hold one. */
export const valueOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`no value but ${JSON.stringify(result.error)}`);
  return result.value;
};

/** The error of an answer that must hold one. */
export const errorOf = <Fault>(result: Result<unknown, Fault>): Fault => {
  if (result.ok) throw new Error(`no error but ${JSON.stringify(result.value)}`);
  return result.error;
};

/** A move from its notation, which must be right. */
export const read = (game: GameId, line: string): Move => {
  const move = games[game].parse(line);
  if (move === null) throw new Error(`not a move of ${game}: ${line}`);
  return move;
};

/** The state after some moves in canonical notation, all of which must be legal. */
export const after = (game: GameId, options: unknown, ...lines: string[]): State => {
  let state = valueOf(games[game].start(options));
  for (const line of lines) state = valueOf(games[game].play(state, read(game, line)));
  return state;
};

const territoriesOptions = (variant: string): Options => {
  const [size = '', ...parts] = variant.split(';');
  const [columns, rows] = size.split('x').map(Number);
  const given = new Map(parts.map((part): [string, string] => [part.replace(/=.*/, ''), part.replace(/^.*=/, '')]));
  const cells = (name: string, separator: string): string[] => (given.get(name) ?? '').split(separator);
  const farms = given.has('spots')
    ? { spots: cells('spots', ',') }
    : { houses: { W: cells('W', ','), B: cells('B', ',') } };
  return { shape: `${columns / 2}x${rows / 2}`, ...farms, start: cells('start', ' ') } as Options;
};

/** A game and a variant as the data files name them. */
export const setupOf = (name: string, variant: string): { id: GameId; game: Game; options: Options } => {
  const id = gameIds.find((known) => known === name);
  if (id === undefined) throw new Error(`no game ${name}`);
  const game = games[id];
  if (id === 'isolation') {
    const options = { size: Number(variant.charAt(0)), first: variant.endsWith('B') ? 'B' : 'A' } as Options;
    return { id, game, options };
  }
  return { id, game, options: id === 'territories' ? territoriesOptions(variant) : ({ first: variant } as Options) };
};

/** Freezes a value and everything in it, so that writing to it throws. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
};

/** The most moves of a random game: claims in Nearest-site could go on for ever. */
const longestGame = 120;

/** Plays legal moves chosen by `pick` until the game is over or `plies` are played; gives every state and move. */
export const playOut = (
  game: Game,
  options: unknown,
  pick: (count: number) => number,
  plies = longestGame,
): { states: State[]; moves: Move[] } => {
  let state = valueOf(game.start(options));
  const states = [state];
  const moves: Move[] = [];
  while (moves.length < plies) {
    const legal = game.legalMoves(state);
    const move = legal[pick(legal.length)];
    if (move === undefined) break;
    moves.push(move);
    state = valueOf(game.play(state, move));
    states.push(state);
  }
  return { states, moves };
};

/** Set-ups that between them cover every option. */
export const setups: [GameId, Options][] = [
  ['isolation', {}],
  ['isolation', { size: 3, first: 'B' }],
  ['approach-withdraw', {}],
  ['approach-withdraw', { first: 'B', position: { W: ['C3', 'A1'], B: ['C5', 'C2', 'C1'] } }],
  ['nearest-site', { first: 'B' }],
  ['nearest-site', { sites: { W: ['A1'], B: ['E5', 'C3'] } }],
  ['territories', { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] }],
  ['territories', { shape: '4x3', spots: ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'], start: ['H1', 'G1'] }],
  [
    'territories',
    { shape: '3x4', houses: { W: ['B2', 'F3', 'A4', 'A7'], B: ['D5', 'F5', 'A6', 'C8'] }, start: ['E1', 'F1'] },
  ],
  ['territories', { shape: '6x2', spots: ['L1', 'B2', 'G2', 'G3', 'D3', 'F3', 'A4', 'I4'], start: ['E1', 'F1'] }],
];
