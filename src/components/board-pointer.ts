import type { Direction } from './board-keys.js';

/** How much of a cell's width and height, from each side, belongs to the edge there. */
const band = 0.24;

/**
 * The side of a cell that a click or tap came nearest to, as seen, or null when it was well inside.
 *
 * @param point in the viewport's pixels
 * @param box the cell, likewise
 */
export function nearestSide(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Direction | null {
  const x = (clientX - box.left) / box.width;
  const y = (clientY - box.top) / box.height;
  const distances: [Direction, number][] = [
    ['left', x],
    ['right', 1 - x],
    ['up', y],
    ['down', 1 - y],
  ];
  const [side, distance] = distances.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest));
  return distance < band ? side : null;
}
