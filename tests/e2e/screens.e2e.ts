import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, startIsolation } from './support/game.js';

const openMore = (page: Page): Promise<void> => page.getByText('More', { exact: true }).click();

/** Every screen and every state of it, and how to get there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'home, at first': async (page) => {
    await page.goto('/');
  },
  'home, with records and one just deleted': async (page) => {
    await startIsolation(page);
    await startIsolation(page);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
  },
  'home, renaming': async (page) => {
    await startIsolation(page);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click();
  },
  'new game': async (page) => {
    await page.goto('/#/new/isolation');
  },
  help: async (page) => {
    await page.goto('/#/help');
  },
  settings: async (page) => {
    await page.goto('/#/settings');
  },
  'an unknown address': async (page) => {
    await page.goto('/#/nowhere');
  },
  'a game at its start': (page) => startIsolation(page),
  'a game on a 3×3 board': (page) => startIsolation(page, 3),
  'a question open': async (page) => {
    await startIsolation(page);
    await enter(page, 'b2');
  },
  'a yes or no question': async (page) => {
    await startIsolation(page);
    await enter(page, 'be two block see won');
  },
  'an illegal move': async (page) => {
    await startIsolation(page);
    await enter(page, 'c5');
  },
  'a long answer, large': async (page) => {
    await startIsolation(page);
    await enter(page, 'b2 c1');
    await enter(page, 'describe the board');
    await page.getByRole('button', { name: 'Show large' }).click();
  },
  'everything folded out': async (page) => {
    await startIsolation(page);
    await openMore(page);
    await page.getByText('End the game', { exact: true }).click();
    await page.getByRole('button', { name: 'Board as text' }).click();
    await page.getByRole('button', { name: 'Turn the board' }).click();
  },
  'the dialog': async (page) => {
    await startIsolation(page);
    await openMore(page);
    await page.getByText('End the game', { exact: true }).click();
    await page.getByRole('button', { name: 'Draw agreed' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a game that is over': async (page) => {
    await startIsolation(page, 3);
    for (const move of ['A1 B1', 'A2 B2']) await enter(page, move);
    await expect(page.locator('gs-reply')).toContainText('wins');
  },
};

for (const [name, reach] of Object.entries(screens))
  test(`no accessibility fault: ${name}`, async ({ page }) => {
    await reach(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
  });

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  for (const name of ['home, at first', 'new game', 'a question open', 'everything folded out', 'a game that is over'])
    test(`no accessibility fault: ${name}`, async ({ page }) => {
      await screens[name]?.(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFaultsInAllLooks(page)).toEqual([]);
    });
});

test('at 400 % zoom nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const reach of Object.values(screens)) {
    await reach(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
});
