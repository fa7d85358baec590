/**
 * The unit tests in one engine, named by ENGINE: `firefox` and `webkit`, besides `chromium`. One page at a time: the
 * launchers of these engines move one mouse and one focus.
 */
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { withChords, withDriverChords } from './tests/tools/chords.mjs';
import usual from './web-test-runner.config.mjs';

const webkit = /** @type {Parameters<typeof webdriverLauncher>[0]} */ (
  /** @type {unknown} */ ({
    hostname: '127.0.0.1',
    port: 4444,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    },
  })
);

/** @type {Record<string, () => import('@web/test-runner').TestRunnerConfig['browsers']>} */
const launchers = {
  chromium: () => usual.browsers,
  firefox: () => [
    withChords(
      chromeLauncher({
        launchOptions: { browser: 'firefox', executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr' },
      }),
    ),
  ],
  webkit: () => [withDriverChords(webdriverLauncher(webkit))],
};

const engine = process.env['ENGINE'] ?? 'firefox';

/**
 * What an engine cannot be made to do here: Chromium's launcher alone takes the room on the disk away, and where there is no
 * loudspeaker, Firefox lets no sound through from a file to the recogniser.
 * @type {Record<string, string[]>}
 */
const leftOut = {
  firefox: ['!tests/records/store-room.test.ts', '!tests/speech/embedded/embedded-recogniser.test.ts'],
  webkit: ['!tests/records/store-room.test.ts'],
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...usual,
  files: ['tests/**/*.test.ts', ...(leftOut[engine] ?? [])],
  browsers: launchers[engine]?.(),
  concurrency: 1,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  // Only what hangs takes so long: these engines do not have the machine to themselves.
  testFramework: { config: { timeout: 60_000 } },
};
