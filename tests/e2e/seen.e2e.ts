import { expect, type Page, test } from '@playwright/test';
import type { GameId } from '../../src/rules/index.js';
import { enter } from './support/game.js';
import { changedBy, differing, drawn } from './support/pixels.js';
import { start } from './support/screens.js';

/** What was played, and which cells then hold things of one kind that belong to different players. */
const positions: Record<GameId, { texts: string[]; pieces: [string, string][] }> = {
  isolation: { texts: [], pieces: [['C1', 'C5']] },
  'approach-withdraw': { texts: [], pieces: [['A1', 'A5']] },
  'nearest-site': {
    texts: ['a1', 'e5', 'b3', 'd3', 'a2 white', 'b2 black', 'd2 neutral', 'e1 white'],
    pieces: [
      ['A1', 'E5'],
      ['A2', 'B2'],
      ['A2', 'D2'],
      ['B2', 'D2'],
    ],
  },
  territories: { texts: [], pieces: [] },
};

/** Plays to a position of a game. */
async function reach(page: Page, game: GameId): Promise<void> {
  await start(page, 'en', game);
  const { texts } = positions[game];
  for (const [index, text] of texts.entries()) {
    await enter(page, text);
    await expect(page.locator('gs-log li')).toHaveCount(index + 1);
  }
  await page.mouse.move(0, 0);
}

for (const game of ['isolation', 'approach-withdraw', 'nearest-site'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pieces stand out, and whose they are is seen without colours: ${game}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await reach(page, game);
      const cell = (name: string) => page.locator(`gs-board [data-cell=${name}]`);
      for (const name of new Set(positions[game].pieces.flat()))
        expect(await drawn(page, cell(name)), name).toBeGreaterThan(0.03);
      const devtools = await page.context().newCDPSession(page);
      for (const type of ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const) {
        await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
        for (const [one, other] of positions[game].pieces)
          expect(await differing(page, cell(one), cell(other)), `${one} and ${other}, ${type}`).toBeGreaterThan(0.03);
      }
    });

test('pieces of the same side look the same, so that the measure means something', async ({ page }) => {
  await reach(page, 'approach-withdraw');
  const cell = (name: string) => page.locator(`gs-board [data-cell=${name}]`);
  expect(await differing(page, cell('B1'), cell('C1'))).toBeLessThan(0.01);
  expect(await drawn(page, cell('C3'))).toBeLessThan(0.01);
});

/** What has the focus, through all shadow roots: a few words about it, where it stands, and whether some of it is seen there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return null;
    const { x, y, width, height } = active.getBoundingClientRect();
    const topmost = (left: number, top: number): Element | null => {
      let at = document.elementFromPoint(left, top);
      for (let inner = at; inner; inner = at?.shadowRoot?.elementFromPoint(left, top) ?? null) {
        if (inner === at && at.shadowRoot === null) break;
        if (inner === at && at.shadowRoot?.elementFromPoint(left, top) === at) break;
        at = inner;
      }
      return at;
    };
    const isInside = (element: Element | null): boolean => {
      for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
        if (at === active) return true;
      return false;
    };
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some((across) => parts.some((down) => isInside(topmost(x + width * across, y + height * down))));
    const words = active.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return { name: `${active.localName} ${words}`, place: { x, y, width, height }, seen };
  });

/** Opens all that folds out on the page, so that Tab comes to everything. */
async function startOpened(page: Page): Promise<void> {
  await start(page, 'en', 'isolation');
  await page.locator('gs-game details').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });
  await expect(page.getByRole('button', { name: 'Look around' })).toBeVisible();
}

/** More stops than this are too many to count. */
const mostStops = 40;
const ringRoom = 6;

for (const look of [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const)
  test(`the focus is seen wherever Tab comes: ${look.colorScheme}, forced colours ${look.forcedColors}`, async ({
    page,
  }) => {
    // So high that nothing scrolls.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await page.emulateMedia(look);
    await startOpened(page);
    await page.keyboard.press('Tab');
    const rings: Record<string, number> = {};
    for (let now = await focused(page); now && Object.keys(rings).length < mostStops; now = await focused(page)) {
      const { x, y, width, height } = now.place;
      const around = { x: x - ringRoom, y: y - ringRoom, width: width + 2 * ringRoom, height: height + 2 * ringRoom };
      const changed = await changedBy(page, around, () => page.keyboard.press('Tab'));
      rings[now.name] = (changed * around.width * around.height) / (2 * (width + height));
    }
    expect(Object.keys(rings).length).toBeGreaterThan(15);
    // A line of a pixel all round is the least.
    expect(Object.entries(rings).filter(([, line]) => line < 1)).toEqual([]);
  });

for (const [name, size] of Object.entries({
  'a phone': { width: 360, height: 640 },
  '400 % zoom': { width: 320, height: 256 },
}))
  test(`nothing lies over what has the focus, on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await startOpened(page);
    await enter(page, 'b2');
    // The reply makes the page longer above the buttons: what has the focus is to be looked at once that has happened.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const covered: string[] = [];
    let stops = 0;
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    for (let now = await focused(page); now && stops < mostStops; now = await focused(page)) {
      stops += 1;
      if (!now.seen) covered.push(now.name);
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });
