import { expect, type Page, test } from '@playwright/test';
import { enter, logLines, randomIsolation, savedMoves, startIsolation } from './support/game.js';

test('a whole game by keyboard alone, from the home page to the end', async ({ page }) => {
  const moves = randomIsolation(11);
  await page.goto('/');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let count = 0; count < 40; count++) {
      await press('Tab');
      if (name.test(await focusedText(page))) return;
    }
    throw new Error(`no stop named ${String(name)}`);
  };
  await tabTo(/^\s*Isolation/);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Isolation/ })).toBeFocused();
  await tabTo(/Start the game/);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Isolation', exact: true })).toBeFocused();
  await tabTo(/^\s*A1/);
  for (const [index, { to, block }] of moves.entries()) {
    for (const cell of [to, block]) {
      await press(cell.charAt(0));
      await press(cell.charAt(1));
      await expect(page.getByRole('gridcell', { name: new RegExp(`^${cell}`) })).toBeFocused();
      await press('Enter');
    }
    await expect(logLines(page)).toHaveCount(index + 1);
  }
  await expect(page.locator('gs-reply')).toContainText(/wins/);
  expect(await savedMoves(page)).toEqual(moves);
});

test('a whole game by typing what one would say', async ({ page }) => {
  const moves = randomIsolation(12);
  const words = ['', 'Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
  const say = (cell: string): string => `${words[cell.charCodeAt(0) - 64] ?? ''} ${cell.charAt(1)}`;
  await startIsolation(page);
  for (const [index, { from, to, block }] of moves.entries()) {
    if (index % 3 === 0) await enter(page, `${from}-${to} block ${block}`);
    else if (index % 3 === 1) await enter(page, `um, I go to ${say(to)} and block ${say(block)} please`);
    else {
      await enter(page, say(to));
      await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
      await enter(page, say(block));
    }
    await expect(logLines(page)).toHaveCount(index + 1);
  }
  await expect(page.locator('gs-reply')).toContainText(/wins/);
  expect(await savedMoves(page)).toEqual(moves);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a whole game by taps, without scrolling', async ({ page }) => {
    const moves = randomIsolation(13);
    await startIsolation(page);
    const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    for (const corner of ['A1', 'E1', 'A5', 'E5']) {
      const box = await cell(corner).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(48);
      expect(box?.height).toBeGreaterThanOrEqual(48);
      await expect(cell(corner)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    for (const [index, { to, block }] of moves.entries()) {
      await cell(to).tap();
      await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
      await cell(block).tap();
      await expect(logLines(page)).toHaveCount(index + 1);
    }
    await expect(page.locator('gs-reply')).toContainText(/wins/);
    expect(await savedMoves(page)).toEqual(moves);
  });
});

test('undo, redo and what happened stay on the page', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await enter(page, 'd4 a1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('gs-reply')).toContainText('Taken back: C5 to D4, blocks A1.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(logLines(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('gs-reply')).toContainText('Do both agree?');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(logLines(page)).toHaveCount(0);
});

test('a game that one gives up, and the second game with sides changed', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await page.getByText('More', { exact: true }).click();
  await page.getByText('End the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Given up by Pawn B' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('gs-reply')).toContainText('Pawn B’s turn.');
  await page.getByRole('button', { name: 'Given up by Pawn B' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await expect(page.locator('gs-reply')).toContainText('Pawn A wins');
  await page.getByRole('button', { name: 'Second game, sides changed' }).click();
  await expect(page.locator('gs-reply')).toContainText('Pawn B’s turn.');
  await expect(logLines(page)).toHaveCount(0);
});

test('each question to the board has a key and an answer', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await page.getByRole('gridcell', { name: /^B2/ }).focus();
  for (const [key, answer] of [
    ['t', 'Pawn B’s turn'],
    ['m', 'C1 to B2, blocks C1'],
    ['p', 'Move 1'],
    ['s', 'Row'],
    ['-', 'Row 2'],
    ['|', 'Column B'],
    ['.', 'B2'],
    ['o', 'Around B2'],
    ['v', 'B2'],
    ['n', 'blocked'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('gs-reply'), key).toContainText(answer);
  }
});

/** The text of what has the focus, through shadow roots. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent ?? '';
  });

test('the screen is kept lit from the beginning, also while nobody has said anything yet', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const request = (kind: string): Promise<never> => {
      asked.push(kind);
      return Promise.reject(new DOMException('not here', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await startIsolation(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked), { timeout: 15_000 })
    .toEqual(['screen']);
});
