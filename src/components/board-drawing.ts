import { nothing, svg, type SVGTemplateResult } from 'lit';
import { columnOf, rowOf } from '../rules/cells.js';
import type { BoardView, Edge, Mark } from '../rules/types.js';
import type { Corner } from './board-regions.js';

/*
 * What is printed on a board. A cell is 100 units wide and high. Lines and letters take the colour of the text, so
 * that every mark stands in black on white, in forced colours and on paper; `board-drawing-styles.ts` gives their weights.
 */

/** How much of a mark's 100 units its owner's outline takes, and where. */
interface Spot {
  x: number;
  y: number;
  /** Half the width. */
  half: number;
}

const circle = ({ x, y, half }: Spot) => svg`<circle class="line" cx=${x} cy=${y} r=${half} />`;
// A square of a circle's width looks larger: this one has nearly the same area.
const square = ({ x, y, half }: Spot) => {
  const side = half * 1.8;
  return svg`<rect class="line" x=${x - side / 2} y=${y - side / 2} width=${side} height=${side} rx="2" />`;
};
const outline = (owner: 'W' | 'B', place: Spot) => (owner === 'W' ? circle(place) : square(place));
const letter = (text: string, { x, y }: Pick<Spot, 'x' | 'y'>, size: number) =>
  svg`<text class="letter" x=${x} y=${y + size * 0.36} font-size=${size}>${text}</text>`;

const middle: Spot = { x: 50, y: 50, half: 32 };
const roof = svg`<path class="line" d="M10 42 L50 11 L90 42" />`;
const underRoof: Spot = { x: 50, y: 62, half: 26 };

function pawn(owner: 'A' | 'B') {
  const base = svg`<path class="line heavy" d="M20 84 H80" />`;
  return owner === 'A'
    ? svg`<path class="line" d="M50 15 L80 70 H20 Z" />${base}${letter('A', { x: 50, y: 53 }, 29)}`
    : svg`<rect class="line" x="24" y="18" width="52" height="52" rx="2" />${base}${letter('B', { x: 50, y: 44 }, 34)}`;
}

function award(owner: 'W' | 'B' | 'neutral') {
  if (owner === 'neutral') return svg`<path class="line" d="M36 68 H64" />${letter('n', { x: 50, y: 46 }, 34)}`;
  return svg`${outline(owner, { ...middle, half: 24 })}${letter(owner.toLowerCase(), { x: 50, y: 48 }, 34)}`;
}

/** One mark, as the rules' table of marks describes it. */
function drawMark(mark: Mark): SVGTemplateResult {
  switch (mark.kind) {
    case 'token':
      return svg`${outline(mark.owner, middle)}${letter(mark.owner, middle, 38)}`;
    case 'pawn':
      return pawn(mark.owner);
    case 'block':
      return svg`<path class="line saltire" d="M14 14 L86 86 M86 14 L14 86" />`;
    case 'site': {
      const inner = { ...middle, half: 27 };
      return svg`${outline(mark.owner, { ...middle, half: 37 })}${outline(mark.owner, inner)}${letter(mark.owner, middle, 32)}`;
    }
    case 'award':
      return award(mark.owner);
    case 'farm':
      return svg`${roof}${outline(mark.owner, underRoof)}${letter(mark.owner, underRoof, 32)}`;
    case 'spot':
      return svg`${roof}<circle class="line dotted" cx="50" cy="62" r="24" /><circle class="line" cx="50" cy="62" r="5" />`;
  }
}

/** What stands on a cell. A second mark (the award of a site's own cell) goes into the corner, clear of the first. */
export function drawMarks(marks: readonly Mark[]): SVGTemplateResult | typeof nothing {
  const [first, second] = marks;
  if (!first) return nothing;
  if (!second) return drawMark(first);
  return svg`<g transform="scale(0.66)">${drawMark(first)}</g>
    <g transform="translate(37 37) scale(0.8)">${drawMark(second)}</g>`;
}

/** How a cell is set off from the others. */
interface Emphasis {
  /** Picked in the draft. */
  chosen: boolean;
  /** Touched by the last move. */
  highlight: boolean;
}

/** A frame for what is picked, corners for the last move. */
export function drawEmphasis({ chosen, highlight }: Emphasis): SVGTemplateResult {
  return svg`${chosen ? svg`<rect class="chosen" x="5" y="5" width="90" height="90" rx="3" />` : nothing}
    ${highlight && !chosen ? svg`<path class="corners" d="M5 20 V5 H20 M80 5 H95 V20 M95 80 V95 H80 M20 95 H5 V80" />` : nothing}`;
}

/** Lines down and across the whole board after every so many columns and rows. */
function innerLines({ columns, rows }: BoardView, every: number): string {
  const after = (count: number) =>
    Array.from({ length: Math.ceil(count / every) - 1 }, (_, i) => 100 * every * (i + 1));
  return [
    ...after(columns).map((x) => `M${x} 0 V${100 * rows}`),
    ...after(rows).map((y) => `M0 ${y} H${100 * columns}`),
  ].join('');
}

/**
 * The whole board's lines, trunks and free end, for an svg of 100 units a cell, seen from the near or the far side.
 * @param drawBelow what lies under them, if anything does
 */
export function drawField(
  view: BoardView,
  turned: boolean,
  drawBelow?: (corner: Corner) => SVGTemplateResult,
): SVGTemplateResult {
  const { columns, rows, trunks, freeEnd } = view;
  const corner: Corner = (cell) => ({
    x: 100 * (turned ? columns - 1 - columnOf(cell) : columnOf(cell)),
    y: 100 * (turned ? rowOf(cell) : rows - 1 - rowOf(cell)),
  });
  const trunk = ([a, b]: Edge) => {
    const x = Math.max(corner(a).x, corner(b).x);
    const y = Math.max(corner(a).y, corner(b).y);
    return rowOf(a) === rowOf(b) ? `M${x} ${y} v100` : `M${x} ${y} h100`;
  };
  const end = freeEnd?.map(corner);
  const endX = end && Math.max(...end.map(({ x }) => x));
  const endY = end && Math.max(...end.map(({ y }) => y));
  // A terrain is made of tiles, two squares wide and high; only terrains are wider than five columns.
  const tiles = columns > 5;
  return svg`${drawBelow?.(corner)}
    <path class="grid-lines ${tiles ? 'fine' : ''}" d=${innerLines(view, 1)} />
    ${tiles ? svg`<path class="tile-lines" d=${innerLines(view, 2)} />` : nothing}
    <rect class="border" width=${100 * columns} height=${100 * rows} />
    <path class="trunks" d=${trunks.map(trunk).join('')} />
    ${
      end
        ? svg`<circle class="free-end" cx=${endX} cy=${endY} r="17" /><circle class="free-end-dot" cx=${endX} cy=${endY} r="6" />`
        : nothing
    }`;
}
