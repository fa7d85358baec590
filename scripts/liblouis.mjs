/**
 * liblouis, which translates braille back into text: the tests check with it what Gridscribe wrote in braille.
 *
 * Run as a program (`node scripts/liblouis.mjs`) it installs it before the tests run, which may not wait that long.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const { env, platform } = process;
const program = 'lou_translate';

/** The tables for what Gridscribe writes, each with the characters that braille files have. */
const tables = {
  en: 'en-us-brf.dis,en-ueb-g1.ctb',
  de: 'en-us-brf.dis,de-g0-detailed.utb',
};

const isThere = () => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** @param {string[]} args */
function aptGet(args) {
  execFileSync('apt-get', args, { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Finds liblouis, or installs Debian's where we may install packages.
 * @throws {Error} where it is not there and cannot be installed; the message says what to do
 */
export function needLiblouis() {
  if (isThere()) return;
  if (platform === 'linux' && process.getuid?.() === 0) {
    aptGet(['update', '-qq']);
    const waitForOthers = ['-o', 'DPkg::Lock::Timeout=300'];
    aptGet([...waitForOthers, 'install', '-y', '-qq', '--no-install-recommends', 'liblouis-bin', 'liblouis-data']);
  }
  if (!isThere()) throw new Error('The braille tests need lou_translate: install liblouis-bin and liblouis-data.');
}

/**
 * Lines of a braille file as text again.
 * @param {string[]} lines in Braille ASCII
 * @param {'en' | 'de'} locale
 * @returns {string[]} as many lines, without the spaces at their ends
 */
export function backTranslated(lines, locale) {
  // A backslash would begin an escape.
  const input = lines.map((line) => line.replaceAll('\\', '\\\\')).join('\n');
  const output = execFileSync(program, ['-b', tables[locale]], { input: `${input}\n`, encoding: 'utf8' });
  return output.split('\n').map((line) => line.trim());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    needLiblouis();
  } catch (error) {
    // All other tests can run.
    console.error(/** @type {Error} */ (error).message);
  }
}
