/**
 * Measures the recogniser on the device: `npm run bench:voice -- MANIFEST.tsv [--every 1] [--slow 20]`. The manifest lists
 * WAV files of 16-bit samples, a line each: file, kind, game, moves already played, what is said, what must come of it
 * (`docs/voice.md`). Each is heard in Chromium in several noises; `--every 5` takes every fifth line, `--slow 20` hears
 * twenty of them again with a processor slowed four times.
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
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gridscribe-bench-voice-'));
const recordings = dirname(resolve(manifest));
const lines = readFileSync(manifest, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .filter((_, index) => index % Number(values.every) === 0);

/** Everything comes from here; the name is a secure origin without being any machine's. */
const origin = 'http://localhost';

/** @param {string} path @returns {Promise<{ body: Buffer | string, contentType: string } | null>} */
async function file(path) {
  if (path === '/') return { body: '<script type="module" src="/page.js"></script>', contentType: 'text/html' };
  if (path === '/page.js') return { body: await readFile(join(folder, 'page.js')), contentType: 'text/javascript' };
  if (path === '/model') return { body: packedModel(), contentType: 'application/octet-stream' };
  const name = decodeURIComponent(path.replace(/^\/files\//, ''));
  return { body: await readFile(join(recordings, name)), contentType: 'audio/wav' };
}

/** @type {import('playwright-core').Browser | undefined} */
let browser;
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/voice/page.ts'],
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

  const { milliseconds, bytes } = await page.evaluate(() => window.bench.load());
  const misses = [];
  for (const [index, line] of lines.entries()) {
    const heard = await page.evaluate(
      ([one, at]) => window.bench.hear(one, at, false),
      /** @type {const} */ ([line, index]),
    );
    misses.push(...heard.filter(({ verdict }) => verdict !== 'at once'));
    if ((index + 1) % 50 === 0) console.error(`${index + 1} of ${lines.length}`);
  }
  console.log(await page.evaluate(() => window.bench.report()));

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'JSHeapTotalSize')?.value ?? 0;
  const megabytes = (/** @type {number} */ number) => `${(number / 1e6).toFixed(1)} MB`;
  console.log(
    `\nOn the wire: ${megabytes(packedModel().length)}; engine and model loaded in ${Math.round(milliseconds)} ms`,
  );
  console.log(`Memory: ${megabytes(bytes)} of the engine, ${megabytes(script)} of script`);

  const slow = lines.filter((_, index) => index % Math.max(1, Math.floor(lines.length / Number(values.slow))) === 0);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [index, line] of slow.entries())
    await page.evaluate(([one, at]) => window.bench.hear(one, at, true), /** @type {const} */ ([line, index]));
  const slowed = await page.evaluate(() => window.bench.report());
  console.log(`\nWith the processor slowed four times (${slow.length} files):\n${slowed.split('\n\n').at(-1)}`);
  if (values.misses !== undefined) writeFileSync(values.misses, JSON.stringify(misses, null, 1));
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true });
}
