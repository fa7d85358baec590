/** The connection to IndexedDB: opened when it is needed, given up for a newer version, opened anew when it is lost. */
import { openDB } from 'idb';
import type { Result } from '../rules/index.js';
import { fail, ok } from '../rules/result.js';
import { migrate, steps as allSteps, type Step } from './migrations.js';
import type { Connection, Schema } from './schema.js';
import type { Stored, StoreFault } from './types.js';
import { errorName } from './untrusted.js';

export interface DatabaseOptions {
  /** `gridscribe` by default. */
  name?: string;
  /** The steps that make the database, as many as its version; all there are by default. */
  steps?: readonly Step[];
  /** How long opening may take, in milliseconds; the steps themselves are waited for however long they take. */
  patience?: number;
  /** Opens databases; `openDB` of idb by default. */
  open?: typeof openDB<Schema>;
}

type Opened = Result<Connection, StoreFault>;

/** Chrome says no more than `UnknownError` of a database that a setting forbids; of local storage it gives the reason. */
function isForbidden(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** What it means when a database is not opened. */
function openingFault(error: unknown): StoreFault {
  switch (errorName(error)) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    // No `indexedDB` at all; forbidden by a setting; a private window of older Firefoxes.
    case 'TypeError':
    case 'ReferenceError':
    case 'SecurityError':
    case 'InvalidStateError':
      return 'missing';
    case 'UnknownError':
      return isForbidden() ? 'missing' : 'broken';
    default:
      return 'broken';
  }
}

/** What it means when a transaction is refused. */
function workFault(error: unknown): StoreFault {
  switch (errorName(error)) {
    case 'QuotaExceededError':
      return 'full';
    // Two writers added an entry at the same place.
    case 'ConstraintError':
      return 'conflict';
    default:
      return 'broken';
  }
}

/** Browsers drop connections: when data are cleared, on errors of the disk, and Safari on coming back from the background. */
const isLostConnection = (error: unknown): boolean =>
  ['InvalidStateError', 'AbortError', 'UnknownError'].includes(errorName(error));

/** A browser that is clearing its data may take the new connection away too. */
const mostTries = 3;

/** One database, which need not be open to be used. */
export class Database {
  readonly #name: string;
  readonly #steps: readonly Step[];
  readonly #patience: number;
  readonly #openDB: typeof openDB<Schema>;
  #connection: Connection | null = null;
  #opening: Promise<Opened> | null = null;
  #migrating = false;

  constructor({ name = 'gridscribe', steps = allSteps, patience = 4000, open = openDB }: DatabaseOptions = {}) {
    this.#name = name;
    this.#steps = steps;
    this.#patience = patience;
    this.#openDB = open;
  }

  /** Opens the database if it is not open. */
  async open(): Promise<Result<null, StoreFault>> {
    const opened = await this.#connect();
    return opened.ok ? ok(null) : opened;
  }

  /**
   * Does some work. If the connection turns out to be lost, it is done again on a new one: work must be such that it can be
   * done twice, or refuses itself the second time.
   * @param work rejects with what the browser refused
   */
  async use<Value>(work: (connection: Connection) => Stored<Value>): Stored<Value> {
    for (let tries = 1; ; tries++) {
      const opened = await this.#connect();
      if (!opened.ok) return opened;
      try {
        return await work(opened.value);
      } catch (error) {
        const lost = isLostConnection(error);
        if (lost) this.#drop(opened.value);
        if (!lost || tries === mostTries) return fail(workFault(error));
      }
    }
  }

  /** Gives up a connection. Transactions that are under way still come to their end. */
  #drop(connection: Connection | null): void {
    connection?.close();
    if (connection === this.#connection) this.#connection = null;
  }

  async #connect(): Promise<Opened> {
    if (this.#connection) return ok(this.#connection);
    this.#opening ??= this.#request();
    let timer = 0;
    // Opening does not end while another tab keeps an older version open, or itself waits for others to close it.
    const impatience = new Promise<Opened>((resolve) => {
      timer = window.setTimeout(() => {
        if (!this.#migrating) resolve(fail('blocked'));
      }, this.#patience);
    });
    const opened = await Promise.race([this.#opening, impatience]);
    window.clearTimeout(timer);
    return opened;
  }

  async #request(): Promise<Opened> {
    let connection: Connection | null = null;
    const giveUp = (): void => {
      this.#drop(connection);
    };
    try {
      connection = await this.#openDB(this.#name, this.#steps.length, {
        upgrade: (database, from, _to, transaction) => {
          this.#migrating = true;
          void migrate(this.#steps.slice(from), database, transaction);
        },
        blocking: giveUp,
        terminated: giveUp,
      });
      this.#connection = connection;
      return ok(connection);
    } catch (error) {
      return fail(openingFault(error));
    } finally {
      this.#opening = null;
      this.#migrating = false;
    }
  }
}
