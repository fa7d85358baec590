import { msg, str } from '@lit/localize';

/** Parts of a page that no reader says. */
const unsaid = '[aria-hidden=true], [hidden], svg, style, script, input, select, textarea';

/** The texts in an element, through shadow roots, each where it stands. */
function textsIn(node: Node): string[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element || node instanceof DocumentFragment)) return [];
  if (node instanceof Element && node.matches(unsaid)) return [];
  const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
  return Array.from(inside.childNodes).flatMap(textsIn);
}

const textOf = (element: Element): string =>
  textsIn(element)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();

/** The text of the elements that an attribute names by their ids. */
function textBy(attribute: string, element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => {
      const named = root.getElementById(id);
      return named ? textOf(named) : '';
    })
    .join(' ')
    .trim();
}

/** What an element is called, as far as it is a control, a cell, a heading or has a name given to it. */
function nameOf(element: HTMLElement): string {
  const given = textBy('aria-labelledby', element) || element.getAttribute('aria-label');
  if (given) return given;
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    return Array.from(element.labels ?? [], textOf).join(' ');
  return element.matches('a, button, summary, h1, h2, h3, [role=gridcell]') ? textOf(element) : '';
}

/** A sentence needs an end, so that what follows is not taken for its rest. */
const ended = (text: string): string => (/[.!?…:]$/.test(text) || text === '' ? text : `${text}.`);

/** The name of a control with what it is and how it stands. */
function withState(element: HTMLElement, name: string): string {
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return element.checked ? msg(str`${name}: on`, { id: 'focus.on' }) : msg(str`${name}: off`, { id: 'focus.off' });
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return element.checked
      ? msg(str`${name}: chosen`, { id: 'focus.chosen' })
      : msg(str`${name}: not chosen`, { id: 'focus.not-chosen' });
  if (element instanceof HTMLSelectElement) {
    const chosen = element.selectedOptions[0]?.text.trim() ?? '';
    return msg(str`${name}, list: ${chosen}`, { id: 'focus.list' });
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return withText(element, name);
  if (element.localName === 'summary')
    return element.closest('details')?.open
      ? msg(str`${name}: unfolded`, { id: 'focus.unfolded' })
      : msg(str`${name}: folded`, { id: 'focus.folded' });
  const pressed = element.getAttribute('aria-pressed');
  if (pressed === 'true') return msg(str`${name}: on`, { id: 'focus.on' });
  if (pressed === 'false') return msg(str`${name}: off`, { id: 'focus.off' });
  if (element.localName === 'a') return msg(str`${name}, link`, { id: 'focus.link' });
  // A cell that is a button is a cell.
  return element.matches('button:not([data-cell])') ? msg(str`${name}, button`, { id: 'focus.button' }) : name;
}

function withText({ value }: HTMLInputElement | HTMLTextAreaElement, name: string): string {
  return value === ''
    ? msg(str`${name}, text field`, { id: 'focus.field' })
    : msg(str`${name}, text field: ${value}`, { id: 'focus.field.filled' });
}

/** An element that has the focus, in words: `Help, link.` Empty for what has no name, such as the page itself. */
export function nameWithState(element: HTMLElement): string {
  const name = nameOf(element);
  if (name === '') return '';
  return [ended(withState(element, name)), ended(textBy('aria-describedby', element))].filter(Boolean).join(' ');
}

/** The questions and dialogs that an element is in, from the outside in, each with its name and text. */
export function groupNames(element: Element): { group: Element; name: string }[] {
  const groups: { group: Element; name: string }[] = [];
  for (let group = element.closest('fieldset, dialog'); group;) {
    const legend = group.querySelector('legend');
    const texts = legend ? [textOf(legend)] : [textBy('aria-labelledby', group), textBy('aria-describedby', group)];
    groups.unshift({ group, name: texts.map(ended).filter(Boolean).join(' ') });
    group = group.parentElement?.closest('fieldset, dialog') ?? null;
  }
  return groups;
}
