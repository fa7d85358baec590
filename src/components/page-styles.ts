import { css } from 'lit';

/** How all pages but the game are laid out: one column of sections, and sentences that are set off. */
export const pageStyles = css`
  :host {
    max-width: 44rem;
    margin-inline: auto;
    padding-block: 1.5rem 4rem;
  }
  h1 {
    width: fit-content;
  }
  h1:focus {
    outline: none;
  }
  .lead {
    max-width: var(--gs-measure);
    margin-block-start: 0.5rem;
    color: var(--gs-ink-soft);
  }
  section {
    margin-block-start: 2.5rem;
  }
  section > h2 {
    margin-block-end: 0.75rem;
  }
  .notice {
    max-width: var(--gs-measure);
    margin-block-start: 1.25rem;
    padding: 0.75rem 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-inline-start-width: 8px;
    border-radius: var(--gs-radius);
    background: var(--gs-sheet);
  }
`;
