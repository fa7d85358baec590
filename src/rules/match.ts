/** Several games between the same two people. */
import { gameOf } from './known-games.js';
import { replay } from './history.js';
import { claimCounts, nearestBoard } from './nearest-awards.js';
import type { GameRecord, GameResult } from './record.js';
import type { Counts, GameId, Options, Player } from './types.js';

/** A game of a match, as far as the score asks. */
export interface MatchGame {
  /** Which player the first person was, and which the second. */
  sides: [Player, Player];
  result: GameResult;
  /** What was counted at the end, where the game counts. */
  counts?: Counts;
}

/** One person's score. */
export interface Score {
  wins: number;
  losses: number;
  draws: number;
  /** Tokens left, cells or squares, added up over the games that count them. */
  counts: number;
}

/**
 * Options for the second game, swapped: the same set-up, and the other player moves first. In Territories, where white
 * always begins, they stay the same: there the two people exchange colours.
 */
export const swapped = (game: GameId, options: Options): Options => {
  switch (game) {
    case 'isolation':
      return { ...options, first: 'first' in options && options.first === 'B' ? 'A' : 'B' };
    case 'approach-withdraw':
    case 'nearest-site':
      return { ...options, first: 'first' in options && options.first === 'B' ? 'W' : 'B' };
    case 'territories':
      return options;
  }
};

/** A record as a game of a match. Its counts are those of the rules' end, or the claims that Nearest-site closed with. */
export const matchGame = (record: GameRecord, sides: [Player, Player]): MatchGame => {
  const game: MatchGame = { sides, result: record.result };
  const reached = replay(record.game, record.options, record.moves);
  if (!reached.ok) return game;
  const state = reached.value;
  if (record.termination === 'rules') {
    const counts = gameOf(state).outcome(state)?.counts;
    return counts === undefined ? game : { ...game, counts };
  }
  if (record.termination !== 'as agreed' || state.game !== 'nearest-site') return game;
  return { ...game, counts: claimCounts(state, nearestBoard) };
};

/** The score of one person, the first (0) or the second (1). */
const scoreOf = (games: readonly MatchGame[], person: 0 | 1): Score => {
  const score: Score = { wins: 0, losses: 0, draws: 0, counts: 0 };
  for (const { sides, result, counts } of games) {
    const side = sides[person];
    if (result === 'unfinished') continue;
    if (result === 'draw') score.draws += 1;
    else if (result === side) score.wins += 1;
    else score.losses += 1;
    // Only white and black count anything.
    if (counts !== undefined && side !== 'A') score.counts += counts[side];
  }
  return score;
};

/** The scores of the first and the second person; an unfinished game does not count. */
export const matchScore = (games: readonly MatchGame[]): [Score, Score] => [scoreOf(games, 0), scoreOf(games, 1)];
