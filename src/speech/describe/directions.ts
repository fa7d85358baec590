import { msg } from '@lit/localize';
import { cellAt, columnOf, rowOf } from '../../rules/cells.js';
import type { BoardView, Cell } from '../../rules/types.js';

/** The eight directions, clockwise from up, as they are read out. */
export const directions = [
  'up',
  'upper-right',
  'right',
  'lower-right',
  'down',
  'lower-left',
  'left',
  'upper-left',
] as const;
export type Direction = (typeof directions)[number];
/** The four directions along rows and columns. */
export const straightDirections: readonly Direction[] = ['up', 'right', 'down', 'left'];

const steps: Record<Direction, readonly [columns: number, rows: number]> = {
  up: [0, 1],
  'upper-right': [1, 1],
  right: [1, 0],
  'lower-right': [1, -1],
  down: [0, -1],
  'lower-left': [-1, -1],
  left: [-1, 0],
  'upper-left': [-1, 1],
};

/** The next cell in a direction, or null beyond the edge. */
export function neighbour(view: BoardView, cell: Cell, direction: Direction): Cell | null {
  const [columns, rows] = steps[direction];
  const column = columnOf(cell) + columns;
  const row = rowOf(cell) + rows;
  return column >= 0 && column < view.columns && row >= 0 && row < view.rows ? cellAt(column, row) : null;
}

/** The direction from one cell to another on a line with it. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  const columns = Math.sign(columnOf(to) - columnOf(from));
  const rows = Math.sign(rowOf(to) - rowOf(from));
  return directions.find((direction) => steps[direction][0] === columns && steps[direction][1] === rows);
}

/** A direction alone: `up`. */
export function directionText(direction: Direction): string {
  switch (direction) {
    case 'up':
      return msg('up', { id: 'describe.direction.up' });
    case 'upper-right':
      return msg('upper right', { id: 'describe.direction.upper-right' });
    case 'right':
      return msg('right', { id: 'describe.direction.right' });
    case 'lower-right':
      return msg('lower right', { id: 'describe.direction.lower-right' });
    case 'down':
      return msg('down', { id: 'describe.direction.down' });
    case 'lower-left':
      return msg('lower left', { id: 'describe.direction.lower-left' });
    case 'left':
      return msg('left', { id: 'describe.direction.left' });
    case 'upper-left':
      return msg('upper left', { id: 'describe.direction.upper-left' });
  }
}
