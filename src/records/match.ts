import type { MatchGame, Player, Score } from '../rules/index.js';
import { matchGame, matchScore } from '../rules/match.js';
import { chainOf } from './match-chain.js';
import { progressOf } from './progress.js';
import { recordOf } from './record-file.js';
import type { Store, Summary } from './types.js';

/** Several games between the same two people. The first person was pawn A or white in the first of them. */
export interface Match {
  /** From the first one to the one that was asked about. */
  games: Summary[];
  /** The first person's and the second's; a game that is not over does not count. */
  scores: [Score, Score];
  /** What the two are called, where they gave a name. */
  people: [string | undefined, string | undefined];
}

/**
 * Which player each of the two people is in a game of their match, counted from 0: in the second game of Territories they
 * exchange colours, in all others they keep them and the other one begins.
 */
export function sidesIn(game: Summary['game'], index: number): [Player, Player] {
  if (game === 'isolation') return ['A', 'B'];
  return game === 'territories' && index % 2 === 1 ? ['B', 'W'] : ['W', 'B'];
}

/** A kept record as a game of a match; null if it can no longer be read. */
async function gameOfMatch(summary: Summary, sides: [Player, Player], store: Store): Promise<MatchGame | null> {
  const kept = await store.load(summary.id);
  const progress = kept.ok ? progressOf(kept.value) : null;
  return kept.ok && progress?.ok ? matchGame(recordOf(kept.value.summary, progress.value), sides) : null;
}

/**
 * The games of the match that a record ends, of which it may be the only one.
 * @returns null if there is no such record, or one of them cannot be read
 */
export async function gamesUpTo(id: string, store: Store): Promise<MatchGame[] | null> {
  const listed = await store.list();
  const last = listed.ok ? listed.value.find((summary) => summary.id === id) : undefined;
  if (!listed.ok || !last) return null;
  const games = await Promise.all(
    chainOf(last, listed.value).map((summary, index) => gameOfMatch(summary, sidesIn(summary.game, index), store)),
  );
  return games.every((game) => game !== null) ? games : null;
}

/**
 * The match that a record belongs to, up to that record.
 * @returns null if it is no second or later game, or cannot be read. Games that are damaged do not count in the score.
 */
export async function matchOf(id: string, store: Store): Promise<Match | null> {
  const listed = await store.list();
  const last = listed.ok ? listed.value.find((summary) => summary.id === id) : undefined;
  if (!listed.ok || !last) return null;
  const games = chainOf(last, listed.value);
  if (games.length < 2) return null;
  const sides = games.map(({ game }, index) => sidesIn(game, index));
  const played = await Promise.all(
    games.map((summary, index) => gameOfMatch(summary, sidesIn(summary.game, index), store)),
  );
  const nameOf = (person: 0 | 1): string | undefined =>
    games.map(({ names }, index) => names[sides[index]?.[person] ?? 'A']).find((name) => name !== undefined);
  return {
    games,
    scores: matchScore(played.filter((game) => game !== null)),
    people: [nameOf(0), nameOf(1)],
  };
}
