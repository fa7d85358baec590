import { css } from 'lit';

/** What the microphone is doing, beside the button; and what there is more to say, under both. */
export const talkStyles = css`
  /*
   * The button and what it does share a row, and the other buttons stand under it: nothing moves when that changes. Why it
   * does not listen, which is rare, comes between them.
   */
  :host {
    display: contents;
  }
  .now {
    flex: 1 0 calc(100% - 9rem);
    display: flex;
    align-items: center;
    gap: 0.6rem;
    line-height: 1.2;
  }
  .more {
    flex: 1 0 100%;
    scroll-margin-block-end: 0.5rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.35rem;
  }
  /* A ring that fills while the microphone is open. */
  .lamp {
    flex: none;
    width: 1rem;
    height: 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: 50%;
  }

  .preparing .lamp,
  .thinking .lamp {
    border-style: dotted;
  }
  .idle .lamp {
    box-shadow: inset 0 0 0 2px var(--gs-sheet);
    background: var(--gs-ink);
  }
  .listening .lamp {
    background: var(--gs-accent);
    border-color: var(--gs-accent);
  }
  .speaking .lamp {
    border-radius: 0;
  }
  .meter {
    display: flex;
    align-items: end;
    gap: 3px;
    height: 1.1rem;
  }
  .meter span {
    width: 5px;
    height: calc(25% + var(--gs-bar) * 15%);
    border: 1px solid var(--gs-ink);
  }
  .meter span:nth-child(1) {
    --gs-bar: 0;
  }
  .meter span:nth-child(2) {
    --gs-bar: 1;
  }
  .meter span:nth-child(3) {
    --gs-bar: 2;
  }
  .meter span:nth-child(4) {
    --gs-bar: 3;
  }
  .meter span:nth-child(5) {
    --gs-bar: 4;
  }
  .meter span:nth-child(6) {
    --gs-bar: 5;
  }
  .meter .lit {
    background: var(--gs-ink);
  }
  .trouble {
    font-weight: 600;
  }
  progress {
    width: 100%;
    height: 1.1rem;
    appearance: none;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: var(--gs-radius);
    background: var(--gs-sheet);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--gs-sheet);
  }
  progress::-webkit-progress-value {
    background: var(--gs-accent);
  }
  progress::-moz-progress-bar {
    background: var(--gs-accent);
  }
  .fetching {
    display: grid;
    gap: 0.35rem;
    justify-items: start;
  }
  @media (forced-colors: active) {
    .lit,
    .listening .lamp,
    .idle .lamp {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
