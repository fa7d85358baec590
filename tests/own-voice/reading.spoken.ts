import { expect, type Page } from '@playwright/test';
import { chooseSpeaking, enter, startSmallGame } from './support/steps.js';
import { test } from './support/test.js';

/** The line of the log that is marked as being read. */
const marked = (page: Page): Promise<string[]> => page.locator('gs-log [aria-current=true]').allTextContents();

test.beforeEach(async ({ page }) => {
  await chooseSpeaking(page);
  await startSmallGame(page);
  for (const move of ['c2 b2', 'a3 a2', 'c1 c2', 'b3 a3']) await enter(page, move);
  await expect(page.locator('gs-log li')).toHaveCount(4);
});

const lines = [
  'Move 1, pawn A: Bravo one to Charlie two, blocks Bravo two.',
  'Move 2, pawn B: Bravo three to Alpha three, blocks Alpha two.',
  'Move 3, pawn A: Charlie two to Charlie one, blocks Charlie two.',
  'Move 4, pawn B: Alpha three to Bravo three, blocks Alpha three.',
];

test('the log is read line by line, marked on the page, with a pause after six seconds', async ({ page, heard }) => {
  await heard.all();
  await heard.take(2.5);
  await heard.from();
  await enter(page, 'read the log');
  await heard.until(lines[0] ?? '');
  expect(await marked(page)).toEqual(['Move 1, pawn A: B1 to C2, blocks B2.']);
  await heard.until(lines[1] ?? '');
  expect(await marked(page)).toEqual(['Move 2, pawn B: B3 to A3, blocks A2.']);
  await heard.until('More?');
  expect(await heard.texts()).toEqual([...lines.slice(0, 2), 'More?']);
  await page.waitForTimeout(3500);
  expect(await heard.texts()).toHaveLength(3);
  const [first, second] = await heard.sentences();
  expect((second?.ended ?? 0) - (first?.began ?? 0)).toBeLessThan(6);

  await heard.take(0);
  await enter(page, 'yes');
  await heard.until(lines[3] ?? '');
  expect((await heard.all()).slice(3)).toEqual(lines.slice(2));
  expect(await marked(page)).toEqual([]);
});

test('the log can be paused, gone back in and gone on with, by button, key and word', async ({ page, heard }) => {
  await heard.all();
  await heard.take(1.5);
  await heard.from();
  await enter(page, 'read the log');
  await heard.until(lines[1] ?? '');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.waitForTimeout(2000);
  expect(await heard.texts()).toEqual(lines.slice(0, 2));
  expect(await marked(page)).toEqual(['Move 2, pawn B: B3 to A3, blocks A2.']);
  await expect(page.getByText('Paused.')).toBeVisible();

  await heard.from();
  await page.getByRole('button', { name: 'Go back one' }).click();
  await heard.until(lines[0] ?? '');
  await page.keyboard.press('Shift');
  await heard.from();
  await enter(page, 'go on');
  await heard.until(lines[1] ?? '');
  expect(await heard.texts()).toEqual(lines.slice(0, 2));

  await page.locator('[data-cell="A1"]').focus();
  await heard.take(0);
  await heard.from();
  await page.keyboard.press(';');
  await heard.until(lines[3] ?? '');
  expect((await heard.texts())[0]).toBe(lines[0]);
});
