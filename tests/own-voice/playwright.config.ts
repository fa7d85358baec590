import { defineConfig } from '@playwright/test';

/** The own voice through the speech of the system: `npm run test:own-voice`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spoken.ts',
  reporter: 'list',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  outputDir: '../../test-results/own-voice',
  use: { trace: 'off', screenshot: 'off' },
});
