/** Blocks of a sheet as they are printed. Every part that a page may begin with has the class `item`. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Measured } from './paginate.js';
import type { PrintBlock, PrintPart } from './print-blocks.js';
import { renderBoard } from './print-board.js';
import type { PageLayout, PrintOptions } from './print-layout.js';
import { columnsFit, renderStacked, renderTable } from './print-table.js';

/**
 * A heading is never left at the foot of a page, nor a question apart from the lines for its answer; nor, if a page holds it
 * all, what is asked apart from its position, or a table from what is signed under it. The moves of a
 * worked example are told by themselves.
 */
export function keepsWithNext(
  part: PrintPart,
  block: PrintBlock | undefined,
  next: PrintBlock | undefined,
): Measured['keepWithNext'] {
  if (block?.kind === 'heading' || (block?.kind === 'paragraph' && next?.kind === 'lines')) return true;
  const isAsked =
    (part !== 'example' && block?.kind === 'board' && next?.kind === 'table') ||
    (block?.kind === 'table' && (next?.kind === 'paragraph' || next?.kind === 'lines'));
  return isAsked && 'loosely';
}

/**
 * Some items of a block.
 * @param to up to and without this one; blocks that are one thing have one item
 */
export function renderBlock(
  block: PrintBlock,
  from: number,
  to: number,
  layout: PageLayout,
  options: PrintOptions,
): TemplateResult {
  switch (block.kind) {
    case 'heading':
      return html`<h3>${block.text}</h3>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'note':
      return html`<p class="note">${block.text}</p>`;
    case 'list':
      return html`<ul>
        ${block.items.slice(from, to).map((text) => html`<li class="item">${text}</li>`)}
      </ul>`;
    case 'steps':
      return html`<ol start=${from + 1}>
        ${block.items.slice(from, to).map((text) => html`<li class="item">${text}</li>`)}
      </ol>`;
    case 'facts':
      return html`<dl class="facts">
        ${block.facts.slice(from, to).map(
          ({ name, text }) =>
            html`<div class="item">
              <dt>${name}</dt>
              <dd><bdi>${text}</bdi></dd>
            </div>`,
        )}
      </dl>`;
    case 'table':
      return columnsFit(block, layout) ? renderTable(block, from, to, layout) : renderStacked(block, from, to);
    case 'board':
      return renderBoard(block, layout, options);
    case 'lines':
      return html`<div class="lines">
        ${Array.from(
          { length: block.count },
          (_, index) => html`<p>${index === 0 && block.label !== '' ? block.label : nothing}<span></span></p>`,
        )}
      </div>`;
    case 'drawings':
      return html`<div class="drawings">
        ${block.rows.slice(from, to).map(
          (row, index) =>
            html`<div class="item">
              <div role="img" aria-label=${block.label}>${row}</div>
              ${block.caption !== undefined && from + index === block.rows.length - 1 ? html`<p>${block.caption}</p>` : nothing}
            </div>`,
        )}
      </div>`;
  }
}

/** How many items a block has. */
export function itemCount(block: PrintBlock): number {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.length;
    case 'facts':
      return block.facts.length;
    case 'table':
    case 'drawings':
      return block.rows.length;
    default:
      return 1;
  }
}
