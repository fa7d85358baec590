import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

// Games that are played by sounds in real time: one after another, with nothing else beside them.
// What is kept of failures of the other tests stays there.
export default defineConfig(config, { testMatch: '**/*.voice.ts', workers: 1, outputDir: 'test-results/by-voice' });
