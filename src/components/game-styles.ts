import { css } from 'lit';

/** An open game: on a phone one screen without scrolling, on a wide screen the board beside the words. */
export const gameStyles = css`
  :host {
    /* On a phone the board leaves room for the words and the field: one screen without scrolling. */
    --gs-board-height: 44vh;
  }
  .page {
    display: grid;
    gap: 0.35rem 2.5rem;
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
  /* On a phone a broad board shares the screen with the pad: everything else is as low as a finger allows. */
  @media (max-width: 36em) and (pointer: coarse) {
    .page {
      --gs-target: 44px;
    }
    .page gs-reply {
      line-height: 1.3;
    }
    .broad {
      --gs-prompt-size: 1rem;
      --gs-task-position: absolute;
      --gs-task-clip: inset(50%);
      /* Six lines: from one tap to the next the pad should stay where it is. */
      --gs-reply-height: 7.8rem;
      --gs-reply-room: 7.8rem;
      --gs-board-height: calc(100svh - 25.4rem);
      row-gap: 0.4rem;
    }
    .tall {
      --gs-reply-height: 5.5rem;
      --gs-reply-room: 5.8rem;
    }
    .broad .entry {
      gap: 0.4rem;
    }
    .broad gs-say {
      line-height: 1.3;
    }
  }
  /*
   * Sideways the words and the pad stand beside the board, and the buttons under it. A board of twelve columns is low: the
   * words stand above it.
   */
  @media (min-width: 36em) and (max-height: 30em) and (orientation: landscape) and (pointer: coarse) {
    .page {
      --gs-target: 44px;
      --gs-prompt-size: 1rem;
      --gs-board-height: calc(100svh - 8rem);
      grid-template-columns: minmax(0, 1fr) minmax(18rem, 1fr);
      gap: 0.35rem 1rem;
    }
    .table {
      grid-column: 1;
      grid-row: 1 / 3;
    }
    .say,
    gs-pad,
    gs-say,
    details {
      grid-column: 2;
    }
    .entry {
      display: contents;
    }
    .entry > .actions {
      grid-column: 1;
      align-content: start;
    }
    .record {
      grid-column: 1 / -1;
    }
    .page gs-reply,
    .page gs-say {
      line-height: 1.3;
    }
    .broad {
      --gs-reply-height: 7.8rem;
    }
    .long {
      grid-template-columns: 18rem minmax(0, 1fr);
      column-gap: 0.5rem;
    }
    .long .say,
    .long .table {
      grid-column: 1;
      grid-row: auto;
    }
    .long gs-pad {
      grid-row: 1;
    }
    .long .entry {
      display: grid;
      grid-column: 2;
      grid-row: 2;
      align-content: start;
      gap: 0.35rem;
    }
    .long gs-say,
    .long .entry > .actions,
    .long details {
      grid-column: auto;
    }
  }
  @media (min-width: 60em) {
    .page {
      grid-template-columns: minmax(26rem, 1fr) minmax(22rem, 28rem);
      grid-template-rows: repeat(3, auto) 1fr;
      align-items: start;
      justify-content: center;
    }
    .table {
      grid-column: 1;
      grid-row: 1 / 5;
    }
    .say,
    gs-pad,
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
  }
`;
