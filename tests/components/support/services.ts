// Every game in every language, which the app fetches as it needs them.
import '../../../src/speech/all-games.js';
import type { Announcer } from '../../../src/components/announcer.js';
import type { Services } from '../../../src/components/services.js';
import { memoryStore } from '../../../src/records/memory-store.js';
import { defaultSettings } from '../../../src/records/settings.js';
import { openTournaments } from '../../../src/records/tournament-store.js';
import type { Store, Summary } from '../../../src/records/types.js';

/** Services that keep in memory what a page does with them. */
export interface TestServices extends Services {
  /** What was announced, in order; urgent messages begin with `!`. */
  said: string[];
  /** Where the page went. */
  gone: string[];
}

/** What a page is given in tests; `given` replaces parts of it. */
export function testServices(given: Partial<Services> = {}): TestServices {
  const said: string[] = [];
  const gone: string[] = [];
  const tournaments = openTournaments(null, Date.now, () => undefined);
  let settings = defaultSettings;
  const announcer = {
    say: (text: string, urgent = false) => said.push(urgent ? `!${text}` : text),
    clear: () => undefined,
    holdUntil: () => Promise.resolve(),
    within: () => undefined,
  };
  return {
    store: memoryStore(),
    tournaments: () => Promise.resolve(tournaments),
    storeFault: null,
    announcer: announcer as unknown as Announcer,
    voice: { available: () => Promise.resolve(true) },
    embedded: { worker: 'worker.js', worklet: 'worklet.js' },
    settings: () => settings,
    change: (changed) => {
      settings = { ...settings, ...changed };
    },
    locale: () => 'en',
    go: (path) => gone.push(path),
    said,
    gone,
    ...given,
  };
}

/** A record of Isolation in a store, with so many moves as its summary says. */
export async function addRecord(store: Store, title?: string, plies = 0): Promise<string> {
  const created = await store.create({ game: 'isolation', options: {}, names: {}, ...(title && { title }) });
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value;
  if (plies > 0) await store.append(id, 0, [], { plies, end: null });
  return id;
}

/** The record that was used last; one must be there once the tasks that wait are done. */
export async function firstRecord(store: Store): Promise<Summary> {
  await new Promise((resolve) => setTimeout(resolve));
  const listed = await store.list();
  const first = listed.ok ? listed.value[0] : undefined;
  if (!first) throw new Error('no record');
  return first;
}
