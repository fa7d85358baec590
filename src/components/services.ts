import type { Settings } from '../records/settings.js';
import type { TournamentStore } from '../records/tournament-store.js';
import type { Store, StoreFault } from '../records/types.js';
import type { EmbeddedAddresses } from '../speech/embedded/embedded-recogniser.js';
import type { Announcer } from './announcer.js';

/** What every page is given: nothing on the screen reaches for anything else. */
export interface Services {
  store: Store;
  /** Opens the sittings of several tables. */
  tournaments(): Promise<TournamentStore>;
  /** Why records are not kept on this device, if they are not. */
  storeFault: StoreFault | null;
  announcer: Announcer;
  /** Gridscribe's own voice: `available` is whether this browser can speak the active language. */
  voice: { available(): Promise<boolean> };
  /** Where the recogniser that runs on the device finds its parts. */
  embedded: EmbeddedAddresses;
  /** The settings as they are now. */
  settings(): Settings;
  /** Changes some settings, keeps them, and lets every page know. */
  change(settings: Partial<Settings>): void;
  /** The locale that is active. */
  locale(): string;
  /** Goes to another page, by the address after the hash: `/play/…`. */
  go(path: string): void;
}
