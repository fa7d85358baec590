import { cellAt, columnLetters } from '../../rules/cells.js';
import type { BoardView, Cell, Mark, State } from '../../rules/types.js';
import { seenOf } from './seen.js';

/** The one sign of what stands on a cell: pieces in capitals, awards small. */
function sign(mark: Mark | undefined): string {
  if (!mark) return '.';
  switch (mark.kind) {
    case 'block':
      return '×';
    case 'spot':
      return '∘';
    case 'award':
      return mark.owner === 'neutral' ? 'n' : mark.owner.toLowerCase();
    default:
      return mark.owner;
  }
}

const edgeKey = (a: Cell, b: Cell): string => `${a} ${b}`;

/** A row's squares; a bar between two squares is a trunk. */
function squareLine(view: BoardView, trunks: ReadonlySet<string>, row: number): string {
  let line = `${String(row + 1)} `;
  for (let column = 0; column < view.columns; column += 1) {
    const cell = cellAt(column, row);
    line += sign(view.marks[cell]?.[0]);
    if (column < view.columns - 1) line += trunks.has(edgeKey(cell, cellAt(column + 1, row))) ? '|' : ' ';
  }
  return line;
}

/** The trunks between a row and the one above it, or null where there is none. */
function trunkLine(view: BoardView, trunks: ReadonlySet<string>, row: number): string | null {
  const signs = Array.from({ length: view.columns }, (_, column) =>
    trunks.has(edgeKey(cellAt(column, row), cellAt(column, row + 1))) ? '-' : ' ',
  );
  return signs.includes('-') ? `  ${signs.join(' ')}`.trimEnd() : null;
}

/**
 * The board as plain text, for braille: a line a row, the top row first, each with its number, and the column
 * letters last. `W` and `B` white and black, `A` and `B` pawns, `×` blocked, `w` `b` `n` awards, `∘` a free spot,
 * `.` empty; trunks are `|` between squares and a line of `-` between rows that have some. The same in every language.
 */
export function boardText(state: State): string {
  const { view } = seenOf(state);
  const trunks = new Set(view.trunks.map(([a, b]) => edgeKey(a, b)));
  const lines: string[] = [];
  for (let row = view.rows - 1; row >= 0; row -= 1) {
    lines.push(squareLine(view, trunks, row));
    const below = row > 0 ? trunkLine(view, trunks, row - 1) : null;
    if (below !== null) lines.push(below);
  }
  const letters = Array.from({ length: view.columns }, (_, column) => columnLetters.charAt(column));
  lines.push(`  ${letters.join(' ')}`);
  return lines.join('\n');
}
