import '../../../src/speech/all-games.js';
import { after, isOver, outcomeOf, progressOf } from '../../../src/records/progress.js';
import type { AgreedEnd, Entry, NewRecord, Store } from '../../../src/records/types.js';

/**
 * Puts a record into a store with moves in canonical notation, all of which must be legal, and perhaps an end by the people.
 * @returns its id
 */
export async function playedRecord(
  store: Store,
  record: Omit<NewRecord, 'names'> & Partial<Pick<NewRecord, 'names'>>,
  lines: readonly string[],
  end?: AgreedEnd,
): Promise<string> {
  const created = await store.create({ names: {}, ...record });
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value;
  if (lines.length > 0 || end) await addMoves(store, id, lines, end);
  return id;
}

/** Adds moves to a record, as another tab does. */
export async function addMoves(store: Store, id: string, lines: readonly string[], end?: AgreedEnd): Promise<void> {
  const entries: Entry[] = [
    ...lines.map((line): Entry => ({ kind: 'move', line })),
    ...(end ? [{ kind: 'end', end } satisfies Entry] : []),
  ];
  const kept = await store.load(id);
  if (!kept.ok) throw new Error(kept.error);
  const before = progressOf(kept.value);
  if (!before.ok) throw new Error('not a game');
  let progress = before.value;
  for (const entry of entries) {
    const next = after(progress, entry);
    if (!next) throw new Error(`not legal: ${JSON.stringify(entry)}`);
    progress = next;
  }
  const winner = progress.end ? progress.end.winner : (outcomeOf(progress)?.winner ?? null);
  const added = await store.append(id, kept.value.entries.length, entries, {
    plies: progress.played.length,
    end: isOver(progress) ? { winner, by: progress.end?.termination ?? 'rules' } : null,
  });
  if (!added.ok) throw new Error(added.error);
}
