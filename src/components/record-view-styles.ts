import { css } from 'lit';

/**
 * The look through a record. The board and the buttons come first and never move, however long the words about a move are:
 * a finger stays on "On".
 */
export const recordViewStyles = css`
  :host {
    --gs-board-height: 46vh;
    padding-block-end: 3rem;
  }
  h1 {
    margin-block: 0.25rem 0.5rem;
    font-size: 1.1rem;
    overflow-wrap: anywhere;
  }
  h1:focus {
    outline: none;
  }
  .page {
    display: grid;
    gap: 0.75rem 2.5rem;
  }
  .page > * {
    min-width: 0;
  }
  .words {
    display: grid;
    gap: 0.75rem;
  }
  .words > * {
    min-width: 0;
  }
  details {
    flex: 1 1 auto;
  }
  details > .actions {
    padding-block: 0.5rem;
  }
  .place {
    margin-block: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 6px solid var(--gs-ink);
    min-height: 5.5rem;
  }
  .move {
    font-weight: 700;
    font-size: 1.1rem;
  }
  .table {
    color: var(--gs-ink-soft);
    font-size: 1rem;
  }
  .note {
    margin-block-start: 0.25rem;
  }
  dl {
    display: grid;
    gap: 0.25rem 1rem;
    margin: 0.5rem 0 0;
  }
  dt {
    color: var(--gs-ink-soft);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 30em) {
    dl {
      grid-template-columns: max-content 1fr;
    }
  }
  .facts {
    margin-block-start: 1rem;
  }
  /* A phone held sideways: the board beside the words. */
  @media (min-width: 34em) and (max-height: 30em) {
    :host {
      --gs-board-height: 68vh;
    }
    .page {
      grid-template-columns: 1fr 1fr;
      column-gap: 1rem;
      align-items: start;
    }
    .record,
    .facts {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60em) {
    :host {
      --gs-board-height: min(70vh, 35rem);
    }
    h1 {
      font-size: 1.6rem;
      margin-block: 1rem;
    }
    .page {
      grid-template-columns: minmax(26rem, 1fr) minmax(22rem, 28rem);
      grid-template-rows: auto auto 1fr;
      align-items: start;
      justify-content: center;
    }
    .board {
      grid-column: 1;
      grid-row: 1 / 4;
    }
    .words,
    .record,
    .facts {
      grid-column: 2;
    }
    .record {
      --gs-log-height: 16rem;
    }
  }
`;
