/** Positions as they are printed on sheets: a board with its names, at a size in millimetres. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { cellAt, columnLetters, columnOf, rowOf, viewBoard } from '../rules/index.js';
import type { BoardView, Cell, Edge, Mark } from '../rules/types.js';
import type { BoardBlock } from '../speech/sheets.js';
import { largeLetter, type PageLayout, type PrintOptions } from './print-layout.js';
import { printMark, underlined } from './print-marks.js';

/** The side of a cell where nothing asks for another. */
const usualCell = { square: 12.5, terrain: 10 };
/** What the border takes beyond the cells. */
const edgeRoom = 2;
/** The widest cell in large print, so that a board leaves room for words on its page. */
const widestLarge = { square: 19, terrain: 17 };
/** The same on small paper, where a position is to have room below the title; a triangle is wider than its letter. */
const widestLargeSmall = { pawn: 15.5, other: 14.5 };
const smallWidth = 150;
/** The narrowest cell that a letter of large print has room in. */
const largeCell = 13.2;
/** The widest cell of a board that has cells with two marks, in large print. */
const widestOfTwo = 28;
/** How much of its cell a mark takes that shares it. */
const half = 0.5;
/** How much of its cell a mark takes, as a part: large letters need large marks around them. */
const markShare = { usual: 0.8, large: 0.92 };
/** How high the words on a board are in usual print, in millimetres. */
const wordHeight = 3.6;

/** Part of a board: columns from one, up to and without another. */
interface Part {
  from: number;
  to: number;
}

/** The columns divided so that a cell can be as wide as it must. */
function partsOf(columns: number, width: number, least: number): Part[] {
  const most = Math.max(2, Math.floor(width / least));
  const count = Math.ceil(columns / most);
  // Tiles are two columns wide, and are not cut through.
  const each = 2 * Math.ceil(columns / count / 2);
  return columns <= most
    ? [{ from: 0, to: columns }]
    : Array.from({ length: count }, (_, index) => ({ from: index * each, to: Math.min(columns, (index + 1) * each) }));
}

const lines = (count: number, every: number): number[] =>
  Array.from({ length: Math.ceil(count / every) - 1 }, (_, index) => 100 * every * (index + 1));

/** The lines between cells; those between tiles are heavier. */
export function boardLines(columns: number, rows: number, every: number, kind: string): SVGTemplateResult {
  const down = lines(columns, every).map((x) => `M${x} 0 V${100 * rows}`);
  const across = lines(rows, every).map((y) => `M0 ${y} H${100 * columns}`);
  return svg`<path class=${kind} d=${[...down, ...across].join('')} />`;
}

/** The edge between two squares, the first of which is left of the other or below it. */
function trunk([first, second]: Edge, rows: number): string {
  const [left, top] = [100 * columnOf(first), 100 * (rows - 1 - rowOf(first))];
  return rowOf(first) === rowOf(second) ? `M${left + 100} ${top} v100` : `M${left} ${top} h100`;
}

/** The corner at which a fence is open, as a ring. */
function freeEnd({ freeEnd: squares, rows }: BoardView): SVGTemplateResult | typeof nothing {
  if (!squares) return nothing;
  const x = 100 * Math.max(...squares.map(columnOf));
  const y = 100 * (rows - Math.max(...squares.map(rowOf)));
  return svg`<circle class="line" cx=${x} cy=${y} r="15" />`;
}

