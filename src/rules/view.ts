/** What stands on a board without edges. */
import type { BoardView, Cell, Mark } from './types.js';

/** A cell and something that stands on it. */
export type Placed = [Cell, Mark];

/** The marks by their cells, those of one cell in the order given. */
export const marksOf = (placed: readonly Placed[]): Record<Cell, Mark[]> => {
  const marks: Record<Cell, Mark[]> = {};
  for (const [cell, mark] of placed) (marks[cell] ??= []).push(mark);
  return marks;
};

/** A square board of so many columns and rows. */
export const squareView = (size: number, placed: readonly Placed[]): BoardView => ({
  columns: size,
  rows: size,
  marks: marksOf(placed),
  trunks: [],
  freeEnd: null,
});
