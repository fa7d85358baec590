/**
 * The app as a listener hears it: `node scripts/screen-reader.mjs test|by-ear|bench|floor [--dist FOLDER]`.
 *
 * `test` plays the flows of `tests/screen-reader/` in Chromium and then in Firefox, or with `--browser` in one of them, with `--only
 * WORDS`, `--short`, `--jobs N`, `--again` and `--quiet` as one likes (`run.py` says what they do);
 * `by-ear` writes `docs/by-ear/`; `bench` compares what is announced with what is spoken, in `--sequences N`; `floor` measures how
 * soon the reader speaks on a bare page. All serve to a real browser with a real screen reader, which there is on Linux: what
 * is missing is installed from Debian's packages by the superuser, anyone else is told what to install.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages, screenReaderPackages } from './debian.mjs';
import { listen, staticServer } from './static-server.mjs';

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
  values: { dist, browser: named, only, jobs, sequences, ...flags },
  positionals: [task],
} = parseArgs({
  options: {
    dist: { type: 'string', default: path('dist') },
    browser: { type: 'string' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    sequences: { type: 'string', default: '200' },
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
const tests = task === undefined || task === 'test';
const browser = named ?? (tests ? 'both' : 'chromium');
const wanted = [...screenReaderPackages, ...(browser === 'chromium' ? [] : ['firefox-esr'])];
if (!installPackages(wanted, 'the screen reader Orca and a desk to run it on')) process.exit(1);

const address = await listen(staticServer(dist), 0);
const folder = path('docs/by-ear');

/**
 * Does something with a copy of the app that may be changed.
 * @param {(copy: string) => Promise<number>} use
 */
async function withCopy(use) {
  const copy = mkdtempSync(join(tmpdir(), 'gridscribe-copy-'));
  try {
    cpSync(dist, copy, { recursive: true });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Serves a copy of the app.
 * @param {string} copy
 * @param {(address: URL) => boolean} answers whether a request is answered by it, and not by a file
 */
function serveCopy(copy, answers) {
  const files = staticServer(copy);
  const server = createServer((request, response) => {
    if (answers(new URL(request.url ?? '/', 'http://localhost'))) response.writeHead(204).end();
    else files.emit('request', request, response);
  });
  return listen(server, 0);
}

/**
 * Plays the flows, once the comparison of the bench is known to count right. One of them publishes a new version, once the page has
 * fetched all of the one before.
 */
const test = () => {
  const counting = ['-B', '-m', 'unittest', '-q', 'bench.comparison_test', 'listening.flow_test', 'flows.keys_test'];
  execFileSync('/usr/bin/python3', counting, { cwd: path('tests/screen-reader'), stdio: 'pipe' });
  return withCopy(async (copy) => {
    const published = await serveCopy(copy, ({ pathname }) => {
      appendFileSync(join(copy, 'requests.log'), `${pathname}\n`);
      return false;
    });
    const asked = ['--browser', browser, '--only', only, '--jobs', jobs, '--published', published, copy];
    return python('run.py', [...asked, ...Object.keys(flags).map((flag) => `--${flag}`), address]);
  });
};

/** Presses random keys. The page tells the server what it announces, by a script of its own. */
const bench = () =>
  withCopy(async (copy) => {
    cpSync(path('tests/screen-reader/bench/given.js'), join(copy, 'given.js'));
    const page = join(copy, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="./given.js"></script>'));
    const given = join(copy, 'given.jsonl');
    writeFileSync(given, '');
    const announcing = await serveCopy(copy, ({ pathname, searchParams }) => {
      if (pathname !== '/given') return false;
      const { page: number, at, text } = Object.fromEntries(searchParams);
      appendFileSync(given, `${JSON.stringify({ page: number, at: Number(at), text })}\n`);
      return true;
    });
    const counted = ['--browser', browser, '--jobs', jobs, '--sequences', sequences, '--given', given];
    return python('announce.py', [...counted, announcing]);
  });

/** Measures a bare page, to know what is not the app's. */
const floor = () =>
  withCopy(async (copy) => {
    for (const file of ['floor.html', 'floor.js']) cpSync(path(`tests/screen-reader/bench/${file}`), join(copy, file));
    const served = await serveCopy(copy, () => false);
    return python('floor.py', ['--browser', browser, new URL('floor.html', served).href]);
  });

const byEar = () => python('by_ear.py', [address, folder]);

const code = await ({ test, bench, floor, 'by-ear': byEar }[task ?? ''] ?? test)();
if (task === 'by-ear' && code === 0) {
  // The tables are padded as in the other documents.
  const prettier = path('node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', '--log-level', 'warn', folder]);
}
process.exit(code);
