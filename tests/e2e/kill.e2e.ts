import { expect, type Page, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../../src/rules/index.js';
import { enter, logLines, startIsolation } from './support/game.js';
import { startBrowser } from './support/own-browser.js';

const kills = 20;
/** The longest time from the first move to the kill, in milliseconds. */
const longest = 900;
const moves = [
  'C1-C2 block A1',
  'C5-C4 block A5',
  'C2-B2 block B1',
  'C4-B4 block B5',
  'B2-C2 block E1',
  'B4-C4 block E5',
  'C2-D2 block D1',
  'C4-D4 block D5',
];

test('twenty kills at random moments after the first move, while others are entered, lose no move that was acknowledged', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const profile = await mkdtemp(join(tmpdir(), 'gridscribe-kill-'));
  const home = baseURL ?? '';
  const next = randomFrom(20);
  let before = { address: '', acknowledged: 0 };
  try {
    for (let kill = 0; kill <= kills; kill++) {
      const browser = await startBrowser(profile);
      const { page } = browser;
      const killBrowser = (): Promise<void> => browser.kill();
      try {
        if (before.address !== '') {
          await page.goto(before.address);
          await expect(page.locator('gs-board'), `after kill ${String(kill)}`).toBeVisible();
          const found = await logLines(page).count();
          expect(found, `after kill ${String(kill)}`).toBeGreaterThanOrEqual(before.acknowledged);
        }
        if (kill === kills) break;
        await startIsolation(page, 5, home);
        before = { address: page.url(), acknowledged: 0 };
        const after = next() % longest;
        before.acknowledged = await enterUntilKilled(page, () => wait(after).then(killBrowser));
        // Otherwise nothing would have been shown.
        expect(before.acknowledged).toBeGreaterThan(0);
      } finally {
        await killBrowser().catch(() => undefined);
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

/**
 * Enters move after move; answers how many were said back before the browser was gone.
 * @param kill begins once the first was said back
 */
async function enterUntilKilled(page: Page, kill: () => Promise<void>): Promise<number> {
  let acknowledged = 0;
  const killing: Promise<void>[] = [];
  try {
    for (const move of moves) {
      await enter(page, move);
      await expect(logLines(page)).toHaveCount(acknowledged + 1, { timeout: 5000 });
      acknowledged++;
      if (acknowledged === 1) killing.push(kill());
    }
  } catch {
    // Killed under the move: it was not acknowledged.
  }
  await Promise.all(killing);
  return acknowledged;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
