import { expect, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { screens, start } from './support/screens.js';

const locales = ['en', 'de', 'en-XA'];

for (const locale of locales) {
  for (const [name, reach] of Object.entries(screens))
    test(`no accessibility fault, in ${locale}: ${name}`, async ({ page }) => {
      await reach(page, locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await axeFaultsInAllLooks(page)).toEqual([]);
    });

  test(`at 400 % zoom nothing scrolls sideways, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 256 });
    const wide: string[] = [];
    for (const [name, reach] of Object.entries(screens)) {
      await reach(page, locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wide.push(`${name}: ${String(over)} px`);
    }
    expect(wide).toEqual([]);
  });
}

test('no accessibility fault: the scan for one switch', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gridscribe-settings', JSON.stringify({ scan: 'one' }));
  });
  await start(page, 'en', 'isolation');
  await page.keyboard.press('Space');
  await expect(page.locator('.scan-ring')).toBeVisible();
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  for (const name of ['home, at first', 'a question open', 'a choice of captures', 'a game that is over'])
    test(`no accessibility fault: ${name}`, async ({ page }) => {
      await screens[name]?.(page, 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFaultsInAllLooks(page)).toEqual([]);
    });

  test('no accessibility fault: a land with its pad', async ({ page }) => {
    await start(page, 'en', 'territories');
    await expect(page.locator('gs-pad')).toBeVisible();
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
  });
});
