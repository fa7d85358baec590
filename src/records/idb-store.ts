/** Records in IndexedDB. */
import { fail, ok } from '../rules/result.js';
import type { Database } from './database.js';
import { isEntry } from './entries.js';
import { everything, type Transaction } from './schema.js';
import {
  type Change,
  changeRow,
  keptAfterDeletion,
  listed,
  newSummary,
  present,
  putBack,
  retitle,
  takeOut,
} from './summary.js';
import { entriesOf, within } from './transaction.js';
import type { Kept, Store, Stored, Summary } from './types.js';

export interface StoreHooks {
  /** The time, in milliseconds since 1970. */
  now: () => number;
  /** Called after every change. */
  changed: () => void;
  /** Called when the first record was created. */
  begun: () => void;
}

/** Forgets the records that were deleted before a time. */
async function sweep(transaction: Transaction<'readwrite'>, before: number): Promise<void> {
  const [records, entries] = [transaction.objectStore('records'), transaction.objectStore('entries')];
  const ids = await records.index('deleted').getAllKeys(IDBKeyRange.upperBound(before));
  await Promise.all(ids.flatMap((id) => [records.delete(id), entries.delete(entriesOf(id))]));
}

/** The store that outlasts the page. Its answers are given when the disk has what they say. */
export function idbStore(database: Database, { now, changed, begun }: StoreHooks): Store {
  const read = <Value>(work: (transaction: Transaction<'readonly'>) => Stored<Value>): Stored<Value> =>
    database.use((connection) => within(connection, 'readonly', work));

  const write = async <Value>(work: (transaction: Transaction<'readwrite'>) => Stored<Value>): Stored<Value> => {
    const answer = await database.use((connection) => within(connection, 'readwrite', work));
    if (answer.ok) changed();
    return answer;
  };

  const change = (id: string, how: Change): Stored<Summary> =>
    write(async (transaction) => {
      const records = transaction.objectStore('records');
      const changing = changeRow(await records.get(id), how);
      if (!changing.ok) return changing;
      await records.put(changing.value.row);
      return ok(changing.value.summary);
    });

  return {
    lasting: true,

    list: () => read(async (transaction) => ok(listed(await transaction.objectStore('records').getAll()))),

    async create(record) {
      const summary = newSummary(record, now());
      const created = await write(async (transaction) => {
        await sweep(transaction, summary.created - keptAfterDeletion);
        const records = transaction.objectStore('records');
        const before = await records.count();
        await records.add(summary);
        return ok(before);
      });
      if (!created.ok) return created;
      if (created.value === 0) begun();
      return ok(structuredClone(summary));
    },

    load: (id) =>
      read(async (transaction): Stored<Kept> => {
        const [records, stored] = [transaction.objectStore('records'), transaction.objectStore('entries')];
        const [row, keys, entries] = await Promise.all([
          records.get(id),
          stored.getAllKeys(entriesOf(id)),
          stored.getAll(entriesOf(id)),
        ]);
        const summary = present(row);
        if (!summary.ok) return summary;
        const whole = keys.every(([, place], index) => place === index);
        return whole && entries.every(isEntry) ? ok({ summary: summary.value, entries }) : fail('broken');
      }),

    append: (id, count, added, changes) =>
      write(async (transaction) => {
        const [records, entries] = [transaction.objectStore('records'), transaction.objectStore('entries')];
        const [row, kept] = await Promise.all([records.get(id), entries.count(entriesOf(id))]);
        const before = present(row);
        if (!before.ok) return before;
        if (kept !== count) return fail('conflict');
        const changing = changeRow(row, () => ok({ ...changes, updated: now() }));
        if (!changing.ok) return changing;
        await Promise.all([
          records.put(changing.value.row),
          // `add` refuses a place that is taken, where `put` would overwrite what another tab has written. It throws for
          // what cannot be stored, and that too has to wait its turn.
          ...added.map(async (entry, index) => entries.add(entry, [id, count + index])),
        ]);
        return ok(changing.value.summary);
      }),

    rename: (id, title) => change(id, retitle(title)),
    remove: (id) => change(id, takeOut(now())),
    restore: (id) => change(id, putBack),

    forget: () =>
      write(async (transaction) => {
        await Promise.all(everything.map((name) => transaction.objectStore(name).clear()));
        return ok(null);
      }),
  };
}
