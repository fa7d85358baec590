import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines, startIsolation } from './support/game.js';

test('a second tab of one record only reads, says so, and can take over', async ({ page, context }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('main').getByText('Another tab has this game open.')).toBeVisible();
  expect(await axeFaultsInAllLooks(second)).toEqual([]);
  await enter(second, 'd4 a1');
  await expect(second.locator('gs-reply')).toContainText('being written in another tab');
  await expect(logLines(second)).toHaveCount(1);
  await enter(second, 'whose turn is it');
  await expect(second.locator('gs-reply')).toContainText('Pawn B’s turn');

  await second.getByRole('button', { name: 'Take over here' }).click();
  await expect(second.getByRole('main').getByText('Another tab has this game open.')).toBeHidden();
  await enter(second, 'd4 a1');
  await expect(logLines(second)).toHaveCount(2);

  await expect(page.getByRole('main').getByText('Another tab has this game open.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over here' }).click();
  await expect(logLines(page)).toHaveCount(2);
});

test('settings that are changed in one tab count in the other, which does not undo them', async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/#/settings');
    await tab.locator('gs-settings summary').click();
  }
  const choice = (tab: Page, name: string) => tab.getByRole('radio', { name, exact: true });
  await expect(choice(second, 'Dark')).not.toBeChecked();
  await choice(page, 'Dark').check();
  await expect(choice(second, 'Dark')).toBeChecked();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');

  await choice(page, 'Deutsch').check();
  await expect(second.locator('html')).toHaveAttribute('lang', 'de');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await choice(second, 'Immer').check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('gs-settings summary').click();
  await expect(choice(page, 'Immer')).toBeChecked();
});
