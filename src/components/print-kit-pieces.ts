/** Pieces in rows, to be cut out. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Mark } from '../rules/types.js';
import { cutFrame, drawing } from './print-kit-cut.js';
import { largeLetter, type PageLayout, type PrintOptions } from './print-layout.js';
import { printMark } from './print-marks.js';

/** How many of a mark are printed, and how large: the side of the square that is cut out, in millimetres. */
export interface PieceRun {
  mark: Mark;
  count: number;
  side: number;
}

/** How much of the square a mark takes. */
const share = 0.84;
/** The size of a mark's letter, in hundredths of the mark, where it is large enough so. */
const usualLetter = 46;

/** Pieces of one size in as few rows as the page is wide for. */
export function pieceRows(runs: readonly PieceRun[], layout: PageLayout, options: PrintOptions): SVGTemplateResult[] {
  const side = Math.max(...runs.map((run) => run.side));
  const marks = runs.flatMap(({ mark, count }) => Array.from({ length: count }, () => mark));
  const least = Math.ceil(marks.length / Math.floor(layout.content.width / side));
  // Rows of the same length are cut apart with fewer cuts.
  const most = Math.ceil(marks.length / least);
  const letter = options.large ? Math.max(usualLetter, (largeLetter / (side * share)) * 100) : usualLetter;
  return Array.from({ length: Math.ceil(marks.length / most) }, (_, row) => {
    const some = marks.slice(row * most, (row + 1) * most);
    return drawing(
      some.length * side + 0.6,
      side + 0.6,
      some.map((mark, index) => {
        const x = 0.3 + index * side;
        const inset = (side * (1 - share)) / 2;
        return svg`${cutFrame(x, 0.3, side, side, options.crop)}
          <g transform="translate(${x + inset} ${0.3 + inset}) scale(${(side * share) / 100})">${printMark(mark, letter)}</g>`;
      }),
    );
  });
}

/** How high a trunk is cut, as part of its length. */
const trunkShare = 0.28;

/** Trunks, each as long as a cell's side. */
export function trunkRows(count: number, layout: PageLayout, { crop }: PrintOptions): SVGTemplateResult[] {
  const { cell } = layout;
  const high = cell * trunkShare;
  const most = Math.floor(layout.content.width / cell);
  return Array.from({ length: Math.ceil(count / most) }, (_, row) => {
    const here = Math.min(most, count - row * most);
    return drawing(
      here * cell + 0.6,
      high + 0.6,
      Array.from({ length: here }, (_, index) => {
        const x = 0.3 + index * cell;
        return svg`${cutFrame(x, 0.3, cell, high, crop)}
          <rect class="trunk" x=${x + 1} y=${0.3 + high * 0.2} width=${cell - 2} height=${high * 0.6} />`;
      }),
    );
  });
}
