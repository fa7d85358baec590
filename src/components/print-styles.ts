import { css } from 'lit';

/*
 * How printed pages look. Lengths come from the layout as custom properties: `--page-width`, `--page-height`,
 * `--page-margin`, `--page-foot`, `--page-content` (the width between the margins) and `--page-points`. Paper is white
 * and ink is black, whatever the theme: what is seen is what is printed.
 */

/** The paper itself, and pages beside each other on the screen. */
export const pageBoxes = css`
  :host {
    --line: 0.5;
    --ink: #000;
    --faint: #555;
    display: block;
  }
  :host([contrast]) {
    --line: 0.9;
    --faint: #000;
  }
  :host([low-ink]) {
    --line: 0.28;
  }
  .measure {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0;
    visibility: hidden;
    height: 0;
    overflow: hidden;
    contain: layout paint;
  }
  .measure .body {
    width: var(--page-content);
  }
  .pages {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
  /* The page keeps its true size and is only shown smaller, so that no line breaks elsewhere than on paper. */
  .frame {
    position: relative;
    overflow: hidden;
    width: calc(var(--page-width) * var(--scale, 1));
    height: calc(var(--page-height) * var(--scale, 1));
    box-sizing: content-box;
    border: 1px solid var(--gs-ink-soft);
    background: #fff;
  }
  .page {
    position: relative;
    width: var(--page-width);
    height: var(--page-height);
    padding: var(--page-margin);
    overflow: hidden;
    transform: scale(var(--scale, 1));
    transform-origin: 0 0;
    background: #fff;
    color: var(--ink);
    color-scheme: light;
  }
  :host(:dir(rtl)) .page {
    transform-origin: 100% 0;
  }
  .body,
  .foot {
    font-size: var(--page-points);
    line-height: 1.3;
  }
  .foot {
    position: absolute;
    inset-inline: var(--page-margin);
    inset-block-end: var(--page-margin);
    display: flex;
    justify-content: space-between;
    gap: 1em;
    height: var(--page-foot);
    align-items: flex-end;
    font-size: calc(var(--page-points) * 0.75);
    white-space: nowrap;
    overflow: hidden;
  }
  .foot bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Large letters take two lines: the game, and below it the sheet and the number of the page. */
  :host([large]) .foot {
    font-size: var(--page-points);
    line-height: 1.15;
  }
  :host([large]) .foot bdi > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :host([large]) .foot .number {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: 0;
    background: #fff;
  }
  .corner {
    position: absolute;
    width: 5mm;
    height: 5mm;
    border: solid var(--ink);
    border-width: 0;
  }
  .corner.start {
    inset-inline-start: calc(var(--page-margin) / 2);
    border-inline-start-width: 0.3mm;
  }
  .corner.end {
    inset-inline-end: calc(var(--page-margin) / 2);
    border-inline-end-width: 0.3mm;
  }
  .corner.top {
    inset-block-start: calc(var(--page-margin) / 2);
    border-block-start-width: 0.3mm;
  }
  .corner.bottom {
    inset-block-end: calc(var(--page-margin) / 2);
    border-block-end-width: 0.3mm;
  }
  @media print {
    .pages,
    .frame {
      display: block;
      width: auto;
      height: auto;
      overflow: visible;
      border: 0;
    }
    .page {
      transform: none;
      break-inside: avoid;
      break-after: page;
    }
    .frame:last-child .page {
      break-after: auto;
    }
    .measure {
      display: none;
    }
  }
`;

