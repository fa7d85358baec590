import type { Cell } from './types.js';

/** Column letters, left to right; the widest terrain has twelve. */
export const columnLetters = 'ABCDEFGHIJKL';

/** The cell at a column and a row, both counted from 0 at the bottom left. */
export const cellAt = (column: number, row: number): Cell => `${columnLetters.charAt(column)}${String(row + 1)}`;

/** A cell's column, counted from 0; -1 if the letter is no column. */
export const columnOf = (cell: Cell): number => columnLetters.indexOf(cell.charAt(0));

/** A cell's row, counted from 0. */
export const rowOf = (cell: Cell): number => cell.charCodeAt(1) - 49;

/** True for one letter and one digit 1-9, upper case; whether a board has the cell is another question. */
export const isCell = (value: unknown): value is Cell => typeof value === 'string' && /^[A-Z][1-9]$/.test(value);

/** True if a board of so many columns and rows has the cell. */
export const onBoard = (cell: Cell, columns: number, rows: number): boolean => {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return column >= 0 && column < columns && row >= 0 && row < rows;
};

/** Every cell of a board, in reading order. */
export const boardCells = (columns: number, rows: number): Cell[] =>
  Array.from({ length: columns * rows }, (_, index) => cellAt(index % columns, Math.floor(index / columns)));

/** Sorts cells into reading order: row 1 from left to right, then row 2, and so on. */
export const readingOrder = (a: Cell, b: Cell): number => {
  const [left, right] = [a.charAt(1) + a.charAt(0), b.charAt(1) + b.charAt(0)];
  return left < right ? -1 : Number(left > right);
};
