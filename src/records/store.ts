/** Where the app gets its store. */
import { openChanges } from './changes.js';
import { Database, type DatabaseOptions } from './database.js';
import { idbStore } from './idb-store.js';
import type { TournamentStore } from './tournament-store.js';
import type { Store, StoreFault } from './types.js';

export interface StoreOptions extends DatabaseOptions {
  /** Gives the time, in milliseconds since 1970; the device's by default. */
  now?: () => number;
  /** Asks the browser not to clear what is kept when room is short; by default it is the browser that is asked. */
  persist?: () => Promise<unknown>;
}

export interface OpenedStore {
  store: Store;
  /** Opens the sittings of several tables, which few people have. */
  tournaments: () => Promise<TournamentStore>;
  /** Opens what is under way in exercises and audits. */
  exercises: () => Promise<Store>;
  /** Why the store does not last; null if it does. */
  fault: StoreFault | null;
  /**
   * Calls back whenever another tab has changed what is kept.
   * @returns ends it
   */
  onChange(hear: () => void): () => void;
}

async function ask(persist: () => Promise<unknown>): Promise<void> {
  try {
    await persist();
  } catch {
    // Refused or not, records are kept: the browser only cares less for them.
  }
}

/**
 * Asks the browser, where it decides by itself. Firefox would put the question to the person instead: a window that opens over
 * the start of the first game, and that a screen reader reads out in the middle of it. It says by nothing else that it would.
 * `navigator.storage` is missing where the page is not secure.
 */
async function persistStorage(): Promise<unknown> {
  const asksThePerson = CSS.supports('-moz-appearance', 'none');
  const { storage } = navigator as Partial<Navigator>;
  return asksThePerson ? undefined : storage?.persist();
}

/**
 * Opens the records of this device. Where that cannot be done, play goes on with a store that lasts as long as the page,
 * and `fault` says why. It never rejects.
 */
export async function openStore(options: StoreOptions = {}): Promise<OpenedStore> {
  const { now = Date.now, persist = persistStorage, name = 'gridscribe' } = options;
  const database = new Database({ ...options, name });
  const opened = await database.open();
  const exercises = once(() => import('./exercises.js').then(({ openExercises }) => openExercises(options, name, now)));
  /** The same store, but all that is kept beside it is forgotten with it. */
  const whole = (store: Store, tournaments: OpenedStore['tournaments']): Store => ({
    ...store,
    forget: () =>
      import('./forget.js')
        .then(({ forgetAll }) => forgetAll({ store, tournaments, exercises }, options, name))
        .catch(() => ({ ok: false, error: 'broken' })),
  });
  if (!opened.ok) {
    // Few browsers ever need it.
    const { memoryStore } = await import('./memory-store.js');
    const tournaments = tournamentsOf(null, now, () => undefined);
    return {
      store: whole(memoryStore(now, opened.error), tournaments),
      tournaments,
      exercises,
      fault: opened.error,
      onChange: () => () => undefined,
    };
  }
  const changes = openChanges(name);
  const changed = (): void => {
    changes.announce();
  };
  const tournaments = tournamentsOf(database, now, changed);
  return {
    store: whole(idbStore(database, { now, changed, begun: () => void ask(persist) }), tournaments),
    tournaments,
    exercises,
    fault: null,
    onChange: (hear) => changes.listen(hear),
  };
}

/** What opens something once, when it is first asked for; what could not be fetched is tried again the next time. */
function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
}

/** What opens the sittings; without a database they last as long as the page. */
const tournamentsOf = (
  database: Database | null,
  now: () => number,
  changed: () => void,
): (() => Promise<TournamentStore>) =>
  once(() => import('./tournament-store.js').then(({ openTournaments }) => openTournaments(database, now, changed)));
