import { gameOf, games, type Move, randomFrom, type State } from '../../../src/rules/index.js';

/** A game as it was played: each move with its canonical line and how many moves were legal before it. */
export interface RandomGame {
  moves: { move: Move; line: string; legal: number }[];
  end: State;
}

/** A random game from a position to its end, the same for the same seed; Nearest-site's awards are given right. */
export function randomGame(start: State, seed: number): RandomGame {
  const next = randomFrom(seed);
  const moves: RandomGame['moves'] = [];
  let state = start;
  while (!gameOf(state).outcome(state)) {
    const legal = gameOf(state).legalMoves(state);
    const move =
      state.game === 'nearest-site' && state.phase === 'awarding' ? rightAward(state) : legal[next() % legal.length];
    if (!move) throw new Error('no legal move');
    const played = gameOf(state).play(state, move);
    if (!played.ok) throw new Error(played.error.code);
    moves.push({ move, line: gameOf(state).format(move), legal: legal.length });
    state = played.value;
  }
  return { moves, end: state };
}

function rightAward(state: State & { game: 'nearest-site' }): Move {
  const key = games['nearest-site'].key(state);
  const cell = key.ok ? Object.keys(key.value).find((one) => !(one in state.awards)) : undefined;
  const award = key.ok && cell !== undefined ? key.value[cell] : undefined;
  if (cell === undefined || award === undefined) throw new Error('nothing to award');
  return { cell, award };
}
