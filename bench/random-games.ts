/** Games that are played at random, the same ones each time: those whose outcomes the tests know. */
import { readFileSync } from 'node:fs';
import { games, randomFrom, type GameId, type Move, type State } from '../src/rules/index.js';

/** A state and a legal move that was played in it. */
export interface Position {
  game: GameId;
  state: State;
  legal: Move[];
  move: Move;
}

/** Each line: game, set-up, seed, and what the tests want to come of it. */
const gamesFile = 'tests/data/rules/games.txt';

/** No random game is longer. */
const mostMoves = 200;

const cells = (list: string): string[] => list.split(',');

/** `8x6;W=B2,D4,E4,G4;B=B3,C2,F2,F5;start=G1 H1`: squares wide and high, houses by owner or free spots, the start. */
function territoriesOptions(setup: string): unknown {
  const [size = '', ...parts] = setup.split(';');
  const {
    W,
    B,
    spots,
    start = '',
  } = Object.fromEntries(parts.map((part) => part.split('='))) as Record<string, string>;
  const [wide, high] = size.split('x').map((squares) => Number(squares) / 2);
  return {
    shape: `${wide}x${high}`,
    ...(spots === undefined ? { houses: { W: cells(W), B: cells(B) } } : { spots: cells(spots) }),
    start: start.split(' '),
  };
}

/** Isolation's set-up is its size and who is first if that is B: `3B`; the others' is who is first. */
function optionsOf(game: GameId, setup: string): unknown {
  if (game === 'territories') return territoriesOptions(setup);
  if (game !== 'isolation') return { first: setup };
  return { size: Number(setup[0]), first: setup.endsWith('B') ? 'B' : 'A' };
}

function positionsOf(game: GameId, setup: string, seed: number): Position[] {
  const rules = games[game];
  const start = rules.start(optionsOf(game, setup));
  if (!start.ok) throw new Error(`${game} cannot be set up as ${setup}: ${start.error.code}`);
  const next = randomFrom(seed);
  const positions: Position[] = [];
  let state = start.value;
  while (rules.outcome(state) === null && positions.length < mostMoves) {
    const legal = rules.legalMoves(state);
    const move = legal[next() % legal.length];
    const after = rules.play(state, move);
    if (!after.ok) throw new Error(`${game}: a legal move was refused: ${rules.format(move)}`);
    positions.push({ game, state, legal, move });
    state = after.value;
  }
  return positions;
}

/** Every position of every random game, by game. */
export function randomPositions(): Map<GameId, Position[]> {
  const byGame = new Map<GameId, Position[]>();
  for (const line of readFileSync(gamesFile, 'utf8').trim().split('\n')) {
    const [game, setup, seed] = line.split('\t') as [GameId, string, string];
    byGame.set(game, [...(byGame.get(game) ?? []), ...positionsOf(game, setup, Number(seed))]);
  }
  return byGame;
}

/** The positions with the most to look at: those with the most legal moves. */
export const longest = (positions: readonly Position[], count = 40): Position[] =>
  [...positions].sort((a, b) => b.legal.length - a.legal.length).slice(0, count);
