import { expect, type Locator, type Page, test } from '@playwright/test';
import type { GameId } from '../../src/rules/index.js';
import { enter, logLines, startIsolation } from './support/game.js';
import { addStyle, everyAnimation, lostText, spacing, widthBeyond } from './support/layout.js';

const screens = {
  'a phone upright': { width: 360, height: 640 },
  'a phone sideways': { width: 640, height: 360 },
  'a tablet': { width: 768, height: 1024 },
  'a desktop': { width: 1280, height: 800 },
  '400 % zoom': { width: 320, height: 256 },
};

/** The least width of a cell, in pixels. */
const leastCell = 24;

async function start(page: Page, game: GameId): Promise<void> {
  await page.goto(`/#/new/${game}`);
  // The widest board there is.
  if (game === 'territories') await page.getByRole('radio', { name: /^6 tiles wide/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('gs-game gs-board')).toBeVisible();
}

/** Every screen that has to fit, and how to get there. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  'the print page': async (page) => {
    await page.goto('/#/print');
    await expect(page.locator('gs-sheets .page').first()).toBeVisible();
  },
  'an exercise': async (page) => {
    await page.goto('/#/practice/beside-opponent');
    await expect(page.locator('gs-exercise gs-board')).toBeVisible();
  },
  isolation: (page) => start(page, 'isolation'),
  'approach-withdraw': (page) => start(page, 'approach-withdraw'),
  'nearest-site': (page) => start(page, 'nearest-site'),
  'territories, 12 columns': (page) => start(page, 'territories'),
};

/** All cells of the board, whichever way they are offered. */
const cells = (page: Page): Locator => page.locator('gs-board [data-cell]');

/** A board is seen whole, unless its cells would be too small to be hit: then it scrolls in a room of its own. */
async function expectBoardInside(page: Page, width: number): Promise<void> {
  const cell = await cells(page).first().boundingBox();
  if (cell?.width === leastCell) {
    const room = await page.locator('gs-board').boundingBox();
    expect((room?.x ?? 0) + (room?.width ?? Infinity)).toBeLessThanOrEqual(width);
    return;
  }
  expect(cell?.width).toBeGreaterThan(leastCell);
  for (const end of [cells(page).first(), cells(page).last()]) {
    const box = await end.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  }
}

/** Screens that have no board to play on. */
const boardless: ReadonlySet<string> = new Set(['home', 'the print page']);

for (const touch of [false, true])
  test.describe(touch ? 'with touch' : 'with a mouse', () => {
    test.use({ hasTouch: touch, isMobile: touch });
    for (const [name, reach] of Object.entries(pages))
      test(`nothing scrolls sideways and no text is lost on any screen: ${name}`, async ({ page }) => {
        for (const [screen, size] of Object.entries(screens)) {
          await page.setViewportSize(size);
          await reach(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await widthBeyond(page), screen).toBeLessThanOrEqual(0);
          if (!boardless.has(name)) await expectBoardInside(page, size.width);
          await addStyle(page, spacing);
          expect(await widthBeyond(page), `${screen}, text spaced`).toBeLessThanOrEqual(0);
          expect(await lostText(page), `${screen}, text spaced`).toEqual([]);
          if (!boardless.has(name)) await expectBoardInside(page, size.width);
        }
      });
  });

test('nothing moves by itself for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startIsolation(page);
  const still = async (): Promise<void> => {
    expect(await everyAnimation(page)).toEqual([]);
  };
  await still();
  await enter(page, 'b2');
  await still();
  await page.getByRole('gridcell', { name: /^C1/ }).click();
  await expect(logLines(page)).toHaveCount(1);
  await still();
  await page.getByRole('button', { name: 'Show large' }).click();
  await still();
  await page.getByText('More', { exact: true }).click();
  await still();
  await page.getByRole('button', { name: 'Turn the board' }).hover();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await still();
  await page.getByText('End the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Draw agreed' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await still();
});

test('a turned board has A1 at the top right, and what is tapped is what is seen', async ({ page }) => {
  await startIsolation(page);
  const middle = async (cell: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`gs-board [data-cell=${cell}]`).boundingBox();
    if (!box) throw new Error(`no ${cell}`);
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const corners = async (): Promise<unknown> => ({
    a1: await middle('A1'),
    a5: await middle('A5'),
    e1: await middle('E1'),
    e5: await middle('E5'),
    b2: await middle('B2'),
  });
  await page.getByText('More', { exact: true }).click();
  const [a1, a5, e1, e5, d4] = [
    await middle('A1'),
    await middle('A5'),
    await middle('E1'),
    await middle('E5'),
    await middle('D4'),
  ];
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(corners).toEqual({ a1: e5, a5: e1, e1: a5, e5: a1, b2: d4 });
  expect(e5.x).toBeGreaterThan(a5.x);
  expect(e5.y).toBeLessThan(e1.y);
  await page.mouse.click(d4.x, d4.y);
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  await expect(page.getByRole('gridcell', { name: /^B2/ })).toBeFocused();
  await enter(page, 'c1');
  await expect(logLines(page)).toHaveText(['Move 1, pawn A: C1 to B2, blocks C1.']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('why a trunk was refused is seen whole, on land that leaves little room for words', async ({ page }) => {
    for (const tiles of [/^3 tiles wide/, /^6 tiles wide/]) {
      await page.goto('about:blank');
      await page.goto('/#/new/territories');
      await page.getByRole('radio', { name: tiles }).check();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await enter(page, 'A1 C3');
      const reply = page.locator('gs-reply');
      await expect(reply.locator('.line')).toHaveCount(1);
      const [room, line, prompt] = await Promise.all(
        ['.reply', '.line', '.prompt'].map((part) => reply.locator(part).boundingBox()),
      );
      if (!room || !line || !prompt) throw new Error('no reply');
      expect(line.y).toBeGreaterThanOrEqual(room.y);
      expect(line.y + line.height).toBeLessThanOrEqual(prompt.y + 1);
      await expect(reply.locator('.prompt')).toContainText('White’s turn.');
    }
  });
});
