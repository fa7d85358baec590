/** Summaries: made, changed and read back, the same in every store. */
import type { Result, Tag } from '../rules/index.js';
import { fail, ok } from '../rules/result.js';
import { type GameId, gameIds } from '../rules/types.js';
import { isAgreement, isWinner } from './ends.js';
import { tidyNames, tidyTitle } from './tidy.js';
import type { NewRecord, StoreFault, Summary } from './types.js';
import { isListOf, isObject, isText } from './untrusted.js';

/** How long a deleted record can be put back, in milliseconds. */
export const keptAfterDeletion = 30 * 24 * 60 * 60 * 1000;

/** What changes of a summary; a member that is `undefined` is taken out. */
export type Changes = Partial<Summary>;

/** A change of a record that need not be whole: it must be possible to delete a damaged one. */
export type Change = (summary: Summary) => Result<Changes, StoreFault>;

/** A name for a record that cannot be guessed: 128 random bits. `crypto.randomUUID` is missing where a page is not secure. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The summary of a record that begins now, in milliseconds since 1970. */
export function newSummary({ game, options, names, after, title, date, tags }: NewRecord, now: number): Summary {
  const tidied = tidyTitle(title ?? '');
  return {
    id: newId(),
    game,
    options,
    names: tidyNames(names),
    created: now,
    updated: now,
    plies: 0,
    end: null,
    ...(tidied && { title: tidied }),
    ...(after && { after }),
    ...(date !== undefined && { date }),
    ...(tags?.length && { tags }),
  };
}

/** Another title, or none when it is empty. A deleted record is `gone`. */
export const retitle =
  (title: string): Change =>
  ({ deleted }) =>
    deleted === undefined ? ok({ title: tidyTitle(title) || undefined }) : fail('gone');

/** Deleted now; what was deleted before stays deleted since then. */
export const takeOut =
  (now: number): Change =>
  ({ deleted }) =>
    ok({ deleted: deleted ?? now });

/** Not deleted. */
export const putBack: Change = () => ok({ deleted: undefined });

/**
 * A row with a change made to it; everything else in the row stays as it is.
 * @returns the new row and what it says; `gone` if there is no row, `broken` if it is no record's
 */
export function changeRow(row: unknown, change: Change): Result<{ row: object; summary: Summary }, StoreFault> {
  if (row === undefined) return fail('gone');
  const before = readSummary(row);
  if (!before || !isObject(row)) return fail('broken');
  const changes = change(before.summary);
  if (!changes.ok) return changes;
  const changed = { ...row, ...changes.value };
  const after = readSummary(changed);
  return after ? ok({ row: changed, summary: after.summary }) : fail('broken');
}

/** The record in a row, if it is whole and not deleted. */
export function present(row: unknown): Result<Summary, StoreFault> {
  if (row === undefined) return fail('gone');
  const read = readSummary(row);
  if (read?.summary.deleted !== undefined) return fail('gone');
  return read?.sound ? ok(read.summary) : fail('broken');
}

/** What a list shows of rows, the record last used first. A damaged record is shown as far as it can be read. */
export const listed = (rows: readonly unknown[]): Summary[] =>
  rows
    .flatMap((row) => readSummary(row)?.summary ?? [])
    .filter(({ deleted }) => deleted === undefined)
    .sort((a, b) => b.updated - a.updated || b.created - a.created);

/** Without the games' rules: the list of records is shown before any of them is fetched. */
const isGameId = (value: unknown): value is GameId => gameIds.some((id) => id === value);

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isEnd = (value: unknown): value is NonNullable<Summary['end']> =>
  isObject(value) && isWinner(value.winner) && (value.by === 'rules' || isAgreement(value.by));
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);
const isTag = (value: unknown): value is Tag => isObject(value) && isText(value.name) && isText(value.value);

/**
 * A summary as it was kept, which may be damaged or not ours.
 * Whether the game can be started with its options, only the rules can tell: that is for whoever opens it.
 * @returns `sound` is false where something had to be made up so that the list can show the record; null if it is none
 */
function readSummary(row: unknown): { summary: Summary; sound: boolean } | null {
  if (!isObject(row) || typeof row.id !== 'string' || row.id === '' || !isGameId(row.game)) return null;
  const { id, game, options, names, created, updated, plies, end, title, after, date, tags, deleted } = row;
  const sound =
    isObject(options) &&
    isObject(names) &&
    isTime(created) &&
    isTime(updated) &&
    isCount(plies) &&
    (end === null || isEnd(end));
  const tidied = typeof title === 'string' ? tidyTitle(title) : '';
  const summary: Summary = {
    id,
    game,
    options: isObject(options) ? options : {},
    names: isObject(names) ? tidyNames(names) : {},
    created: isTime(created) ? created : 0,
    updated: isTime(updated) ? updated : 0,
    plies: isCount(plies) ? plies : 0,
    end: isEnd(end) ? end : null,
    ...(tidied && { title: tidied }),
    ...(typeof after === 'string' && after && { after }),
    ...((date === null || isDay(date)) && { date }),
    ...(isListOf(tags, isTag) && { tags: [...tags] }),
    ...(isTime(deleted) && { deleted }),
  };
  return { summary, sound };
}
