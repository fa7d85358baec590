import { css } from 'lit';

/** Sittings of several tables: forms, and tables that are wider than a phone. */
export const tablesStyles = css`
  form {
    display: grid;
    gap: 1.5rem;
    justify-items: start;
  }
  form > * {
    min-width: 0;
    max-width: 100%;
  }
  .wide {
    width: min(30rem, 100%);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
  }
  textarea {
    min-height: 11rem;
    line-height: 1.6;
    resize: vertical;
  }
  h1,
  h2,
  h3,
  p,
  a,
  td,
  th,
  legend,
  label {
    overflow-wrap: anywhere;
  }
  /* What is heard and not seen is held by what rolls. */
  .roll {
    position: relative;
    overflow-x: auto;
    margin-block-start: 0.5rem;
  }
  .roll + .soft,
  section > .actions {
    margin-block-start: 1rem;
  }
  caption.visually-hidden {
    padding: 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-block: 0.5rem;
    font-size: 1.15rem;
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: 0.5rem 0.6rem;
    border-block-end: 1px solid var(--gs-hair);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end: var(--gs-stroke) solid var(--gs-ink);
    vertical-align: bottom;
    line-height: 1.25;
    overflow-wrap: normal;
  }
  .number {
    width: 1%;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  thead .number {
    white-space: normal;
  }
  .person {
    min-width: 7rem;
    font-weight: 400;
  }
  .result {
    min-width: 9rem;
    width: 40%;
  }
  .result button {
    min-height: 2.75rem;
    margin-block-start: 0.25rem;
  }
  .round + .round {
    margin-block-start: 2rem;
  }
  .resting {
    margin-block-start: 0.5rem;
  }
  .sheet {
    margin-block: 1rem;
    padding: 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: var(--gs-radius);
    background: var(--gs-sheet);
  }
  .sheet h3 {
    width: fit-content;
  }
  .counts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: 0.75rem 1.5rem;
    margin-block-start: 0.5rem;
  }
  .counts input {
    display: block;
    width: 7rem;
  }
  .told {
    margin-block-start: 1rem;
    font-weight: 600;
  }
  @media (max-width: 34rem) {
    .round th,
    .round td {
      padding-inline: 0.3rem;
      font-size: 0.95rem;
    }
    .round table {
      table-layout: fixed;
    }
    .round .person {
      min-width: 0;
    }
    .round th.number {
      width: 3.2rem;
    }
    .round .result {
      min-width: 0;
      width: 7.2rem;
    }
    .result button {
      min-width: 0;
      padding-inline: 0.4rem;
    }
  }
  @media print {
    :host {
      max-width: none;
      padding: 0;
    }
    .actions,
    .sheet,
    .result button,
    .screen {
      display: none;
    }
    section {
      margin-block-start: 1.5rem;
    }
    .roll {
      overflow: visible;
    }
    .round,
    tr {
      break-inside: avoid;
    }
    th,
    td {
      border-block-end: 1px solid #000;
    }
    /* A result that is open is written by hand. */
    .round td {
      height: 3rem;
    }
  }
`;
