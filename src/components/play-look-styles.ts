import { css } from 'lit';

/** Buttons in groups of two or three beside each other, also on a phone, and of up to four on a wide screen. */
export const playLookStyles = css`
  :host {
    container-type: inline-size;
  }
  .look {
    display: grid;
    gap: 0.75rem;
    margin-block: 0.75rem;
    padding: 0.75rem 1rem 1rem;
    border: var(--gs-stroke) dashed var(--gs-ink);
    border-radius: var(--gs-radius);
  }
  h2 {
    font-size: 1.2rem;
  }
  h3 {
    margin-block-end: 0.35rem;
    font-size: 1rem;
  }
  .where {
    font-size: 1rem;
  }
  .buttons {
    display: grid;
    gap: 0.4rem;
  }
  .two,
  .four {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .three {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .buttons button {
    min-height: 48px;
    padding: 0.25rem;
    font-size: 1rem;
    line-height: 1.2;
    hyphens: auto;
  }
  .three button {
    padding-inline: 0.35rem;
  }
  /* In the middle of its directions the cell is what the board shows marked. */
  .here {
    border-color: var(--gs-accent);
    border-width: 4px;
    font-weight: 700;
  }
  .answer {
    margin-block-start: 0.5rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 6px solid var(--gs-ink);
    font-weight: 600;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
    margin-block-start: 0.5rem;
  }
  form label {
    grid-column: 1 / -1;
    font-size: 1rem;
  }
  select {
    width: 100%;
    min-width: 0;
    font-size: 1rem;
  }
  @container (min-width: 30em) {
    .two {
      grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    }
    .three {
      max-width: 30rem;
    }
    .four {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (max-width: 30em) {
    .look {
      padding: 0.5rem 0.5rem 0.75rem;
    }
  }
  /* Zoomed in far, the longest word still fits a third. */
  @container (max-width: 20.5em) {
    .three {
      gap: 0.3rem;
    }
    .three button {
      padding-inline: 0;
      font-size: 0.9rem;
      letter-spacing: -0.01em;
    }
  }
  @media (forced-colors: active) {
    .here {
      border-color: Highlight;
    }
  }
`;
