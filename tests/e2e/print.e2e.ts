import { expect, type Locator, type Page, test } from '@playwright/test';
import { type GameId, gameIds } from '../../src/rules/types.js';
import type { Segment } from './support/pdf-content.js';
import { type Pdf, readPdf } from './support/pdf.js';

const papers = { A4: [210, 297], A5: [148, 210], Letter: [215.9, 279.4] } as const;
type Paper = keyof typeof papers;
/** The side of a cell that pieces are played on, in millimetres. */
const cells: Record<Paper, number> = { A4: 30, A5: 20, Letter: 30 };

const choice = (page: Page, name: string): Locator => page.locator('gs-print').getByLabel(name, { exact: true });
const shownPages = (page: Page): Locator => page.locator('gs-sheets .page');

/** Opens the print page of a game with all its sheets. */
async function openAll(page: Page, game: GameId): Promise<void> {
  await page.goto(`/#/print/${game}`);
  await page.getByRole('button', { name: 'All sheets' }).click();
  await expect(page.locator('gs-sheets [data-part=host-key]').first()).toBeAttached();
}

/** Prints as a person who has set the dialog as the page says. */
const printed = async (page: Page): Promise<Pdf> =>
  readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }));

/** How far apart the upright lines are that have a length, each place once. */
function steps(segments: readonly Segment[], length: number): number[] {
  const places = segments
    .filter(({ x1, x2, y1, y2 }) => Math.abs(x1 - x2) < 0.05 && Math.abs(Math.abs(y1 - y2) - length) < 0.3)
    .map(({ x1 }) => x1)
    .sort((a, b) => a - b)
    .filter((x, index, all) => index === 0 || x - (all[index - 1] ?? x) > 0.5);
  return places.slice(1).map((x, index) => x - (places[index] ?? x));
}

/** Lines of 10 centimetres on which eleven strokes stand. */
const rulers = (segments: readonly Segment[]): Segment[] =>
  segments.filter(({ x1, x2, y1, y2 }) => {
    if (Math.abs(y1 - y2) > 0.05 || Math.abs(Math.abs(x1 - x2) - 100) > 0.3) return false;
    const strokes = segments.filter((one) => Math.abs(one.x1 - one.x2) < 0.05 && Math.abs(one.y2 - y1) < 0.05);
    return strokes.length === 11;
  });

/** Headings of the sheets as they stand on the page, one after another. */
const headings = (page: Page): Promise<string[]> =>
  page
    .locator('gs-sheets :is(h2, h3)')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s/g, '')));

/** Pages, by number, that have a title and little more while their sheet goes on, or a line or two that are left over. */
const barePages = (page: Page): Promise<number[]> =>
  shownPages(page).evaluateAll((all) => {
    const partOf = (at: number): string | null | undefined => all[at]?.getAttribute('data-part');
    return all.flatMap((one, at) => {
      const last = one.querySelector('.body > :last-child');
      if (!last || partOf(at) === 'host-key') return [];
      const box = one.getBoundingClientRect();
      const filled = (last.getBoundingClientRect().bottom - box.top) / box.height;
      const isBare = partOf(at + 1) === partOf(at) ? filled < 0.25 : partOf(at - 1) === partOf(at) && filled < 0.12;
      return isBare ? [at + 1] : [];
    });
  });

