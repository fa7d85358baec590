/**
 * Counts the bytes of script, gzipped, that a browser fetches from the built app until a screen can be used, and holds
 * them against size-budgets.json: `home` is all that is fetched until home shows, `play` all that is fetched from nothing
 * until the first move of a game can be made: home, its set-up and its board. Of the games the largest counts. There each
 * screen has a budget, and the number that was last measured: any change of that number is to be noticed and explained, also
 * one that gets by the budget.
 *
 *     node scripts/size.mjs            fails if a number is not the recorded one, or over its budget
 *     node scripts/size.mjs --update   records the numbers
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserArgs, findHeadless } from './browser.mjs';
import { visits } from './size-visits.mjs';
import { listen, staticServer } from './static-server.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const budgetFile = new URL('../size-budgets.json', import.meta.url);

/** Versions of zlib differ by a few bytes. */
const tolerance = 0.01;

/** @typedef {{ budget: number, bytes: number }} Budget both in bytes, gzipped */

/** What registers the service worker: fetched once the page has come to rest, whatever is on the screen by then. */
const atRest = /^assets\/update-notice-/;

/**
 * The scripts that one visit fetches, by their names in dist/. The service worker is kept out: it fetches everything,
 * but after the screen is there and beside it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {(page: import('playwright-core').Page, origin: string) => Promise<unknown>} visit
 * @returns {Promise<Set<string>>}
 */
async function scriptsOf(browser, origin, visit) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // Far longer than a busy machine needs: only a failure takes so long.
  page.setDefaultTimeout(30_000);
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('response', (response) => {
    const isScript = /javascript|wasm/.test(response.headers()['content-type'] ?? '');
    const name = new URL(response.url()).pathname.slice(1);
    if (isScript && response.ok() && !atRest.test(name)) scripts.add(name);
  });
  await visit(page, origin);
  await context.close();
  return scripts;
}

/** @param {Set<string>} scripts */
const gzippedBytes = (scripts) =>
  [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0);

/** @returns {Promise<Record<string, number>>} bytes by screen, of its largest visit */
async function measure() {
  const server = staticServer(dist);
  const origin = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: findHeadless(), args: browserArgs });
  /** @type {Record<string, number>} */
  const measured = {};
  try {
    for (const [screen, ways] of Object.entries(visits)) {
      measured[screen] = 0;
      for (const visit of ways)
        measured[screen] = Math.max(measured[screen], gzippedBytes(await scriptsOf(browser, origin, visit)));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return measured;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/**
 * @param {string} screen @param {number} now @param {Budget} budget
 * @returns {string | null} what is wrong, and what to do; null if nothing is
 */
function fault(screen, now, { budget, bytes }) {
  if (now > budget)
    return `${screen}: ${now} bytes are over the budget of ${budget}. Make it smaller, or load some of it later.`;
  if (Math.abs(now - bytes) <= bytes * tolerance) return null;
  return `${screen}: ${now} bytes, where ${bytes} are recorded. If that is meant, run "npm run size -- --update" and say why in the commit message.`;
}

/** @type {Record<string, Budget>} */
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
const measured = await measure();

/** @type {string[]} */
const faults = [];
for (const [screen, budget] of Object.entries(budgets)) {
  const now = measured[screen] ?? 0;
  console.log(`${screen.padEnd(6)} ${kilobytes(now)} of script, gzipped; the budget is ${kilobytes(budget.budget)}`);
  if (process.argv.includes('--update')) budget.bytes = now;
  const found = fault(screen, now, budget);
  if (found) faults.push(found);
}
if (process.argv.includes('--update')) writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
