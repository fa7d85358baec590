import { expect, type Page, test } from '@playwright/test';
import { fileMicrophone } from './support/file-microphone.js';
import { logLines, startIsolation } from './support/game.js';

const reply = (page: Page) => page.locator('gs-reply');

/** A machine that does much else is slow to hear. */
const patience = { timeout: 20_000 };

/** Hands-free is set, and Talk is pressed: the last thing that a hand does. From then on there is no network. */
async function handsFree(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('button', { name: 'Talk' }).click();
  await expect(page.locator('gs-talk')).toContainText('Waiting for “Scribe”.', patience);
  await page.context().setOffline(true);
}

/** Opens home with what the settings would be after someone chose to be listened to hands-free. */
async function chooseHandsFree(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('gridscribe-settings', JSON.stringify({ talk: 'word' }));
  });
}

test('sounds alone play Isolation to its end: an undo, and a blurred word mended by a question', async ({ page }) => {
  await chooseHandsFree(page);
  const { say } = await fileMicrophone(page);
  await startIsolation(page, 3);
  await handsFree(page);

  await say('c1-b1');
  await expect(logLines(page)).toHaveCount(1, patience);
  await expect(reply(page)).toContainText('B1 to C1, blocks B1.');
  await say('undo');
  await expect(logLines(page)).toHaveCount(0, patience);
  await expect(reply(page)).toContainText('Taken back: B1 to C1, blocks B1.');
  await say('c1-b1');
  await expect(logLines(page)).toHaveCount(1, patience);

  await say('blurred-c2');
  await expect(reply(page)).toContainText('Which cell is blocked?', patience);
  await say('b2');
  // It was heard, but not for sure: nothing is recorded without a question.
  await expect(reply(page)).toContainText('B3 to C2, blocks B2. Yes?', patience);
  await expect(logLines(page)).toHaveCount(1);
  await say('yes');
  await expect(logLines(page)).toHaveCount(2, patience);
  await expect(reply(page)).toContainText('Pawn B wins.');
  await expect(page.locator('gs-talk')).toContainText('The microphone is off.');
});

test('sounds alone play Approach or withdraw to its end', async ({ page }) => {
  test.setTimeout(120_000);
  await chooseHandsFree(page);
  const { say } = await fileMicrophone(page);
  await page.goto('/#/new/approach-withdraw');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await handsFree(page);

  /** Says a move, after which the log is so long; one that is asked about is confirmed, by voice as well. */
  const play = async (moves: number, name: string): Promise<void> => {
    await say(name);
    const asked = reply(page).getByText('Yes?');
    await expect(asked.or(logLines(page).nth(moves - 1)).first()).toBeVisible(patience);
    if (await asked.isVisible()) await say('yes');
    await expect(logLines(page)).toHaveCount(moves, patience);
  };

  await say('d2-d3');
  await expect(reply(page)).toContainText('D2 to D3. Approach takes D4 and D5', patience);
  await play(1, 'approach');
  await play(2, 'e4-d4');
  await play(3, 'b2-b3-approach');
  await play(4, 'e5-d5');
  await play(5, 'd3-d2-withdraw');
  await play(6, 'a5-b5');
  await play(7, 'b3-b4-approach');
  await play(8, 'c5-b5');
  await play(9, 'b4-b3-withdraw');
  await expect(reply(page)).toContainText('White wins');
  await expect(page.locator('gs-talk')).toContainText('The microphone is off.');
});
