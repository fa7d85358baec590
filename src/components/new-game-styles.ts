import { css } from 'lit';

/** The set-up of a game: one form of choices, the table, and the button that starts it. */
export const newGameStyles = css`
  form {
    display: grid;
    gap: 2rem;
    margin-block-start: 1.75rem;
  }
  form > * {
    min-width: 0;
  }
  legend,
  h2 {
    font-size: 1.15rem;
    font-weight: 700;
  }
  h2 {
    margin-block-end: 0.25rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
  }
  .draw {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block-start: 0.5rem;
  }
  .drawn {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .names {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: 1rem;
    padding-block: 0.5rem;
  }
  .start {
    min-height: 3.5rem;
    justify-self: start;
    padding-inline: 1.75rem;
    font-size: 1.1rem;
  }
`;
