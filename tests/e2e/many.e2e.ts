import { expect, type Locator, test } from '@playwright/test';
import { enter, logLines, startIsolation } from './support/game.js';
import { widthBeyond } from './support/layout.js';
import { copyRecord, storedGame } from './support/stored.js';

const longName = 'W'.repeat(500);

test('home with 200 records shows them all, and each can be renamed, deleted and put back', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  await copyRecord(page, 199);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const rows = page.locator('gs-records-list li');
  await expect(rows).toHaveCount(200);
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  const row = (title: string): Locator => rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  await row('Copy 150').getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of this record').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(row('Sunday')).toHaveCount(1);
  await expect(row('Sunday').getByRole('button', { name: 'Rename' })).toBeFocused();
  await expect(row('Copy 150')).toHaveCount(0);

  await row('Copy 100').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Copy 100')).toHaveCount(0);
  await expect(rows).toHaveCount(200);
  await page.getByRole('button', { name: 'Undo Copy 100' }).click();
  await expect(row('Copy 100').getByRole('heading')).toBeFocused();

  await row('Copy 1').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo Copy 1', exact: true })).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(199);
  await expect(row('Sunday')).toHaveCount(1);
  await row('Copy 199').getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('gs-game gs-board')).toBeVisible();
});

test('a name of 500 letters is cut to 40, and makes nothing wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const expectNoWider = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widthBeyond(page), page.url()).toBeLessThanOrEqual(0);
  };
  for (const game of ['isolation', 'approach-withdraw', 'nearest-site', 'territories']) {
    await page.goto(`/#/new/${game}`);
    // Where colours are drawn by lots, the names are there from the start.
    const [folded, fields] = [page.getByText('Names', { exact: true }), page.locator('.names input')];
    await expect(folded.or(fields.first()).first()).toBeVisible();
    if (await folded.isVisible()) await folded.click();
    for (const field of [fields.first(), fields.last()]) {
      await field.focus();
      await page.keyboard.insertText(longName);
      await expect(field).toHaveValue('W'.repeat(40));
    }
    await expectNoWider();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('gs-game gs-board')).toBeVisible();
    await expectNoWider();
    await page.goto(page.url().replace('/play/', '/record/'));
    await expect(page.locator('gs-board')).toBeVisible();
    await expectNoWider();
  }
  await page.goto('/');
  await expect(page.locator('gs-records-list li')).toHaveCount(4);
  await expectNoWider();
});

test('an award for a cell that does not exist gets one sentence and changes nothing', async ({ page }) => {
  const reply = async (): Promise<string> => (await page.locator('gs-reply p').allInnerTexts()).join(' ');
  await page.goto('/#/new/nearest-site');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const sites = ['a1', 'e5', 'b3', 'd3'];
  for (const [index, site] of sites.entries()) {
    await enter(page, site);
    await expect(logLines(page)).toHaveCount(index + 1);
  }
  const before = await storedGame(page);
  for (const [entered, named] of [
    ['f9 white', 'F9'],
    ['a6 black', 'A6'],
    ['neutral l1', 'L1'],
  ] as const) {
    await enter(page, entered);
    await expect(page.locator('gs-reply')).toContainText(`${named} is not on the board.`);
    expect((await reply()).match(/not on the board/g), entered).toHaveLength(1);
    await expect(logLines(page)).toHaveCount(sites.length);
    expect(await storedGame(page)).toEqual(before);
  }
  await enter(page, 'a1 white');
  await expect(logLines(page)).toHaveCount(sites.length + 1);
});
