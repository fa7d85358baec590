/** The pieces and marks of every game as they are felt: an outline for each owner, and its letter in braille. */
import type { Award, Mark } from '../../rules/types.js';
import { letterCells } from '../braille/cells.js';
import { bar, box, brailleAt, circle, dashed, path, polygon } from './drawing.js';

/** Lines that are told from others by their width, in millimetres. */
const line = 2;
const thick = 3.5;

const letter = (name: string, x: number, y: number): string =>
  brailleAt(letterCells.get(name.toLowerCase()) ?? '', x, y);

/** White is a smooth circle, black a square whose frame is doubled by short strokes, so that it feels rough. */
function outline(owner: 'W' | 'B', x: number, y: number, size: number): string {
  return owner === 'W'
    ? circle(x, y, size / 2, line)
    : box(x, y, size, size, line) + box(x, y, size + 4.5, size + 4.5, line, dashed(2));
}

/** A roof over a house or a free spot. */
const roof = (x: number, y: number, size: number): string =>
  path(
    [
      [x - size / 2, y],
      [x, y - size / 3],
      [x + size / 2, y],
    ],
    line,
  );

function pawn(owner: 'A' | 'B', x: number, y: number): string {
  const base = bar(x, y + 13, 24, thick);
  const figure =
    owner === 'A'
      ? polygon(
          [
            [x - 12, y + 8],
            [x, y - 13],
            [x + 12, y + 8],
          ],
          line,
        )
      : box(x, y - 2, 19, 19, line);
  return figure + base + letter(owner, x, owner === 'A' ? y + 2 : y - 2);
}

function site(owner: 'W' | 'B', x: number, y: number): string {
  const double =
    owner === 'W'
      ? circle(x, y, 12.5, line) + circle(x, y, 7.5, line)
      : box(x, y, 25, 25, line) + box(x, y, 14.5, 14.5, line);
  return double + letter(owner, x, y);
}

function award(owner: Award, x: number, y: number): string {
  if (owner === 'neutral') return bar(x, y, 14, 4);
  return (owner === 'W' ? circle(x, y, 7, line) : box(x, y, 13, 13, line)) + letter(owner, x, y);
}

/** A mark by the middle of the cell it stands on; nothing is larger than 29 millimetres across. */
export function markAt(mark: Mark, x: number, y: number): string {
  switch (mark.kind) {
    case 'token':
      return outline(mark.owner, x, y, mark.owner === 'W' ? 22 : 18) + letter(mark.owner, x, y);
    case 'pawn':
      return pawn(mark.owner, x, y);
    case 'block':
      return (
        path(
          [
            [x - 11, y - 11],
            [x + 11, y + 11],
          ],
          thick,
        ) +
        path(
          [
            [x - 11, y + 11],
            [x + 11, y - 11],
          ],
          thick,
        )
      );
    case 'site':
      return site(mark.owner, x, y);
    case 'award':
      return award(mark.owner, x, y);
    case 'farm':
      return (
        (mark.owner === 'W' ? circle(x, y + 4, 7.5, line) : box(x, y + 4, 14.5, 14.5, line)) +
        roof(x, y - 6, 24) +
        letter(mark.owner, x, y + 4)
      );
    case 'spot':
      return circle(x, y + 4, 7.5, line, dashed(2.5)) + roof(x, y - 6, 24);
  }
}

/** A trunk of a length: a bar that is thicker than every line of the land. */
export const trunkAt = (x: number, y: number, length: number): string => bar(x, y, length, 5);
