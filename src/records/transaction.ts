/** Transactions that happen wholly or not at all. */
import { type Connection, everything, type Transaction } from './schema.js';
import type { Stored } from './types.js';

/** The keys of all entries of one record or sitting: in the order of keys, a list comes after everything else. */
export const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/**
 * Undoes a transaction and waits until that is done. One that has ended stays as it is.
 * @param transaction an idb transaction
 */
export async function abort(transaction: { abort(): void; readonly done: Promise<void> }): Promise<void> {
  try {
    transaction.abort();
    await transaction.done;
  } catch {
    // That is how a transaction that was aborted ends.
  }
}

/**
 * Does work in one transaction over everything that is kept, all or nothing; it answers only when everything is on the disk.
 * @param work awaits nothing but requests of the transaction
 * @throws what the browser refused, as a rejection; nothing has changed then
 */
export async function within<Value, Mode extends 'readonly' | 'readwrite'>(
  connection: Connection,
  mode: Mode,
  work: (transaction: Transaction<Mode>) => Stored<Value>,
): Stored<Value> {
  // Without strict durability browsers answer before the disk has it, and a battery that dies takes the move with it.
  const transaction = connection.transaction([...everything], mode, { durability: 'strict' });
  // Listened to from the start: it may be refused while the work still waits for something else.
  const refused = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  try {
    const answer = await work(transaction);
    const refusal = await refused;
    if (refusal) throw refusal.error;
    return answer;
  } catch (error) {
    // When a transaction is refused as a whole, its requests only say that they were aborted.
    const cause = transaction.error ?? error;
    await abort(transaction);
    throw cause;
  }
}
