import { gameOf, viewBoard } from '../../rules/known-games.js';
import type { BoardView, State } from '../../rules/types.js';

/** What the sentences need to know of a state. */
export interface Seen {
  view: BoardView;
  /** Nearest-site once all sites stand: a cell without a mark is then one that nobody has awarded. */
  awarding: boolean;
}

const seen = new WeakMap<State, Seen>();

/** What a state's board shows. States never change, so it is made once for each. */
export function seenOf(state: State): Seen {
  let found = seen.get(state);
  if (!found) {
    const awarding = state.game === 'nearest-site' && state.phase !== 'placing';
    found = { view: viewBoard(state), awarding };
    seen.set(state, found);
  }
  return found;
}

/** Whether a game is over by its own rules. */
export const isOver = (state: State): boolean => gameOf(state).outcome(state) !== null;
