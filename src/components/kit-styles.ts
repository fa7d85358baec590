import { css } from 'lit';

/** The kit by touch and by ear: texts to read, files, and drawings that are printed at their true size. */
export const kitStyles = css`
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
  }
  fieldset {
    margin-block-start: 1.75rem;
  }
  section > p {
    max-width: var(--gs-measure);
    margin-block-end: 0.75rem;
  }
  .sheet {
    padding-block-end: 1rem;
  }
  .sheet .actions {
    margin-block-start: 1rem;
  }
  .sheet p {
    max-width: var(--gs-measure);
    overflow-wrap: anywhere;
  }
  .sheet p + p {
    margin-block-start: 0.25rem;
  }
  .sheet h4 {
    margin: 1rem 0 0.25rem;
    font-size: 1rem;
  }
  .sheets {
    margin-block-start: 1rem;
  }
  .drawings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
    gap: 1.5rem;
    margin: 1.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  .drawings li {
    display: grid;
    align-content: start;
    gap: 0.5rem;
  }
  /* Paper is white at night too: the drawings are black. */
  img {
    width: 100%;
    height: auto;
    border: 1px solid var(--gs-ink-soft);
    background: #fff;
  }
  .told {
    margin-block-start: 1rem;
    font-weight: 600;
  }
  @media print {
    :host {
      max-width: none;
      padding: 0;
    }
    :host > *,
    .tactile > *:not(.drawings),
    .drawings button,
    .drawings p {
      display: none;
    }
    :host > .tactile,
    .drawings,
    .drawings li {
      display: block;
      margin: 0;
    }
    /* A little less than the page, whose last millimetre is empty: nothing spills onto another one. */
    .drawings li {
      height: 296mm;
      overflow: hidden;
      break-after: page;
      break-inside: avoid;
    }
    .drawings .across {
      height: 209mm;
    }
    .drawings li:last-child {
      break-after: auto;
    }
    .across {
      page: tactile-across;
    }
    img {
      display: block;
      width: 210mm;
      height: 297mm;
      border: 0;
    }
    .across img {
      width: 297mm;
      height: 210mm;
    }
  }
`;

/** The pages that the drawings are printed on: for the whole document, since a part of a page has no pages. */
export const kitPages = '@page { size: A4; margin: 0 } @page tactile-across { size: A4 landscape; margin: 0 }';
