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
  /** How long a tab that keeps an older version open is waited for, in milliseconds. */
  patience?: number;
  /**
   * How long opening may take where nothing is known to hold it, in milliseconds: a slow device that puts its database in
   * order after a crash takes many seconds. The steps themselves are waited for however long they take.
   */
  longest?: number;
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

/** A browser that is clearing its data may take the new connection away too: it is given a moment longer each time. */
const mostTries = 3;

/** One database, which need not be open to be used. */
export class Database {
  readonly #options: Required<DatabaseOptions>;
  #connection: Connection | null = null;
  #opening: Promise<Opened> | null = null;
  /** Settled once a tab is known to keep an older version open. */
  #held: Promise<void> = Promise.resolve();
  #migrating = false;

  constructor(options: DatabaseOptions = {}) {
    this.#options = {
      name: 'gridscribe',
      steps: allSteps,
      patience: 4000,
      longest: 30_000,
      open: openDB,
      ...options,
    };
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
      const { answer, lost } = await this.#try(work);
      if (!lost || tries === mostTries) return answer;
      await new Promise((resolve) => setTimeout(resolve, tries * 200));
    }
  }

  /** Does some work once. `lost`: the browser took the database away, and may give it back. */
  async #try<Value>(
    work: (connection: Connection) => Stored<Value>,
  ): Promise<{ answer: Result<Value, StoreFault>; lost: boolean }> {
    const opened = await this.#connect();
    // While its data are cleared a browser refuses to open them, too.
    if (!opened.ok) return { answer: opened, lost: opened.error === 'broken' };
    try {
      return { answer: await work(opened.value), lost: false };
    } catch (error) {
      const lost = isLostConnection(error);
      if (lost) this.#drop(opened.value);
      return { answer: fail(workFault(error)), lost };
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
    const { patience, longest } = this.#options;
    // Opening does not end while another tab keeps an older version open. One that waits in line behind such a tab hears
    // nothing of it, and is not to be told from a slow device.
    const impatience = new Promise<Opened>((resolve) => {
      const giveUp = (): void => {
        if (!this.#migrating) resolve(fail('blocked'));
      };
      window.setTimeout(giveUp, longest);
      void this.#held.then(() => window.setTimeout(giveUp, patience));
    });
    return Promise.race([this.#opening, impatience]);
  }

  async #request(): Promise<Opened> {
    const { name, steps, open } = this.#options;
    let connection: Connection | null = null;
    const giveUp = (): void => {
      this.#drop(connection);
    };
    let hold = (): void => undefined;
    this.#held = new Promise((resolve) => (hold = resolve));
    try {
      connection = await open(name, steps.length, {
        upgrade: (database, from, _to, transaction) => {
          this.#migrating = true;
          void migrate(steps.slice(from), database, transaction);
        },
        blocked: hold,
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
