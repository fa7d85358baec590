import { expect, type Locator, type Page, test } from '@playwright/test';
import { fileMicrophone } from './support/file-microphone.js';
import { logLines, startIsolation } from './support/game.js';

const reply = (page: Page) => page.locator('gs-reply');

/** A machine that does much else is slow to hear. */
const patience = { timeout: 30_000 };

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

type Say = (name: string) => Promise<void>;

/** What is asked about is confirmed, by voice as well; else what is expected comes at once. */
async function yesIfAsked(page: Page, say: Say, question: string, expected: Locator): Promise<void> {
  const asked = reply(page).getByText(question);
  await expect(asked.or(expected).first()).toBeVisible(patience);
  if (await asked.isVisible()) await say('yes');
}

/** Says a move, after which the log is so long. */
async function play(page: Page, say: Say, name: string, moves: number): Promise<void> {
  await say(name);
  await yesIfAsked(page, say, 'Yes?', logLines(page).nth(moves - 1));
  await expect(logLines(page)).toHaveCount(moves, patience);
}

test('sounds alone play Isolation to its end: an undo, and a letter that was misheard, mended by a question', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await chooseHandsFree(page);
  const { say } = await fileMicrophone(page);
  await startIsolation(page, 3);
  await handsFree(page);

  await play(page, say, 'c1-b1', 1);
  await expect(reply(page)).toContainText('B1 to C1, blocks B1.');
  await say('undo');
  // What changes the record is asked about unless it was heard without any doubt.
  await yesIfAsked(page, say, 'Take this back?', reply(page).getByText('Taken back'));
  await expect(logLines(page)).toHaveCount(0, patience);
  await expect(reply(page)).toContainText('Taken back: B1 to C1, blocks B1.');
  await play(page, say, 'c1-b1', 1);

  // The letter C is heard as one of several: of two, or of more, depends on the moment at which the sound begins.
  await say('letter-c2');
  await expect(reply(page)).toContainText(/Which column\?|C2\?/, patience);
  await expect(logLines(page)).toHaveCount(1);
  await say('c2');
  await expect(reply(page)).toContainText('Which cell is blocked?', patience);
  await play(page, say, 'b2', 2);
  await expect(reply(page)).toContainText('Pawn B wins.');
  await expect(page.locator('gs-talk')).toContainText('The microphone is off.');
});

test('sounds alone play Approach or withdraw to its end', async ({ page }) => {
  test.setTimeout(300_000);
  await chooseHandsFree(page);
  const { say } = await fileMicrophone(page);
  await page.goto('/#/new/approach-withdraw');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await handsFree(page);

  await say('d2-d3');
  await expect(reply(page)).toContainText('D2 to D3. Approach takes D4 and D5', patience);
  await play(page, say, 'approach', 1);
  await play(page, say, 'e4-d4', 2);
  await play(page, say, 'b2-b3-approach', 3);
  await play(page, say, 'e5-d5', 4);
  await play(page, say, 'd3-d2-withdraw', 5);
  await play(page, say, 'a5-b5', 6);
  await play(page, say, 'b3-b4-approach', 7);
  await play(page, say, 'c5-b5', 8);
  await play(page, say, 'b4-b3-withdraw', 9);
  await expect(reply(page)).toContainText('White wins');
  await expect(page.locator('gs-talk')).toContainText('The microphone is off.');
});
