/** The moves of a game as a list that can be taken back and played again. */
import { rulesOf } from './known-games.js';
import { fail } from './result.js';
import type { GameId, Move, MoveError, Options, Result, SetupError, State } from './types.js';

/** A game as it was played. States are found by `replay`. */
export interface History {
  game: GameId;
  options: Options;
  moves: Move[];
  /** Moves taken back, the one taken back last at the end. */
  undone: Move[];
}

/** Where replaying stopped: at a move, counted from 0, or at -1, the set-up. */
export interface ReplayError {
  index: number;
  error: MoveError | SetupError;
}

/** The state after some moves from the start; or the first of them that cannot be played. */
export const replay = (game: GameId, options: Options, moves: readonly Move[]): Result<State, ReplayError> => {
  const rules = rulesOf(game);
  let reached: Result<State, MoveError | SetupError> = rules.start(options);
  if (!reached.ok) return fail({ index: -1, error: reached.error });
  for (const [index, move] of moves.entries()) {
    reached = rules.play(reached.value, move);
    if (!reached.ok) return fail({ index, error: reached.error });
  }
  return reached;
};

/** The history with one more move, which is taken to be legal; moves taken back before are forgotten. */
export const playMove = (history: History, move: Move): History => ({
  ...history,
  moves: [...history.moves, move],
  undone: [],
});

/** The history without its last move; null if there is none to take back. */
export const undo = (history: History): History | null => {
  const last = history.moves.at(-1);
  if (last === undefined) return null;
  return { ...history, moves: history.moves.slice(0, -1), undone: [...history.undone, last] };
};

/** The history with the move taken back last played again; null if none was. */
export const redo = (history: History): History | null => {
  const last = history.undone.at(-1);
  if (last === undefined) return null;
  return { ...history, moves: [...history.moves, last], undone: history.undone.slice(0, -1) };
};
