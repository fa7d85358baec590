import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

// Games that are played by sounds in real time. How they are heard depends on how busy the machine is, so they are no part
// of `npm test`: `npm run test:by-voice` wants a machine that does nothing else.
export default defineConfig(config, { testMatch: '**/*.voice.ts', workers: 1 });
