/**
 * Draws the pictures of the built app anew, with `node scripts/pictures.mjs`: the icons of the shortcuts and the screenshots
 * that the web app manifest names, and the picture of the README. Run `npm run build` first.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.mjs';
import { listen, staticServer } from './static-server.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} path from the project's folder */
const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const games = ['isolation', 'approach-withdraw', 'nearest-site', 'territories'];

/**
 * @param {Page} page
 * @param {string} game
 * @param {readonly string[]} entries moves, as they are typed
 */
async function play(page, game, entries) {
  await page.goto(`#/new/${game}`);
  await page.locator('main form button.primary').click();
  for (const [index, entry] of entries.entries()) {
    await page.locator('gs-say input').fill(entry);
    await page.locator('gs-say input').press('Enter');
    await page.locator('gs-log li').nth(index).waitFor();
  }
  // Nothing has the focus in a picture.
  await page.mouse.click(1, 1);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

/**
 * The emblem of a game as home draws it, on paper, 96 by 96.
 * @param {Page} page
 * @param {number} index the game's place on home
 * @param {string} path
 */
async function drawIcon(page, index, path) {
  await page.goto('#/');
  const emblem = await page.locator('gs-home svg').nth(index).innerHTML();
  const blank = await page.context().newPage();
  await blank.setViewportSize({ width: 96, height: 96 });
  await blank.setContent(
    `<body style="margin:0;background:#fbfaf6"><svg viewBox="-6 -6 60 60" width="96" height="96" fill="none"
      stroke="#1b1b18" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${emblem}</svg>`,
  );
  await blank.screenshot({ path });
  await blank.close();
}

const server = staticServer(inProject('dist'));
const baseURL = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
/** @param {import('playwright-core').BrowserContextOptions} options */
const open = async (options) => (await browser.newContext({ baseURL, serviceWorkers: 'block', ...options })).newPage();

const isolation = ['b2 c1', 'd4 c5', 'c3 b2', 'e3 d4', 'c2 d3', 'e2 e3'];
await mkdir(inProject('public/install'), { recursive: true });

const wide = await open({ viewport: { width: 1280, height: 800 } });
await play(wide, 'isolation', isolation);
await wide.screenshot({ path: inProject('public/install/wide.png') });
await wide.setViewportSize({ width: 1200, height: 750 });
await wide.screenshot({ path: inProject('docs/picture.png') });
for (const [index, game] of games.entries()) await drawIcon(wide, index, inProject(`public/install/${game}.png`));

const narrow = await open({
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});
await play(narrow, 'approach-withdraw', ['b2 b3 approach', 'a5 a4', 'a2 a3 approach']);
await narrow.screenshot({ path: inProject('public/install/narrow.png') });

await browser.close();
server.close();
console.log('The pictures in public/install and docs are drawn.');
