/** A board drawn in braille: three cells a square, so that columns are under each other. */
import { cellAt, columnLetters, viewBoard } from '../../rules/index.js';
import type { BoardView, Cell, Mark, State } from '../../rules/types.js';
import { cells, digitCells, letterCells } from './cells.js';

const letter = (name: string): string => letterCells.get(name.toLowerCase()) ?? '';
/** Dot 6 before a piece, a full cell for a block, a small letter alone for an award. */
const piece = (name: string): string => cells('6') + letter(name);
const empty = ` ${cells('3')}`;

function sign(mark: Mark | undefined): string {
  if (!mark) return empty;
  switch (mark.kind) {
    case 'block':
      return ` ${cells('123456')}`;
    case 'spot':
      return ` ${cells('2356')}`;
    case 'award':
      return ` ${letter(mark.owner === 'neutral' ? 'n' : mark.owner)}`;
    default:
      return piece(mark.owner);
  }
}

const upright = cells('456');
const level = cells('36-36');

function squareLine(view: BoardView, trunks: ReadonlySet<string>, row: number): string {
  const number = cells('3456') + (digitCells.get(String(row + 1)) ?? '');
  const squares = Array.from({ length: view.columns }, (_, column) => {
    const cell = cellAt(column, row);
    const isFenced = trunks.has(`${cell} ${cellAt(column + 1, row)}`);
    return sign(view.marks[cell]?.[0]) + (isFenced ? upright : ' ');
  });
  return `${number} ${squares.join('')}`.trimEnd();
}

/** The trunks between a row and the one above it; null where there is none. */
function trunkLine(view: BoardView, trunks: ReadonlySet<string>, row: number): string | null {
  const parts = Array.from({ length: view.columns }, (_, column) => {
    const [low, high]: [Cell, Cell] = [cellAt(column, row), cellAt(column, row + 1)];
    return trunks.has(`${low} ${high}`) ? `${level} ` : '   ';
  });
  const line = parts.join('').trimEnd();
  return line === '' ? null : `   ${line}`;
}

/**
 * The board, the top row first: each row's number, then three cells a square; the letters of the columns come last. Pieces are
 * letters after dot 6, awards letters alone, a block is a full cell, a free spot dots 2356, an empty square dot 3. A trunk is
 * dots 456 between two squares, or two cells of dots 36 between two rows.
 */
export function boardBraille(state: State): string[] {
  const view = viewBoard(state);
  const trunks = new Set(view.trunks.map(([a, b]) => `${a} ${b}`));
  const lines: string[] = [];
  for (let row = view.rows - 1; row >= 0; row -= 1) {
    lines.push(squareLine(view, trunks, row));
    const below = row > 0 ? trunkLine(view, trunks, row - 1) : null;
    if (below !== null) lines.push(below);
  }
  const letters = Array.from({ length: view.columns }, (_, column) => ` ${letter(columnLetters.charAt(column))} `);
  lines.push(`   ${letters.join('')}`.trimEnd());
  return lines;
}
