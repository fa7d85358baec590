import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { addStyle, lostText, smallTargets, spacing, widthBeyond } from './support/layout.js';
import { unsayable } from './support/names.js';
import { screens, start } from './support/screens.js';

const phone = { width: 360, height: 640 };

// Each language is looked at in another way: to come to a screen takes longer than to look at it.

async function reach(page: Page, screen: string, locale: string): Promise<void> {
  await screens[screen]?.(page, locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** As the browser's zoom of 400 % makes it, on a screen of 1280×1024. */
async function zoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
}

for (const screen of Object.keys(screens)) {
  test(`no accessibility fault in any look, names as they are seen, nothing sideways at 400 % zoom: ${screen}`, async ({
    page,
  }) => {
    await reach(page, screen, 'en');
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
    expect(await unsayable(await page.context().newCDPSession(page))).toEqual([]);
    await zoom(page);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  });

  test(`the same in German, and text of twice the size, as the browser is set to, loses nothing: ${screen}`, async ({
    page,
  }) => {
    await reach(page, screen, 'de');
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
    const devtools = await page.context().newCDPSession(page);
    expect(await unsayable(devtools)).toEqual([]);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    // The app's own is an eighth larger.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('36px');
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await lostText(page)).toEqual([]);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await zoom(page);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  });

  test.describe('on a phone, in words a third longer', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: phone });

    test(`no accessibility fault, targets are large, spaced text loses nothing, nothing sideways at 400 % zoom: ${screen}`, async ({
      page,
    }) => {
      await reach(page, screen, 'en-XA');
      expect(await axeFaultsInAllLooks(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await zoom(page);
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(phone);
      await addStyle(page, spacing);
      expect(await lostText(page)).toEqual([]);
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    });
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
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('no accessibility fault: a land with its pad', async ({ page }) => {
    await start(page, 'en', 'territories');
    await expect(page.locator('gs-pad')).toBeVisible();
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
  });
});
