/** A sitting of several tables: what is kept of it, and what that comes to. */
import {
  fewestPlayers,
  type MatchGame,
  type MatchPlayed,
  mostPlayers,
  type Round,
  roundRobin,
} from '../rules/index.js';
import { type GameId, gameIds } from '../rules/types.js';
import { tidyName, tidyTitle } from './tidy.js';
import { isListOf, isObject, isText } from './untrusted.js';

/** Everyone meets everyone at one game. */
export interface Tournament {
  /** Unguessable and never used again. */
  id: string;
  title: string;
  game: GameId;
  /** Everyone's name, no two the same; the schedule goes by their places in this list. */
  players: string[];
  gamesPerMatch: 1 | 2;
  /** Milliseconds since 1970. */
  created: number;
  /** When it was deleted, in milliseconds since 1970; it can be put back until it is swept away. */
  deleted?: number;
}

/** What a new sitting needs. */
export type NewTournament = Pick<Tournament, 'title' | 'game' | 'players' | 'gamesPerMatch'>;

/**
 * The result of one table in one round, both counted from 0. A later one takes the place of an earlier one; one without
 * games takes it out. Nothing is ever changed or taken out of what is kept.
 */
export interface ResultEntry {
  round: number;
  table: number;
  games: MatchGame[];
}

/** Why a list of names makes no sitting. */
export type PlayersFault = { code: 'too-few' | 'too-many'; count: number } | { code: 'twice'; name: string };

/** The names in a text, one a line, each tidied; lines without one are left out. */
export const playersIn = (text: string): string[] => text.split(/\r\n|\n|\r/).flatMap((line) => tidyName(line) || []);

/** What is wrong with a list of names; null if a schedule can be made for it. */
export function playersFault(players: readonly string[]): PlayersFault | null {
  const count = players.length;
  if (count < fewestPlayers) return { code: 'too-few', count };
  if (count > mostPlayers) return { code: 'too-many', count };
  const seen = new Set<string>();
  for (const name of players) {
    const same = name.normalize('NFKC').toLowerCase();
    if (seen.has(same)) return { code: 'twice', name };
    seen.add(same);
  }
  return null;
}

/** Whether a game counts anything but who won. */
export const isCounted = (game: GameId): boolean => game !== 'isolation';

/** The most that one person can have counted in a game: tokens, cells of the board, squares of the land. */
export const mostCounted = (game: GameId): number =>
  ({ isolation: 0, 'approach-withdraw': 8, 'nearest-site': 25, territories: 48 })[game];

/** The schedule of a sitting, and each table's result so far, by round and table; no games where there is none. */
export function worked(
  { players }: Tournament,
  entries: readonly ResultEntry[],
): { rounds: Round[]; results: MatchPlayed[][] } {
  const rounds = roundRobin(players.length);
  const results = rounds.map(({ pairings }) => pairings.map((pairing): MatchPlayed => ({ pairing, games: [] })));
  for (const { round, table, games } of entries) {
    const row = results[round];
    const result = row?.[table];
    if (row && result) row[table] = { ...result, games };
  }
  return { rounds, results };
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1000;

const isPlayer = (value: unknown): boolean => value === 'A' || value === 'B' || value === 'W';

const isGame = (value: unknown): value is MatchGame =>
  isObject(value) &&
  Array.isArray(value.sides) &&
  value.sides.length === 2 &&
  value.sides.every(isPlayer) &&
  (isPlayer(value.result) || value.result === 'draw' || value.result === 'unfinished') &&
  (value.counts === undefined || (isObject(value.counts) && isCount(value.counts['W']) && isCount(value.counts['B'])));

/** True for what has the shape of a result. */
export const isResultEntry = (value: unknown): value is ResultEntry =>
  isObject(value) && isCount(value.round) && isCount(value.table) && isListOf(value.games, isGame);

/** A sitting as it was kept, which may be damaged or not ours; null if it is none. */
export function readTournament(row: unknown): Tournament | null {
  if (!isObject(row) || !isText(row.id) || row.id === '' || !isListOf(row.players, isText)) return null;
  const { id, title, game, players, gamesPerMatch, created, deleted } = row;
  const known = gameIds.find((one) => one === game);
  if (!known || !isText(title) || playersFault(players) || (gamesPerMatch !== 1 && gamesPerMatch !== 2)) return null;
  return {
    id,
    title: tidyTitle(title),
    game: known,
    players: [...players],
    gamesPerMatch,
    created: typeof created === 'number' ? created : 0,
    ...(typeof deleted === 'number' && { deleted }),
  };
}
