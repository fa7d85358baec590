import { css } from 'lit';

/** The first page. */
export const homeStyles = css`
  h1 {
    /* One long word, which fits the narrowest screen with widely spaced letters too. */
    font-size: min(2.6rem, 12vw);
  }
  .continue {
    display: grid;
    gap: 0.1rem;
    margin-block-start: 1.5rem;
    padding: 0.9rem 1.1rem;
    border: var(--gs-stroke) solid var(--gs-accent);
    border-radius: var(--gs-radius);
    background: var(--gs-accent);
    color: var(--gs-on-accent);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .continue strong {
    font-size: 1.2rem;
    line-height: 1.3;
  }
  @media (hover: hover) {
    .continue:hover {
      border-color: var(--gs-ink);
      background: var(--gs-ink);
      color: var(--gs-paper);
    }
  }
  .games > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1rem;
    align-items: start;
  }
  .games svg {
    width: 3rem;
    height: 3rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .game {
    font-size: 1.2rem;
    font-weight: 700;
  }
  a.game {
    display: inline-block;
    min-height: 1.6em;
  }
  .file {
    margin-block-start: 1.25rem;
  }
  @media (forced-colors: active) {
    .continue {
      border: 4px solid LinkText;
      background: Canvas;
      color: LinkText;
    }
  }
`;
