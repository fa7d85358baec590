import { msg } from '@lit/localize';
import { faultSentence } from '../records/faults.js';
import type { Entry, Store, Summary } from '../records/types.js';
import { type GameRecord, games, readRecord, type Result } from '../rules/index.js';
import { describeRecordReason } from '../speech/describe/record-reasons.js';

/** A file larger than this is no record, and is not even read; in bytes. */
const largest = 1_000_000;

/** How the game ended, as a summary has it. */
export function endOf({ termination, result }: GameRecord): Summary['end'] {
  if (termination === 'unfinished' || result === 'unfinished') return null;
  return { winner: result === 'draw' ? null : result, by: termination };
}

/** What has to be kept so that a record comes to what the file says. */
function entriesOf(record: GameRecord): Entry[] {
  const game = games[record.game];
  const end = endOf(record);
  return [
    ...record.moves.map((move): Entry => ({ kind: 'move', line: game.format(move) })),
    ...(end && end.by !== 'rules'
      ? [{ kind: 'end', end: { termination: end.by, winner: end.winner } } satisfies Entry]
      : []),
  ];
}

/**
 * Reads a record's text and checks it by the rules.
 * @returns one sentence that says what is wrong and in which line, if anything is
 */
export function checkRecord(text: string, locale: string): Result<GameRecord, string> {
  const read = readRecord(text);
  return read.ok
    ? read
    : { ok: false, error: describeRecordReason(read.error, text, { spelling: false, verbosity: 'normal', locale }) };
}

/**
 * Keeps a record that the rules have checked on this device.
 * @param title what it goes by; empty for game and day
 * @returns one sentence where that cannot be done: then nothing is kept
 */
export async function keepRecord(record: GameRecord, title: string, store: Store): Promise<Result<Summary, string>> {
  const { game, options, names, date, tags, moves } = record;
  const created = await store.create({ game, options, names, title, date, tags });
  if (!created.ok) return { ok: false, error: faultSentence(created.error) };
  const { id } = created.value;
  const kept = await store.append(id, 0, entriesOf(record), { plies: moves.length, end: endOf(record) });
  if (kept.ok) return kept;
  await store.remove(id);
  return { ok: false, error: faultSentence(kept.error) };
}

/**
 * Makes a record of this device from a file. A file that is not right changes nothing.
 * @returns the record, or one sentence that says what is wrong and in which line
 */
export async function openRecord(file: File, store: Store, locale: string): Promise<Result<Summary, string>> {
  if (file.size > largest) {
    return { ok: false, error: msg('This file is too long to be a record.', { id: 'home.open.too-long' }) };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, error: msg('The file could not be read. Try again.', { id: 'home.open.unreadable' }) };
  }
  const checked = checkRecord(text, locale);
  return checked.ok ? keepRecord(checked.value, file.name.replace(/\.txt$/i, ''), store) : checked;
}
