/** Forgetting everything on this device. */
import { fail, ok } from '../rules/result.js';
import { Database, type DatabaseOptions } from './database.js';
import { exercisesOf } from './exercises.js';
import { idbStore } from './idb-store.js';
import type { TournamentStore } from './tournament-store.js';
import type { Store, Stored } from './types.js';

/** Everything that is kept, as this page has it. */
interface Everything {
  store: Store;
  tournaments: () => Promise<TournamentStore>;
  exercises: () => Promise<Store>;
}

/** Forgets what earlier visits left in a database that this one could not use. A browser that keeps nothing has none. */
async function forgetOnDisk(options: DatabaseOptions): Stored<null> {
  const database = new Database(options);
  const opened = await database.open();
  if (!opened.ok) return opened.error === 'missing' ? ok(null) : fail(opened.error);
  const nothing = (): void => undefined;
  return idbStore(database, { now: Date.now, changed: nothing, begun: nothing }).forget();
}

/**
 * Forgets records, sittings and exercises: those of this page, and those on the disk even where this page could not use it.
 * @param records the name of the records' database
 * @returns the first fault if anything may be left; everything else is forgotten all the same
 */
export async function forgetAll(kept: Everything, options: DatabaseOptions, records: string): Stored<null> {
  const [tournaments, exercises] = await Promise.all([kept.tournaments(), kept.exercises()]);
  const answers = [await kept.store.forget(), await tournaments.forget(), await exercises.forget()];
  if (!kept.store.lasting) answers.push(await forgetOnDisk({ ...options, name: records }));
  if (!exercises.lasting) answers.push(await forgetOnDisk({ ...options, name: exercisesOf(records) }));
  return answers.find((answer) => !answer.ok) ?? ok(null);
}
