/** The land of Territories: twelve tiles, strips with the names of columns and rows, and how the tiles can lie. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { columnLetters } from '../rules/index.js';
import { boardLines } from './print-board.js';
import { cutFrame, drawing } from './print-kit-cut.js';
import { largeLetter, millimetres, type PageLayout, type PrintOptions } from './print-layout.js';
import { printMark, underlined } from './print-marks.js';

const tiles = 12;
/** Tiles with a spot for a house; the other four have none. */
const withSpot = 8;
const namePoints = 17;

/** One tile with a spot in one of its squares, or without. */
function tile(index: number, cell: number, crop: boolean): SVGTemplateResult {
  const side = 2 * cell;
  const square = index % 4;
  const [x, y] = [(square % 2) * cell, Math.floor(square / 2) * cell];
  const inset = cell * 0.15;
  return svg`${cutFrame(0, 0, side, side, crop)}
    <g transform="scale(${cell / 100})">${boardLines(2, 2, 1, 'grid inner')}</g>
    ${
      index < withSpot
        ? svg`<g transform="translate(${x + inset} ${y + inset}) scale(${(cell * 0.7) / 100})">${printMark({ kind: 'spot' }, 0)}</g>`
        : nothing
    }`;
}

/** Things of one size beside each other, in as few rows as the page is wide for. */
function inRows(
  count: number,
  width: number,
  height: number,
  layout: PageLayout,
  draw: (index: number) => SVGTemplateResult,
): SVGTemplateResult[] {
  const most = Math.max(1, Math.floor(layout.content.width / width));
  return Array.from({ length: Math.ceil(count / most) }, (_, row) => {
    const here = Math.min(most, count - row * most);
    return drawing(
      here * width + 0.6,
      height + 0.6,
      Array.from(
        { length: here },
        (_, column) => svg`<g transform="translate(${0.3 + column * width} 0.3)">${draw(row * most + column)}</g>`,
      ),
    );
  });
}

/** The tiles, eight with a spot for a house and four without. */
export const tileRows = (layout: PageLayout, { crop }: PrintOptions): SVGTemplateResult[] =>
  inRows(tiles, 2 * layout.cell, 2 * layout.cell, layout, (index) => tile(index, layout.cell, crop));

/** What stands on the strips: a pair for the near side of each tile, and the same pair as the far side reads it. */
function stripNames(): [string, string][] {
  const pairs = (names: string[]): [string, string][] =>
    Array.from({ length: names.length / 2 }, (_, index) => [names[2 * index] ?? '', names[2 * index + 1] ?? '']);
  const both = pairs(columnLetters.split('')).concat(pairs('12345678'.split('')));
  return both.flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]);
}

/** Strips to lay along the land, each as long as a tile. */
export function stripRows(layout: PageLayout, { large, crop }: PrintOptions): SVGTemplateResult[] {
  const { cell } = layout;
  const names = stripNames();
  const letter = large ? largeLetter * 1.1 : millimetres(namePoints);
  const high = letter * 1.5;
  return inRows(names.length, 2 * cell, high, layout, (index) => {
    const pair = names[index] ?? [];
    return svg`${cutFrame(0, 0, 2 * cell, high, crop)}
      ${pair.map((name, at) => underlined(name, (at + 0.5) * cell, high * 0.45, letter))}`;
  });
}

/** The three shapes in which the tiles can lie, small. */
export function shapeDrawing(layout: PageLayout): SVGTemplateResult {
  const shapes = [
    [4, 3],
    [3, 4],
    [6, 2],
  ] as const;
  const side = Math.min(9, layout.content.width / 16);
  const gap = side;
  let x = 0.3;
  const drawn = shapes.map(([columns, rows]) => {
    const at = x;
    x += columns * side + gap;
    return svg`<g transform="translate(${at} 0.3) scale(${side / 100})">
      ${boardLines(columns, rows, 1, 'grid')}<rect class="border" width=${100 * columns} height=${100 * rows} />
    </g>`;
  });
  return drawing(x - gap + 0.3, 4 * side + 0.6, drawn);
}
