import { msg, str } from '@lit/localize';
import { columnLetters } from '../../rules/cells.js';
import type { BoardView, Cell } from '../../rules/types.js';
import { cellText, columnText } from './words.js';
import type { Wording } from './wording.js';

const lastColumn = (view: BoardView, wording: Wording): string =>
  columnText(columnLetters.charAt(view.columns - 1), wording);

/** A cell that the board lacks, and what it has. */
export function noSuchCell(view: BoardView, cell: Cell, wording: Wording): string {
  const name = cellText(cell, wording);
  const first = columnText('A', wording);
  const last = lastColumn(view, wording);
  return msg(str`${name} is not on the board. Columns go from ${first} to ${last}, rows from 1 to ${view.rows}.`, {
    id: 'describe.off-board.cell',
  });
}

/** A row that the board lacks, and which it has. */
export const noSuchRow = (view: BoardView, row: number): string =>
  msg(str`There is no row ${row}. Rows go from 1 to ${view.rows}.`, { id: 'describe.off-board.row' });

/** A column that the board lacks, and which it has. */
export function noSuchColumn(view: BoardView, column: string, wording: Wording): string {
  const name = columnText(column, wording);
  const first = columnText('A', wording);
  const last = lastColumn(view, wording);
  return msg(str`There is no column ${name}. Columns go from ${first} to ${last}.`, {
    id: 'describe.off-board.column',
  });
}
