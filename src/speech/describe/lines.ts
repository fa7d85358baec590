import { msg, str } from '@lit/localize';
import { boardCells, cellAt, columnLetters, columnOf, rowOf } from '../../rules/cells.js';
import type { Cell, State } from '../../rules/types.js';
import { seenOf, type Seen } from './seen.js';
import { contentText } from './cells.js';
import { noSuchColumn, noSuchRow } from './off-board.js';
import { trunksAtColumn, trunksAtRow } from './fences.js';
import { cellsText, cellText, columnText, listPlain, runText, spansText } from './words.js';
import type { Wording } from './wording.js';

/** Cells of a line that hold the same, in order. */
interface Group {
  cells: [Cell, ...Cell[]];
  /** What one of them holds. */
  content: string;
  empty: boolean;
}

/** A line read from one end: its stretches of equal cells, and all equal cells put together. */
interface Line {
  runs: Group[];
  groups: Group[];
}

/** In a line of many cells no shapes are said, and a site's award without a pause. */
const short = (wording: Wording): Wording => ({ ...wording, verbosity: 'brief' });

function lineOf(seen: Seen, cells: readonly Cell[], wording: Wording): Line {
  const runs: Group[] = [];
  const groups: Group[] = [];
  const alone = wording.rows === 'cells';
  for (const cell of cells) {
    const content = contentText(seen, cell, short(wording));
    const held = { content, empty: !seen.view.marks[cell] };
    const last = runs.at(-1);
    if (last?.content === content && !alone) last.cells.push(cell);
    else runs.push({ ...held, cells: [cell] });
    const group = alone ? undefined : groups.find((one) => one.content === content);
    if (group) group.cells.push(cell);
    else groups.push({ ...held, cells: [cell] });
  }
  return { runs, groups };
}

const restText = (seen: Seen): string =>
  seen.awarding
    ? msg('rest not awarded', { id: 'describe.line.rest.open' })
    : msg('rest empty', { id: 'describe.line.rest.empty' });

/** True for the next cell of the same row or column. */
const follows = (first: Cell, second: Cell): boolean =>
  Math.abs(columnOf(first) - columnOf(second)) + Math.abs(rowOf(first) - rowOf(second)) === 1;

/** What all cells of a group hold. */
const heldText = (seen: Seen, { cells }: Group, wording: Wording): string =>
  contentText(seen, cells[0], short(wording), cells.length);

const groupText = (seen: Seen, group: Group, nameOf: (cell: Cell) => string, wording: Wording): string => {
  const cells = spansText(group.cells, follows, nameOf, wording);
  const held = heldText(seen, group, wording);
  return msg(str`${cells} ${held}`, { id: 'describe.line.group' });
};

/**
 * What is on a line, in as few words as there are: stretch by stretch where nothing comes twice, otherwise each thing
 * with all its cells, and "rest empty".
 */
function lineText(seen: Seen, { runs, groups }: Line, nameOf: (cell: Cell) => string, wording: Wording): string {
  if (wording.rows === 'cells') return listPlain(runs.map((run) => groupText(seen, run, nameOf, wording)));
  const [only, ...more] = groups;
  if (only && more.length === 0) {
    if (only.empty) return only.content;
    const held = heldText(seen, only, wording);
    return msg(str`all ${held}`, { id: 'describe.line.all' });
  }
  const held = groups.filter((group) => !group.empty);
  if (runs.length === groups.length && held.length > 1) {
    return listPlain(runs.map((run) => groupText(seen, run, nameOf, wording)));
  }
  const items = held.map((group) => groupText(seen, group, nameOf, wording));
  if (held.length < groups.length) items.push(restText(seen));
  return listPlain(items);
}

const rowCells = (seen: Seen, row: number): Cell[] =>
  Array.from({ length: seen.view.columns }, (_, column) => cellAt(column, row - 1));

const byLetter =
  (wording: Wording) =>
  (cell: Cell): string =>
    columnText(cell.charAt(0), wording);

/** A row without its trunks. */
function rowText(seen: Seen, row: number, wording: Wording): string {
  const line = lineOf(seen, rowCells(seen, row), wording);
  const what = lineText(seen, line, byLetter(wording), wording);
  return msg(str`Row ${row}: ${what}.`, { id: 'describe.row' });
}

