import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Award, boardCells, games, type NearestState, readRecord, replay } from '../../src/rules/index.js';
import { enter, logLines } from './support/game.js';

const sites = ['B2', 'D4', 'D2', 'B4'];

/** The rule's award of every cell. */
function keyOf(): Record<string, Award> {
  const reached = replay(
    'nearest-site',
    {},
    sites.map((site) => ({ site })),
  );
  if (!reached.ok) throw new Error('no game');
  const key = games['nearest-site'].key(reached.value as NearestState);
  if (!key.ok) throw new Error(key.error.code);
  return key.value;
}
const right = keyOf();
const words: Record<Award, string> = { W: 'white', B: 'black', neutral: 'neutral' };
const cells = boardCells(5, 5);
const wordOf = (cell: string): string => words[right[cell] ?? 'neutral'];
/** A row as it is said. */
const rowText = (row: number): string =>
  `row ${String(row)} ${cells
    .slice(5 * row - 5, 5 * row)
    .map(wordOf)
    .join(' ')}`;

/** Whether an element has the focus, through shadow roots. */
const isFocused = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
};

/** Goes to a button or link by the Tab key and presses it. */
async function pressByTab(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  await expect(control).toBeVisible();
  for (let stops = 0; stops < 60 && !(await control.evaluate(isFocused)); stops++) await page.keyboard.press('Tab');
  expect(await control.evaluate(isFocused), `${name} is reached`).toBe(true);
  await page.keyboard.press('Enter');
}

/** Awards cells on the board, by letter, number and Enter, and an answer from the list. */
async function awardByKeys(page: Page, some: readonly string[]): Promise<void> {
  await page.locator('gs-board [role=gridcell][tabindex="0"]').focus();
  for (const cell of some) {
    await page.keyboard.press(cell.charAt(0));
    await page.keyboard.press(cell.charAt(1));
    await page.keyboard.press('Enter');
    const choice = page.locator('gs-choices button').filter({ hasText: new RegExp(`^\\s*${wordOf(cell)}`, 'i') });
    await expect(choice).toHaveCount(1);
    for (let stops = 0; stops < 3 && !(await choice.evaluate(isFocused)); stops++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // A site is called white before it is awarded, too: the answer has been taken once the focus is back on the cell.
    const awarded = page.locator(`gs-board [data-cell=${cell}]`);
    await expect.poll(() => awarded.evaluate(isFocused)).toBe(true);
    await expect(awarded).toContainText(new RegExp(`^\\s*${cell},.* ${wordOf(cell)}`));
  }
}

async function typeRows(page: Page, ...rows: number[]): Promise<void> {
  for (const row of rows) {
    const before = await logLines(page).count();
    await page.locator('gs-say input').focus();
    await page.keyboard.type(rowText(row));
    await page.keyboard.press('Enter');
    await expect.poll(() => logLines(page).count()).toBeGreaterThan(before);
  }
}

test('a whole audit by keyboard: opposite halves, exchanged, compared, and the record left as it was', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/#/new/nearest-site');
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const site of sites) await enter(page, site);
  await expect(logLines(page)).toHaveCount(4);
  await enter(page, rowText(1));
  await enter(page, 'A2 black, E2 neutral');
  await expect(logLines(page)).toHaveCount(11);

  await enter(page, 'check the awards');
  await expect(page.locator('gs-reply')).toContainText('18 awards are open. 2 awards differ from the rule.');
  await enter(page, 'check the awards');
  await expect(page.locator('gs-reply')).toContainText('Awards are open in rows 2, 3, 4 and 5.');
  await expect(page.locator('gs-reply')).toContainText('Awards differ from the rule in row 2.');
  await expect(page.locator('gs-reply')).not.toContainText('A2');
  await pressByTab(page, 'How many are open');
  await expect(page.locator('gs-reply')).toContainText('18 awards are open.');

  await page.locator('gs-game details:has(gs-more) > summary').press('Enter');
  await pressByTab(page, 'Audit by two', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit of the awards' })).toBeFocused();

  await pressByTab(page, 'I have it: begin');
  await awardByKeys(page, cells.slice(0, 13));
  await pressByTab(page, 'This half is done');
  await expect(page.getByRole('heading', { name: 'Second person: half 2' })).toBeFocused();
  await pressByTab(page, 'I have it: begin');
  await typeRows(page, 3, 4);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Second person: half 2' })).toBeVisible();
  await pressByTab(page, 'I have it: begin');
  await expect(page.getByText('5 cells of this half are still open.')).toBeVisible();
  await page.getByText('Award a whole row', { exact: true }).press('Enter');
  await pressByTab(page, '5, row');
  for (const cell of cells.slice(20)) await pressByTab(page, wordOf(cell));
  await expect(page.getByText('Every cell of this half is said.')).toBeVisible();
  await pressByTab(page, 'This half is done');
  await expect(page.getByRole('heading', { name: 'First person: half 2' })).toBeFocused();
  await pressByTab(page, 'I have it: begin');
  await typeRows(page, 4);
  await enter(page, 'D3 neutral, E3 black');
  await enter(page, 'A5 white, B5 black, C5 black, D5 black, E5 black');
  await pressByTab(page, 'This half is done');
  await expect(page.getByRole('heading', { name: 'Second person: half 1' })).toBeFocused();
  await pressByTab(page, 'I have it: begin');
  await typeRows(page, 1, 2);
  await pressByTab(page, 'This half is done');

  await expect(page.getByRole('heading', { name: 'The two compared' })).toBeFocused();
  const audit = page.locator('gs-audit');
  await expect(audit).toContainText(/The two agree in 2\d of 25 cells\./);
  await expect(audit).toContainText(`A5: first person white, second person ${wordOf('A5')}; in the record open.`);
  await expect(audit).toContainText(`A2: first person ${wordOf('A2')}, second person ${wordOf('A2')}; in the record`);
  await page.reload();
  await expect(audit).toContainText(/The two agree in 2\d of 25 cells\./);
  await pressByTab(page, 'Back to the game', 'link');
  await expect(logLines(page)).toHaveCount(11);
});

test('awards that are finished as agreed close the record as claimed, unchecked, and it says so', async ({ page }) => {
  await page.goto('/#/new/nearest-site');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const site of sites) await enter(page, site);
  await enter(page, rowText(1));
  await expect(logLines(page)).toHaveCount(9);
  await page.getByText('More', { exact: true }).click();
  await page.getByText('End the game', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Finish as agreed/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await expect(page.locator('gs-reply')).toContainText('Both agree to end with the awards as claimed.');
  await expect(page.locator('gs-reply')).toContainText('They are not checked.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('[Termination "as agreed"]');
  expect(readRecord(text).ok).toBe(true);
});
