/** Where sittings of several tables are kept: beside the records, or in memory where the browser keeps nothing. */
import type { Result } from '../rules/index.js';
import { fail, ok } from '../rules/result.js';
import type { Database } from './database.js';
import type { Transaction } from './schema.js';
import { keptAfterDeletion, newId } from './summary.js';
import { tidyName, tidyTitle } from './tidy.js';
import { isResultEntry, type NewTournament, readTournament, type ResultEntry, type Tournament } from './tournament.js';
import { entriesOf, within } from './transaction.js';
import type { Stored, StoreFault } from './types.js';

/** A sitting as it is kept. */
export interface KeptTournament {
  tournament: Tournament;
  entries: ResultEntry[];
}

/** The sittings of this device. It never throws and never rejects. */
export interface TournamentStore {
  /** Every sitting that is not deleted, the newest first. */
  list(): Stored<Tournament[]>;
  create(tournament: NewTournament): Stored<Tournament>;
  load(id: string): Stored<KeptTournament>;
  /**
   * Adds a result, and answers only once it is on the disk.
   * @param count how many results the sitting has as the caller knows it; another number is a `conflict`
   */
  append(id: string, count: number, entry: ResultEntry): Stored<null>;
  /** Takes a sitting out of the list; `restore` puts it back. */
  remove(id: string): Stored<null>;
  restore(id: string): Stored<null>;
  /** Forgets all sittings. */
  forget(): Stored<null>;
}

/** The rows of one transaction. */
interface Rows {
  all(): Promise<unknown[]>;
  get(id: string): Promise<unknown>;
  put(row: Tournament): Promise<unknown>;
  /** Forgets a sitting with its results. */
  drop(id: string): Promise<unknown>;
  clear(): Promise<unknown>;
  entries(id: string): Promise<unknown[]>;
  add(id: string, place: number, entry: ResultEntry): Promise<unknown>;
}

/** Does work on the rows, all or nothing. */
type Use = <Value>(mode: 'readonly' | 'readwrite', work: (rows: Rows) => Stored<Value>) => Stored<Value>;

function rowsOf(transaction: Transaction<'readonly'> | Transaction<'readwrite'>): Rows {
  const tournaments = transaction.objectStore('tournaments');
  const results = transaction.objectStore('results');
  return {
    all: () => tournaments.getAll(),
    get: (id) => tournaments.get(id),
    put: async (row) => tournaments.put?.(row),
    drop: (id) => Promise.all([tournaments.delete?.(id), results.delete?.(entriesOf(id))]),
    clear: () => Promise.all([tournaments.clear?.(), results.clear?.()]),
    entries: (id) => results.getAll(entriesOf(id)),
    // `add` refuses a place that is taken.
    add: async (id, place, entry) => results.add?.(entry, [id, place]),
  };
}

function rowsInMemory(): Rows {
  const tournaments = new Map<string, Tournament>();
  const results = new Map<string, ResultEntry[]>();
  return {
    all: () => Promise.resolve([...tournaments.values()]),
    get: (id) => Promise.resolve(tournaments.get(id)),
    put: (row) => Promise.resolve(tournaments.set(row.id, row)),
    drop: (id) => Promise.resolve(tournaments.delete(id) && results.delete(id)),
    clear: () => {
      tournaments.clear();
      results.clear();
      return Promise.resolve();
    },
    entries: (id) => Promise.resolve(results.get(id) ?? []),
    add: (id, place, entry) => Promise.resolve(results.set(id, [...(results.get(id) ?? []).slice(0, place), entry])),
  };
}

/** A sitting that is there and not deleted. */
async function present(rows: Rows, id: string): Promise<Result<Tournament, StoreFault>> {
  const row = await rows.get(id);
  if (row === undefined) return fail('gone');
  const tournament = readTournament(row);
  if (!tournament) return fail('broken');
  return tournament.deleted === undefined ? ok(tournament) : fail('gone');
}

/** Forgets the sittings that were deleted before a time. */
async function sweep(rows: Rows, before: number): Promise<void> {
  for (const row of await rows.all()) {
    const tournament = readTournament(row);
    if (tournament?.deleted !== undefined && tournament.deleted <= before) await rows.drop(tournament.id);
  }
}

const copied = <Value>(value: Value): Value => structuredClone(value);

/**
 * Opens the sittings.
 * @param database null where the browser keeps nothing
 * @param now gives the time, in milliseconds since 1970
 * @param changed called after every change
 */
export function openTournaments(database: Database | null, now: () => number, changed: () => void): TournamentStore {
  const memory = database ? null : rowsInMemory();
  const use: Use = (mode, work) => {
    if (memory) return work(memory);
    if (!database) return Promise.resolve(fail('missing'));
    return database.use((connection) => within(connection, mode, (transaction) => work(rowsOf(transaction))));
  };
  const write = async <Value>(work: (rows: Rows) => Stored<Value>): Stored<Value> => {
    const answer = await use('readwrite', work);
    if (answer.ok) changed();
    return answer;
  };
  const mark = (id: string, deleted: number | undefined): Stored<null> =>
    write(async (rows) => {
      const tournament = readTournament(await rows.get(id));
      if (!tournament) return fail('gone');
      // A row that is not deleted has no such member: the index then leaves it out.
      delete tournament.deleted;
      await rows.put({ ...tournament, ...(deleted !== undefined && { deleted }) });
      return ok(null);
    });

  return {
    list: () =>
      use('readonly', async (rows) => {
        const all = (await rows.all()).flatMap((row) => readTournament(row) ?? []);
        const listed = all.filter(({ deleted }) => deleted === undefined);
        return ok(copied(listed.sort((a, b) => b.created - a.created)));
      }),

    create: ({ title, game, players, gamesPerMatch }) =>
      write(async (rows) => {
        const created = now();
        const tournament: Tournament = {
          id: newId(),
          title: tidyTitle(title),
          game,
          players: players.map(tidyName),
          gamesPerMatch,
          created,
        };
        await sweep(rows, created - keptAfterDeletion);
        await rows.put(tournament);
        return ok(copied(tournament));
      }),

    load: (id) =>
      use('readonly', async (rows): Stored<KeptTournament> => {
        const [tournament, entries] = [await present(rows, id), await rows.entries(id)];
        if (!tournament.ok) return tournament;
        return entries.every(isResultEntry) ? ok(copied({ tournament: tournament.value, entries })) : fail('broken');
      }),

    append: (id, count, entry) =>
      write(async (rows) => {
        const [tournament, entries] = [await present(rows, id), await rows.entries(id)];
        if (!tournament.ok) return tournament;
        if (entries.length !== count) return fail('conflict');
        await rows.add(id, count, copied(entry));
        return ok(null);
      }),

    remove: (id) => mark(id, now()),
    restore: (id) => mark(id, undefined),

    forget: () =>
      write(async (rows) => {
        await rows.clear();
        return ok(null);
      }),
  };
}
