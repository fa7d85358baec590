/**
 * Runs the unit tests in other engines than Chromium: `node scripts/test-browsers.mjs [firefox|webkit …] [-- FILES]`, all
 * of them if none is named. What is missing is installed from Debian's packages by the superuser; anyone else is told what
 * to install.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wtr = fileURLToPath(new URL('../node_modules/@web/test-runner/dist/bin.js', import.meta.url));

/** The Debian packages that each engine needs. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
/** @typedef {keyof typeof packages} Engine */

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
const run = (program, args, env) =>
  new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });

/**
 * The tests in one engine. WebKit needs a display and its driver beside the tests.
 * @param {Engine} engine
 * @param {string[]} files
 */
async function test(engine, files) {
  const chosen = files.length > 0 ? ['--files', ...files] : [];
  const args = [wtr, '--config', 'web-test-runner.browsers.config.mjs', ...chosen];
  if (engine !== 'webkit') return run(process.execPath, args, { ENGINE: engine });
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '--port=4444'], { stdio: 'ignore', detached: true });
  try {
    return await run(process.execPath, args, { ENGINE: engine });
  } finally {
    // The display and the driver are one group.
    if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
  }
}

const split = process.argv.indexOf('--', 2);
const named = process.argv.slice(2, split < 0 ? undefined : split);
const files = split < 0 ? [] : process.argv.slice(split + 1);
const engines = /** @type {Engine[]} */ (named.length > 0 ? named : Object.keys(packages));
let failed = 0;
for (const engine of engines) {
  if (!(engine in packages)) throw new Error(`${engine} is none of ${Object.keys(packages).join(', ')}`);
  console.log(`== ${engine}`);
  const browser = engine === 'chromium' && existsSync('/usr/bin/google-chrome') ? [] : packages[engine];
  if (!installPackages(browser, `the browser for ${engine}`)) failed += 1;
  else if ((await test(engine, files)) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
