import { msg, str } from '@lit/localize';
import { columnLetters, columnOf, readingOrder, rowOf } from '../../rules/cells.js';
import type { BoardView, Cell, Edge } from '../../rules/types.js';
import { plural } from './plural.js';
import { cellText, columnText, listAnd, spansText } from './words.js';
import type { Wording } from './wording.js';

const lying = ([a, b]: Edge): boolean => columnOf(a) === columnOf(b);

/** Columns or rows, counted from 0, in order and by their names. */
const spans = (numbers: readonly number[], nameOf: (number: number) => string, wording: Wording): string =>
  spansText(
    [...numbers].sort((a, b) => a - b),
    (first, second) => first + 1 === second,
    nameOf,
    wording,
  );

const columnSpans = (columns: readonly number[], wording: Wording): string =>
  spans(columns, (column) => columnText(columnLetters.charAt(column), wording), wording);

const rowSpans = (rows: readonly number[], wording: Wording): string => spans(rows, (row) => String(row + 1), wording);

/** The trunks between two rows: `Trunks above row 3: A to C.` */
function betweenRows(low: number, columns: readonly number[], wording: Wording): string {
  const names = columnSpans(columns, wording);
  const row = low + 1;
  return plural(columns.length, wording, {
    one: () => msg(str`Trunk above row ${row}: ${names}.`, { id: 'describe.fence.rows.one' }),
    other: () => msg(str`Trunks above row ${row}: ${names}.`, { id: 'describe.fence.rows.other' }),
  });
}

/** The trunks between two columns: `Trunks right of C: rows 2 to 4.` */
function betweenColumns(left: number, rows: readonly number[], wording: Wording): string {
  const names = rowSpans(rows, wording);
  const column = columnText(columnLetters.charAt(left), wording);
  return plural(rows.length, wording, {
    one: () => msg(str`Trunk right of ${column}: row ${names}.`, { id: 'describe.fence.columns.one' }),
    other: () => msg(str`Trunks right of ${column}: rows ${names}.`, { id: 'describe.fence.columns.other' }),
  });
}

/** All trunks, a sentence for each line of the grid that carries some. */
export function fenceSentences(view: BoardView, wording: Wording): string[] {
  const rows = Array.from({ length: view.rows - 1 }, (_, low) =>
    view.trunks.filter((edge) => lying(edge) && rowOf(edge[0]) === low).map(([a]) => columnOf(a)),
  );
  const columns = Array.from({ length: view.columns - 1 }, (_, left) =>
    view.trunks.filter((edge) => !lying(edge) && columnOf(edge[0]) === left).map(([a]) => rowOf(a)),
  );
  return [
    ...rows.flatMap((found, low) => (found.length > 0 ? [betweenRows(low, found, wording)] : [])),
    ...columns.flatMap((found, left) => (found.length > 0 ? [betweenColumns(left, found, wording)] : [])),
  ];
}

/** Trunks that cross a line of squares, one by one. */
function across(edges: readonly Edge[], wording: Wording): string[] {
  if (edges.length === 0) return [];
  const items = [...edges]
    .sort(([a], [b]) => readingOrder(a, b))
    .map(([a, b]) => {
      const first = cellText(a, wording);
      const second = cellText(b, wording);
      return msg(str`between ${first} and ${second}`, { id: 'describe.fence.between' });
    });
  const places = listAnd(items, wording);
  return [
    plural(edges.length, wording, {
      one: () => msg(str`Trunk ${places}.`, { id: 'describe.fence.across.one' }),
      other: () => msg(str`Trunks ${places}.`, { id: 'describe.fence.across.other' }),
    }),
  ];
}

/** The trunks above, below and across a row (1-9), a sentence each. */
export function trunksAtRow(view: BoardView, row: number, wording: Wording): string[] {
  const at = (low: number): number[] =>
    view.trunks.filter((edge) => lying(edge) && rowOf(edge[0]) === low).map(([a]) => columnOf(a));
  const [above, below] = [at(row - 1), at(row - 2)];
  const inRow = (cell: Cell): boolean => rowOf(cell) === row - 1;
  const sentences = across(
    view.trunks.filter((edge) => !lying(edge) && inRow(edge[0])),
    wording,
  );
  if (above.length > 0) {
    const names = columnSpans(above, wording);
    sentences.push(
      plural(above.length, wording, {
        one: () => msg(str`Trunk above column ${names}.`, { id: 'describe.fence.above.one' }),
        other: () => msg(str`Trunks above columns ${names}.`, { id: 'describe.fence.above.other' }),
      }),
    );
  }
  if (below.length > 0) {
    const names = columnSpans(below, wording);
    sentences.push(
      plural(below.length, wording, {
        one: () => msg(str`Trunk below column ${names}.`, { id: 'describe.fence.below.one' }),
        other: () => msg(str`Trunks below columns ${names}.`, { id: 'describe.fence.below.other' }),
      }),
    );
  }
  return sentences;
}

/** The trunks left of, right of and across a column (A-L), a sentence each. */
export function trunksAtColumn(view: BoardView, column: string, wording: Wording): string[] {
  const index = columnLetters.indexOf(column);
  const at = (left: number): number[] =>
    view.trunks.filter((edge) => !lying(edge) && columnOf(edge[0]) === left).map(([a]) => rowOf(a));
  const [left, right] = [at(index - 1), at(index)];
  const sentences = across(
    view.trunks.filter((edge) => lying(edge) && columnOf(edge[0]) === index),
    wording,
  );
  if (left.length > 0) {
    const names = rowSpans(left, wording);
    sentences.push(
      plural(left.length, wording, {
        one: () => msg(str`Trunk left of row ${names}.`, { id: 'describe.fence.left.one' }),
        other: () => msg(str`Trunks left of rows ${names}.`, { id: 'describe.fence.left.other' }),
      }),
    );
  }
  if (right.length > 0) {
    const names = rowSpans(right, wording);
    sentences.push(
      plural(right.length, wording, {
        one: () => msg(str`Trunk right of row ${names}.`, { id: 'describe.fence.right.one' }),
        other: () => msg(str`Trunks right of rows ${names}.`, { id: 'describe.fence.right.other' }),
      }),
    );
  }
  return sentences;
}
