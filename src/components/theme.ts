import { css, type CSSResult } from 'lit';

/*
 * The look that all components share. The tokens (`--gs-…`) are set on the root by `src/styles/page.css`; here are
 * the rules for what stands inside a shadow root. Plain elements are styled by their names, so that no browser
 * default shows where someone forgets a class.
 */

/** The host, text, headings, links and the focus ring: every component needs these. */
export const base = css`
  :host {
    display: block;
    color: var(--gs-ink);
    font-family: var(--gs-font);
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1,
  h2,
  h3 {
    line-height: 1.2;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 {
    font-size: 2rem;
  }
  h2 {
    font-size: 1.4rem;
  }
  h3 {
    font-size: 1.1rem;
  }
  a {
    color: var(--gs-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 4px;
  }
  hr {
    border: 0;
    border-block-start: var(--gs-stroke) solid var(--gs-hair);
    margin-block: 1.5rem;
  }
  kbd {
    display: inline-block;
    min-width: 1.6em;
    padding: 0 0.35em;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: 0.3rem;
    background: var(--gs-sheet);
    font: inherit;
    font-weight: 600;
    line-height: 1.4;
    text-align: center;
  }
  /* Two tones, so that one of them stands out from whatever is beneath. */
  :focus-visible {
    outline: 3px solid var(--gs-ink);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--gs-paper);
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;

/** Text that is heard and not seen: class `visually-hidden`. */
export const visuallyHidden = css`
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button.visually-hidden {
    min-width: 0;
    min-height: 0;
    padding: 0;
    border: 0;
  }
  /* On one line with what follows, the heading makes Orca 43 skip that line: it goes from the heading to the line after. */
  h2.visually-hidden {
    margin-block-start: -0.75em;
  }
`;

/** A sentence with a button beside it, or below where there is no room: class `notice`. */
export const notice = css`
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    margin-block: 0.5rem;
    padding: 0.75rem 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: var(--gs-radius);
  }
`;

/** Buttons, and links that look like one (`a.button`): quiet as they come, `primary` for the one that leads on. */
export const buttons = css`
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: var(--gs-target);
    min-width: var(--gs-target);
    padding: 0.35rem 1rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: var(--gs-radius);
    background: var(--gs-sheet);
    color: var(--gs-ink);
    font: inherit;
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:active,
  .button:active,
  button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--gs-ink);
  }
  button.primary,
  .button.primary {
    border-color: var(--gs-accent);
    background: var(--gs-accent);
    color: var(--gs-on-accent);
  }
  /* On touch a hover would stay behind. */
  @media (hover: hover) {
    button:enabled:hover,
    .button:enabled:hover {
      background: var(--gs-tint);
    }
    button.primary:hover,
    .button.primary:hover {
      border-color: var(--gs-ink);
      background: var(--gs-ink);
      color: var(--gs-paper);
    }
  }
  button:disabled {
    border-style: dashed;
    background: transparent;
    color: var(--gs-ink-soft);
    cursor: default;
  }
  button:focus-visible,
  .button:focus-visible {
    box-shadow: 0 0 0 3px var(--gs-paper);
  }
  /* A row of buttons that wraps. */
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  @media (forced-colors: active) {
    button.primary,
    .button.primary {
      border: 4px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
    button[aria-pressed='true'] {
      border-width: 4px;
    }
  }
`;

/** Everything one fills in: text fields, menus, choices, their labels and groups, and what folds out. */
const fields = css`
  label,
  legend {
    font-weight: 600;
  }
  input,
  select,
  textarea {
    min-height: var(--gs-target);
    padding: 0.35rem 0.75rem;
    border: var(--gs-stroke) solid var(--gs-ink);
    border-radius: var(--gs-radius);
    background: var(--gs-sheet);
    color: var(--gs-ink);
    font: inherit;
    accent-color: var(--gs-accent);
  }
  input[type='text'],
  textarea {
    width: 100%;
  }
  ::placeholder {
    color: var(--gs-ink-soft);
    opacity: 1;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.5rem;
  }
  /* A box or a dot to tick, drawn here: the outline is ink, the tick is a shape. */
  input[type='checkbox'],
  input[type='radio'] {
    appearance: none;
    display: inline-grid;
    place-content: center;
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
    min-height: 0;
    margin: 0;
    padding: 0;
    border-radius: 0.3rem;
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  input[type='checkbox']::before,
  input[type='radio']::before {
    content: '';
    width: 0.9rem;
    height: 0.9rem;
    background: var(--gs-accent);
    visibility: hidden;
  }
  input[type='radio']::before {
    border-radius: 50%;
  }
  input[type='checkbox']::before {
    clip-path: polygon(14% 48%, 2% 62%, 40% 98%, 100% 18%, 86% 6%, 38% 70%);
  }
  input:checked::before {
    visibility: visible;
  }
  /* A choice and its words are one target. */
  .choice {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: var(--gs-target);
    font-weight: 400;
    /* The words are no element of their own that could be told to shrink. */
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: var(--gs-target);
    width: fit-content;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    width: 0.55rem;
    height: 0.55rem;
    border: solid currentColor;
    border-width: 0 3px 3px 0;
    transform: rotate(-45deg);
  }
  details[open] > summary::before {
    transform: translateY(-0.15rem) rotate(45deg);
  }
  @media (forced-colors: active) {
    input[type='checkbox']::before,
    input[type='radio']::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

/** Lists: `list` is a plain one with hairlines between; `log` counts its lines like a printed record. */
const lists = css`
  .list,
  .log {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list > li {
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--gs-hair);
  }
  .list > li:last-child {
    border-block-end: 1px solid var(--gs-hair);
  }
  .log {
    padding-inline-start: 2.5rem;
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  .log > li {
    padding-block: 0.2rem;
    padding-inline-start: 0.25rem;
  }
  .log > li::marker {
    color: var(--gs-ink-soft);
  }
`;

/** Running text: class `prose` keeps lines short and paragraphs apart. */
const prose = css`
  .prose {
    max-width: var(--gs-measure);
  }
  .prose > * + * {
    margin-block-start: 0.75rem;
  }
  .prose > * + h2,
  .prose > * + h3 {
    margin-block-start: 2rem;
  }
  .prose ul,
  .prose ol {
    padding-inline-start: 1.5rem;
  }
  .prose dt {
    font-weight: 600;
  }
  .prose dd {
    margin-inline-start: 0;
    margin-block-end: 0.75rem;
  }
  .soft {
    color: var(--gs-ink-soft);
  }
`;

/** All of it, for components that show text and controls. */
export const shared: CSSResult[] = [base, visuallyHidden, buttons, fields, lists, prose];
