/**
 * Makes `node_modules` what `package-lock.json` says, by `npm ci`, if it is not so already.
 * It runs before anything is installed and so imports nothing but Node's own modules.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by path, such as `node_modules/lit` */

const root = new URL('../', import.meta.url);

/**
 * @param {string} name a lock file
 * @returns {Packages}
 */
const packagesIn = (name) => JSON.parse(readFileSync(new URL(name, root), 'utf8')).packages;

/**
 * The lock file that npm leaves behind when it has installed everything; nothing when it has not.
 * @returns {Packages}
 */
function installedPackages() {
  try {
    return packagesIn('node_modules/.package-lock.json');
  } catch {
    return {};
  }
}

/** Packages for other systems are optional and absent; what is there must be the very version. */
function isUpToDate() {
  const installed = installedPackages();
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Gridscribe needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** By the npm that runs this script, else the one on the search path. */
function install() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const quiet = ['--no-audit', '--no-fund'];
  execFileSync(command, [...args, 'ci', ...quiet], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

checkNode();
if (!isUpToDate()) {
  console.log('Installing what package-lock.json names; this takes about a minute.');
  install();
}
