import { groupNames, nameWithState } from './focus-words.js';

/** Replies are gathered for 150 ms before they are said: what is reached with a reply is said after it, in milliseconds. */
const afterReply = 200;
/** How long after a key the focus may come and still be moved by it, in milliseconds. */
const byKeyWithin = 100;
/** Keys that do something, and move the focus only with what comes of it. */
const doing = ['Enter', ' ', 'Backspace', 'Escape'];
/** Controls that tell of a change of their own while they keep the focus. */
const changing = 'input[type=checkbox], input[type=radio], select';
const toggling = 'summary, [aria-pressed]';

/**
 * Tells in words what the keys reach, for whoever listens to Gridscribe's own voice and has no screen reader: controls with
 * their state, cells, the heading of a new page, and a question over the page with its text. What a tap reaches is not told:
 * whoever taps is answered.
 */
export class FocusReader {
  #byKey = true;
  #keyed = { at: 0, navigates: false };
  #timer: number | undefined;
  /** Focus that moves within a shadow root is told of in there only. */
  readonly #roots = new WeakSet<Node>();
  readonly #closing = new AbortController();
  #groups: readonly Element[] = [];

  /** @param say takes the words for what was reached */
  constructor(private readonly say: (text: string) => void) {
    this.#follow(document);
    for (let inside = document.activeElement?.shadowRoot; inside; inside = inside.activeElement?.shadowRoot)
      this.#follow(inside);
    const { signal } = this.#closing;
    window.addEventListener('keydown', this.#onKey, { capture: true, signal });
    window.addEventListener('pointerdown', this.#onPointer, { capture: true, signal });
    document.addEventListener('input', this.#onInput, { signal });
    document.addEventListener('click', this.#onClick, { signal });
  }

  /** Takes it off the page. */
  close(): void {
    window.clearTimeout(this.#timer);
    this.#closing.abort();
  }

  #follow(root: Node): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    root.addEventListener('focusin', this.#onFocus, { signal: this.#closing.signal });
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    this.#byKey = true;
    this.#keyed = { at: performance.now(), navigates: !doing.includes(key) };
    window.clearTimeout(this.#timer);
  };

  readonly #onPointer = (): void => {
    this.#byKey = false;
    window.clearTimeout(this.#timer);
  };

  readonly #onFocus = (event: Event): void => {
    const path = event.composedPath();
    for (const root of path) if (root instanceof ShadowRoot) this.#follow(root);
    const [element] = path;
    if (!(element instanceof HTMLElement)) return;
    const { at, navigates } = this.#keyed;
    const isMoved = this.#byKey && navigates && performance.now() - at < byKeyWithin;
    // The heading of a new page comes before what is said there.
    this.#tell(element, isMoved || element.matches('h1') ? 0 : afterReply);
  };

  readonly #onInput = (event: Event): void => {
    const [element] = event.composedPath();
    if (element instanceof HTMLElement && element.matches(changing)) this.#tell(element, 0);
  };

  readonly #onClick = (event: Event): void => {
    const [target] = event.composedPath();
    const element = target instanceof Element ? target.closest<HTMLElement>(toggling) : null;
    // What it does to itself has happened by the time that replies are said.
    if (element && this.#byKey) this.#tell(element, afterReply);
  };

  /** Tells of an element as it is in a moment; the last of several in that moment counts. */
  #tell(element: HTMLElement, after: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const groups = groupNames(element);
      const entered = groups.filter(({ group }) => !this.#groups.includes(group));
      this.#groups = groups.map(({ group }) => group);
      const isNews = this.#byKey || element.matches('h1') || entered.some(({ group }) => group.matches('dialog'));
      if (!element.isConnected || !isNews) return;
      // A dialog that has the focus itself, as WebKit lets it have, is told by its question.
      const own = element.matches('dialog') ? '' : nameWithState(element);
      const text = [...entered.map(({ name }) => name), own].filter(Boolean).join(' ');
      if (text !== '') this.say(text);
    }, after);
  }
}
