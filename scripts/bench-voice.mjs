/**
 * Measures the recogniser on the device: `npm run bench:voice -- MANIFEST.tsv [--every 1] [--slow 20]`. The manifest lists
 * WAV files, a line each: file, kind, game, moves already played, what is said, what must come of it (`docs/voice.md`).
 * Each is heard in Chromium in several noises; `--every 5` takes every fifth line, `--slow 20` hears twenty of them again,
 * with work that counts four times as long: a slower processor.
 */
import { readFile } from 'node:fs/promises';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.mjs';
import { engineInBundles, packedModel } from './voice-model.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    slow: { type: 'string', default: '20' },
    misses: { type: 'string' },
  },
});
const [manifest] = positionals;
if (manifest === undefined) {
  console.error('Which files? npm run bench:voice -- MANIFEST.tsv; node bench/voice/corpus.mjs FOLDER makes some.');
  process.exit(1);
}
/** @param {string} sentence */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** @returns {string} */
function manifestText() {
  try {
    return readFileSync(manifest, 'utf8');
  } catch {
    return giveUp(`${manifest} cannot be read.`);
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));
const text = manifestText();
const folder = mkdtempSync(join(tmpdir(), 'gridscribe-bench-voice-'));
const recordings = dirname(resolve(manifest));
/** The files by their addresses. @type {Map<string, string>} */
const files = new Map();

/** Everything comes from here; the name is a secure origin without being any machine's. */
const origin = 'http://localhost';

/** @param {string} path @returns {Promise<{ body: Buffer | string, contentType: string } | null>} */
async function file(path) {
  if (path === '/') return { body: '<script type="module" src="/page.js"></script>', contentType: 'text/html' };
  if (path === '/page.js' || path === '/worker.js')
    return { body: await readFile(join(folder, path)), contentType: 'text/javascript' };
  if (path === '/model') return { body: packedModel(), contentType: 'application/octet-stream' };
  const name = files.get(path);
  return name === undefined ? null : { body: await readFile(name), contentType: 'audio/wav' };
}

/** @type {import('playwright-core').Browser | undefined} */
let browser;
try {
  await build({
    absWorkingDir: root,
    entryPoints: { page: 'bench/voice/page.ts', worker: 'src/speech/embedded/worker.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
    plugins: [engineInBundles],
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**', async (route) => {
    const found = await file(new URL(route.request().url()).pathname).catch(() => null);
    await (found ? route.fulfill(found) : route.fulfill({ status: 404 }));
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'bench' in window);

  const { cases, faults } = await page.evaluate((lines) => window.bench.read(lines), text);
  const chosen = cases.filter((_, index) => index % Number(values.every) === 0);
  for (const [index, { file: name }] of chosen.entries()) files.set(`/files/${index}`, resolve(recordings, name));
  for (const fault of faults) console.error(fault);
  if (chosen.length === 0) throw new Error(`${manifest} lists no file that can be heard.`);

  /**
   * Hears a case; the sentence why it cannot be heard is told.
   * @param {number} index @param {number} slow
   */
  const hear = async (index, slow) => {
    const heard = await page.evaluate(
      ([one, at, address, times]) => window.bench.hear(one, at, address, times),
      /** @type {const} */ ([chosen[index], index, `/files/${index}`, slow]),
    );
    if (typeof heard !== 'string') return heard;
    if (!faults.includes(heard)) console.error(heard);
    faults.push(heard);
    return [];
  };

  const { milliseconds, bytes } = await page.evaluate(() => window.bench.load());
  const misses = [];
  for (const index of chosen.keys()) {
    misses.push(...(await hear(index, 1)).filter(({ verdict }) => verdict !== 'at once'));
    if ((index + 1) % 20 === 0) console.error(`${index + 1} of ${chosen.length}`);
  }
  const leftOut = new Set(faults).size;
  if (leftOut > 0) console.log(`${leftOut} left out: what is wrong with them is said above.\n`);
  console.log(await page.evaluate(() => window.bench.report()));

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'JSHeapTotalSize')?.value ?? 0;
  const megabytes = (/** @type {number} */ number) => `${(number / 1e6).toFixed(1)} MB`;
  console.log(
    `\nOn the wire: ${megabytes(packedModel().length)}; engine and model loaded in ${Math.round(milliseconds)} ms`,
  );
  console.log(`Memory: ${megabytes(bytes)} of both engines, ${megabytes(script)} of script`);

  const every = Math.max(1, Math.floor(chosen.length / Number(values.slow)));
  const slow = [...chosen.keys()].filter((index) => index % every === 0);
  for (const index of slow) await hear(index, 4);
  const slowed = await page.evaluate(() => window.bench.delays());
  console.log(`\nWith work that takes four times as long (${slow.length} files):\n\n${slowed}`);
  if (values.misses !== undefined) writeFileSync(values.misses, JSON.stringify(misses, null, 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true });
}
