import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeFaultsInAllLooks } from './support/axe.js';
import { widthBeyond } from './support/layout.js';
import { readPdf } from './support/pdf.js';

/** Presses Tab until the element with the focus has such a name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      let element: Element | null = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const field = element;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      const text = isField ? field.labels?.[0]?.textContent : field?.textContent;
      return text?.trim().replace(/\s+/g, ' ') ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`nothing called ${String(name)}`);
}

const standings = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'How everyone stands' })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent.trim()).join(' ')));

test('a tournament of four is set up and played to the end by keyboard, and outlasts a reload without the network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await tabTo(page, /^Tables$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeFocused();
  await tabTo(page, /^What it is called$/);
  await page.keyboard.type('Friday club');
  await tabTo(page, /^Isolation$/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Names, one a line$/);
  for (const name of ['Ada', 'Bo', '<i>Cy</i>', 'Đỗ Thị Minh']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, /^Make the schedule$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Friday club' })).toBeFocused();
  expect(await axeFaultsInAllLooks(page)).toEqual([]);

  // Whoever is named first wins both games, 5 tokens to 2 and 4 to 1.
  for (let left = 6; left > 0; left--) {
    await tabTo(page, /^Enter the result/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: /^Table [12]: / })).toBeFocused();
    for (const counts of [
      ['5', '2'],
      ['4', '1'],
    ]) {
      await page.keyboard.press('Tab');
      // Into the choice, which stands on "Not over", and on to the first of it.
      await page.keyboard.press('ArrowDown');
      for (const count of counts) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(count);
      }
    }
    await page.keyboard.press('Enter');
    const open =
      left === 1 ? 'All results are there.' : left === 2 ? '1 result is open.' : `${left - 1} results are open.`;
    await expect(page.locator('gs-sitting .told')).toContainText('wins 2 to 0. Counted 9 to 3.');
    await expect(page.locator('gs-sitting .told')).toContainText(open);
  }

  const end = await standings(page);
  expect(end).toEqual([
    'Place Name Points Won Drawn Lost Games won Tokens left',
    '1 Ada 4 2 0 1 4 21',
    '1 Bo 4 2 0 1 4 21',
    '3 <i>Cy</i> 2 1 0 2 2 15',
    '3 Đỗ Thị Minh 2 1 0 2 2 15',
  ]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Friday club' })).toBeVisible();
  expect(await standings(page)).toEqual(end);
  await page.goto('/#/tables');
  await expect(page.getByRole('link', { name: 'Friday club' })).toBeVisible();
});

test('a full schedule with the longest names stays within a phone’s screen and prints every table whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/tables');
  const names = Array.from({ length: 32 }, (_, index) => `${'W'.repeat(37)}${String(index)}`);
  await page.locator('textarea').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Make the schedule' }).click();
  await expect(page.getByRole('table')).toHaveCount(32);
  expect(await widthBeyond(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  expect(await widthBeyond(page)).toBe(0);
  await expect(page.getByRole('button')).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Match and tournament sheets' }).click();
  await page.getByLabel('Tournament sheet').uncheck();
  await expect(page.locator('gs-print .count')).toHaveText('16 pages.');
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  expect(pages).toHaveLength(16);
  expect(pages[15]?.text.replace(/\s/g, '')).toContain('Round1,table16');
});

test('names in any script are told apart in the braille file of a sitting', async ({ page }) => {
  await page.goto('/#/tables');
  await page.locator('textarea').fill(['Ada', 'Βασίλης', '漢字', '<b>Bo</b>'].join('\n'));
  await page.getByRole('button', { name: 'Make the schedule' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a braille file' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'latin1')).split('\r\n');
  for (const line of lines) expect(line.replace('\f', '').length).toBeLessThanOrEqual(40);
  const text = lines.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain(',VASILIS');
  expect(text).toContain('PERSON #C1 WITH A NAME IN ANOTHER SCRIPT');
  expect(text).toContain('@<B@>,BO');
  expect(text).not.toContain('"<;8">');
});

test('33 people are told what to do', async ({ page }) => {
  await page.goto('/#/tables');
  await page.locator('textarea').fill(Array.from({ length: 33 }, (_, index) => `P${String(index)}`).join('\n'));
  await page.getByRole('button', { name: 'Make the schedule' }).click();
  await expect(page.locator('gs-tables .notice')).toHaveText(
    'These are 33 names, and a schedule holds at most 32. Take some out, or make two sittings.',
  );
  await expect(page.locator('textarea')).toBeFocused();
});
