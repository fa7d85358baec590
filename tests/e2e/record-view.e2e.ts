import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type GameId,
  games,
  type Move,
  type Options,
  randomFrom,
  writeRecord,
  type GameResult,
} from '../../src/rules/index.js';
import { axeFaultsInAllLooks } from './support/axe.js';

const land: Options = {
  houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] },
  start: ['G1', 'H1'],
};

/** The text of a whole game, the same for the same seed, and how many moves it has. */
function wholeGame(id: GameId, options: Options, seed: number): { text: string; count: number } {
  const game = games[id];
  const next = randomFrom(seed);
  const started = game.start(options);
  if (!started.ok) throw new Error(started.error.code);
  let state = started.value;
  const moves: Move[] = [];
  while (!game.outcome(state)) {
    const legal = game.legalMoves(state);
    const move = legal[next() % legal.length];
    const played = move && game.play(state, move);
    if (!move || !played?.ok) throw new Error('no move');
    moves.push(move);
    state = played.value;
  }
  const result: GameResult = game.outcome(state)?.winner ?? 'draw';
  const record = { game: id, options, names: {}, date: null, moves, result, termination: 'rules' as const, tags: [] };
  return { text: writeRecord(record), count: moves.length };
}

/** Opens a record file and goes from its game to the look through it, by way of "More". */
async function lookThrough(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/');
  await page
    .locator('gs-home input[type=file]')
    .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Look through the record' }).click();
  await expect(move(page)).toHaveText('Start of the record.');
}

const move = (page: Page): Locator => page.locator('gs-record-view .move');
const step = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();

test('a finished game of Isolation is stepped through by buttons, by its log and by numbers', async ({ page }) => {
  const { text, count } = wholeGame('isolation', {}, 4);
  await lookThrough(page, 'isolation', text);
  expect(await axeFaultsInAllLooks(page)).toEqual([]);

  await step(page, 'On');
  await expect(move(page)).toContainText(`Move 1 of ${count}: C1 to `);
  await step(page, 'Last');
  await expect(move(page)).toContainText(`Move ${count} of ${count}: `);
  await expect(page.locator('gs-record-view .place')).toContainText('wins.');
  await step(page, 'On');
  await expect(page.locator('gs-record-view .place')).toContainText('This is the last move.');
  await step(page, 'Back');
  await expect(move(page)).toContainText(`Move ${count - 1} of ${count}: `);

  await page.getByRole('button', { name: /^Move 2, pawn B: / }).click();
  await expect(move(page)).toContainText(`Move 2 of ${count}: C5 to `);
  await expect(page.locator('gs-view-log [aria-current]')).toHaveText(/^\s*Move 2, pawn B: /);
  await page.getByLabel('Go to move').fill('3');
  await page.keyboard.press('Enter');
  await expect(move(page)).toContainText(`Move 3 of ${count}: `);
  expect(await axeFaultsInAllLooks(page)).toEqual([]);

  await page.reload();
  await expect(move(page)).toContainText(`Move 3 of ${count}: `);
  // The steps are one entry of the history: back leads to the game.
  await page.goBack();
  await expect(page.locator('gs-play')).toBeVisible();
});

test('a finished game of Territories is stepped through by the keyboard alone', async ({ page }) => {
  const { text, count } = wholeGame('territories', land, 7);
  await lookThrough(page, 'territories', text);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The heading, then the board.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell', { name: /^A1/ })).toBeFocused();

  for (let ply = 1; ply <= count; ply += 1) {
    await page.keyboard.press(ply % 2 === 0 ? ']' : 'PageDown');
    await expect(move(page)).toHaveText(new RegExp(`Move ${ply} of ${count}: \\w+ and \\w+, trunk\\.`));
    await expect(page).toHaveURL(new RegExp(`/record/\\w+/${ply}$`));
  }
  await expect(page.locator('gs-record-view .place')).toContainText('Squares: white ');
  await page.keyboard.press('[');
  await page.keyboard.press('PageUp');
  await expect(move(page)).toContainText(`Move ${count - 2} of ${count}: `);

  // The board can be explored as it was, and nothing is moved by it.
  await page.keyboard.type('b2');
  await page.keyboard.press('Enter');
  await expect(page.locator('gs-record-view .note')).toContainText('B2, ');
  await expect(move(page)).toContainText(`Move ${count - 2} of ${count}: `);

  await page.reload();
  await expect(move(page)).toContainText(`Move ${count - 2} of ${count}: `);
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
});

