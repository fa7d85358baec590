import { expect } from '@open-wc/testing';

/** Relative luminance of a colour written `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the theme', () => {
  let sheet: HTMLLinkElement;

  before(async () => {
    sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('../../src/styles/page.css', import.meta.url).href;
    const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    await loaded;
  });

  after(() => {
    sheet.remove();
    delete document.documentElement.dataset['theme'];
  });

  for (const theme of ['light', 'dark'])
    it(`has readable text on every surface: ${theme}`, () => {
      document.documentElement.dataset['theme'] = theme;
      const styles = getComputedStyle(document.documentElement);
      const token = (name: string) => styles.getPropertyValue(`--gs-${name}`).trim();
      for (const surface of ['paper', 'sheet', 'tint'])
        for (const text of ['ink', 'ink-soft', 'accent'])
          expect(contrast(token(text), token(surface)), `${text} on ${surface}`).to.be.at.least(4.5);
      expect(contrast(token('on-accent'), token('accent')), 'on-accent').to.be.at.least(4.5);
    });

  it('says the same dark colours for the system and for the choice', () => {
    const dark = Array.from(sheet.sheet!.cssRules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes('dark')) return [rule];
      if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('dark')) return [];
      return Array.from(rule.cssRules).filter((inner) => inner instanceof CSSStyleRule);
    });
    expect(dark).to.have.length(2);
    expect(dark[0].style.cssText).to.equal(dark[1].style.cssText);
  });
});
