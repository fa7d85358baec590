// Every game in every language, which the app fetches as it needs them.
import '../../../src/speech/all-games.js';
import type { Announcer } from '../../../src/components/announcer.js';
import type { Services, Voice } from '../../../src/components/services.js';
import { memoryStore } from '../../../src/records/memory-store.js';
import { defaultSettings } from '../../../src/records/settings.js';
import { openTournaments } from '../../../src/records/tournament-store.js';
import type { Store, Summary } from '../../../src/records/types.js';
import type { Said, Speaking } from '../../../src/speech/speaker.js';
import { fakeVoice } from '../../speech/fake-synthesis.js';

/** Services that keep in memory what a page does with them. */
export interface TestServices extends Services {
  /** What was announced, in order; urgent messages begin with `!`. */
  said: string[];
  /** Where the page went. */
  gone: string[];
  /** What sounded, in order. */
  sounded: string[];
  voice: TestVoice;
}

/** A voice that only keeps what it was given to read; it does what a test says it does. */
export class TestVoice implements Voice {
  now: Speaking = { doing: 'silent', long: false, line: null };
  /** What it was given to read, and what it was told to do. */
  readonly asked: string[] = [];
  /** Whether the browser has a voice. */
  exists = true;
  readonly #watchers = new Set<() => void>();

  /** Does something else from now on. */
  become(now: Partial<Speaking>): void {
    this.now = { ...this.now, ...now };
    for (const watcher of this.#watchers) watcher();
  }
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
  voices(): Promise<SpeechSynthesisVoice[]> {
    return Promise.resolve(this.exists ? [fakeVoice('en-GB', 'fake')] : []);
  }
  read(said: readonly Said[]): Promise<boolean> {
    this.asked.push(...said.map(({ text }) => text));
    return Promise.resolve(this.exists);
  }
  goOn(): boolean {
    const waits = this.now.doing === 'asking' || this.now.doing === 'paused';
    if (waits) this.asked.push('go on');
    return waits;
  }
  step(lines: 1 | -1): boolean {
    if (this.now.line === null) return false;
    this.asked.push(lines === 1 ? 'one on' : 'one back');
    return true;
  }
  silence(): void {
    this.asked.push('silence');
  }
  forget(): void {
    this.asked.push('forget');
  }
}

/** What a page is given in tests; `given` replaces parts of it. */
export function testServices(given: Partial<Omit<Services, 'voice'>> = {}): TestServices {
  const said: string[] = [];
  const gone: string[] = [];
  const tournaments = openTournaments(null, Date.now, () => undefined);
  const exercises = memoryStore();
  const sounded: string[] = [];
  let settings = defaultSettings;
  const announcer = {
    say: (text: string, urgent = false) => said.push(urgent ? `!${text}` : text),
    clear: () => undefined,
    forget: () => undefined,
    holdUntil: () => Promise.resolve(),
    within: () => undefined,
  };
  return {
    store: memoryStore(),
    tournaments: () => Promise.resolve(tournaments),
    exercises: () => Promise.resolve(exercises),
    storeFault: null,
    announcer: announcer as unknown as Announcer,
    voice: new TestVoice(),
    earcons: {
      play: (earcon) => {
        sounded.push(earcon);
        return Promise.resolve();
      },
    },
    recogniser: () => Promise.resolve({ recogniser: null, fault: 'unsupported' as const }),
    settings: () => settings,
    change: (changed) => {
      settings = { ...settings, ...changed };
    },
    locale: () => 'en',
    go: (path) => gone.push(path),
    said,
    gone,
    sounded,
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
