import type { Settings } from '../records/settings.js';
import type { Announcer } from './announcer.js';
import { ignoreRepeats } from './repeats.js';
import { Scanner } from './scan.js';

let scanner: Scanner | null = null;

/** Listens to hands as the settings say: repetitions are ignored first, and what is left goes to the scan. Called anew when they change. */
export function listenToHands(settings: () => Settings, announcer: Announcer): void {
  if (!scanner) {
    ignoreRepeats(() => settings().ignoreRepeats);
    scanner = new Scanner(settings, announcer);
  }
  scanner.update();
}
