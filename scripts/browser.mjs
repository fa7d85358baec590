/**
 * The browser that the tests run in.
 *
 * Imported, it finds one; run as a program (`node scripts/browser.mjs`) it also installs one when there is none.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installPackages, isInstaller } from './debian.mjs';

const { env, platform } = process;

/** True for the superuser, as in most containers. */
const isRoot = process.getuid?.() === 0;

/** Command line arguments the browser needs here: Chromium's sandbox refuses to run as root. */
export const browserArgs = isRoot ? ['--no-sandbox'] : [];

/** @param {string} path */
const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first of some programs that is on the search path.
 * @param {string[]} names
 */
const onPath = (names) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs);

const onLinux = () =>
  onPath([
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ]);

const onMac = () =>
  ['Google Chrome', 'Chromium', 'Microsoft Edge']
    .flatMap((name) =>
      ['', env.HOME ?? ''].map((home) => join(home, '/Applications', `${name}.app`, 'Contents/MacOS', name)),
    )
    .find(runs);

const onWindows = () =>
  [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ])
    .find((path) => existsSync(path));

/** @returns {string | undefined} */
const installedBrowser = () => {
  if (platform === 'darwin') return onMac();
  return platform === 'win32' ? onWindows() : onLinux();
};

/**
 * The path of a Chromium, Chrome or Edge: the one named by CHROME_PATH, else Playwright's own, else an installed one.
 * @returns {string | undefined} undefined when there is none
 * @throws {Error} when CHROME_PATH names no program
 */
export function findBrowser() {
  if (env.CHROME_PATH) {
    if (runs(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is set to ${env.CHROME_PATH}, which is no program.`);
  }
  const own = chromium.executablePath();
  return runs(own) ? own : installedBrowser();
}

/** Debian's package of Chromium without windows, and the program in it. */
const headless = 'chromium-headless-shell';

/**
 * The path of a browser for tests that nobody watches and nobody talks to: Debian's Chromium without windows, which is the
 * same engine and opens a page in half the time, but ends a page that asks for a microphone; else, and where CHROME_PATH
 * names another, the one that `findBrowser` finds.
 * @returns {string | undefined} undefined when there is none
 * @throws {Error} when CHROME_PATH names no program
 */
export const findHeadless = () => (env.CHROME_PATH ? undefined : onPath([headless])) ?? findBrowser();

/** Installs Debian's Chromium without windows where we may. Ubuntu has none: the whole browser does as well. */
function installHeadless() {
  if (env.CHROME_PATH || onPath([headless]) || !isInstaller()) return;
  try {
    installPackages([headless], 'a browser');
  } catch {
    console.error(`${headless} cannot be installed: the tests take longer without it.`);
  }
}

/** Installs Debian's Chromium where we may, else Playwright's. */
function installBrowser() {
  if (isInstaller()) installPackages(['chromium'], 'a browser');
  else {
    const playwright = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
    execFileSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
}

/** Finds or installs a browser, and says which, or what a person can do. */
function main() {
  try {
    if (!findBrowser()) installBrowser();
    if (findBrowser()) {
      installHeadless();
      console.log(`The tests use ${[...new Set([findHeadless(), findBrowser()])].join(' and ')}`);
      return;
    }
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
  }
  console.error('No Chrome, Chromium or Edge was found, and none could be installed.');
  console.error('Install one, or set CHROME_PATH to the path of one, and try again.');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
