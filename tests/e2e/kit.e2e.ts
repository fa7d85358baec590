import { expect, type Download, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { backTranslated, needLiblouis } from '../../scripts/liblouis.mjs';
import { axeFaultsInAllLooks } from './support/axe.js';
import { widthBeyond } from './support/layout.js';

const contentOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

async function saved(page: Page, name: string | RegExp, nth = 0): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).nth(nth).click(),
  ]);
  return contentOf(download);
}

/** A text as it comes back from braille, which has one sign for marks that print has several of. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[“”„"«»‘‚]/g, '"')
    // After digits German braille has dot 6 before these, which liblouis writes so and reads as other signs.
    .replace(/╳/g, ':')
    .replace(/¿/g, '?')
    .replace(/¡/g, '!')
    .replace(/[[\](){}]/g, '|')
    .replace(/[’']/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, '')
    .replace(/…/g, '...');

/** A line of a drawn board, or the letters below one. */
const isDrawing = (line: string): boolean =>
  /^#[A-I] ([ ,][A-Z'=7][ _])*[ ,][A-Z'=7]$|^ {3}( [A-L] )* [A-L]$|^ {3}(-- | {3})*--$/.test(line);

for (const locale of ['en', 'de'] as const) {
  test(`the braille files in ${locale} have 40 cells by 25 lines and say, translated back, what the texts say`, async ({
    page,
  }) => {
    needLiblouis();
    await page.goto(`/?locale=${locale}#/kit`);
    const choices = page.getByRole('radio');
    await expect(choices).toHaveCount(4);
    for (let game = 0; game < 4; game++) {
      await choices.nth(game).check();
      const brf = await saved(page, /BRF/);
      expect(brf).toMatch(/^[\n\r\f -_]+$/);
      const pages = brf.split('\f');
      expect(pages.pop()).toBe('');
      const lines = pages.flatMap((one) => {
        const all = one.split('\r\n').slice(0, -1);
        expect(all).toHaveLength(25);
        for (const line of all) expect(line.length).toBeLessThanOrEqual(40);
        return all.slice(0, -1);
      });
      const words = backTranslated(
        lines.filter((line) => !isDrawing(line)),
        locale,
      ).join(' ');
      // The sheets in the file, as their texts stand on the page.
      const titles = [0, 1, 2, 4];
      for (const nth of titles) {
        const text = await page
          .locator('.sheets details.sheet')
          .nth(nth)
          .evaluate((details) =>
            Array.from(details.querySelectorAll('summary h3, h4, p'), (one) => one.textContent.trim()),
          );
        for (const sentence of text) expect(plain(words)).toContain(plain(sentence));
      }
    }
  });
}

test('the texts of every sheet can be saved, the host’s key among them, apart', async ({ page }) => {
  await page.goto('/#/kit');
  await page.getByRole('radio', { name: 'Nearest-site territories' }).check();
  const details = page.locator('details.sheet');
  const count = await details.count();
  expect(count).toBeGreaterThanOrEqual(10);
  for (let nth = 0; nth < count; nth++) {
    const title = await details.nth(nth).locator('h3').innerText();
    await details.nth(nth).locator('summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      details.nth(nth).getByRole('button').first().click(),
    ]);
    expect(download.suggestedFilename().replace(/[ :_-]+/g, '')).toBe(`${title}.txt`.replace(/[ :_-]+/g, ''));
    expect((await contentOf(download)).split('\n')[0]).toBe(title);
  }
  await expect(page.locator('.sheets h3', { hasText: 'Host key' })).toHaveCount(0);
  await expect(page.locator('h3', { hasText: 'Host key' })).toHaveCount(1);
});

test('the drawings print one a page at their true size, whichever way they lie', async ({ page }) => {
  await page.goto('/#/kit');
  await page.getByRole('radio', { name: 'Territories', exact: true }).check();
  await expect(page.locator('gs-kit img')).toHaveCount(6);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
  expect(boxes).toEqual([
    [297, 210],
    [210, 297],
    [297, 210],
    [210, 297],
    [210, 297],
    [210, 297],
  ]);
  await page.emulateMedia({ media: 'print' });
  const sizes = await page
    .locator('gs-kit img')
    .evaluateAll((images) => images.map((one) => Math.round((one.getBoundingClientRect().width / 96) * 254)));
  expect(sizes.every((size, index) => size === (boxes[index]?.[0] ?? 0) * 10)).toBe(true);
});

test('the kit is accessible in every look and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/kit');
  await page.locator('details.sheet summary').first().click();
  expect(await widthBeyond(page)).toBe(0);
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
});
