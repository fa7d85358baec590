/** What stands where in the database. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

/** Values are `unknown`, since nothing says that it was us who wrote them. */
export interface Schema extends DBSchema {
  /** Summaries by their ids; `deleted` finds those that can be swept away. */
  records: { key: string; value: unknown; indexes: { deleted: number } };
  /** Entries by the record's id and their place in it, from 0. Only ever added to. */
  entries: { key: [string, number]; value: unknown };
}

export type Connection = IDBPDatabase<Schema>;

/** A transaction over all of it. */
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, ['records', 'entries'], Mode>;

/** The transaction in which a database is brought to a newer version. */
export type Upgrade = IDBPTransaction<Schema, ('records' | 'entries')[], 'versionchange'>;
