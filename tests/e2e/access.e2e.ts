import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { enter } from './support/game.js';
import { unsayable } from './support/names.js';
import { open, screens, start } from './support/screens.js';

const devtoolsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test('a control that is called otherwise is found', async ({ page }) => {
  await open(page, 'en', '/help');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Send';
    button.setAttribute('aria-label', 'Submit the form');
    document.body.append(button);
  });
  expect(await unsayable(await devtoolsOf(page))).toEqual(['button “send” is called “submit the form”']);
});

test('with touch the buttons of a game are large, and the board is rows of buttons from row 1 up', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await start(page, 'en', 'isolation');
  await expect(page.getByRole('group', { name: 'Isolation' })).toMatchAriaSnapshot(`
    - group "Isolation":
      - group "Row 1":
        - button "A1, empty"
        - button "B1, empty"
        - button "C1, pawn A"
        - button "D1, empty"
        - button "E1, empty"
      - group "Row 2":
        - button "A2, empty"
        - button "B2, empty"
        - button "C2, empty"
        - button "D2, empty"
        - button "E2, empty"
  `);
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => one.localName));
  expect(levels[0]).toBe('h1');
  expect(levels.slice(1).every((level) => level === 'h2')).toBe(true);
  for (const button of await page.locator('gs-board button, gs-game button, gs-game summary').all()) {
    if (!(await button.isVisible())) continue;
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.locator('gs-board [data-cell=B2]').tap();
  await page.locator('gs-board [data-cell=C1]').tap();
  await expect(page.locator('gs-log li')).toHaveText(['Move 1, pawn A: C1 to B2, blocks C1.']);
  await context.close();
});

/** Pictures of cells, as the bytes of their pixels. */
async function pictures(page: Page, cells: readonly string[]): Promise<string[]> {
  await page.mouse.move(0, 0);
  const taken: string[] = [];
  for (const cell of cells)
    taken.push(
      (await page.locator(`gs-board [data-cell=${cell}]`).screenshot({ animations: 'disabled' })).toString('base64'),
    );
  return taken;
}

test('what stands on the board is told apart without colours, and with other colours', async ({ page }) => {
  await start(page, 'en', 'nearest-site');
  const said = ['a1', 'e5', 'b3', 'd3', 'a2 white', 'b2 black', 'd2 neutral'];
  for (const [index, text] of said.entries()) {
    await enter(page, text);
    await expect(page.locator('gs-log li')).toHaveCount(index + 1);
  }
  const devtools = await devtoolsOf(page);
  for (const type of ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    const seen = await pictures(page, ['A1', 'E5', 'A2', 'B2', 'D2', 'E1']);
    expect(new Set(seen).size, type).toBe(seen.length);
  }
});

test('in forced colours the focus is seen at every stop, which are few', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await start(page, 'en', 'isolation');
  const stops: string[] = [];
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab');
    const { name, outline } = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (!active || active === document.body) return { name: '', outline: 'solid' };
      return {
        name: `${active.localName} ${active.textContent.trim()}`,
        outline: getComputedStyle(active.querySelector('.square') ?? active).outlineStyle,
      };
    });
    expect(outline, name).not.toBe('none');
    stops.push(name);
  }
  // The whole board is one stop.
  expect(stops.filter((name) => /^div [A-E][1-5]/.test(name))).toHaveLength(1);
});

test('on paper a record is black on white, without anything to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await screens['a record to look through']?.(page, 'en');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.locator('gs-board')).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(252, 252, 249)', 'rgb(251, 250, 246)']).toContain(background);
});
