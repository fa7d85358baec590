/** Programs that some tests need and that npm does not have: from Debian's packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Those of some Debian packages that are not installed.
 * @param {string[]} wanted
 */
const missing = (wanted) =>
  wanted.filter((name) => {
    const asked = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], { encoding: 'utf8' });
    return asked.stdout?.trim() !== 'installed';
  });

/** Whether packages can be installed from here. */
export const isInstaller = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What the screen reader Orca needs, a browser and a desk to run it on among it. */
export const screenReaderPackages = [
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

/**
 * Whether packages are there, or can be installed from here.
 * @param {string[]} wanted
 */
export const isWithinReach = (wanted) => missing(wanted).length === 0 || isInstaller();

/**
 * Installs packages where we may, and says what a person can do where we may not.
 * @param {string[]} wanted
 * @param {string} what what they are, as the end of "This needs …"
 * @returns {boolean} whether they are all there now
 */
export function installPackages(wanted, what) {
  const absent = missing(wanted);
  if (absent.length === 0) return true;
  const command = ['install', '-y', '-qq', '--no-install-recommends', ...absent];
  if (!isInstaller()) {
    console.error(`This needs ${what}. On Debian or Ubuntu install them with`);
    console.error(`  sudo apt-get ${command.join(' ')}`);
    return false;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', [...wait, ...command], { stdio: 'inherit', env });
  return missing(wanted).length === 0;
}
