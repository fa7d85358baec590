import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines, startIsolation } from './support/game.js';

const page = (name: string) => ({ name, level: 1, exact: true }) as const;

/** Chooses a language on the settings page, and goes back to where one was. */
async function choose(on: Page, settings: string, language: string, heading: string): Promise<void> {
  const { hash } = new URL(on.url());
  await on.getByRole('link', { name: settings, exact: true }).click();
  await on.getByRole('radio', { name: language, exact: true }).check();
  await expect(on.getByRole('heading', page(heading))).toBeVisible();
  await on.evaluate((before) => location.assign(before), hash);
}

test('the language is changed in the middle of a game, at once and without touching the record', async ({
  page: on,
}) => {
  await startIsolation(on);
  await enter(on, 'bravo two block charlie one');
  await expect(logLines(on)).toHaveText([/C1 to B2, blocks C1\./]);
  const loaded = await on.evaluate(() => performance.timeOrigin);

  await choose(on, 'Settings', 'Deutsch', 'Einstellungen');
  await expect(on.locator('html')).toHaveAttribute('lang', 'de');
  await expect(logLines(on)).toHaveText([/C1 nach B2, sperrt C1\./]);
  await on.getByLabel('Zug oder Frage').fill('Dora vier, Cäsar drei sperren');
  await on.keyboard.press('Enter');
  await expect(logLines(on)).toHaveText([/C1 nach B2, sperrt C1\./, /C5 nach D4, sperrt C3\./]);
  await expect(on.locator('gs-play')).toContainText('Figur A ist am Zug.');

  await choose(on, 'Einstellungen', 'English', 'Settings');
  await expect(on.locator('html')).toHaveAttribute('lang', 'en');
  await expect(logLines(on)).toHaveText([/C1 to B2, blocks C1\./, /C5 to D4, blocks C3\./]);
  expect(await on.evaluate(() => performance.timeOrigin), 'never loaded anew').toBe(loaded);
});

test('the language that was chosen is kept, and the title of the page goes with it', async ({ page: on }) => {
  await on.goto('/#/settings');
  await expect(on).toHaveTitle(/^Settings/);
  await on.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(on).toHaveTitle(/^Einstellungen/);
  expect(await axeFaultsInAllLooks(on)).toEqual([]);
  await on.reload();
  await expect(on.getByRole('heading', page('Einstellungen'))).toBeVisible();
  await expect(on.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language that the address asks for comes before the one of the settings', async ({ page: on }) => {
  await on.goto('/?locale=de#/settings');
  await expect(on.getByRole('heading', page('Einstellungen'))).toBeVisible();
  await on.getByRole('radio', { name: 'English' }).check();
  await expect(on.getByRole('heading', page('Einstellungen'))).toBeVisible();
  await on.goto('/#/settings');
  await expect(on.getByRole('heading', page('Settings'))).toBeVisible();
});

test.describe('on a device whose owner reads German', () => {
  test.use({ locale: 'de-AT' });

  test('everything is German from the start', async ({ page: on }) => {
    await on.goto('/');
    await expect(on.locator('html')).toHaveAttribute('lang', 'de');
    await expect(on.getByRole('heading', { name: 'Spiele' })).toBeVisible();
    expect(await axeFaultsInAllLooks(on)).toEqual([]);
  });
});
