import { type GameId, gameIds } from '../rules/types.js';

/** Where in the app an address leads. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameId }
  | { page: 'play'; id: string }
  /** `ply`: after how many moves; null where the address does not say. */
  | { page: 'record'; id: string; ply: number | null }
  /** `game`: whose examples are shown; null for none. */
  | { page: 'help'; game: GameId | null }
  /** A record that is stepped through with a partner; the awards of a record that two people audit. */
  | { page: 'partner' | 'audit'; id: string }
  /** `id`: the exercise; null for the list of all. */
  | { page: 'practice'; id: string | null }
  /** `game`: the one that is chosen at first; `id`: the record that is printed; `sitting`: the sitting of several tables. */
  | { page: 'print'; game: GameId | null; id: string | null; sitting: string | null }
  | { page: 'settings' }
  | { page: 'voice-practice' }
  /** The kit by touch and by ear. */
  | { page: 'kit' }
  /** A record to be given to others. */
  | { page: 'share'; id: string }
  /** `packed`: a record that a link carries, as `packRecord` made it; anything at all may stand there. */
  | { page: 'received'; packed: string }
  /** `id`: a sitting of several tables; null for the list of them. */
  | { page: 'tables'; id: string | null }
  | { page: 'unknown' };

/**
 * Reads the part of an address after its `#`.
 * @param hash as `location.hash` gives it: with the `#`, or empty; anything at all may stand in it
 */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '');
  switch (path) {
    case '':
    case '/':
      return { page: 'home' };
    case '/help':
      return { page: 'help', game: null };
    case '/practice':
      return { page: 'practice', id: null };
    case '/kit':
      return { page: 'kit' };
    case '/print':
      return { page: 'print', game: null, id: null, sitting: null };
    case '/settings':
      return { page: 'settings' };
    case '/voice-practice':
      return { page: 'voice-practice' };
    case '/tables':
      return { page: 'tables', id: null };
    default: {
      const game = gameIds.find((name) => path === `/new/${name}` || path === helpPath(name));
      if (game === undefined) return recordRoute(path);
      return path === helpPath(game) ? { page: 'help', game } : { page: 'new', game };
    }
  }
}

/** Addresses that name a record: its game, or a look through it; or a sitting. */
function recordRoute(path: string): Route {
  const [, play] = /^\/play\/([\w-]{1,64})$/.exec(path) ?? [];
  if (play !== undefined) return { page: 'play', id: play };
  const [, record, ply] = /^\/record\/([\w-]{1,64})(?:\/(\d{1,6}))?$/.exec(path) ?? [];
  if (record !== undefined) return { page: 'record', id: record, ply: ply === undefined ? null : Number(ply) };
  const [, page, id] = /^\/(practice|tables|partner|audit|share)\/([\w-]{1,64})$/.exec(path) ?? [];
  const named = (['practice', 'tables', 'partner', 'audit', 'share'] as const).find((one) => one === page);
  if (id !== undefined && named !== undefined) return { page: named, id };
  const [, packed] = /^\/r\/(.+)$/.exec(path) ?? [];
  if (packed !== undefined) return { page: 'received', packed };
  return printRoute(path);
}

/** Addresses of what is printed: for a game, of a record, or of a sitting. */
function printRoute(path: string): Route {
  const game = gameIds.find((name) => path === printPath(name));
  if (game !== undefined) return { page: 'print', game, id: null, sitting: null };
  const [, kind, id] = /^\/print\/(record|tables)\/([\w-]{1,64})$/.exec(path) ?? [];
  if (id === undefined) return { page: 'unknown' };
  const [record, sitting] = kind === 'record' ? [id, null] : [null, id];
  return { page: 'print', game: null, id: record, sitting };
}

/** The address, after its `#`, of an exercise. */
export const practicePath = (id: string): string => `/practice/${id}`;

/** The address, after its `#`, of the print page with a game chosen. */
export const printPath = (game: GameId): string => `/print/${game}`;

/** The address, after its `#`, of the print page for a record. */
export const printRecordPath = (id: string): string => `/print/record/${id}`;

/** The address, after its `#`, of the print page for a sitting of several tables. */
export const printSittingPath = (id: string): string => `/print/tables/${id}`;

/** The address, after its `#`, of a record after some of its moves. */
export const recordPath = (id: string, ply: number): string => `/record/${id}/${ply}`;

/** The address, after its `#`, of the help with a game's examples. */
export const helpPath = (game: GameId): string => `/help/${game}`;
