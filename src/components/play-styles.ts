import { css } from 'lit';

/** The play page: on a phone one screen without scrolling, on a wide screen the board beside the words. */
export const playStyles = css`
  :host {
    /* On a phone the board leaves room for the words and the field: one screen without scrolling. */
    --gs-board-height: 46vh;
  }
  .title {
    font-size: 1.1rem;
    margin-block: 0.25rem;
    outline-offset: 0;
  }
  .page {
    display: grid;
    gap: 0.5rem 2.5rem;
  }
  .actions {
    gap: 0.5rem;
  }
  .page > * {
    min-width: 0;
  }
  .entry {
    display: grid;
    gap: 0.5rem;
  }
  .more .actions {
    padding-block: 0.5rem;
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    margin-block: 0.5rem;
    padding: 0.75rem 1rem;
    border: var(--gs-stroke) dashed var(--gs-ink);
    border-radius: var(--gs-radius);
  }
  .drawing {
    width: fit-content;
    margin: 0.5rem auto;
    padding: 0.75rem 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    font-family: ui-monospace, monospace;
    font-size: 1.2rem;
    line-height: 1.3;
    white-space: pre;
    overflow-x: auto;
  }
  @media (min-width: 60em) {
    .page {
      grid-template-columns: minmax(26rem, 1fr) minmax(22rem, 28rem);
      grid-template-rows: auto auto 1fr;
      align-items: start;
      justify-content: center;
    }
    .table {
      grid-column: 1;
      grid-row: 1 / 4;
    }
    .say,
    .entry,
    .record {
      grid-column: 2;
    }
    .record {
      --gs-log-height: 16rem;
    }
    :host {
      --gs-board-height: min(70vh, 35rem);
    }
    .title {
      font-size: 1.6rem;
      margin-block: 1rem;
    }
  }
`;
