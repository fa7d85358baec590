/** The empty boards as they are felt: letters and numbers in braille on all four sides, each side for who sits at it. */
import { msg, str } from '@lit/localize';
import { columnLetters, type GameId } from '../../rules/index.js';
import { toBraille } from '../braille/translate.js';
import { gameName } from '../describe/games.js';
import {
  across,
  bar,
  box,
  brailleAt,
  brailleText,
  dashed,
  path,
  sheet,
  type TactileSheet,
  turned,
  upright,
} from './drawing.js';

/** A board's measures: squares, the side of a square in millimetres, and how many squares a tile has along a side. */
interface Grid {
  id: string;
  columns: number;
  rows: number;
  side: number;
  tile: number;
  page: readonly [number, number];
}

const five: Grid = { id: 'board', columns: 5, rows: 5, side: 30, tile: 1, page: upright };
const lands: Grid[] = [
  { id: 'board-4x3', columns: 8, rows: 6, side: 26, tile: 2, page: across },
  { id: 'board-3x4', columns: 6, rows: 8, side: 26, tile: 2, page: upright },
  { id: 'board-6x2', columns: 12, rows: 4, side: 20, tile: 2, page: across },
];

/** With its capital sign a letter cannot be taken for one that stands higher or lower. */
const columnLabel = (column: number, locale: string): string => toBraille(columnLetters.charAt(column), locale);
const rowLabel = (row: number, locale: string): string => toBraille(String(row + 1), locale);

/** The lines between squares: where a tile ends they are whole, within a tile they are dashed. */
function gridLines({ columns, rows, side, tile }: Grid, left: number, top: number): string {
  const [right, bottom] = [left + columns * side, top + rows * side];
  const kind = (place: number): [number, string] => (place % tile === 0 ? [1.4, ''] : [1.1, dashed(3)]);
  const upright = Array.from({ length: columns - 1 }, (_, index) => {
    const x = left + (index + 1) * side;
    return path(
      [
        [x, top],
        [x, bottom],
      ],
      ...kind(index + 1),
    );
  });
  const level = Array.from({ length: rows - 1 }, (_, index) => {
    const y = top + (index + 1) * side;
    return path(
      [
        [left, y],
        [right, y],
      ],
      ...kind(rows - index - 1),
    );
  });
  return [...upright, ...level, box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 2.4)].join('');
}

/** Letters below and numbers at the left for one side of the table; turned, they are those of the other. */
function labels({ columns, rows, side }: Grid, left: number, top: number, locale: string): string {
  const bottom = top + rows * side;
  const letters = Array.from({ length: columns }, (_, column) =>
    brailleAt(columnLabel(column, locale), left + (column + 0.5) * side, bottom + 8),
  );
  const numbers = Array.from({ length: rows }, (_, row) =>
    brailleAt(rowLabel(row, locale), left - 11, bottom - (row + 0.5) * side),
  );
  return [...letters, ...numbers].join('');
}

/** The same from the far side: its letters run from its right to its left, since the columns keep their names. */
function farLabels(grid: Grid, left: number, top: number, locale: string): string {
  const { columns, rows, side } = grid;
  const letters = Array.from({ length: columns }, (_, column) => {
    const [x, y] = [left + (column + 0.5) * side, top - 8];
    return turned(brailleAt(columnLabel(column, locale), x, y), x, y);
  });
  const numbers = Array.from({ length: rows }, (_, row) => {
    const [x, y] = [left + columns * side + 11, top + (rows - row - 0.5) * side];
    return turned(brailleAt(rowLabel(row, locale), x, y), x, y);
  });
  return [...letters, ...numbers].join('');
}

function boardSheet(grid: Grid, title: string, locale: string): TactileSheet {
  const [width, height] = grid.page;
  const left = (width - grid.columns * grid.side) / 2;
  // The heading stands above; labels take 11 millimetres above and below the board.
  const top = (height - grid.rows * grid.side) / 2 + 5;
  const heading = brailleText(title, 14, 8, width - 28, locale);
  // A solid corner beside A1: where it is felt at the left near edge, the sheet lies right.
  const corner = bar(left - 12, top + grid.rows * grid.side + 8, 7, 7);
  return sheet(
    grid.id,
    title,
    grid.page,
    heading.drawing +
      gridLines(grid, left, top) +
      labels(grid, left, top, locale) +
      farLabels(grid, left, top, locale) +
      corner,
  );
}

/** The boards of a game: one of five by five, or the land in each of its three shapes. */
export function boardSheets(game: GameId, locale: string): TactileSheet[] {
  const name = gameName(game);
  if (game !== 'territories') return [boardSheet(five, msg(str`${name}: board`, { id: 'tactile.board' }), locale)];
  return lands.map((grid) => {
    const [columns, rows] = [grid.columns / 2, grid.rows / 2];
    const title = msg(str`${name}: ${columns} by ${rows} tiles`, { id: 'tactile.land' });
    return boardSheet(grid, title, locale);
  });
}
