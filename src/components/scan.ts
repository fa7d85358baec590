import { msg } from '@lit/localize';
import type { Settings } from '../records/settings.js';
import type { Announcer } from './announcer.js';
import { isTyping } from './repeats.js';
import { type ScanGroup, scanGroups, scanName } from './scan-groups.js';

/** What is offered: a group, a control of one, or, after its controls, the way back to the groups. */
type Offer = { level: 'groups' | 'items'; group: ScanGroup | null; index: number };

/** After something was pressed, what comes of it is said before the next is offered: that many times as long. */
const patience = 2;

const nothingYet: Offer = { level: 'groups', group: null, index: -1 };

/** The ring around what is offered. It stands in the page's own root, where no component's styles reach. */
const ringStyle = `
  .scan-ring { position: fixed; z-index: 20; pointer-events: none; border-radius: 8px;
    outline: 5px solid var(--gs-accent); outline-offset: 1px; box-shadow: 0 0 0 3px var(--gs-paper), 0 0 0 9px var(--gs-ink); }
  @media (forced-colors: active) { .scan-ring { outline-color: Highlight; } }
  @media print { .scan-ring { display: none; } }`;

/**
 * Offers everything that can be pressed, group by group and then one by one, to people who press one switch or two. With
 * one switch the next is offered after a while, over and over, until the switch picks; with two, one switch goes on.
 */
export class Scanner {
  #offer: Offer = nothingYet;
  #timer: number | undefined;
  #ring: HTMLElement | null = null;

  constructor(
    private readonly settings: () => Settings,
    private readonly announcer: Announcer,
  ) {
    for (const kind of ['keydown', 'keyup'] as const) window.addEventListener(kind, this.#onKey, { capture: true });
    for (const kind of ['scroll', 'resize']) window.addEventListener(kind, this.#place, { capture: true });
  }

  /** Begins, ends or goes on as the settings say now. */
  update(): void {
    window.clearTimeout(this.#timer);
    if (this.settings().scan === 'off') {
      this.#offer = nothingYet;
      this.#ring?.remove();
      this.#ring = null;
    } else this.#wait();
  }

  /** Offers the next group or control; after the last comes the first again. */
  next(): void {
    const { level, group, index } = this.#offer;
    if (level === 'items' && group) {
      this.#show({ level, group, index: (index + 1) % (group.items.length + 1) });
      return;
    }
    const groups = scanGroups();
    const after = groups[index + 1] ? index + 1 : 0;
    this.#show({ level: 'groups', group: groups[after] ?? null, index: after });
  }

  /** Goes into the group that is offered, or presses the control. */
  pick(): void {
    const { level, group, index } = this.#offer;
    if (!group) return;
    const [only, ...more] = group.items;
    const item = level === 'items' ? group.items[index] : more.length === 0 ? only : undefined;
    if (item) this.#press(item);
    else if (level === 'groups') this.#show({ level: 'items', group, index: 0 });
    else {
      this.#offer = nothingYet;
      this.next();
    }
  }

  #press(item: HTMLElement): void {
    item.focus();
    item.click();
    this.#offer = nothingYet;
    this.#wait(patience);
  }

  #show(offer: Offer): void {
    this.#offer = offer;
    this.#offered[0]?.scrollIntoView({ block: 'nearest' });
    this.#place();
    if (this.settings().scanSpeaks) this.announcer.say(this.#name, true);
    this.#wait();
  }

  #wait(times = 1): void {
    window.clearTimeout(this.#timer);
    const { scan, scanEvery } = this.settings();
    if (scan === 'one')
      this.#timer = window.setTimeout(() => {
        this.next();
      }, scanEvery * times);
  }

  /** The controls that are offered now; all of the group for the way back. */
  get #offered(): HTMLElement[] {
    const { level, group, index } = this.#offer;
    const item = level === 'items' ? group?.items[index] : undefined;
    return item ? [item] : (group?.items ?? []);
  }

  get #name(): string {
    const { level, group, index } = this.#offer;
    if (level === 'groups') return group?.name ?? '';
    const item = group?.items[index];
    return item ? scanName(item) : msg('Back to the rows', { id: 'scan.back' });
  }

  #place = (): void => {
    if (this.settings().scan === 'off') return;
    const offered = this.#offered;
    const ring = (this.#ring ??= makeRing());
    const boxes = offered.map((item) => (item.closest('label') ?? item).getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    ring.hidden = boxes.length === 0;
    Object.assign(ring.style, {
      left: `${String(left)}px`,
      top: `${String(top)}px`,
      width: `${String(right - left)}px`,
      height: `${String(bottom - top)}px`,
    });
  };

  #onKey = (event: KeyboardEvent): void => {
    const { scan, scanKey } = this.settings();
    const isPick = event.key === (scanKey === 'space' ? ' ' : 'Enter');
    const isNext = scan === 'two' && event.key === (scanKey === 'space' ? 'Enter' : ' ');
    if (scan === 'off' || isTyping(event) || !(isPick || isNext)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A switch that is held counts once, and its release is nothing.
    if (event.type === 'keyup' || event.repeat) return;
    if (isPick) this.pick();
    else this.next();
  };
}

function makeRing(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ringStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const ring = document.createElement('div');
  ring.className = 'scan-ring';
  ring.setAttribute('aria-hidden', 'true');
  document.body.append(ring);
  return ring;
}
