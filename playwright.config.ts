import { defineConfig } from '@playwright/test';
import { browserArgs, findHeadless } from './scripts/browser.mjs';

const port = Number(process.env['PORT'] ?? 4181);
const baseURL = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  use: {
    baseURL,
    launchOptions: { executablePath: findHeadless(), args: browserArgs },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve.mjs --strict --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
