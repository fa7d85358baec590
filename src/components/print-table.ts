/** Tables on paper, and what becomes of them where their columns do not fit beside each other. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TableBlock } from '../speech/sheets.js';
import { millimetresOf, type PageLayout, textWidth } from './print-layout.js';

/** What a cell takes besides its letters, in millimetres. */
const padding = 3.2;

const pen = document.createElement('canvas').getContext('2d');

/** How wide a word is in bold type, in millimetres: as the browser measures it, else at most. */
function wordWidth(word: string, points: number): number {
  if (!pen) return textWidth(Array.from(word).length, points);
  pen.font = `700 ${points}pt ${getComputedStyle(document.body).fontFamily}`;
  return millimetresOf(pen.measureText(word).width);
}

/** Room for a sentence or a name by hand, and for a cell's name, in letters. */
const writing = { wide: 26, usual: 5 };
/** Texts up to this length are best on one line; what is longer wraps anyway, and wishes for less. */
const oneLine = 24;
/** A word that is longer than so many letters may be broken. */
const longest = 14;

/** Tables that were measured, with the size of their letters: a long table is asked about on every page. */
const measured = new WeakMap<TableBlock, { points: number; least: number[] }>();

/** How wide each column must be, in millimetres, so that no word is broken. */
function leastWidths(table: TableBlock, { points }: PageLayout): number[] {
  const known = measured.get(table);
  if (known?.points === points) return known.least;
  const { head, rows } = table;
  const least = head.map((name, column) => {
    const words = [name, ...rows.map((row) => row[column] ?? '')].flatMap((text) => text.split(/\s+/));
    const widest = Math.max(...words.map((word) => wordWidth(word, points)), textWidth(2, points));
    return Math.min(widest, textWidth(longest, points)) + padding;
  });
  measured.set(table, { points, least });
  return least;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const longestOf = ({ rows }: TableBlock, column: number): number =>
  Math.max(0, ...rows.map((row) => Array.from(row[column] ?? '').length));

/** How wide a column of sentences must be, in letters, so that its rows do not become towers. */
const readable = 11;

/** Whether the columns fit beside each other without breaking words, and sentences have room. */
export function columnsFit(table: TableBlock, layout: PageLayout): boolean {
  const { width } = layout.content;
  if (sumOf(leastWidths(table, layout)) > width) return false;
  const least = textWidth(readable, layout.points);
  return widths(table, layout).every(
    (share, column) => longestOf(table, column) <= oneLine || (share * width) / 100 >= least,
  );
}

/** Each column's part of the width, in hundredths: what its words need, and more where there is more to read or write. */
function widths(table: TableBlock, layout: PageLayout): number[] {
  const least = leastWidths(table, layout);
  const left = layout.content.width - sumOf(least);
  const wishes = table.head.map((_, column) => {
    if (table.wide?.includes(column)) return writing.wide;
    const longest = longestOf(table, column);
    return longest === 0 ? writing.usual : Math.min(longest, oneLine) + Math.max(0, longest - oneLine) / 2;
  });
  return least.map((width, column) => {
    const wish = (wishes[column] ?? 0) / sumOf(wishes);
    return (100 * (width + left * wish)) / layout.content.width;
  });
}

/** Some rows under the head. A name may be of any script, so that each cell finds its own direction. */
export function renderTable(table: TableBlock, from: number, to: number, layout: PageLayout): TemplateResult {
  const shares = widths(table, layout);
  return html`<table>
    <caption>
      ${table.caption}
    </caption>
    <colgroup>
      ${shares.map((share) => html`<col .style=${`inline-size: ${share}%`} />`)}
    </colgroup>
    <thead>
      <tr>
        ${table.head.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${table.rows.slice(from, to).map(
        (row) =>
          html`<tr class="item">
            ${row.map((text) => html`<td>${text === '' ? nothing : html`<bdi>${text}</bdi>`}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The same rows one below the other, each part with its column's name: for large letters on small paper. */
export function renderStacked(table: TableBlock, from: number, to: number): TemplateResult {
  return html`<div class="stacked">
    <p class="caption">${table.caption}</p>
    ${table.rows.slice(from, to).map(
      (row) =>
        html`<dl class="item">
          ${row.map((text, column) =>
            text === '' && table.complete
              ? nothing
              : html`<div class=${text === '' ? (table.wide?.includes(column) ? 'blank wide' : 'blank') : ''}>
                  <dt>${table.head[column]}</dt>
                  <dd>${text === '' ? nothing : html`<bdi>${text}</bdi>`}</dd>
                </div>`,
          )}
        </dl>`,
    )}
  </div>`;
}
