import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { browserArgs, findHeadless } from './scripts/browser.mjs';
import { engineInTests, modelInTests } from './scripts/voice-model.mjs';
import { ariaSnapshotPlugin } from './tests/tools/aria-snapshot-plugin.mjs';
import { storagePlugin } from './tests/tools/storage-plugin.mjs';

// Tests make sounds that nobody has asked for with a click.
const withSound = ['--autoplay-policy=no-user-gesture-required', '--mute-audio'];

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'tests/**/*.test.ts',
  // Lit's production build: no warnings about development mode in the output.
  nodeResolve: { exportConditions: ['production', 'default'] },
  middleware: [modelInTests],
  plugins: [
    ariaSnapshotPlugin,
    storagePlugin,
    engineInTests,
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
  ],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: findHeadless(), args: [...browserArgs, ...withSound] },
    }),
  ],
  concurrency: 2,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 20_000 } },
  coverageConfig: {
    include: ['src/**/*.ts'],
    exclude: ['src/generated/**'],
    report: true,
    reporters: ['text-summary', 'lcov'],
  },
};
