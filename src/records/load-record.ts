import { fail } from '../rules/result.js';
import { loadRules, loadWords } from '../speech/load.js';
import { loadEndings } from './sayings.js';
import type { Kept, Store, Stored } from './types.js';

/**
 * Reads a record and fetches the rules of its game; `broken` if they cannot be fetched now.
 * @param locale whose words are to be there too
 */
export async function loadRecord(id: string, store: Store, locale?: string): Stored<Kept> {
  const kept = await store.load(id);
  if (!kept.ok) return kept;
  try {
    const { game, end } = kept.value.summary;
    await Promise.all([
      loadRules(game),
      locale === undefined ? null : loadWords(locale),
      end === null ? null : loadEndings(),
    ]);
  } catch {
    return fail('broken');
  }
  return kept;
}
