/** How a database of an older version becomes one of the newest. */
import type { Connection, Upgrade } from './schema.js';
import { abort } from './transaction.js';

/** Brings a database from one version to the next. It awaits nothing but requests of the transaction. */
export type Step = (database: Connection, transaction: Upgrade) => void | Promise<void>;

/**
 * The steps from each version to the next; how many there are is the newest version. A step that was released is never
 * changed, since there are databases that it has been applied to: a new shape is a further step at the end.
 */
export const steps: readonly Step[] = [
  (database) => {
    database.createObjectStore('records', { keyPath: 'id' }).createIndex('deleted', 'deleted');
    database.createObjectStore('entries');
  },
  (database) => {
    database.createObjectStore('tournaments', { keyPath: 'id' }).createIndex('deleted', 'deleted');
    database.createObjectStore('results');
  },
];

/** Takes the steps that a database lacks, one after another. If one fails, nothing has changed, and opening is refused. */
export async function migrate(missing: readonly Step[], database: Connection, transaction: Upgrade): Promise<void> {
  try {
    for (const step of missing) await step(database, transaction);
    await transaction.done;
  } catch {
    await abort(transaction);
  }
}
