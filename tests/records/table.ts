import { memoryStore } from '../../src/records/memory-store.js';
import { Session } from '../../src/records/session.js';
import { defaultSettings, type Settings } from '../../src/records/settings.js';
import type { NewRecord, Store } from '../../src/records/types.js';

/** A session of a new record, and what it stands on. */
export interface Table {
  session: Session;
  store: Store;
  id: string;
  settings: Settings;
  /** Opens the record once more, as after a reload. */
  reopen: () => Promise<Session>;
}

/** Begins a record in a store, and opens it. */
export async function table(record: NewRecord, store: Store = memoryStore()): Promise<Table> {
  const settings = { ...defaultSettings };
  const created = await store.create(record);
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value;
  const reopen = async (): Promise<Session> => {
    const kept = await store.load(id);
    const session = kept.ok
      ? Session.of(
          kept.value,
          store,
          () => settings,
          () => 'en',
        )
      : null;
    if (!session) throw new Error('no session');
    return session;
  };
  return { session: await reopen(), store, id, settings, reopen };
}
