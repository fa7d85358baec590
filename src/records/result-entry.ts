/** A table's result as people fill it in, and as a game of a match. */
import type { MatchGame } from '../rules/index.js';
import type { GameId } from '../rules/types.js';
import { gamesUpTo, sidesIn } from './match.js';
import { isCounted, mostCounted } from './tournament.js';
import type { Store, Summary } from './types.js';

/** Who won a game, of the two as the schedule names them; `open` where it is not over. */
export type Winner = 'open' | 'first' | 'second' | 'draw';

/** One game, as it is typed. */
export interface GameFields {
  winner: Winner;
  /** What was counted for the first and the second person; empty where nothing was. */
  counts: [string, string];
}

/** What is wrong with what was typed, and in which game, counted from 0. */
export interface FieldsFault {
  game: number;
  code: 'no-number' | 'too-large' | 'one-missing';
}

const noGame: GameFields = { winner: 'open', counts: ['', ''] };

function winnerOf({ sides, result }: MatchGame): Winner {
  if (result === 'unfinished') return 'open';
  if (result === 'draw') return 'draw';
  return result === sides[0] ? 'first' : 'second';
}

const countFor = ({ counts, sides }: MatchGame, person: 0 | 1): string => {
  const side = sides[person];
  return counts && side !== 'A' ? String(counts[side]) : '';
};

/** The fields for the games of a match, with what is known of them. */
export const fieldsOf = (games: readonly MatchGame[], gamesPerMatch: number): GameFields[] =>
  Array.from({ length: gamesPerMatch }, (_, index) => {
    const game = games[index];
    return game ? { winner: winnerOf(game), counts: [countFor(game, 0), countFor(game, 1)] } : noGame;
  });

/** The same games seen by the other person. */
export const exchanged = (fields: readonly GameFields[]): GameFields[] =>
  fields.map(({ winner, counts: [first, second] }) => ({
    winner: winner === 'first' ? 'second' : winner === 'second' ? 'first' : winner,
    counts: [second, first],
  }));

/** What is wrong with the fields; null if they can be kept. */
export function fieldsFault(fields: readonly GameFields[], game: GameId): FieldsFault | null {
  for (const [index, { counts }] of fields.entries()) {
    const typed = counts.map((count) => count.trim()).filter((count) => count !== '');
    if (typed.some((count) => !/^\d{1,4}$/.test(count))) return { game: index, code: 'no-number' };
    if (typed.some((count) => Number(count) > mostCounted(game))) return { game: index, code: 'too-large' };
    if (typed.length === 1) return { game: index, code: 'one-missing' };
  }
  return null;
}

/** The games that fields without fault come to; none where none of them is over. */
export function gamesIn(fields: readonly GameFields[], game: GameId): MatchGame[] {
  if (fields.every(({ winner }) => winner === 'open')) return [];
  return fields.map(({ winner, counts: [first, second] }, index) => {
    const sides = sidesIn(game, index);
    const results = { open: 'unfinished', draw: 'draw', first: sides[0], second: sides[1] } as const;
    const counted = isCounted(game) && winner !== 'open' && first.trim() !== '';
    const [white, black] = sides[0] === 'W' ? [first, second] : [second, first];
    return {
      sides,
      result: results[winner],
      ...(counted && { counts: { W: Number(white), B: Number(black) } }),
    };
  });
}

/** The records that a result can be taken from: of this game, over, and the last of their match. */
export function recordsFor(game: GameId, summaries: readonly Summary[]): Summary[] {
  const followed = new Set(summaries.map(({ after }) => after));
  return summaries.filter((summary) => summary.game === game && summary.end !== null && !followed.has(summary.id));
}

const same = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/**
 * What the fields are by a record and the games before it in its match, the last ones if they are more. By their names the
 * two people find their places; where the names say nothing, white or pawn A is the first person.
 * @returns null if the record cannot be read
 */
export async function fieldsFromRecord(
  { id, names, game }: Summary,
  [first, second]: readonly [string, string],
  gamesPerMatch: number,
  store: Store,
): Promise<GameFields[] | null> {
  const games = await gamesUpTo(id, store);
  if (!games) return null;
  const sides = sidesIn(game, games.length - 1);
  const [one, other] = [names[sides[0]], names[sides[1]]];
  const fields = fieldsOf(games.slice(-gamesPerMatch), gamesPerMatch);
  return same(one, second) || same(other, first) ? exchanged(fields) : fields;
}
