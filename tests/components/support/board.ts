import { fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { GsBoard } from '../../../src/components/board.js';
import type { BoardEvents } from '../../../src/components/board-events.js';
import '../../../src/components/board.js';
import type { BoardView, Cell } from '../../../src/rules/types.js';

/** A board as the tests want it: a grid, its cells named `C3, named`. */
export const makeBoard = (view: BoardView, props: Partial<GsBoard> = {}): Promise<GsBoard> =>
  fixture<GsBoard>(
    html`<gs-board
      .view=${view}
      .names=${(cell: Cell) => `${cell}, named`}
      .asButtons=${props.asButtons ?? false}
      .turned=${props.turned ?? false}
      .shortcuts=${props.shortcuts ?? true}
      .regions=${props.regions ?? []}
      label="The board"
    ></gs-board>`,
  );

/** Everything in the board that fits a selector. */
export const all = (board: GsBoard, selector: string): HTMLElement[] =>
  Array.from(board.renderRoot.querySelectorAll<HTMLElement>(selector));

/** The grid cell or button of a cell. */
export const cellOf = (board: GsBoard, cell: Cell): HTMLElement => all(board, `[data-cell="${cell}"]`)[0];

/** What has the focus inside the board. */
export const focused = (board: GsBoard): HTMLElement | null => board.shadowRoot?.activeElement as HTMLElement | null;

/** Where the focus stands: a cell's name, or that of an edge or of the open end. */
export const at = (board: GsBoard): string | undefined =>
  focused(board)?.dataset['cell'] ?? focused(board)?.getAttribute('aria-label') ?? undefined;

/** Gathers the details of an event. */
export function heard<Name extends keyof BoardEvents>(board: GsBoard, name: Name): BoardEvents[Name][] {
  const details: BoardEvents[Name][] = [];
  board.addEventListener(name, (event) => details.push((event as CustomEvent<BoardEvents[Name]>).detail));
  return details;
}

/** Presses keys one after another; `Shift+ArrowUp` holds the first. */
export async function press(board: GsBoard, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await board.updateComplete;
  }
}

/** Clicks at a share of an element's width and height, from its upper left corner. */
export async function clickAt(element: HTMLElement, across: number, down: number): Promise<void> {
  // A mouse reaches only what the window shows.
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + width * across), Math.round(top + height * down)],
  });
}

/** Loads the page's tokens of colour and size, which components read. */
export async function loadTokens(): Promise<void> {
  const tokens = document.createElement('link');
  tokens.rel = 'stylesheet';
  tokens.href = new URL('../../../src/styles/page.css', import.meta.url).href;
  const loaded = new Promise((resolve) => tokens.addEventListener('load', resolve));
  document.head.append(tokens);
  await loaded;
}