/** The way of a piece, with its point on the last cell's edge. */
function arrowPath({ arrow }: BoardBlock, rows: number): SVGTemplateResult | typeof nothing {
  if (!arrow) return nothing;
  const at = (cell: string) => ({ x: 100 * columnOf(cell) + 50, y: 100 * (rows - 1 - rowOf(cell)) + 50 });
  const [from, to] = [at(arrow.from), at(arrow.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // It begins outside the piece's outline.
  const start = { x: from.x + 48 * x, y: from.y + 48 * y };
  const [back, side] = [24, 14];
  const wing = (turn: number) => `L${to.x - back * x - turn * side * y} ${to.y - back * y + turn * side * x}`;
  return svg`<path class="arrow" d=${`M${start.x} ${start.y} L${to.x} ${to.y} ${wing(1)} M${to.x} ${to.y} ${wing(-1)}`} />`;
}

/** A mark in its cell; the mark of a cell with two is at its corner. */
function placed(mark: Mark, place: 'whole' | 'first' | 'second', { letter, shared, share }: Scale): SVGTemplateResult {
  const [scale, size] = place === 'whole' ? [share, letter] : [half, shared];
  const inset = { whole: 50 * (1 - share), first: 2, second: 98 - 100 * half }[place];
  return svg`<g transform="translate(${inset} ${inset}) scale(${scale})">${printMark(mark, size / scale)}</g>`;
}

function cells(view: BoardView, scale: Scale): SVGTemplateResult[] {
  return Array.from({ length: view.columns * view.rows }, (_, index) => {
    const [column, row] = [index % view.columns, Math.floor(index / view.columns)];
    const [first, second] = view.marks[cellAt(column, row)] ?? [];
    const [x, y] = [100 * column, 100 * (view.rows - 1 - row)];
    return svg`<g transform="translate(${x} ${y})">
      ${first ? placed(first, second ? 'first' : 'whole', scale) : nothing}
      ${second ? placed(second, 'second', scale) : nothing}
    </g>`;
  });
}

/** How wide bold letters are on average, as part of their height. */
const letterWidth = 0.62;

const wordWidth = (text: string, size: number): number => Array.from(text).length * size * letterWidth;
/** Where words beside a cell begin. */
const besideOf = (cell: Cell): number => 100 * columnOf(cell) + 103;

/** How far words beside cells reach over the right side of the board: large letters need more than the cells that are there. */
const overhang = ({ notes = [] }: BoardBlock, columns: number, size: number): number =>
  Math.max(0, ...notes.map(({ cell, text }) => besideOf(cell) + wordWidth(text, size) - 100 * columns));

/** Words beside their cells, over the cells to the right, which have to be empty; the lines of the board end around them. */
const words = ({ notes = [] }: BoardBlock, rows: number, size: number): SVGTemplateResult[] =>
  notes.map(({ cell, text }) => {
    const [x, y] = [besideOf(cell), 100 * (rows - 1 - rowOf(cell)) + 50];
    const width = wordWidth(text, size);
    return svg`<rect class="ground" x=${x} y=${y - size * 0.6} width=${width} height=${size * 1.2} />
      <text class="beside" x=${x} y=${y + size * 0.35} font-size=${size}>${text}</text>`;
  });

/** How the parts of a board are drawn: the side of a cell, the strip for its names, the size of letters. */
interface Scale {
  cell: number;
  strip: number;
  /** Letters of marks, of marks that share a cell, of names and of words on the board, in hundredths of a cell. */
  letter: number;
  shared: number;
  name: number;
  word: number;
  /** How much of its cell a mark takes, as a part. */
  share: number;
}

function scaleOf({ columns, marks }: BoardView, width: number, large: boolean): { scale: Scale; parts: Part[] } {
  const strip = large ? 11 : 7;
  const room = width - strip - edgeRoom;
  const usual = columns > 5 ? usualCell.terrain : usualCell.square;
  if (!large) {
    const cell = Math.min(usual, room / columns);
    const [name, word] = [(4.6 / cell) * 100, (wordHeight / cell) * 100];
    const scale = { cell, strip, letter: 36, shared: 27, name, word, share: markShare.usual };
    return { scale, parts: [{ from: 0, to: columns }] };
  }
  const parts = partsOf(columns, room, largeCell);
  const widest = Math.max(...parts.map(({ from, to }) => to - from));
  const hasTwo = Object.values(marks).some(({ length }) => length > 1);
  const hasPawns = Object.values(marks).some((some) => some.some(({ kind }) => kind === 'pawn'));
  const small = hasPawns ? widestLargeSmall.pawn : widestLargeSmall.other;
  const square = width < smallWidth ? small : widestLarge.square;
  const most = hasTwo ? widestOfTwo : columns > 5 ? widestLarge.terrain : square;
  const cell = Math.min(most, room / widest);
  const letter = (largeLetter / cell) * 100;
  return { scale: { cell, strip, letter, shared: letter, name: letter, word: letter, share: markShare.large }, parts };
}

function drawPart(block: BoardBlock, view: BoardView, { from, to }: Part, scale: Scale): SVGTemplateResult {
  const { cell, strip, name, word } = scale;
  const { columns, rows } = view;
  const edge = (strip / cell) * 100;
  const wide = 100 * (to - from);
  const x = 100 * from;
  const tiles = columns > 5;
  const columnNames = Array.from({ length: to - from }, (_, index) =>
    underlined(columnLetters.charAt(from + index), x + 100 * index + 50, 100 * rows + edge * 0.48, name),
  );
  const rowNames = Array.from({ length: rows }, (_, row) =>
    underlined(String(row + 1), x - edge * 0.55, 100 * (rows - row) - 50, name),
  );
  const pad = 6;
  const over = to === columns ? overhang(block, columns, word) : 0;
  const [width, height] = [edge + wide + over + pad, 100 * rows + edge + pad];
  const inner = wide + over + 2 * pad;
  return svg`<svg
    class="figure"
    width="${(width * cell) / 100}mm"
    height="${(height * cell) / 100}mm"
    viewBox="${x - edge} ${-pad} ${width} ${height}"
    aria-hidden="true"
  >
    ${columnNames}${rowNames}
    <svg x=${x - pad} y=${-pad} width=${inner} height=${100 * rows + 2 * pad} viewBox="${x - pad} ${-pad} ${inner} ${100 * rows + 2 * pad}">
      ${boardLines(columns, rows, 1, tiles ? 'grid fine' : 'grid')}
      ${tiles ? boardLines(columns, rows, 2, 'grid') : nothing}
      <rect class="border" width=${100 * columns} height=${100 * rows} />
      <path class="trunks" d=${view.trunks.map((one) => trunk(one, rows)).join('')} />
      ${cells(view, scale)} ${freeEnd(view)} ${arrowPath(block, rows)} ${words(block, rows, word)}
    </svg>
  </svg>`;
}

/** A position with its caption. What it shows is told in words to those who hear it. */
export function renderBoard(block: BoardBlock, layout: PageLayout, { large }: PrintOptions): TemplateResult {
  const view = viewBoard(block.state);
  const { scale, parts } = scaleOf(view, layout.content.width, large);
  return html`<div class="position">
    <div role="img" aria-label=${block.text.join(' ')}>${parts.map((part) => drawPart(block, view, part, scale))}</div>
    <p class="caption">${block.caption}</p>
  </div>`;
}