/** Letters and words that are cut off at the side of their drawing. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('gs-sheets svg.figure text').evaluateAll((all) =>
    all.flatMap((one) => {
      const [text, whole] = [one.getBoundingClientRect(), one.closest('svg.figure')?.getBoundingClientRect()];
      const isInside = whole && text.left >= whole.left - 1 && text.right <= whole.right + 1;
      return isInside ? [] : [one.textContent ?? ''];
    }),
  );

/** What must hold for a printed document, whatever the game, the paper and the print. */
async function check(page: Page, pdf: Pdf, game: GameId, paper: Paper): Promise<void> {
  expect(pdf.pages.length, 'the count that was shown').toBe(await shownPages(page).count());
  await expect(page.locator('gs-print .count')).toHaveText(`${pdf.pages.length} pages.`);
  for (const { width, height } of pdf.pages) {
    expect(Math.abs(width - papers[paper][0])).toBeLessThan(0.3);
    expect(Math.abs(height - papers[paper][1])).toBeLessThan(0.3);
  }

  // Cells at their true size: lines across a whole board, or through the middle of each tile.
  const cell = cells[paper];
  const [length, step] = game === 'territories' ? [2 * cell, 2 * cell] : [5 * cell, cell];
  const found = steps(pdf.pages[0]?.segments ?? [], length);
  expect(found.length).toBeGreaterThan(1);
  for (const one of found) expect(Math.abs(one - step)).toBeLessThan(0.3);

  // The line to measure is 10 centimetres long, on the sheet of the board and on that of the pieces.
  expect(pdf.pages.flatMap(({ segments }) => rulers(segments))).toHaveLength(2);

  // Nothing by colour, and every font in the file.
  const colours = pdf.pages.flatMap((one) => one.colours);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter(([r, g = r, b = r, ...more]) => r !== g || g !== b || more.length > 0)).toEqual([]);
  expect(pdf.pages.flatMap((one) => one.otherColours)).toEqual([]);
  expect(pdf.missingFonts).toEqual([]);

  // Tagged, in the order of the sheets.
  expect(pdf.lang).toBe('en');
  const tagged = pdf.structure.filter(({ role }) => role === 'H2' || role === 'H3');
  expect(tagged.map(({ text }) => text.replace(/\s/g, ''))).toEqual(await headings(page));
  const order = pdf.structure.flatMap(({ page: at }) => at ?? []);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const figures = pdf.structure.filter(({ role }) => role === 'Figure');
  expect(figures.length).toBe(await page.locator('gs-sheets [role=img]').count());
  expect(figures.filter(({ alt }) => !alt)).toEqual([]);
  const tables = pdf.structure.filter(({ role }) => role === 'Table');
  expect(tables.length).toBe(await page.locator('gs-sheets table').count());

  expect(await barePages(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  // A board that is in one piece has the line to measure on its own page.
  if (game !== 'territories' && paper !== 'A5')
    expect(await page.locator('gs-sheets .page[data-part=board]').count()).toBe(1);

  // The host's key begins on a paper of its own, at its end nothing follows, and each page of it is headed so.
  const parts = await shownPages(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-part')));
  const first = parts.indexOf('host-key');
  expect(first % 2).toBe(0);
  expect(new Set(parts.slice(first))).toEqual(new Set(['host-key']));
  for (const [index, { text }] of pdf.pages.entries()) expect(text.includes('Host key')).toBe(index >= first);
}

for (const game of gameIds)
  for (const print of ['usual', 'large'])
    test(`${game}, ${print} print: every sheet to the millimetre, in grey, tagged, with the key apart`, async ({
      page,
    }) => {
      await openAll(page, game);
      await choice(page, 'Large print').setChecked(print === 'large');
      for (const paper of Object.keys(papers) as Paper[]) {
        await choice(page, paper).check();
        await check(page, await printed(page), game, paper);
      }
    });

test('with little ink, extra contrast and crop marks the pages are as large, and grey', async ({ page }) => {
  await openAll(page, 'approach-withdraw');
  for (const name of ['Extra contrast', 'Little ink', 'Crop marks instead of lines', 'Printed on both sides']) {
    await choice(page, name).check();
  }
  for (const print of ['usual', 'large'])
    for (const paper of Object.keys(papers) as Paper[]) {
      await choice(page, 'Large print').setChecked(print === 'large');
      await choice(page, paper).check();
      await check(page, await printed(page), 'approach-withdraw', paper);
    }
});

test('another page is printed as the browser likes once the print page is left', async ({ page }) => {
  await openAll(page, 'isolation');
  await choice(page, 'A5').check();
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(Math.round(pages[0]?.width ?? 0)).toBe(216);
});

test('a game is printed from its own page, and names that are markup are text', async ({ page }) => {
  await page.goto('/#/new/isolation');
  await page.getByText('Names', { exact: true }).click();
  await page.locator('gs-new-isolation input[type=text]').first().fill('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('gs-say input').fill('C1-B2 block C1');
  await page.locator('gs-say input').press('Enter');
  await expect(page.locator('gs-log li')).toHaveCount(1);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeFocused();
  // The record is read meanwhile.
  await expect(page.getByLabel('Boards after these moves')).toBeVisible();
  const pdf = await printed(page);
  const text = pdf.structure[0]?.text ?? '';
  expect(text).toContain('<img src=x onerror=alert(1)>');
  expect(text).toContain('After move 1');
});
