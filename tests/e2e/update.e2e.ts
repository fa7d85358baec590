import { expect, type Page, test } from '@playwright/test';
import type { Server } from 'node:http';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, staticServer } from '../../scripts/static-server.mjs';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines, startIsolation } from './support/game.js';
import { storedGame } from './support/stored.js';

let folder: string;
let server: Server;
let home: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gridscribe-update-'));
  await cp(fileURLToPath(new URL('../../dist/', import.meta.url)), folder, { recursive: true });
  server = staticServer(folder);
  home = await listen(server, 0);
});
test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

/** Puts another version on the server: a page that can be told from the one before, and a worker that knows of it. */
async function publish(): Promise<void> {
  const [index, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  const page = await readFile(index, 'utf8');
  await writeFile(index, page.replace('<html', '<html data-version="next"'));
  const script = await readFile(worker, 'utf8');
  const next = script.replace(/"revision":"\w+","url":"index\.html"/, '"revision":"next","url":"index.html"');
  expect(next).not.toBe(script);
  await writeFile(worker, next);
}

/** Lets the browser look for a new version, as it does by itself from time to time, until one waits. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });

const version = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');

test('a new version waits until someone says so, is not spoken of in play, and leaves the record as it is', async ({
  page,
}) => {
  await startIsolation(page, 5, home);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  await enter(page, 'd4');
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  const record = await storedGame(page);
  const address = page.url();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await publish();
  await lookForUpdate(page);
  await expect(page.locator('gs-update-notice')).toHaveCount(1);
  await expect(page.locator('gs-update-notice')).toBeHidden();
  await expect(page.getByLabel('Move or question')).toBeVisible();
  // Loaded again, it is still the old one.
  await page.reload();
  await expect(logLines(page)).toHaveCount(1);
  expect(await version(page)).toBeNull();

  await page.getByRole('link', { name: 'Gridscribe' }).click();
  await expect(page.getByText('A new version is ready.', { exact: true }).first()).toBeVisible();
  expect(await version(page)).toBeNull();
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
  await expect(page.getByRole('heading', { level: 1, name: 'Gridscribe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0);

  await page.goto(address);
  await expect(logLines(page)).toHaveCount(1);
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  expect(await storedGame(page)).toEqual(record);
});

test('a new version that is used in one tab is used in the others: at home at once, after a game by the same button', async ({
  page,
  context,
}) => {
  await startIsolation(page, 5, home);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) await tab.goto(home);

  await publish();
  await lookForUpdate(first);
  for (const tab of [first, second]) await expect(tab.getByRole('button', { name: 'Use it now' })).toBeVisible();
  await expect(page.locator('gs-update-notice')).toHaveCount(1);
  await first.getByRole('button', { name: 'Use it now' }).click();
  for (const tab of [first, second]) await expect(tab.locator('html')).toHaveAttribute('data-version', 'next');

  await enter(page, 'd4 c4');
  await expect(logLines(page)).toHaveCount(2);
  expect(await version(page)).toBeNull();
  await page.getByRole('link', { name: 'Gridscribe' }).click();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
});
