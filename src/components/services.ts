import type { Settings } from '../records/settings.js';
import type { TournamentStore } from '../records/tournament-store.js';
import type { Store, StoreFault } from '../records/types.js';
import type { Said, Speaking } from '../speech/speaker.js';
import type { Announcer } from './announcer.js';
import type { Earcon } from './earcons.js';

/** Gridscribe's own voice. What is announced it says by itself, while its setting is on. */
export interface Voice {
  /** What it does now. */
  readonly now: Speaking;
  /** Has a function called at each change of `now`, until the function that is given back is called. */
  watch(watcher: () => void): () => void;
  /** The voices that this browser has for the active language, best first; none where it cannot speak it. */
  voices(): Promise<SpeechSynthesisVoice[]>;
  /**
   * Reads texts in the active language at once, also where the own voice is off.
   * @returns false if this browser has no voice for the language
   */
  read(said: readonly Said[]): Promise<boolean>;
  /** Goes on after a pause; false if there is nothing to go on with. */
  goOn(): boolean;
  /** Goes to another line of the log that is being read; false if none is, or it has no such line. */
  step(lines: 1 | -1): boolean;
  /** Stops at once. What takes long stays to be gone on with. */
  silence(): void;
  /** Stops at once, with nothing left to be gone on with. */
  forget(): void;
}
import type { Chosen } from './listening.js';

/** What every page is given: nothing on the screen reaches for anything else. */
export interface Services {
  store: Store;
  /** Opens the sittings of several tables. */
  tournaments(): Promise<TournamentStore>;
  /** Opens what is under way in exercises and audits, which is never among the records. */
  exercises(): Promise<Store>;
  /** Why records are not kept on this device, if they are not. */
  storeFault: StoreFault | null;
  announcer: Announcer;
  voice: Voice;
  /**
   * Short sounds and vibrations, each as its setting lets it. `play` is done once the sound is over, and at once where there is
   * none; it never fails.
   */
  earcons: { play(earcon: Earcon): Promise<void> };
  /** Who listens, by the settings and what this browser can. */
  recogniser(): Promise<Chosen>;
  /** The settings as they are now. */
  settings(): Settings;
  /** Changes some settings, keeps them, and lets every page know. */
  change(settings: Partial<Settings>): void;
  /** The locale that is active. */
  locale(): string;
  /** Goes to another page, by the address after the hash: `/play/…`. */
  go(path: string): void;
}
