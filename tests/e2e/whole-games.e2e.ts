import { expect, type Locator, type Page, test } from '@playwright/test';
import { type GameId, gameOf, games, type Move } from '../../src/rules/index.js';
import { describeOutcome } from '../../src/speech/describe.js';
import { enter, logLines } from './support/game.js';
import { randomGame, type RandomGame } from './support/random-game.js';
import { storedGame } from './support/stored.js';

const ids = ['approach-withdraw', 'nearest-site', 'territories'] as const satisfies GameId[];

/** Sets up a game as it comes, and works out a random game from there. */
async function begin(page: Page, id: GameId, seed: number): Promise<RandomGame> {
  await page.goto(`/#/new/${id}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('gs-game gs-board')).toBeVisible();
  // The page takes the focus to its heading; a test is faster there than any person.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { options } = await storedGame(page);
  const started = games[id].start(options);
  if (!started.ok) throw new Error(started.error.code);
  return randomGame(started.value, seed);
}

/** What must be true of a game that was played to its end, and again after a reload without the network. */
async function expectPlayed(page: Page, id: GameId, { moves, end }: RandomGame): Promise<void> {
  expect((await storedGame(page)).lines).toEqual(moves.map(({ line }) => line));
  const outcome = gameOf(end).outcome(end);
  if (!outcome) throw new Error('the game has no end');
  const sentence = describeOutcome(id, outcome, { spelling: false, verbosity: 'normal' });
  await expect(page.locator('gs-reply')).toContainText(sentence);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('gs-reply')).toContainText(sentence);
  await expect(logLines(page)).toHaveCount(moves.length);
}

/** The cells that a move names one after another, as they are picked. */
function picks(move: Move): string[] {
  if ('block' in move) return [move.to, move.block];
  if ('capture' in move) return [move.from, move.to];
  if ('site' in move) return [move.site];
  if ('award' in move) return [move.cell];
  return 'farm' in move ? [move.farm] : [...move.trunk];
}

/** The button that answers what a move leaves open after its cells, if anything is asked. */
function answer(page: Page, move: Move): Locator | null {
  const choices = page.locator('gs-choices');
  if ('capture' in move)
    return choices.getByRole('button', {
      name: move.capture === null ? /^No capture/ : move.capture === 'approach' ? /^Approach/ : /^Withdraw/,
    });
  if ('award' in move)
    return choices.getByRole('button', { name: { W: 'White', B: 'Black', neutral: 'Neutral' }[move.award] });
  return null;
}

for (const [index, id] of ids.entries()) {
  test(`a whole game by keyboard alone: ${id}`, async ({ page }) => {
    test.setTimeout(180_000);
    const game = await begin(page, id, 40 + index);
    const cell = (name: string): Locator => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
    await cell('A1').focus();
    for (const [done, { move, legal }] of game.moves.entries()) {
      if ('farm' in move && legal === 1) await page.locator('gs-choices').getByRole('button', { name: 'Yes' }).focus();
      else if ('trunk' in move) {
        const [one, other] = move.trunk;
        await page.keyboard.press(one.charAt(0));
        await page.keyboard.press(one.charAt(1));
        await expect(cell(one)).toBeFocused();
        await page.keyboard.press(one.charAt(0) === other.charAt(0) ? 'Shift+ArrowUp' : 'Shift+ArrowRight');
      } else
        for (const [place, name] of picks(move).entries()) {
          if (place > 0) await page.keyboard.press('Enter');
          await page.keyboard.press(name.charAt(0));
          await page.keyboard.press(name.charAt(1));
          await expect(cell(name)).toBeFocused();
        }
      await page.keyboard.press('Enter');
      const choice = answer(page, move);
      await expect
        .poll(async () => (await logLines(page).count()) > done || ((await choice?.count()) ?? 0) > 0)
        .toBe(true);
      if ((await logLines(page).count()) === done) {
        const wanted = await choice?.textContent();
        for (let stops = 0; (await focusedText(page)) !== wanted && stops < 4; stops++)
          await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await expect(logLines(page)).toHaveCount(done + 1);
    }
    await expectPlayed(page, id, game);
  });

  test(`a whole game by typing: ${id}`, async ({ page }) => {
    test.setTimeout(180_000);
    const game = await begin(page, id, 50 + index);
    for (const [done, { move, line, legal }] of game.moves.entries()) {
      await enter(page, 'farm' in move && legal === 1 ? 'yes' : line);
      if ('capture' in move && move.capture === null) {
        await expect
          .poll(
            async () => (await logLines(page).count()) > done || (await page.locator('gs-choices button').count()) > 0,
          )
          .toBe(true);
        if ((await logLines(page).count()) === done) await enter(page, 'no capture');
      }
      await expect(logLines(page)).toHaveCount(done + 1);
    }
    await expectPlayed(page, id, game);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  for (const [index, id] of ids.entries())
    test(`a whole game by taps: ${id}`, async ({ page }) => {
      test.setTimeout(180_000);
      const game = await begin(page, id, 60 + index);
      const cell = (name: string): Locator =>
        page.locator('gs-board').getByRole('button', { name: new RegExp(`^${name}`) });
      for (const [done, { move, legal }] of game.moves.entries()) {
        if ('farm' in move && legal === 1) await page.locator('gs-choices').getByRole('button', { name: 'Yes' }).tap();
        else if ('trunk' in move)
          for (const name of move.trunk) {
            await page
              .locator('gs-pad')
              .getByRole('button', { name: new RegExp(`^${name.charAt(0)},`) })
              .tap();
            await page
              .locator('gs-pad')
              .getByRole('button', { name: new RegExp(`^${name.charAt(1)},`) })
              .tap();
          }
        else for (const name of picks(move)) await cell(name).tap();
        const choice = answer(page, move);
        await expect
          .poll(async () => (await logLines(page).count()) > done || ((await choice?.count()) ?? 0) > 0)
          .toBe(true);
        if ((await logLines(page).count()) === done) await choice?.tap();
        await expect(logLines(page)).toHaveCount(done + 1);
      }
      await expectPlayed(page, id, game);
    });
});

/** The text of what has the focus, through shadow roots. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent ?? '';
  });
