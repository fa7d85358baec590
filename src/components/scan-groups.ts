import { msg, str } from '@lit/localize';

/** Controls that are offered together: a row of the board, the buttons of a group, the links of a list. */
export interface ScanGroup {
  name: string;
  items: HTMLElement[];
}

/** What can be pressed. Fields for text are left out: a switch types nothing. */
const pressable = [
  '[role=gridcell]',
  'button:not([disabled])',
  'a[href]',
  'summary',
  'input[type=radio]',
  'input[type=checkbox]',
].join();
const containers = '.row, .actions, .keys, .links, fieldset, form, ul, ol, section, details, main, header, dialog';

interface Found {
  element: HTMLElement;
  container: Element | null;
}

/** Whether something is drawn; Safari before 17.4 only knows its boxes. */
function isDrawn(element: HTMLElement): boolean {
  const asked: Partial<Pick<Element, 'checkVisibility'>> = element;
  return asked.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Everything that can be pressed now, in the order of the page and through all shadow roots. */
function find(root: Element | ShadowRoot, container: Element | null, found: Found[]): void {
  for (const child of root.children) {
    if (!(child instanceof HTMLElement) || child.inert || child.hidden) continue;
    const inside = child.matches(containers) ? child : container;
    if (child.matches(pressable) && isDrawn(child)) found.push({ element: child, container: inside });
    if (child.shadowRoot) find(child.shadowRoot, inside, found);
    find(child, inside, found);
  }
}

const textOf = (element: Element | null | undefined): string =>
  element ? element.textContent.trim().replace(/\s+/g, ' ') : '';

/** What something that can be pressed is called. */
export function scanName(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  if (element instanceof HTMLInputElement) return textOf(element.labels?.[0]);
  return textOf(element.querySelector('[id^=name-]') ?? element);
}

/** A row of the board by what stands on it; any other group by its label or its first control. */
function groupName(container: Element | null, items: readonly HTMLElement[]): string {
  const [first] = items;
  const cell = first?.dataset['cell'];
  if (cell !== undefined) {
    const row = cell.charAt(1);
    const held = items.filter((item) => !item.classList.contains('empty')).map(scanName);
    const what = held.join('; ');
    return held.length === 0
      ? msg(str`Row ${row}`, { id: 'board.row' })
      : msg(str`Row ${row}: ${what}.`, { id: 'describe.row' });
  }
  const label = container?.getAttribute('aria-label') ?? textOf(container?.querySelector('legend'));
  return label || (first ? scanName(first) : '');
}

/** How soon a group is offered: the answers to an open question first, the frame of the page last. */
function rank({ element }: Found): number {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot && root.host.localName === 'gs-choices') return 0;
  return element.closest('header') ? 2 : 1;
}

/** All that can be pressed now, in groups, in the order in which they are offered. */
export function scanGroups(): ScanGroup[] {
  const found: Found[] = [];
  find(document.body, null, found);
  const groups: { container: Element | null; items: HTMLElement[] }[] = [];
  for (const one of found.sort((a, b) => rank(a) - rank(b))) {
    const last = groups.at(-1);
    if (last && last.container === one.container) last.items.push(one.element);
    else groups.push({ container: one.container, items: [one.element] });
  }
  return groups.map(({ container, items }) => ({ name: groupName(container, items), items }));
}
