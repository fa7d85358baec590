import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

// Games that are played by sounds in real time: one after another, with nothing else beside them, in a whole browser.
// What is kept of failures of the other tests stays there.
export default defineConfig(config, {
  testMatch: '**/*.voice.ts',
  workers: 1,
  outputDir: 'test-results/by-voice',
  use: { launchOptions: { executablePath: findBrowser(), args: browserArgs } },
});
