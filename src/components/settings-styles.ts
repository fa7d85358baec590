import { css } from 'lit';

/** Sections of settings, the questions in them, and how moves sound. */
export const settingsStyles = css`
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 1rem;
    overflow-wrap: anywhere;
  }
  section > h2 {
    margin: 0;
  }
  .choice {
    line-height: 1.3;
    padding-block: 0.35rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
  }
`;
