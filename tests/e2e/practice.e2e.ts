import { expect, type Page, test } from '@playwright/test';
import { logLines } from './support/game.js';

/** Opens an exercise and waits until it can be used. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/practice/${id}`);
  await expect(page.locator('gs-exercise gs-board')).toBeVisible();
}

/** Presses keys one after another, without a mouse anywhere. */
async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** Goes to a button by the Tab key and presses it. */
async function pressByTab(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let stops = 0; stops < 40 && !(await button.evaluate(isFocused)); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Whether an element has the focus, through shadow roots. */
const isFocused = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
};

const reply = (page: Page): ReturnType<Page['locator']> => page.locator('gs-reply');

test('a whole practice sheet by keyboard alone, and none of it among the records', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Practice' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused();
  await page.getByRole('link', { name: 'Beside the other player’s farm' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const first = page.locator('gs-board [role=gridcell][tabindex="0"]');
  await first.focus();
  await keys(page, 'e', '3', 'Shift+ArrowUp', 'Enter');
  await expect(reply(page)).toContainText('E4');
  await expect(logLines(page)).toHaveCount(0);
  await keys(page, 'd', '3', 'Shift+ArrowRight', 'Enter');
  await expect(logLines(page)).toHaveText(['Move 1, black: Trunk between D3 and E3.']);
  await pressByTab(page, 'Set it up again');
  await expect(logLines(page)).toHaveCount(0);
  await pressByTab(page, 'Host check');
  await expect(page.getByText('For the host only.')).toBeVisible();
  await expect(page.getByText('A new fence starts')).toHaveCount(0);
  await pressByTab(page, 'I am the host: show the answers');
  await expect(page.getByRole('heading', { name: 'Answers for the host' })).toBeFocused();
  await expect(page.getByText('A new fence starts at a placed trunk')).toBeVisible();

  await open(page, 'wasted-land');
  await first.focus();
  await keys(page, 'f', '1', 'Shift+ArrowRight', 'Enter');
  await expect(reply(page)).toContainText('G1');
  await keys(page, 'ArrowLeft', 'f', '1', 'Shift+ArrowUp', 'Enter');
  await expect(logLines(page)).toHaveText(['Move 1, black: Trunk between F1 and F2.']);
  await page.reload();
  await expect(page.getByText('You go on where you stopped.')).toBeVisible();
  await expect(logLines(page)).toHaveText(['Move 1, black: Trunk between F1 and F2.']);

  await open(page, 'closing-fence');
  await first.focus();
  await keys(page, 'e', '1', 'Shift+ArrowRight', 'Enter');
  await expect(reply(page)).toContainText('Closes a territory. White goes on.');

  await page.goto('/#/');
  await expect(page.getByText('No records yet.')).toBeVisible();
});

test('the step from C3 to C4 takes C5, or C2 and C1, or nothing, and never all three', async ({ page }) => {
  await open(page, 'approach-sheet');
  const cells = page.locator('gs-board [role=gridcell]');
  const step = async (): Promise<void> => {
    await page.locator('gs-board [role=gridcell][tabindex="0"]').focus();
    await keys(page, 'c', '3', 'Enter', 'c', '4', 'Enter');
    await expect(page.locator('gs-choices button')).toHaveCount(3);
  };
  const blackOn = (cell: string): Promise<number> => cells.getByText(`${cell}, black`, { exact: true }).count();
  const left = async (): Promise<number[]> => [await blackOn('C5'), await blackOn('C2'), await blackOn('C1')];
  for (const [presses, remains] of [
    [0, [0, 1, 1]],
    [1, [1, 0, 0]],
    [2, [1, 1, 1]],
  ] as const) {
    await step();
    for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(logLines(page)).toHaveCount(1);
    expect(await left()).toEqual(remains);
    await pressByTab(page, 'Set it up again');
    await expect(logLines(page)).toHaveCount(0);
  }
  await page.locator('gs-say input').fill('c3 c4 takes c5 c2 c1');
  await page.keyboard.press('Enter');
  await expect(page.locator('gs-reply .refused')).toBeVisible();
  await expect(logLines(page)).toHaveCount(0);
});
