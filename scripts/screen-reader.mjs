/**
 * The app as a listener hears it: `node scripts/screen-reader.mjs test|by-ear [--dist FOLDER]`.
 *
 * `test` plays the flows of `tests/screen-reader/`, with `--browser firefox`, `--only WORDS`, `--short`, `--jobs N`, `--again` and
 * `--quiet` as one likes (`run.py` says what they do);
 * `by-ear` writes `docs/by-ear/`. Both serve the built app to a real browser with a real screen reader, which there is on Linux: what is
 * missing is installed from Debian's packages by the superuser, anyone else is told what to install.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './debian.mjs';
import { listen, staticServer } from './static-server.mjs';

const packages = [
  'orca',
  'chromium',
  'xvfb',
  'xdotool',
  'openbox',
  'dbus',
  'at-spi2-core',
  'python3-pyatspi',
  'python3-brlapi',
  'gir1.2-atspi-2.0',
  'fonts-dejavu-core',
];

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Runs a Python program of `tests/screen-reader/` to its end; it puts away what it has started when it is ended itself.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
const python = (program, args) =>
  new Promise((done) => {
    const child = spawn('/usr/bin/python3', ['-B', path(`tests/screen-reader/${program}`), ...args], {
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGTERM'));
    child.once('close', (code) => done(code ?? 1));
  });

const {
  values: { dist, browser, only, jobs, ...flags },
  positionals: [task],
} = parseArgs({
  options: {
    dist: { type: 'string', default: path('dist') },
    browser: { type: 'string', default: 'chromium' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    short: { type: 'boolean' },
    again: { type: 'boolean' },
    quiet: { type: 'boolean' },
  },
  allowPositionals: true,
});

if (!existsSync(`${dist}/index.html`)) {
  console.error('There is no built app yet: run "npm run build" first.');
  process.exit(1);
}
const wanted = browser === 'firefox' ? [...packages, 'firefox-esr'] : packages;
if (!installPackages(wanted, 'the screen reader Orca and a desk to run it on')) process.exit(1);

const address = await listen(staticServer(dist), 0);
const folder = path('docs/by-ear');

/** Plays the flows. One of them wants a copy of the app that it can change, as if a new version were published. */
async function test() {
  const copy = mkdtempSync(join(tmpdir(), 'gridscribe-published-'));
  try {
    cpSync(dist, copy, { recursive: true });
    const published = await listen(staticServer(copy), 0);
    const asked = ['--browser', browser, '--only', only, '--jobs', jobs, '--published', published, copy];
    return await python('run.py', [...asked, ...Object.keys(flags).map((flag) => `--${flag}`), address]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const code = task === 'by-ear' ? await python('by_ear.py', [address, folder]) : await test();
if (task === 'by-ear' && code === 0) {
  // The tables are padded as in the other documents.
  const prettier = path('node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', '--log-level', 'warn', folder]);
}
process.exit(code);
