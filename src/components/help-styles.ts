import { css } from 'lit';

/** The help page. */
export const helpStyles = css`
  .back {
    margin-block-start: 1.25rem;
  }
  h3 {
    margin-block: 2rem 0.5rem;
  }
  dl {
    margin-block: 1.25rem;
  }
  dd {
    margin: 0;
  }
  .keys > div {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    gap: 0.25rem 1rem;
    align-items: start;
    padding-block: 0.4rem;
  }
  .keys dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  @media (max-width: 30rem) {
    .keys > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .words {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    gap: 0.35rem 1rem;
  }
  .words > div {
    display: flex;
    gap: 0.75rem;
  }
  .words dt {
    width: 1.2em;
  }
  .search {
    display: grid;
    gap: 0.25rem;
    max-width: 24rem;
  }
  .does {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .does kbd {
    flex: none;
    overflow-wrap: normal;
  }
  /* Beside a key with a long name no room is left for the words. */
  @media (max-width: 30rem) {
    .does {
      flex-wrap: wrap;
      gap: 0.35rem 1rem;
    }
    .does kbd:first-of-type {
      margin-inline-start: auto;
    }
  }
  q {
    quotes: '“' '”';
  }
`;
