/**
 * What is under way in exercises and audits. It is kept as games are, after every move, but in a database of its own: nothing
 * of it can come among the records. Each goes by a name, which stands in its title with how far it has come.
 */
import type { GameId, Options } from '../rules/index.js';
import { Database, type DatabaseOptions } from './database.js';
import { idbStore } from './idb-store.js';
import { memoryStore } from './memory-store.js';
import type { Kept, Store, Summary } from './types.js';

/** The database of the exercises that go with a database of records. */
export const exercisesOf = (records: string): string => `${records}-exercises`;

/**
 * Opens the database; where that cannot be done, exercises last as long as the page. It never rejects.
 * @param records the name of the records' database
 */
export async function openExercises(options: DatabaseOptions, records: string, now: () => number): Promise<Store> {
  const database = new Database({ ...options, name: exercisesOf(records) });
  const opened = await database.open();
  const nothing = (): void => undefined;
  return opened.ok ? idbStore(database, { now, changed: nothing, begun: nothing }) : memoryStore(now);
}

/** Something that was begun. */
export interface UnderWay {
  kept: Kept;
  /** How many of its stages are done; an exercise has none. */
  stages: number;
}

const titleOf = (name: string, stages: number): string => `${name}/${String(stages)}`;

function stagesIn({ title = '' }: Summary, name: string): number | null {
  const [, stages] = title.startsWith(`${name}/`) ? (/\/(\d)$/.exec(title) ?? []) : [];
  return stages === undefined ? null : Number(stages);
}

/** Everything that goes by a name; more than one only where two tabs began it at once. */
async function named(store: Store, name: string): Promise<Summary[]> {
  const listed = await store.list();
  return listed.ok ? listed.value.filter((summary) => stagesIn(summary, name) !== null) : [];
}

/** The names of all that is under way. */
export async function namesUnderWay(store: Store): Promise<string[]> {
  const listed = await store.list();
  return listed.ok ? listed.value.flatMap(({ title, plies }) => (plies > 0 ? (title?.split('/')[0] ?? []) : [])) : [];
}

/** What goes by a name and begins with these options; null where nothing does. */
export async function underWay(store: Store, name: string, options: Options): Promise<UnderWay | null> {
  const [summary] = await named(store, name);
  const kept = summary && (await store.load(summary.id));
  if (!kept?.ok || JSON.stringify(kept.value.summary.options) !== JSON.stringify(options)) return null;
  return { kept: kept.value, stages: stagesIn(kept.value.summary, name) ?? 0 };
}

/**
 * Begins something under a name; what went by it before is taken away.
 * @returns where it is kept: in a store of memory if the one that was given refuses it
 */
export async function begin(
  store: Store,
  name: string,
  game: GameId,
  options: Options,
): Promise<{ kept: Kept; store: Store }> {
  await takeAway(store, name);
  for (const place of [store, memoryStore()]) {
    const created = await place.create({ game, options, names: {}, title: titleOf(name, 0) });
    if (created.ok) return { kept: { summary: created.value, entries: [] }, store: place };
  }
  throw new Error(`no place for ${name}`);
}

/** Keeps how many stages of something are done. */
export async function keepStages(store: Store, name: string, stages: number): Promise<void> {
  const [summary] = await named(store, name);
  if (summary) await store.rename(summary.id, titleOf(name, stages));
}

/** Takes away what goes by a name. */
export async function takeAway(store: Store, name: string): Promise<void> {
  for (const { id } of await named(store, name)) await store.remove(id);
}
