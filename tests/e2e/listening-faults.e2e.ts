import { expect, type Page, test } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { axeFaultsInAllLooks } from './support/axe.js';
import { fileMicrophone } from './support/file-microphone.js';
import { enter, logLines, startIsolation } from './support/game.js';

// The real engine, worker and graph of sound, in the built app and a whole browser, with one part of it missing.
test.use({
  launchOptions: { executablePath: findBrowser(), args: browserArgs },
  serviceWorkers: 'block',
  viewport: { width: 360, height: 640 },
});

/** Begins a move, presses Talk, reads the one sentence that comes, and finishes the move by typing. */
async function talksInVain(page: Page, sentence: RegExp): Promise<void> {
  await startIsolation(page);
  await enter(page, 'b2');
  await page.getByRole('button', { name: 'Talk' }).click();
  const trouble = page.locator('gs-talk .trouble');
  await expect(trouble).toHaveText(sentence, { timeout: 20_000 });
  // On a phone, where the buttons end with the screen, it need not be looked for.
  await expect(trouble).toBeInViewport({ ratio: 1 });
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
  await expect(page.locator('gs-talk .now')).toContainText('The microphone is off.');
  // What was begun is still there, and goes on by typing.
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  await enter(page, 'c1');
  await expect(logLines(page)).toHaveCount(1);
  // What came of it is seen again, in place of the sentence.
  await expect(page.locator('gs-reply')).toBeInViewport({ ratio: 0.9 });
  await expect(trouble).toHaveCount(0);
}

test('a microphone that is refused, or is none, gets one sentence, and the draft goes on', async ({ page }) => {
  // A browser that nobody looks at refuses it without asking; on a machine without one it says that first.
  await talksInVain(page, /^(?:The microphone is not allowed|No microphone can be used)\..* or type\.$/);
});

test('a model that is not there gets one sentence, and is fetched when Talk is pressed again', async ({ page }) => {
  let isThere = false;
  await fileMicrophone(page);
  await page.context().route('**/model/*', (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })));
  await talksInVain(page, /could not be fetched\. Connect once and press Talk again, or type\.$/);
  isThere = true;
  await page.getByRole('button', { name: 'Talk' }).click();
  await expect(page.locator('gs-talk .now')).toContainText('Listening…', { timeout: 20_000 });
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
});

test('a model that is cut short, or is something else, gets one sentence', async ({ page }) => {
  await fileMicrophone(page);
  await page.context().route('**/model/*', async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ body: whole.subarray(0, 2_000_000) });
  });
  await talksInVain(page, /^What was fetched for listening is not whole\..* or type\.$/);
});
