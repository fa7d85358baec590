/** What stands where in the database. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

/** Values are `unknown`, since nothing says that it was us who wrote them. */
export interface Schema extends DBSchema {
  /** Summaries by their ids; `deleted` finds those that can be swept away. */
  records: { key: string; value: unknown; indexes: { deleted: number } };
  /** Entries by the record's id and their place in it, from 0. Only ever added to. */
  entries: { key: [string, number]; value: unknown };
  /** Sittings of several tables by their ids; `deleted` as for records. */
  tournaments: { key: string; value: unknown; indexes: { deleted: number } };
  /** Results by the sitting's id and their place in it, from 0. Only ever added to. */
  results: { key: [string, number]; value: unknown };
}

/** All of it, as one transaction has it. */
export const everything = ['records', 'entries', 'tournaments', 'results'] as const;
type Everything = [...typeof everything];

export type Connection = IDBPDatabase<Schema>;

/** A transaction over all of it. */
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, Everything, Mode>;

/** The transaction in which a database is brought to a newer version. */
export type Upgrade = IDBPTransaction<Schema, Everything[number][], 'versionchange'>;
