/**
 * Drawings that are felt, as SVG in millimetres: for swell paper, on which everything black rises. So there is nothing but
 * black, lines are thick, and what is near each other is kept apart.
 */
import { dotsOf } from '../braille/cells.js';
import { toBraille } from '../braille/translate.js';

/** Real braille: 2.5 mm between dots, 6 mm between cells, 10 mm between lines; dots of 1.6 mm, which swell a little wider. */
const braille = { dot: 1.6, between: 2.5, cell: 6, line: 10 } as const;

/** A sheet to be printed at its true size. */
export interface TactileSheet {
  /** Part of the file's name. */
  id: string;
  title: string;
  /** Millimetres. */
  width: number;
  height: number;
  /** The whole drawing, as a file has it. */
  svg: string;
}

/** A number of millimetres with no more digits than a printer can tell apart. */
const mm = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A line that is felt; widths in millimetres. Without a fill the inside stays flat. */
const stroked = (width: number, more = ''): string =>
  `fill="none" stroke="#000" stroke-width="${mm(width)}" stroke-linejoin="round"${more}`;

export const circle = (x: number, y: number, radius: number, width: number, more = ''): string =>
  `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}" ${stroked(width, more)}/>`;

/** A square or any rectangle, by its middle. */
export const box = (x: number, y: number, across: number, high: number, width: number, more = ''): string =>
  `<rect x="${mm(x - across / 2)}" y="${mm(y - high / 2)}" width="${mm(across)}" height="${mm(high)}" ${stroked(width, more)}/>`;

/** A rectangle that rises as a whole, by its middle. */
export const bar = (x: number, y: number, across: number, high: number): string =>
  `<rect x="${mm(x - across / 2)}" y="${mm(y - high / 2)}" width="${mm(across)}" height="${mm(high)}"/>`;

/** A line through points. */
export const path = (points: readonly (readonly [number, number])[], width: number, more = ''): string =>
  `<polyline points="${points.map(([x, y]) => `${mm(x)},${mm(y)}`).join(' ')}" ${stroked(width, more)}/>`;

/** A shape with corners. */
export const polygon = (points: readonly (readonly [number, number])[], width: number): string =>
  `<polygon points="${points.map(([x, y]) => `${mm(x)},${mm(y)}`).join(' ')}" ${stroked(width)}/>`;

/** Dashes and gaps, both so long. */
export const dashed = (length: number): string => ` stroke-dasharray="${mm(length)} ${mm(length)}"`;

/** The same drawing turned by half a turn about a point, for who sits opposite. */
export const turned = (drawing: string, x: number, y: number): string =>
  `<g transform="rotate(180 ${mm(x)} ${mm(y)})">${drawing}</g>`;

/** How wide and high braille cells are, from the edge of the first dot to the edge of the last. */
const brailleSize = (cells: string): { width: number; height: number } => ({
  width: (cells.length - 1) * braille.cell + braille.between + braille.dot,
  height: 2 * braille.between + braille.dot,
});

/** Braille cells by the middle of what they take up. */
export function brailleAt(cells: string, x: number, y: number): string {
  const { width, height } = brailleSize(cells);
  const [left, top] = [x - width / 2 + braille.dot / 2, y - height / 2 + braille.dot / 2];
  return Array.from(cells)
    .flatMap((cell, place) =>
      dotsOf(cell).map((dot) => {
        const column = dot > 3 ? 1 : 0;
        const row = (dot - 1) % 3;
        const [cx, cy] = [left + place * braille.cell + column * braille.between, top + row * braille.between];
        return `<circle class="dot" cx="${mm(cx)}" cy="${mm(cy)}" r="${mm(braille.dot / 2)}"/>`;
      }),
    )
    .join('');
}

/** A text in braille from a left edge and a top on, broken at spaces. */
export function brailleText(
  text: string,
  left: number,
  top: number,
  width: number,
  locale: string,
): { drawing: string; height: number } {
  const room = Math.floor((width - braille.between - braille.dot) / braille.cell) + 1;
  const lines: string[] = [];
  for (const word of toBraille(text, locale).split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1] ?? ''} ${word}` : word;
    if (lines.length > 0 && longer.length <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const drawing = lines
    .map((line, index) => {
      const size = brailleSize(line);
      return brailleAt(line, left + size.width / 2, top + size.height / 2 + index * braille.line);
    })
    .join('');
  return { drawing, height: lines.length * braille.line };
}

/** A sheet around what is drawn on it. */
export const sheet = (
  id: string,
  title: string,
  [width, height]: readonly [number, number],
  drawing: string,
): TactileSheet => ({
  id,
  title,
  width,
  height,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(height)}mm" ` +
    `viewBox="0 0 ${mm(width)} ${mm(height)}"><title>${escaped(title)}</title>${drawing}</svg>\n`,
});

/** A4, upright and across, in millimetres. */
export const upright = [210, 297] as const;
export const across = [297, 210] as const;
