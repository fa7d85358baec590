/** How a game can have ended where it stands, and with which results. */
import { gameOf } from './known-games.js';
import { claimCounts, nearestBoard } from './nearest-awards.js';
import { nameTags, terminations } from './record.js';
import type { GameResult, RecordFault, Termination } from './record.js';
import { fail, ok } from './result.js';
import type { Result, State } from './types.js';
import { oneOf } from './untrusted.js';

/** How a game ended, and with which result. */
export interface Ending {
  result: GameResult;
  termination: Termination;
}

const claimed = (state: State): GameResult[] => {
  if (state.game !== 'nearest-site' || state.phase !== 'awarding') return [];
  const { W, B } = claimCounts(state, nearestBoard);
  return [W === B ? 'draw' : W > B ? 'W' : 'B'];
};

/**
 * The results with which a game can end so in this state; none if it cannot. `rules` is for a game that is over, every
 * other ending for one that is not: resigned with either winner, in time with either or a draw, `as agreed` for
 * Nearest-site by the claims as they are.
 */
export const resultsOf = (state: State, termination: Termination): GameResult[] => {
  const outcome = gameOf(state).outcome(state);
  if (outcome !== null) return termination === 'rules' ? [outcome.winner ?? 'draw'] : [];
  const players = nameTags(state.game).map(([player]) => player);
  switch (termination) {
    case 'rules':
      return [];
    case 'resigned':
      return players;
    case 'draw agreed':
      return ['draw'];
    case 'time':
      return [...players, 'draw'];
    case 'as agreed':
      return claimed(state);
    case 'unfinished':
      return ['unfinished'];
  }
};

/** Checks the words of a record about its end against the state to which its moves led. */
export const checkEnding = (state: State, result: string, termination: string): Result<Ending, RecordFault[]> => {
  const over = gameOf(state).outcome(state) !== null;
  const known = oneOf<Termination>(termination, terminations);
  const possible = known === undefined ? [] : resultsOf(state, known);
  // Where the game is over its result is known, however the record says that it ended.
  const results = over ? resultsOf(state, 'rules') : possible;
  const found = oneOf<GameResult>(result, results);
  if (known !== undefined && possible.length > 0 && found !== undefined)
    return ok({ result: found, termination: known });
  const [only = null, ...others] = results;
  const faults: RecordFault[] = [];
  if (possible.length === 0) faults.push({ code: 'bad-termination', termination });
  if (results.length > 0 && found === undefined) {
    faults.push({ code: 'wrong-result', result, expected: others.length > 0 ? null : only });
  }
  return fail(faults);
};
