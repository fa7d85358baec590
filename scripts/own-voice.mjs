/**
 * Plays with the own voice and checks what is heard of it: `node scripts/own-voice.mjs`, with Playwright's own options.
 *
 * The built app is served to a real Chromium that speaks through a real speech-dispatcher, which there is on Linux; its voice
 * writes down what it is given. What is missing is installed from Debian's packages by the superuser, anyone else is told
 * what to install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian.mjs';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

if (!existsSync(path('dist/index.html'))) {
  console.error('There is no built app yet: run "npm run build" first.');
  process.exit(1);
}
if (!installPackages(['speech-dispatcher'], 'speech-dispatcher, the speech of the system')) process.exit(1);

const program = path('node_modules/@playwright/test/cli.js');
const options = ['test', '--config', path('tests/own-voice/playwright.config.ts'), ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' }).status ?? 1);
