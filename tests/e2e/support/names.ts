import type { CDPSession } from '@playwright/test';

/** What of the accessibility tree counts here. */
interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
}

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'DisclosureTriangle',
];

/** The text of a control that is seen: its own, or that of its label. It runs in the page. */
function seenText(this: Element): string {
  const hidden = (element: Element): boolean => element.matches('.visually-hidden') || !element.checkVisibility();
  const textIn = (node: Node | ChildNode): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || hidden(node) || node instanceof SVGElement) return '';
    return Array.from(node.childNodes, textIn).join('');
  };
  const label = this instanceof HTMLInputElement ? this.labels?.[0] : this;
  return label ? textIn(label).replace(/\s+/g, ' ').trim() : '';
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The controls whose accessible name does not begin with the text that is seen on them: whoever says what they see cannot
 * press those by voice.
 */
export async function unsayable(devtools: CDPSession): Promise<string[]> {
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const found: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !roles.includes(role?.value ?? '')) continue;
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    if (object.objectId === undefined) continue;
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: seenText.toString(),
      returnByValue: true,
    });
    const [seen, called] = [plain(String(result.value ?? '')), plain(name?.value ?? '')];
    if (called === '' || !called.startsWith(seen)) found.push(`${role?.value ?? ''} “${seen}” is called “${called}”`);
  }
  return found;
}
