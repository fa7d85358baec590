import { fail } from '../rules/result.js';
import { loadGame } from '../speech/load.js';
import type { Kept, Store, Stored } from './types.js';

/** Reads a record and fetches what its game is played with; `broken` if that cannot be fetched now. */
export async function loadRecord(id: string, store: Store, locale: string): Stored<Kept> {
  const kept = await store.load(id);
  if (!kept.ok) return kept;
  try {
    await loadGame(kept.value.summary.game, locale);
  } catch {
    return fail('broken');
  }
  return kept;
}