/**
 * A row in words, by runs; in Territories with the trunks along it unless brief.
 * @param row 1-9 from the bottom; a row that the board lacks gives a sentence that says so
 */
export function describeRow(state: State, row: number, wording: Wording): string {
  const seen = seenOf(state);
  if (!Number.isInteger(row) || row < 1 || row > seen.view.rows) return noSuchRow(seen.view, row);
  const trunks = wording.verbosity === 'brief' ? [] : trunksAtRow(seen.view, row, wording);
  return [rowText(seen, row, wording), ...trunks].join(' ');
}

/**
 * A column in words, by runs from the bottom.
 * @param column a letter A-L; one that the board lacks gives a sentence that says so
 */
export function describeColumn(state: State, column: string, wording: Wording): string {
  const seen = seenOf(state);
  const index = column.length === 1 ? columnLetters.indexOf(column) : -1;
  if (index < 0 || index >= seen.view.columns) return noSuchColumn(seen.view, column, wording);
  const cells = Array.from({ length: seen.view.rows }, (_, row) => cellAt(index, row));
  const line = lineOf(seen, cells, wording);
  const what = lineText(seen, line, (cell) => cellText(cell, wording), wording);
  const name = columnText(column, wording);
  const trunks = wording.verbosity === 'brief' ? [] : trunksAtColumn(seen.view, column, wording);
  return [msg(str`Column ${name}: ${what}.`, { id: 'describe.column' }), ...trunks].join(' ');
}

/** What a row holds, without what is bare; empty if it holds nothing. Cell by cell, everything is told. */
function heldInRow(seen: Seen, row: number, wording: Wording): string {
  const line = lineOf(seen, rowCells(seen, row), wording);
  const { groups } = line;
  // "all white" is shorter.
  if (groups.length === 1 && !groups[0]?.empty) return lineText(seen, line, byLetter(wording), wording);
  const told = wording.rows === 'cells' ? groups : groups.filter((group) => !group.empty);
  return told.length === 0 ? '' : listPlain(told.map((group) => groupText(seen, group, byLetter(wording), wording)));
}

/** So few bare cells are named: it is they that are still to be thought of. */
const fewBare = 4;

/** Which cells are bare: the rest, unless they are few. Nothing on a board that is full. */
function boardRest(seen: Seen, wording: Wording): string[] {
  const bare = boardCells(seen.view.columns, seen.view.rows).filter((cell) => !seen.view.marks[cell]);
  if (bare.length === 0) return [];
  const few = bare.length <= fewBare;
  const cells = cellsText(bare, wording);
  if (seen.awarding)
    return few
      ? [msg(str`Not awarded: ${cells}.`, { id: 'describe.board.few.open' })]
      : [msg('The rest is not awarded.', { id: 'describe.board.rest.open' })];
  return few
    ? [msg(str`Empty: ${cells}.`, { id: 'describe.board.few.empty' })]
    : [msg('The rest is empty.', { id: 'describe.board.rest.empty' })];
}

/**
 * All rows from the bottom, a sentence each; equal rows that follow one another share one. So that a board is told in one
 * breath, what is bare is told once, at the end; or cell by cell where that is wanted.
 */
export function rowSentences(seen: Seen, wording: Wording): string[] {
  const rows = Array.from({ length: seen.view.rows }, (_, row) => row + 1);
  const held = rows.map((row) => ({ row, what: heldInRow(seen, row, wording) })).filter(({ what }) => what !== '');
  if (held.length === 0) {
    const names = runText(rows.map(String), wording);
    const what = contentText(seen, 'A1', short(wording));
    return [msg(str`Rows ${names}: ${what}.`, { id: 'describe.rows' })];
  }
  const groups: { rows: number[]; what: string }[] = [];
  for (const { row, what } of held) {
    const last = groups.at(-1);
    if (last?.what === what && last.rows.at(-1) === row - 1) last.rows.push(row);
    else groups.push({ rows: [row], what });
  }
  const sentences = groups.map(({ rows: same, what }) => {
    const names = runText(same.map(String), wording);
    return same.length === 1
      ? msg(str`Row ${names}: ${what}.`, { id: 'describe.row' })
      : msg(str`Rows ${names}: ${what}.`, { id: 'describe.rows' });
  });
  return wording.rows === 'cells' ? sentences : [...sentences, ...boardRest(seen, wording)];
}
