import { css } from 'lit';

/** The page on which one chooses what to print. */
export const printPageStyles = css`
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: 1.5rem;
  }
  section + section {
    margin-block-start: 2rem;
  }
  .actions {
    margin-block-start: 0.75rem;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.5rem;
    margin-block-start: 0.75rem;
  }
  .field {
    display: grid;
    gap: 0.25rem;
  }
  .field input[type='number'] {
    width: 6rem;
  }
  .field p {
    max-width: var(--gs-measure);
  }
  .before li + li {
    margin-block-start: 0.35rem;
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
    margin-block-start: 1.5rem;
  }
  .count {
    font-weight: 600;
  }
  gs-sheets {
    margin-block-start: 1rem;
  }
  @media print {
    :host {
      max-width: none;
      padding: 0;
    }
    .controls {
      display: none;
    }
    .preview {
      margin: 0;
    }
    gs-sheets {
      margin: 0;
    }
  }
`;
