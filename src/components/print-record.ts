/** A record that is kept, as the game that sheets are filled with. */
import { endSentences } from '../records/end-sayings.js';
import { progressOf } from '../records/progress.js';
import type { Store, StoreFault } from '../records/types.js';
import type { Result } from '../rules/index.js';
import type { Wording } from '../speech/describe.js';
import type { PlayedGame } from '../speech/sheets.js';
import { recordTitle } from './record-words.js';

/**
 * Reads a record for printing.
 * @returns boards are chosen at the start, half way and at the end
 */
export async function playedGame(store: Store, id: string, wording: Wording): Promise<Result<PlayedGame, StoreFault>> {
  const kept = await store.load(id);
  if (!kept.ok) return kept;
  const progress = progressOf(kept.value);
  if (!progress.ok) return { ok: false, error: 'broken' };
  const { start, played: moves } = progress.value;
  const { summary } = kept.value;
  const ending = endSentences(progress.value, { ...wording, names: summary.names }).join(' ');
  return {
    ok: true,
    value: {
      start,
      moves,
      names: summary.names,
      title: recordTitle(summary, wording.locale ?? 'en'),
      ending: ending === '' ? null : ending,
      boards: usualBoards(moves.length),
    },
  };
}

const usualBoards = (count: number): number[] => [...new Set([0, Math.ceil(count / 2), count])];

/**
 * The numbers in a text, each once and in order: after which moves boards are drawn.
 * @param most numbers above this one are left out, as there are not so many moves
 */
export const boardsIn = (text: string, most: number): number[] =>
  [...new Set((text.match(/\d+/g) ?? []).map(Number))].filter((count) => count <= most).sort((a, b) => a - b);
