import { expect, type Locator, type Page, test } from '@playwright/test';
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

/** Goes to a control by the Tab key. */
async function tabTo(control: Locator, page: Page): Promise<void> {
  for (let stops = 0; stops < 60 && !(await control.evaluate(isFocused)); stops++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Goes to a button by the Tab key and presses it. */
async function pressByTab(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('button', { name, exact: true }), page);
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
  await expect(logLines(page)).toHaveText(['Move 1, black: D3 and E3, trunk.']);
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
  await expect(logLines(page)).toHaveText(['Move 1, black: F1 and F2, trunk.']);
  await page.reload();
  await expect(page.getByRole('main').getByText('You go on where you stopped.')).toBeVisible();
  await expect(logLines(page)).toHaveText(['Move 1, black: F1 and F2, trunk.']);

  await open(page, 'closing-fence');
  await first.focus();
  await keys(page, 'e', '1', 'Shift+ArrowRight', 'Enter');
  await expect(reply(page)).toContainText('White goes on: a territory is closed.');

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

/** Types into the field that one speaks to the game with, and sends it. */
async function type(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await tabTo(page.locator('gs-say input'), page);
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(page.locator('gs-say input')).toHaveValue('');
  }
}

test('every worked example and every sheet from first to last by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  page.setDefaultTimeout(8000);
  const board = page.locator('gs-board [role=gridcell][tabindex="0"]');
  const heading = page.getByRole('heading', { level: 1 });
  const step = page.locator('gs-exercise .step');
  const next = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('link', { name: `Next exercise: ${name}` }), page);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await expect(page.locator('gs-exercise gs-board')).toBeVisible();
  };
  const onBoard = async (...pressed: string[]): Promise<void> => {
    await tabTo(board, page);
    await keys(page, ...pressed);
  };

  /** Answers the question that the list after the board asks, once the focus has come to it. */
  const answer = async (place: number): Promise<void> => {
    await expect(page.locator('gs-choices button').first()).toBeFocused();
    for (let presses = 0; presses < place; presses++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };

  await page.goto('/#/practice');
  await tabTo(page.getByRole('link', { name: /^Worked example ?, Isolation$/ }), page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Isolation: Worked example');
  await onBoard('b', '2', 'Enter', 'c', '1', 'Enter');
  await expect(step).toContainText('Step 2 of 3.');
  await type(page, 'd4 c5', 'b5 d3');
  await expect(step).toHaveText('That was the whole example.');

  await next('Isolation: A move and a block');
  await onBoard('d', '4', 'Enter', 'c', '1', 'Enter');
  await expect(reply(page)).toContainText('C1 is blocked already.');
  await expect(logLines(page)).toHaveCount(0);
  await onBoard('b', '3', 'Enter');
  await expect(logLines(page)).toHaveText(['Move 1, pawn B: C5 to D4, blocks B3.']);
  await pressByTab(page, 'Set it up again');
  await type(page, 'd4 b2');
  await expect(reply(page)).toContainText('B2');
  await expect(logLines(page)).toHaveCount(0);

  await next('Approach or withdraw: Worked example');
  await onBoard('b', '2', 'Enter', 'b', '3', 'Enter');
  await answer(0);
  await expect(step).toContainText('Step 2 of 3.');
  await pressByTab(page, 'Play this step for me');
  await expect(step).toContainText('Step 3 of 3.');
  await onBoard('a', '2', 'Enter', 'a', '3', 'Enter');
  await expect(step).toHaveText('That was the whole example.');

  await next('Approach or withdraw: In front, behind, or neither');
  await type(page, 'c3 c4 takes c5 c2 c1');
  await expect(page.locator('gs-reply .refused')).toBeVisible();
  // The step itself is possible, so that it is still asked what comes off.
  await tabTo(page.locator('gs-choices button').first(), page);
  await answer(1);
  await expect(logLines(page)).toHaveText(['Move 1, white: C3 to C4. Withdraw takes C2 and C1.']);

  await next('Nearest-site territories: Worked example');
  await onBoard('b', '2', 'Enter');
  await type(page, 'd4', 'd2', 'b4', 'a1 white', 'c3 neutral', 'e5 black');
  await expect(step).toHaveText('That was the whole example.');

  await next('Nearest-site territories: Whose site is nearer?');
  await onBoard('b', '1', 'Enter');
  await answer(0);
  await expect(logLines(page)).toHaveText(['Move 1: B1 white.']);
  await onBoard('c', '3', 'Enter');
  await answer(0);
  await expect(logLines(page)).toHaveCount(2);
  await pressByTab(page, 'Check the awards');
  await expect(reply(page)).toContainText('23 awards are open. 1 award differs from the rule.');
  await pressByTab(page, 'Check the awards');
  await expect(reply(page)).toContainText('Awards differ from the rule in row 3.');
  await type(page, 'c3 neutral', 'row one: white, white, white, white, neutral');
  await pressByTab(page, 'How many are open');
  await expect(reply(page)).toContainText('19 awards are open.');
  await pressByTab(page, 'Host check');
  await pressByTab(page, 'I am the host: show the answers');
  await expect(page.getByRole('heading', { name: 'Answers for the host' })).toBeFocused();
  await expect(page.getByRole('row', { name: 'C3 neutral 4 (A1) 4 (E5) neutral' })).toBeVisible();

  await next('Territories: Worked example');
  for (let left = 5; left > 1; left--) {
    await expect(step).toContainText(`Step ${String(6 - left)} of 5.`);
    await pressByTab(page, 'Play this step for me');
  }
  await onBoard('e', '1', 'Shift+ArrowRight', 'Enter');
  await expect(step).toHaveText('That was the whole example.');

  for (const [name, square, way, refused] of [
    ['A fence that closes', 'e1', 'Shift+ArrowRight', ''],
    ['Land that would be wasted', 'f1', 'Shift+ArrowUp', 'f1 g1'],
    ['Beside the other player’s farm', 'd3', 'Shift+ArrowRight', 'e3 e4'],
  ] as const) {
    await next(`Territories: ${name}`);
    if (refused) {
      await type(page, refused);
      await expect(page.locator('gs-reply .refused')).toBeVisible();
    }
    await onBoard(...square, way, 'Enter');
    await expect(logLines(page)).toHaveCount(1);
  }
  await tabTo(page.getByRole('link', { name: 'All exercises' }), page);
  await page.keyboard.press('Enter');
  // All but the one that was set up again last.
  await expect(page.getByText('Begun')).toHaveCount(9);
});
