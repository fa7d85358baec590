import { css } from 'lit';

/** The weights of what is printed on a board: marks, lines, textures, trunks and what sets a cell off. */
export const drawingStyles = css`
  /* Inside a shape there is always the paper, so that no texture lies under a letter. */
  .line {
    fill: var(--gs-sheet);
  }
  .saltire,
  .corners,
  .trunks {
    fill: none;
  }
  .line,
  .saltire,
  .corners,
  .trunks {
    stroke: currentColor;
    stroke-width: 6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* Small cells need heavier lines. */
  @container (max-width: 38px) {
    .line {
      stroke-width: 8;
    }
  }
  .heavy {
    stroke-width: 9;
  }
  .saltire {
    stroke-width: 11;
  }
  .dotted {
    stroke-dasharray: 0.1 15;
    stroke-width: 8;
  }
  .letter {
    fill: currentColor;
    font-family: var(--gs-font);
    font-weight: 700;
    text-anchor: middle;
  }
  .grid-lines {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  /* On a terrain the squares are set off less than the tiles. */
  .grid-lines.fine {
    stroke: var(--gs-ink-soft);
    stroke-width: 1px;
  }
  .tile-lines {
    fill: none;
    stroke: currentColor;
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .texture-dot {
    fill: var(--gs-ink-soft);
  }
  .texture-stroke {
    fill: none;
    stroke: var(--gs-ink-soft);
    stroke-width: 2.4;
  }
  /* Twice as wide as they show: the outer half is cut off. The gap is a little wider than half a trunk. */
  .region-line,
  .region-gap {
    fill: none;
    stroke: currentColor;
    stroke-width: 28;
    stroke-linecap: square;
  }
  .region-gap {
    stroke: var(--gs-sheet);
    stroke-width: 21;
  }
  .border {
    fill: none;
    stroke: currentColor;
    stroke-width: 4px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .trunks {
    stroke-width: 15;
  }
  .free-end {
    fill: var(--gs-sheet);
    stroke: currentColor;
    stroke-width: 7;
  }
  .free-end-dot {
    fill: currentColor;
  }
  .chosen {
    fill: var(--gs-tint);
    stroke: var(--gs-accent);
    stroke-width: 6;
  }
  .corners {
    stroke: var(--gs-accent);
    stroke-linecap: square;
    stroke-linejoin: miter;
    stroke-width: 5;
  }

  @media print {
    .corners,
    .chosen {
      display: none;
    }
  }
`;
