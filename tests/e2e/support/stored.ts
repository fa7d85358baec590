import type { Page } from '@playwright/test';
import type { GameId, Options } from '../../../src/rules/index.js';

/** What the browser has on its disk of the record whose id is the last part of the address. */
export interface StoredGame {
  game: GameId;
  options: Options;
  /** The canonical lines of the moves, in order. */
  lines: string[];
}

/** Reads the record that the page shows straight from IndexedDB, past everything that the app says of it. */
export function storedGame(page: Page): Promise<StoredGame> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('the database did not answer'));
        };
      });
    const id = location.hash.split('/').at(-1) ?? '';
    const database = await done(indexedDB.open('gridscribe'));
    const transaction = database.transaction(['records', 'entries']);
    const summary = (await done(transaction.objectStore('records').get(id))) as { game: GameId; options: Options };
    const entries = (await done(transaction.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []])))) as {
      kind: string;
      line?: string;
    }[];
    database.close();
    const lines = entries.flatMap(({ kind, line }) => (kind === 'move' && line !== undefined ? [line] : []));
    return { game: summary.game, options: summary.options, lines };
  });
}

/** Writes copies of the record that the page shows straight into IndexedDB, titled `Copy 1` and on, each used before the next. */
export function copyRecord(page: Page, copies: number): Promise<void> {
  return page.evaluate(async (count) => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('the database did not answer'));
        };
      });
    const id = location.hash.split('/').at(-1) ?? '';
    const database = await done(indexedDB.open('gridscribe'));
    const transaction = database.transaction(['records', 'entries'], 'readwrite');
    const [records, entries] = [transaction.objectStore('records'), transaction.objectStore('entries')];
    const summary = (await done(records.get(id))) as { updated: number };
    const played = await done(entries.getAll(IDBKeyRange.bound([id], [id, []])));
    for (let number = 1; number <= count; number++) {
      const copy = `copy-${String(number)}`;
      records.add({ ...summary, id: copy, title: `Copy ${String(number)}`, updated: summary.updated + number });
      for (const [place, entry] of played.entries()) entries.add(entry, [copy, place]);
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = reject;
    });
    database.close();
  }, copies);
}
