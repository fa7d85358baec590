/** Positions as they are printed on sheets: a board with its names, at a size in millimetres. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { cellAt, columnLetters, columnOf, rowOf, viewBoard } from '../rules/index.js';
import type { BoardView, Edge } from '../rules/types.js';
import type { BoardBlock } from '../speech/sheets.js';
import { largeLetter, type PageLayout, type PrintOptions } from './print-layout.js';
import { printMark, underlined } from './print-marks.js';

/** The side of a cell where nothing asks for another. */
const usualCell = { square: 12.5, terrain: 10.5 };
/** What the border takes beyond the cells. */
const edgeRoom = 2;
/** The widest cell in large print, so that a board leaves room for words on its page. */
const widestLarge = { square: 19, terrain: 17 };
/** The narrowest cell that a letter of large print has room in. */
const largeCell = 13.2;

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

function cells(block: BoardBlock, view: BoardView, letter: number): SVGTemplateResult[] {
  const words = new Map(block.notes?.map(({ cell, text }) => [cell, text]));
  return Array.from({ length: view.columns * view.rows }, (_, index) => {
    const [column, row] = [index % view.columns, Math.floor(index / view.columns)];
    const cell = cellAt(column, row);
    const [first, second] = view.marks[cell] ?? [];
    const word = words.get(cell);
    const [x, y] = [100 * column, 100 * (view.rows - 1 - row)];
    const scale = word !== undefined || second ? 0.62 : 0.8;
    const inset = word !== undefined ? { x: 19, y: 6 } : { x: 10, y: 10 };
    return svg`<g transform="translate(${x} ${y})">
      ${
        first
          ? svg`<g transform="translate(${second ? 4 : inset.x} ${second ? 4 : inset.y}) scale(${scale})">${printMark(first, letter / scale)}</g>`
          : nothing
      }
      ${second ? svg`<g transform="translate(54 54) scale(0.42)">${printMark(second, 64)}</g>` : nothing}
      ${word === undefined ? nothing : svg`<text class="word" x="50" y="92" font-size="22">${word}</text>`}
    </g>`;
  });
}

/** How the parts of a board are drawn: the side of a cell, the strip for its names, the size of letters. */
interface Scale {
  cell: number;
  strip: number;
  /** Letters of marks and of names, in hundredths of a cell. */
  letter: number;
  name: number;
}

function scaleOf({ columns }: BoardView, width: number, large: boolean): { scale: Scale; parts: Part[] } {
  const strip = large ? 11 : 7;
  const room = width - strip - edgeRoom;
  const usual = columns > 5 ? usualCell.terrain : usualCell.square;
  if (!large) {
    const cell = Math.min(usual, room / columns);
    return { scale: { cell, strip, letter: 36, name: (4.6 / cell) * 100 }, parts: [{ from: 0, to: columns }] };
  }
  const parts = partsOf(columns, room, largeCell);
  const widest = Math.max(...parts.map(({ from, to }) => to - from));
  const cell = Math.min(columns > 5 ? widestLarge.terrain : widestLarge.square, room / widest);
  const letter = (largeLetter / cell) * 100;
  return { scale: { cell, strip, letter, name: letter }, parts };
}

function drawPart(block: BoardBlock, view: BoardView, { from, to }: Part, scale: Scale): SVGTemplateResult {
  const { cell, strip, letter, name } = scale;
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
  const [width, height] = [edge + wide + pad, 100 * rows + edge + pad];
  return svg`<svg
    class="figure"
    width="${(width * cell) / 100}mm"
    height="${(height * cell) / 100}mm"
    viewBox="${x - edge} ${-pad} ${width} ${height}"
    aria-hidden="true"
  >
    ${columnNames}${rowNames}
    <svg x=${x - pad} y=${-pad} width=${wide + 2 * pad} height=${100 * rows + 2 * pad} viewBox="${x - pad} ${-pad} ${wide + 2 * pad} ${100 * rows + 2 * pad}">
      ${boardLines(columns, rows, 1, tiles ? 'grid fine' : 'grid')}
      ${tiles ? boardLines(columns, rows, 2, 'grid') : nothing}
      <rect class="border" width=${100 * columns} height=${100 * rows} />
      <path class="trunks" d=${view.trunks.map((one) => trunk(one, rows)).join('')} />
      ${cells(block, view, letter)} ${freeEnd(view)} ${arrowPath(block, rows)}
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
