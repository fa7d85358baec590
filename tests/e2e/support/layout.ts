import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the screen. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Puts a style into the page and into every shadow root on it, as people do who need other spacing. It comes in by script,
 * which the policy of the page allows.
 */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const add = (root: Document | ShadowRoot): void => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) add(shadowRoot);
    };
    add(document);
  }, css);

/** How text is spaced by those who need it wider: WCAG 2.2, 1.4.12. */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * What is to be pressed and is smaller than 24 pixels either way (WCAG 2.2, 2.5.8), but for links in a sentence. A box or a
 * radio button is as large as its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const small: string[] = [];
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches('a[href], button, input, select, textarea, summary')) continue;
        if (!element.checkVisibility() || (element.matches('a') && element.closest('p, li'))) continue;
        const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
        const target = (isBox && element.labels?.[0]) || element;
        const { width, height } = target.getBoundingClientRect();
        // What only screen readers and the Tab key come to is a pixel in size.
        if (Math.min(width, height) >= least - 0.5 || width <= 1) continue;
        small.push(`${element.localName} “${target.textContent.trim()}”: ${String(width)}×${String(height)}`);
      }
    };
    look(document);
    return small;
  });

/** The controls, labels and headings whose text is larger than they are, so that some of it is cut off or covers other text. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What stands in a field may be longer than it, and can be moved in it.
    const kinds = 'button, a.button, input:placeholder-shown, label, legend, summary, h1, h2, h3';
    const lost: string[] = [];
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches(kinds) || !element.checkVisibility() || element.clientWidth <= 1) continue;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        // Sizes are rounded.
        if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) continue;
        const text = (element.textContent || element.id).trim().replace(/\s+/g, ' ');
        lost.push(
          `${element.localName} “${text}”: ${String(scrollWidth)}×${String(scrollHeight)} in ${String(clientWidth)}×${String(clientHeight)}`,
        );
      }
    };
    look(document);
    return lost;
  });

/** The animations and transitions that run now, by the elements they move. */
export const everyAnimation = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = new Set<Animation>();
    const look = (root: Document | ShadowRoot): void => {
      for (const animation of root.getAnimations()) moving.add(animation);
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
    };
    look(document);
    return Array.from(moving, ({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : 'something',
    );
  });
