import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readRecord, shuffle } from '../../src/rules/index.js';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines } from './support/game.js';

const table = 'As it lies on your table';
const land = {
  shape: '4x3',
  houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['C2', 'F2', 'B3', 'F5'] },
  start: ['G1', 'H1'],
};
const squares = (page: Page): Locator => page.getByRole('textbox', { name: 'Squares' });
const started = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click();

/** The record's options and names, by the file that the play page saves. */
async function savedSetUp(page: Page): Promise<{ options: unknown; names: unknown }> {
  await page.getByText('More', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const read = readRecord(await readFile(await file.path(), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { options, names } = read.value;
  return { options, names };
}

test('each game is set up from home as it comes, and a first move is recorded', async ({ page }) => {
  for (const [name, move] of [
    ['Approach or withdraw', 'A2-A3'],
    ['Nearest-site territories', 'C3'],
    ['Territories', null],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `New game: ${name}` })).toBeFocused();
    await begin(page);
    await started(page, name);
    await expect(page.locator('gs-reply')).toContainText('White’s turn.');
    if (move === null) continue;
    await enter(page, move);
    await expect(logLines(page)).toHaveCount(1);
    await expect(page.locator('gs-reply')).toContainText('Black’s turn.');
  }
});

test('a real table’s land is entered by keyboard alone on the board', async ({ page }) => {
  await page.goto('/#/new/territories');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.getByRole('radio', { name: 'Shuffled here, by a number' }).focus();
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: table })).toBeChecked();
  // This part of the page is fetched when it is chosen.
  await expect(page.getByRole('gridcell', { name: /^A1/ })).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('gridcell', { name: /^A1/ })).toBeFocused();
  for (const cell of ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5', 'G1', 'H1']) {
    await press(cell.charAt(0));
    await press(cell.charAt(1));
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${cell}`) })).toBeFocused();
    await press('Enter');
  }
  await expect(page.locator('gs-land-entry')).toContainText('The land is complete.');
  await press('Backspace');
  await expect(page.locator('gs-land-entry')).toContainText('H1 is taken back.');
  await press('Enter');
  await expect(page.locator('gs-land-entry')).toContainText('The land is complete.');
  await begin(page);
  await started(page, 'Territories');
  expect((await savedSetUp(page)).options).toEqual(land);
});

test('a land is entered by typing; what is wrong gets the reason, and a reload keeps what is right', async ({
  page,
}) => {
  await page.goto('/#/new/territories');
  await page.getByRole('radio', { name: table }).check();
  const told = page.locator('gs-land-entry #told');
  const say = async (text: string): Promise<void> => {
    await squares(page).fill(text);
    await page.keyboard.press('Enter');
  };
  await say('bravo two, delta four');
  await expect(told).toHaveText('B2 and D4, white houses.');
  for (const [wrong, reason] of [
    ['A1', 'A1 and B2 are on the same tile. Each tile has room for one house.'],
    ['K1', 'K1 is not on the board. Choose a cell of this board.'],
    ['D4', 'D4 is named twice. Name each cell once.'],
    ['banana', '“banana” names no squares. Say for example B2, or Bravo two.'],
  ] as const) {
    await say(wrong);
    await expect(told).toHaveText(reason);
    await expect(page.locator('.live-region[aria-live=assertive]')).toContainText(reason);
  }
  await page.getByRole('textbox', { name: 'White' }).fill('Ada');
  await page.reload();
  await expect(page.locator('gs-land-entry')).toContainText('White’s houses, 2 of 4: B2 and D4');
  await expect(page.getByRole('textbox', { name: 'White' })).toHaveValue('Ada');
  await say('E4 G4 B3 C2 F2 F5');
  await begin(page);
  await expect(page.locator('.notice')).toHaveText('The starting trunk needs the two squares beside it.');
  await say('G2');
  await expect(told).toHaveText('The starting trunk must begin at the edge of the terrain.');
  await say('G1 H1');
  await begin(page);
  await started(page, 'Territories');
  await expect(page.locator('gs-reply')).toContainText('Ada');
  // A file that may be passed on has no names in it.
  expect(await savedSetUp(page)).toEqual({ options: land, names: {} });
  await page.goto('/#/new/territories');
  await expect(page.getByRole('radio', { name: 'Shuffled here, by a number' })).toBeChecked();
});

test('a land’s number is read out on one device and typed on another', async ({ page, browser }) => {
  await page.goto('/#/new/territories');
  await page.getByRole('radio', { name: /^3 tiles wide/ }).check();
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  const number = await page.getByLabel('Number of the land').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: /^3 tiles wide/ }).check();
  await other.getByRole('radio', { name: /^Without luck/ }).check();
  await other.getByLabel('Number of the land').fill(number);
  await other.keyboard.press('Enter');
  await expect(other.locator('gs-land-shuffle')).toContainText(`Land ${number} is laid out.`);
  await begin(other);
  await started(other, 'Territories');
  const { houses, start } = shuffle(Number(number), '3x4');
  const { options } = await savedSetUp(other);
  expect(options).toMatchObject({ shape: '3x4', start });
  const { spots } = options as { spots: string[] };
  expect(spots.toSorted()).toEqual([...(houses?.W ?? []), ...(houses?.B ?? [])].toSorted());
  await other.context().close();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a land is entered by taps, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('/#/new/territories');
    await page.getByText(table).tap();
    const cell = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await cell('B2').tap();
    await cell('A1').tap();
    await expect(page.locator('gs-land-entry #told')).toContainText('A1 and B2 are on the same tile.');
    await expect(cell('A1')).toContainText('Each tile has room for one house.');
    for (const square of ['D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5', 'G1', 'H1']) await cell(square).tap();
    await expect(page.locator('gs-land-entry')).toContainText('The land is complete.');
    await page.getByRole('textbox', { name: 'White' }).fill('W'.repeat(500));
    await page.getByRole('button', { name: 'Draw lots' }).tap();
    for (const shape of [/^3 tiles wide/, /^6 tiles wide/, /^4 tiles wide/]) {
      await page.getByRole('radio', { name: shape }).check();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    }
    await page.getByRole('button', { name: 'Start the game' }).tap();
    await started(page, 'Territories');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect((await savedSetUp(page)).options).toEqual(land);
  });
});

test('every set-up passes the accessibility check in every look, at 400 % zoom too', async ({ page }) => {
  const states: Record<string, () => Promise<void>> = {
    '/#/new/approach-withdraw': () => page.getByRole('button', { name: 'Draw lots' }).click(),
    '/#/new/nearest-site': () => page.getByText('Names', { exact: true }).click(),
    '/#/new/territories': async () => {
      await page.getByRole('radio', { name: table }).check();
      await squares(page).fill('B2 A1');
      await page.keyboard.press('Enter');
      await begin(page);
    },
  };
  for (const [address, act] of Object.entries(states)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act();
    expect(await axeFaultsInAllLooks(page), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await axeFaultsInAllLooks(page), address).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
  }
});
