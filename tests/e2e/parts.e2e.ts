import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines, startIsolation } from './support/game.js';

// What the worker has put on the device cannot be missing.
test.use({ serviceWorkers: 'block' });

const missing = (page: Page): ReturnType<Page['getByText']> =>
  page.locator('main').getByText('A part of Gridscribe could not be loaded. Nothing has changed.');

/** Lets no part of that name come; what it gives lets it through again. */
async function withhold(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = `**/assets/${name}-*.js`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

test('a part of a game that cannot be fetched is said in one sentence, and comes once it can', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  const letThrough = await withhold(page, 'game-more');
  const more = page.locator('gs-game details:has(gs-more) > summary');
  await more.click();
  await expect(missing(page)).toHaveCount(1);
  await expect(page.locator('body > [aria-live=assertive]')).toContainText('could not be loaded');
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(logLines(page)).toHaveCount(1);
  await letThrough();
  await more.click();
  await more.click();
  await expect(page.getByText('End the game', { exact: true })).toBeVisible();
});

for (const [where, address, name] of [
  ['game', '', 'game-more'],
  ['settings', '/#/settings', 'settings-words'],
] as const)
  test(`what is under "More" of the ${where} is there before its fold opens, so that a quick Tab does not go past it`, async ({
    page,
  }) => {
    if (address) await page.goto(address);
    else await startIsolation(page);
    const fetched = page.waitForResponse((response) => response.url().includes(`/assets/${name}-`));
    await page.locator('summary').filter({ hasText: 'More' }).focus();
    await fetched;
  });

test('a game whose last words cannot be fetched is over all the same, and its end is told once they can', async ({
  page,
}) => {
  await page.goto('/#/new/isolation');
  await page.getByRole('radio', { name: /3/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const letThrough = await withhold(page, 'end-sayings');
  await enter(page, 'a1 b1');
  await enter(page, 'a2 b2');
  await expect(logLines(page)).toHaveCount(2);
  await expect(page.locator('gs-reply')).toContainText('The game is over.');
  await letThrough();
  await page.reload();
  await expect(page.locator('gs-reply')).toContainText('wins');
  await expect(logLines(page)).toHaveCount(2);
});

test('a set-up with a part that cannot be fetched says so, and its page stays as it was', async ({ page }) => {
  await page.goto('/#/new/territories');
  await withhold(page, 'setup-reasons');
  await page.getByRole('radio', { name: /on your table/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: /on your table/ })).toBeChecked();
});

test('an exercise whose game cannot be fetched says so', async ({ page }) => {
  await withhold(page, 'play');
  await page.goto('/#/practice/wasted-land');
  await expect(page.locator('main')).toContainText('could not be loaded');
});

test('settings behind "More" that cannot be fetched are said to be missing, and come once they can', async ({
  page,
}) => {
  const letThrough = await withhold(page, 'settings-words');
  await page.goto('/#/settings');
  const more = page.locator('gs-settings summary').first();
  await more.click();
  await expect(missing(page)).toHaveCount(1);
  await letThrough();
  await more.click();
  await more.click();
  await expect(page.locator('gs-settings-words').getByRole('radio').first()).toBeVisible();
});

test('what scanning needs is said to be missing, and comes with the next change of a setting', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gridscribe-settings', '{"scan":"two"}');
  });
  const letThrough = await withhold(page, 'hands');
  await page.goto('/#/settings');
  await expect(missing(page)).toHaveCount(1);
  await letThrough();
  await page.getByRole('radio', { name: 'Gridscribe speaks', exact: true }).check();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.scan-ring')).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('help that is called from a game begins with its examples, and leads back', async ({ page }) => {
  await startIsolation(page);
  const game = page.url();
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Moves in Isolation' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.locator('gs-board')).toBeVisible();
  expect(page.url()).toBe(game);
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the game' })).toHaveCount(0);
});