/** Text, tables and lines on a page. Blocks keep their distance by padding alone, so that their heights add up. */
export const pageText = css`
  .block {
    padding-block-end: 0.55em;
    overflow-wrap: anywhere;
  }
  :host(:not([large])) .tight {
    line-height: 1.25;
  }
  .tight .block {
    padding-block-end: 0.35em;
  }
  .tight li,
  .tight .facts .item {
    padding-block-end: 0.05em;
  }
  h2 {
    font-size: 1.5em;
    line-height: 1.15;
    padding-block-end: 0.15em;
    border-block-end: calc(var(--line) * 1mm) solid var(--ink);
  }
  :host([large]) h2 {
    font-size: 1.15em;
  }
  h2 span {
    display: inline-block;
    white-space: pre-wrap;
  }
  h3 {
    font-size: 1.12em;
    line-height: 1.2;
    padding-block-start: 0.25em;
  }
  :host([large]) h3 {
    font-size: 1em;
  }
  ul,
  ol {
    margin: 0;
    padding-inline-start: 1.5em;
  }
  li,
  .facts .item {
    padding-block-end: 0.2em;
  }
  dl,
  dd {
    margin: 0;
  }
  .facts dt,
  .facts dd {
    display: inline;
  }
  dt {
    font-weight: 700;
  }
  .facts dt::after {
    content: ': ';
  }
  .note {
    padding: 0.35em 0.6em;
    border: calc(var(--line) * 1mm) solid var(--ink);
    border-inline-start-width: calc(var(--line) * 5mm);
    font-weight: 600;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    border-inline-start: 0.25mm solid var(--ink);
  }
  caption,
  .caption {
    padding-block-end: 0.2em;
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: 0.1em 1.2mm;
    border: solid var(--faint);
    border-width: 0 0.25mm 0.25mm 0;
    text-align: start;
    vertical-align: middle;
  }
  th {
    border-block-start: calc(var(--line) * 0.8mm) solid var(--ink);
    border-block-end: calc(var(--line) * 0.8mm) solid var(--ink);
    line-height: 1.15;
    overflow-wrap: break-word;
  }
  td {
    height: 7mm;
  }
  :host([large]) td {
    height: 13mm;
  }
  .stacked .item {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    column-gap: 1em;
    padding-block: 0.15em 0.3em;
    border-block-end: 0.25mm solid var(--ink);
  }
  .stacked dt,
  .stacked dd {
    display: inline;
  }
  .stacked .blank dt {
    white-space: nowrap;
  }
  .stacked dt::after {
    content: ' ';
  }
  .stacked .blank {
    display: flex;
    flex: 1 0 auto;
    align-items: flex-end;
    min-height: 13mm;
  }
  .stacked .wide {
    flex-basis: 100%;
  }
  .stacked .blank dd {
    flex: 1;
    min-width: 2em;
    margin-inline-start: 0.3em;
    border-block-end: 0.25mm dotted var(--ink);
  }
  .lines p {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0 0.4em;
    min-height: 8mm;
    font-weight: 600;
  }
  :host([large]) .lines p {
    min-height: 14mm;
  }
  .lines span {
    flex: 1 1 30%;
    min-height: 1.2em;
    border-block-end: 0.25mm solid var(--ink);
  }
  /* What has a ground of its own is tagged as a figure with its words when Chromium makes a PDF. */
  [role='img'] {
    background: #fff;
  }
  /* Where letters are small, the caption stands beside the drawing. */
  :host(:not([large])) .position {
    display: flex;
    align-items: flex-end;
    gap: 1em;
  }
  :host(:not([large])) .facts {
    font-size: 0.92em;
  }
  :host([contrast]) .body {
    font-weight: 600;
  }
`;

/** Drawings. A mark's lines are in hundredths of a cell; lines of boards are in millimetres at every size. */
export const pageDrawings = css`
  svg {
    display: block;
    max-width: none;
  }
  .figure {
    margin-block-end: 1mm;
  }
  .drawings svg {
    overflow: visible;
  }
  text {
    fill: currentColor;
    font-family: var(--gs-font);
    text-anchor: middle;
  }
  .letter,
  .beside {
    font-weight: 700;
  }
  .beside {
    text-anchor: start;
  }
  .ground {
    fill: #fff;
  }
  .under {
    stroke: currentColor;
  }
  .line {
    fill: #fff;
    stroke: currentColor;
    stroke-width: calc(var(--line) * 9px);
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .heavy {
    stroke-width: calc(var(--line) * 16px);
  }
  .open {
    fill: none;
  }
  .dotted {
    stroke-dasharray: 0.1 11;
    stroke-width: calc(var(--line) * 11px);
  }
  .grid,
  .border,
  .ruler {
    fill: none;
    stroke: currentColor;
    stroke-width: calc(var(--line) * 1mm);
    vector-effect: non-scaling-stroke;
  }
  .grid.fine {
    stroke-width: calc(var(--line) * 0.5mm);
    stroke-dasharray: 1mm 1mm;
  }
  .grid.inner {
    stroke-width: calc(var(--line) * 0.5mm);
  }
  .border {
    stroke-width: calc(var(--line) * 1.6mm);
  }
  .trunks {
    fill: none;
    stroke: currentColor;
    stroke-width: 16px;
    stroke-linecap: round;
  }
  /* Where the lines between tiles are heavier, trunks still stand out. */
  :host([contrast]) .trunks {
    stroke-width: 26px;
  }
  .arrow {
    fill: none;
    stroke: currentColor;
    stroke-width: calc(var(--line) * 12px);
    stroke-linecap: round;
  }
  @media screen and (forced-colors: active) {
    .line,
    .ground {
      fill: Canvas;
    }
    [role='img'] {
      background: Canvas;
    }
  }
  .cut {
    fill: none;
    stroke: var(--faint);
    stroke-width: 0.2px;
    stroke-dasharray: 1.2 0.8;
  }
  .cut.solid {
    stroke-dasharray: none;
  }
  .trunk {
    fill: currentColor;
  }
  :host([low-ink]) .trunk {
    fill: none;
    stroke: currentColor;
    stroke-width: 0.4px;
  }
`;
