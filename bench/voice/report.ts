import type { Heard } from './hear.js';
import type { Verdict } from './cases.js';
import { isMeant } from './manifest.js';

const verdicts: readonly Verdict[] = ['at once', 'one question', 'asked', 'refused', 'wrong'];
const headings = ['right at once', 'after one question', 'asked', 'refused', 'wrong at once', 'wrongly recorded'];

const percent = (some: number, all: number): string => (all === 0 ? '-' : `${((100 * some) / all).toFixed(1)} %`);

/** A value below which a part of some numbers lies. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((text, column) => Math.max(text.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function counts(some: readonly Heard[]): string[] {
  return [
    String(some.length),
    ...verdicts.map((verdict) => percent(some.filter((one) => one.verdict === verdict).length, some.length)),
    String(some.filter(({ recorded }) => recorded).length),
  ];
}

function grouped<Key extends string>(all: readonly Heard[], keyOf: (one: Heard) => Key): Map<Key, Heard[]> {
  const groups = new Map<Key, Heard[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The tables by kind, by voice and by both noise and kind, and the time that answers took. */
export function report(all: readonly Heard[]): string {
  const meant = all.filter((one) => isMeant(one.case));
  const rows = (some: readonly Heard[], name: (one: Heard) => string): string[][] =>
    [...grouped(some, (one) => `${name(one)}\t${one.condition}`)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, group]) => [...key.split('\t'), ...counts(group)]);
  const head = (first: string): string[] => [first, 'heard', 'cases', ...headings];
  return [
    table(head('kind'), [...rows(all, (one) => one.case.kind), ...rows(meant, () => 'all that is meant')]),
    table(
      head('voice'),
      rows(meant, (one) => one.case.voice),
    ),
    tooLoud(all),
    delays(all),
  ].join('\n\n');
}

/** How often it is said that the room is too loud, by how it is heard. */
function tooLoud(all: readonly Heard[]): string {
  const rows = [...grouped(all, ({ condition }) => condition)].map(([condition, group]) => [
    condition,
    String(group.length),
    percent(group.filter(({ told }) => told === 'too-loud').length, group.length),
  ]);
  return table(['heard', 'cases', 'told that the room is too loud'], rows);
}

/** The time from the end of speech to the answer, by how it is heard. */
export function delays(all: readonly Heard[]): string {
  const answered = all.filter((one) => isMeant(one.case) && one.delay !== null);
  const rows = [...grouped(answered, ({ condition }) => condition)].map(([condition, group]) => {
    const whole = group.filter(({ verdict, told }) => verdict === 'at once' && !told.startsWith('ask'));
    const of = (some: readonly Heard[], part: number): string =>
      some.length === 0
        ? '-'
        : `${Math.round(
            quantile(
              some.map(({ delay }) => delay ?? 0),
              part,
            ),
          )} ms`;
    return [condition, of(whole, 0.5), of(whole, 0.95), of(group, 0.5), of(group, 0.95)];
  });
  return table(['heard', 'whole: median', '95 %', 'any answer: median', '95 %'], rows);
}
