import type { GameRecord, GameResult } from '../rules/index.js';
import { writeRecord } from '../rules/record-write.js';
import { outcomeOf, type Progress } from './progress.js';
import type { Summary } from './types.js';

/** A record as it stands, in the form that files have. */
export function recordOf(summary: Summary, progress: Progress): GameRecord {
  return {
    game: summary.game,
    options: summary.options,
    names: summary.names,
    date: summary.date === undefined ? dayOf(summary.created) : summary.date,
    moves: progress.played.map(({ move }) => move),
    ...endOf(progress),
    tags: summary.tags ?? [],
  };
}

/**
 * The text of a record, and a name for its file.
 * @param names the people's names that go along; all there are by default. Where they stay behind, so do tags that Gridscribe
 *   does not know: they may hold names
 */
export function recordFile(
  summary: Summary,
  progress: Progress,
  names: Summary['names'] = summary.names,
): { name: string; text: string } {
  const whole = recordOf(summary, progress);
  const isNameless = Object.keys(names).length < Object.keys(summary.names).length;
  const record = { ...whole, names, tags: isNameless ? [] : whole.tags };
  return { name: `${summary.game}-${record.date ?? dayOf(summary.created)}.txt`, text: writeRecord(record) };
}

function endOf(progress: Progress): Pick<GameRecord, 'result' | 'termination'> {
  const { end } = progress;
  const outcome = outcomeOf(progress);
  if (outcome) return { result: outcome.winner ?? 'draw', termination: 'rules' };
  if (!end) return { result: 'unfinished', termination: 'unfinished' };
  const result: GameResult = end.winner ?? 'draw';
  return { result, termination: end.termination };
}

/** The day by the clock of this device, as YYYY-MM-DD. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
