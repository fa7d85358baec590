/** Records that last as long as the page, for browsers that keep nothing. */
import type { Result } from '../rules/index.js';
import { fail, ok } from '../rules/result.js';
import {
  type Change,
  changeRow,
  keptAfterDeletion,
  listed,
  newSummary,
  present,
  putBack,
  retitle,
  takeOut,
} from './summary.js';
import type { Entry, NewRecord, Store, Stored, StoreFault, Summary } from './types.js';

/** Answers with a copy, so that nobody changes what is kept; and with `broken` for what cannot be copied. */
function answer<Value>(work: () => Result<Value, StoreFault>): Stored<Value> {
  try {
    return Promise.resolve(structuredClone(work()));
  } catch {
    return Promise.resolve(fail('broken'));
  }
}

/**
 * A store that answers as the lasting one does, but keeps everything in memory only.
 * @param now gives the time, in milliseconds since 1970
 * @param unknown what it answers of a record that it never had: why the lasting store, which may have it, could not be opened
 */
export function memoryStore(now: () => number = Date.now, unknown: StoreFault = 'gone'): Store {
  const summaries = new Map<string, Summary>();
  const entries = new Map<string, readonly Entry[]>();

  function sweep(before: number): void {
    for (const { id, deleted } of summaries.values()) {
      if (deleted === undefined || deleted > before) continue;
      summaries.delete(id);
      entries.delete(id);
    }
  }

  const find = (id: string): Result<Summary, StoreFault> =>
    summaries.has(id) ? present(summaries.get(id)) : fail(unknown);

  function create(record: NewRecord): Result<Summary, StoreFault> {
    const summary = structuredClone(newSummary(record, now()));
    sweep(summary.created - keptAfterDeletion);
    summaries.set(summary.id, summary);
    return ok(summary);
  }

  function change(id: string, how: Change): Result<Summary, StoreFault> {
    if (!summaries.has(id)) return fail(unknown);
    const changed = changeRow(summaries.get(id), how);
    if (!changed.ok) return changed;
    summaries.set(id, changed.value.summary);
    return ok(changed.value.summary);
  }

  function append(...[id, count, added, changes]: Parameters<Store['append']>): Result<Summary, StoreFault> {
    const before = find(id);
    if (!before.ok) return before;
    const kept = entries.get(id) ?? [];
    if (kept.length !== count) return fail('conflict');
    entries.set(id, [...kept, ...structuredClone(added)]);
    return change(id, () => ok({ ...changes, updated: now() }));
  }

  return {
    lasting: false,
    list: () => answer(() => ok(listed([...summaries.values()]))),
    create: (record) => answer(() => create(record)),
    load: (id) =>
      answer(() => {
        const summary = find(id);
        return summary.ok ? ok({ summary: summary.value, entries: [...(entries.get(id) ?? [])] }) : summary;
      }),
    append: (...given) => answer(() => append(...given)),
    rename: (id, title) => answer(() => change(id, retitle(title))),
    remove: (id) => answer(() => change(id, takeOut(now()))),
    restore: (id) => answer(() => change(id, putBack)),
    forget: () =>
      answer(() => {
        summaries.clear();
        entries.clear();
        return ok(null);
      }),
  };
}
