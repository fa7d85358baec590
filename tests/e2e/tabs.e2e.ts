import { expect, test } from '@playwright/test';
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
