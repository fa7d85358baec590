/** The shadow roots of an element and of everything in it, from the outside in. */
export function rootsIn(element: Element): ShadowRoot[] {
  const { shadowRoot } = element;
  return shadowRoot ? [shadowRoot, ...Array.from(shadowRoot.querySelectorAll('*')).flatMap(rootsIn)] : [];
}

/** The text of an element, on one line. */
export const oneLine = ({ textContent }: Element): string => textContent.trim().replace(/\s+/g, ' ');

/** What a person sees and presses in an element, whichever part of it that is in. */
export interface Deep {
  all: <E extends Element = HTMLElement>(selector: string) => E[];
  /** The texts of everything that fits, each on one line. */
  texts: (selector: string) => string[];
  /** The button or link of that name; it fails where there is none. */
  control: (name: string) => HTMLElement;
}

/** @param of gives the element as it is when asked */
export function deepIn(of: () => Element): Deep {
  const all = <E extends Element = HTMLElement>(selector: string): E[] =>
    rootsIn(of()).flatMap((root) => Array.from(root.querySelectorAll<E>(selector)));
  return {
    all,
    texts: (selector) => all(selector).map(oneLine),
    control(name) {
      const found = all('button, a, summary').find((one) => oneLine(one) === name);
      if (!found) throw new Error(`no ${name}`);
      return found;
    },
  };
}
