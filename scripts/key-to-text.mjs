/**
 * Measures, in a real browser and on the built app, how long it takes from a key press to changed text: a question key on
 * the board, and Enter in the text field for a move that is stored on the disk before it is said back.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.mjs';
import { listen, staticServer } from './static-server.mjs';

const presses = 40;

/** @param {import('playwright-core').Page} page @param {string} origin */
async function startGame(page, origin) {
  await page.goto(`${origin}#/new/isolation`);
  await page.locator('main form button.primary').click();
  await page.locator('gs-game gs-board').waitFor();
  // From now on each key press notes when it came, and each change of the reply when it was there.
  await page.locator('gs-game gs-reply').evaluate((reply) => {
    let pressed = 0;
    /** @type {number[]} */
    const times = [];
    window.addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (pressed === 0) return;
      times.push(performance.now() - pressed);
      pressed = 0;
    }).observe(/** @type {ShadowRoot} */ (reply.shadowRoot), { childList: true, characterData: true, subtree: true });
    Object.assign(window, { times });
  });
}

/** @param {import('playwright-core').Page} page @param {number[]} taken */
async function settle(page, taken) {
  await page.waitForFunction((count) => /** @type {any} */ (window).times.length > count, taken.length);
  taken.push(await page.evaluate(() => /** @type {any} */ (window).times.at(-1)));
}

/** @param {string} name @param {number[]} times milliseconds */
function print(name, times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(36)} median ${at(0.5).padStart(6)} ms   95th percentile ${at(0.95).padStart(6)} ms   (aim: 50 ms)`,
  );
}

const server = staticServer(fileURLToPath(new URL('../dist/', import.meta.url)));
const origin = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
try {
  const page = await browser.newPage();
  await startGame(page, origin);
  /** @type {number[]} */
  const asked = [];
  await page.getByRole('gridcell').first().focus();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 2 === 0 ? 'n' : 's');
    await settle(page, asked);
  }
  /** @type {number[]} */
  const moved = [];
  await page.evaluate(() => /** @type {any} */ (window).times.splice(0));
  const field = page.locator('gs-say input');
  for (let press = 0; press < presses; press++) {
    await field.fill(press % 2 === 0 ? 'b2 block c1' : 'undo');
    await page.evaluate(() => /** @type {any} */ (window).times.splice(0));
    await field.press('Enter');
    await page.waitForFunction(() => /** @type {any} */ (window).times.length > 0);
    moved.push(await page.evaluate(() => /** @type {any} */ (window).times[0]));
  }
  print('question key to answer', asked);
  print('Enter to the move said back', moved);
} finally {
  await browser.close();
  server.close();
}