test('each step is said once', async ({ page }) => {
  const { text, count } = wholeGame('isolation', {}, 4);
  await lookThrough(page, 'isolation', text);
  const polite = page.locator('[aria-live=polite]');
  await expect(polite).toContainText('Start of the record.');
  await step(page, 'On');
  await expect(polite).toHaveText(new RegExp(`^Move 1 of ${count}: C1 to [^.]*\\.\\s*$`));
});

test.describe('at 360×640 by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('board, buttons and words stand on one screen, and the buttons never move', async ({ page }) => {
    const { text, count } = wholeGame('isolation', {}, 4);
    await lookThrough(page, 'isolation', text);
    const on = page.getByRole('button', { name: /^On\b/ });
    const before = await on.boundingBox();
    for (let ply = 1; ply <= count; ply += 1) {
      await on.tap();
      await expect(move(page)).toContainText(`Move ${ply} of ${count}: `);
    }
    expect(await on.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(move(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFaultsInAllLooks(page)).toEqual([]);
  });

  test('what is asked by buttons comes onto the screen, and the board with it', async ({ page }) => {
    const { text } = wholeGame('isolation', {}, 4);
    await lookThrough(page, 'isolation', text);
    await page.getByText('More', { exact: true }).tap();
    await page.getByRole('button', { name: 'Look around' }).tap();
    await expect(page.getByRole('button', { name: 'Upper left' })).toBeInViewport({ ratio: 1 });
    const pawn = page.getByRole('button', { name: 'C1, pawn A' });
    await expect(pawn).toBeInViewport({ ratio: 1 });
    await pawn.tap();
    await page.getByRole('button', { name: 'Around it' }).tap();
    await expect(page.locator('gs-look .answer')).toContainText('Around C1:');
  });
});

test('a game that another tab plays grows here, and nothing here is in its way', async ({ page, context }) => {
  const { text } = wholeGame('isolation', {}, 4);
  const open = text
    .replace(/\[Result .*/, '[Result "unfinished"]')
    .replace(/\[Termination .*/, '[Termination "unfinished"]');
  await lookThrough(
    page,
    'open',
    open
      .split('\n')
      .filter((line) => !/^([2-9]|\d\d)\. /.test(line))
      .join('\n'),
  );
  await expect(page.getByRole('link', { name: 'Go on playing' })).toBeVisible();
  await step(page, 'On');
  await expect(move(page)).toContainText('Move 1 of 1: ');

  const player = await context.newPage();
  await player.goto(page.url().replace(/record\/(\w+)\/1$/, 'play/$1'));
  await expect(player.getByText('Another tab has this game open.')).toBeHidden();
  const second = /^2\. (.*)$/m.exec(text)?.[1] ?? '';
  await player.getByLabel('Move or question').fill(second);
  await player.keyboard.press('Enter');
  await expect(move(page)).toContainText('Move 1 of 2: ');
});

test('home leads to it: finished games open there, others by a link of their own', async ({ page }) => {
  const { text, count } = wholeGame('isolation', {}, 4);
  await lookThrough(page, 'friday', text);
  await page.goto('/#/');
  await page.getByRole('link', { name: /^Open friday/ }).click();
  await expect(move(page)).toHaveText('Start of the record.');
  await expect(page.locator('gs-view-log li')).toHaveCount(count + 1);
  await expect(page.locator('gs-record-view dl')).toContainText('friday');
});
