/** How people stand in a sitting of several matches. */
import { type MatchGame, matchScore, type Score } from './match.js';
import type { Pairing } from './round-robin.js';

/** What became of two people's match. */
export interface MatchPlayed {
  pairing: Pairing;
  /** Its games as far as they are known. In `sides` stands which player each of the two was. */
  games: readonly MatchGame[];
}

/** One person's line in the table. */
export interface Standing {
  player: number;
  /** Counted from 1; people who are level share a place, and the next place is left out. */
  place: number;
  won: number;
  drawn: number;
  lost: number;
  /** Two for a match won, one for a match drawn. */
  points: number;
  /** Wins, losses, draws and sums over the games of those matches. */
  games: Score;
}

/** A match counts once each of its games has been played to an end. */
export const isWhole = ({ games }: MatchPlayed, gamesPerMatch: number): boolean =>
  games.length === gamesPerMatch && games.every(({ result }) => result !== 'unfinished');

const added = (one: Score, other: Score): Score => ({
  wins: one.wins + other.wins,
  losses: one.losses + other.losses,
  draws: one.draws + other.draws,
  counts: one.counts + other.counts,
});

function withMatch(standing: Standing, own: Score, theirs: Score): Standing {
  const ahead = own.wins - theirs.wins;
  return {
    ...standing,
    won: standing.won + (ahead > 0 ? 1 : 0),
    drawn: standing.drawn + (ahead === 0 ? 1 : 0),
    lost: standing.lost + (ahead < 0 ? 1 : 0),
    points: standing.points + (ahead > 0 ? 2 : ahead === 0 ? 1 : 0),
    games: added(standing.games, own),
  };
}

/** Negative where the first one is ahead: by points, then games won, then what was counted. */
const compared = (one: Standing, other: Standing): number =>
  other.points - one.points || other.games.wins - one.games.wins || other.games.counts - one.games.counts;

/**
 * The table of a sitting, the best first. A match is one result, however many games it has: who won more of its games has
 * won it. People who are level share a place and stand in the order of their numbers.
 * @param players how many people there are
 * @param matches each pair at most once; those that are not whole do not count
 */
export function standings(players: number, matches: readonly MatchPlayed[], gamesPerMatch: number): Standing[] {
  const none: Score = { wins: 0, losses: 0, draws: 0, counts: 0 };
  const table = Array.from({ length: players }, (_, player): Standing => ({
    player,
    place: 1,
    won: 0,
    drawn: 0,
    lost: 0,
    points: 0,
    games: none,
  }));
  for (const match of matches) {
    if (!isWhole(match, gamesPerMatch)) continue;
    const scores = matchScore(match.games);
    const [first, second] = match.pairing;
    const [one, other] = [table[first], table[second]];
    if (!one || !other) continue;
    table[first] = withMatch(one, scores[0], scores[1]);
    table[second] = withMatch(other, scores[1], scores[0]);
  }
  const sorted = [...table].sort((a, b) => compared(a, b) || a.player - b.player);
  return sorted.map((standing) => ({
    ...standing,
    place: 1 + sorted.findIndex((other) => compared(other, standing) === 0),
  }));
}
