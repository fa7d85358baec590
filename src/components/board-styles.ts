import { css } from 'lit';

/** The look of the board: its size, the frame of letters and numbers, its cells and edges. */
export const boardStyles = css`
  .room {
    container-type: inline-size;
    /* Room for the ring of a focused cell; wide boards scroll only where cells would fall below 24 px. */
    padding: 4px 4px calc(4px + var(--below, 0px));
    margin: -4px;
    /*
     * Up and down it never scrolls. While answers come or go it would for a moment, and what scrolls is a group of its own
     * for a reader: Orca 43 then takes the board for another one, and reads again what board it is.
     */
    overflow: auto hidden;
  }

  /*
   * A cell is as wide as the room allows, and as high as --gs-board-height does, but never under --least: 48 px up to
   * five columns, 44 px up to seven, 24 px beyond.
   */
  .frame {
    --margin: 1.45rem;
    --least: 24px;
    --fit: calc((100cqi - 2 * var(--margin)) / var(--columns));
    --tall: calc((var(--gs-board-height, 52vh) - 2 * var(--margin)) / var(--rows));
    --cell: max(24px, min(var(--fit), max(var(--least), var(--tall))));
    display: grid;
    grid-template: var(--margin) auto var(--margin) / var(--margin) auto var(--margin);
    width: fit-content;
    margin-inline: auto;
    user-select: none;
    -webkit-user-select: none;
  }
  .frame.narrow {
    --least: 44px;
  }
  .frame.small {
    --least: 48px;
  }
  .frame.wide {
    --margin: 0.95rem;
  }
  /* On a phone a broad board has its letters below it only. */
  @media (max-width: 36em) {
    .frame.narrow,
    .frame.wide {
      --margin: 0.95rem;
      --tall: calc((var(--gs-board-height, 52vh) - var(--margin)) / var(--rows));
      grid-template-rows: 4px auto var(--margin);
    }
    .frame:not(.small) .far {
      display: none;
    }
  }
  /* On a phone held sideways a board that is seen as a whole is worth more than larger cells. */
  @media (max-height: 30em) and (orientation: landscape) {
    .frame {
      --margin: 0.9rem;
    }
    .frame.narrow {
      --least: 24px;
    }
    .frame.small {
      --least: 44px;
    }
  }
  @media (min-width: 60em) {
    .frame,
    .frame.wide {
      --margin: 2rem;
      --tall: calc((var(--gs-board-height, min(70vh, 35rem)) - 2 * var(--margin)) / var(--rows));
    }
  }

  .letters,
  .numbers {
    display: flex;
    color: var(--gs-ink-soft);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  .letters {
    grid-column: 2;
  }
  .numbers {
    grid-row: 2;
    flex-direction: column-reverse;
  }
  .letters span,
  .numbers span {
    display: grid;
    place-items: center;
  }
  .letters span {
    width: var(--cell);
  }
  .numbers span {
    height: var(--cell);
  }
  .waiting {
    color: var(--gs-ink);
    font-weight: 800;
    text-decoration: underline;
    text-decoration-thickness: 4px;
    text-underline-offset: 2px;
  }
  .near {
    grid-row: 3;
  }
  .right {
    grid-column: 3;
  }

  .field {
    position: relative;
    grid-area: 2 / 2;
    background: var(--gs-sheet);
  }
  svg {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }

  /* Row 1 comes first in the page, which is what readers count, and stands at the bottom. */
  .rows {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
  }
  .row {
    display: flex;
  }
  .turned .rows,
  .turned .numbers {
    flex-direction: column;
  }
  .turned .row,
  .turned .letters {
    flex-direction: row-reverse;
  }

  .cell {
    position: relative;
    flex: none;
    width: var(--cell);
    height: var(--cell);
    min-width: 0;
    min-height: 0;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* What belongs to a cell and is drawn below the board is placed by the board. */
  [role='gridcell'] {
    position: static;
  }
  .square {
    position: relative;
    height: 100%;
  }
  .below {
    position: absolute;
    top: calc(100% + var(--margin));
    left: 50%;
    width: 100cqi;
    transform: translateX(-50%);
    cursor: auto;
  }

  /* On touch a hover would stay behind. */
  @media (hover: hover) {
    .cell:hover .face {
      background: var(--gs-tint);
    }
  }
  .face {
    position: absolute;
    inset: 4px;
    container-type: inline-size;
  }
  .face svg {
    inset: -4px;
    width: calc(100% + 8px);
    height: calc(100% + 8px);
  }
  [role='gridcell']:focus-visible {
    outline: none;
  }
  [role='gridcell']:focus-visible > .square,
  button:focus-visible,
  .edge:focus-visible {
    z-index: 1;
    outline: 3px solid var(--gs-ink);
    outline-offset: 0;
    box-shadow:
      inset 0 0 0 3px var(--gs-paper),
      inset 0 0 0 6px var(--gs-accent);
  }

  /* An empty cell shows its own name in the corner, where there is room for text that can be read. */
  .name {
    position: absolute;
    inset: 4% auto auto 7%;
    display: none;
    color: var(--gs-ink-soft);
    font-size: 1rem;
    font-weight: 400;
    letter-spacing: -0.02em;
    line-height: 1;
  }
  @container (min-width: 1.9rem) {
    .empty .name {
      display: block;
    }
  }

  /* Where there are textures, a name stands clear of them and inside the territory's outline. */
  .textured .name {
    inset: 13% auto auto 11%;
    padding-inline: 2px;
    background: var(--gs-sheet);
  }

  .edge {
    --thick: max(14px, calc(var(--cell) * 0.2));
    position: absolute;
    z-index: 1;
    background: var(--gs-tint);
    border-radius: 4px;
  }
  .edge.faded {
    opacity: 0;
    pointer-events: none;
  }
  .edge.left,
  .edge.right {
    inset-block: 8%;
    width: var(--thick);
  }
  .edge.up,
  .edge.down {
    inset-inline: 8%;
    height: var(--thick);
  }
  .edge.left {
    left: calc(var(--thick) / -2);
  }
  .edge.right {
    right: calc(var(--thick) / -2);
  }
  .edge.up {
    top: calc(var(--thick) / -2);
  }
  .edge.down {
    bottom: calc(var(--thick) / -2);
  }
  .edge.corner {
    --thick: max(20px, calc(var(--cell) * 0.44));
    top: calc(var(--thick) / -2);
    right: calc(var(--thick) / -2);
    width: var(--thick);
    height: var(--thick);
    border-radius: 50%;
    background: none;
  }
  .turned .edge.corner {
    inset: auto auto calc(var(--thick) / -2) calc(var(--thick) / -2);
  }

  @media (forced-colors: active) {
    [role='gridcell']:focus-visible > .square,
    button:focus-visible,
    .edge:focus-visible {
      outline: 5px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
