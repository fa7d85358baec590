import { defineConfig } from 'vite';
import { literals } from './scripts/literals.mjs';
import { messageIds } from './scripts/message-ids.mjs';
import { plainImports } from './scripts/plain-imports.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';
import { engineForWorkers, voiceModel } from './scripts/voice-model.mjs';

// The oldest browsers that Gridscribe supports.
const target = ['safari16.4', 'chrome109', 'firefox115'];

export default defineConfig({
  // Relative addresses, so that the built app can be put in any folder of any host.
  base: './',
  plugins: [literals(), messageIds(), plainImports(), voiceModel(), serviceWorker({ target })],
  worker: { format: 'es', plugins: () => [engineForWorkers()] },
  build: {
    target,
    // What a page needs is fetched as its imports are read: the lists for fetching it sooner weigh more than they save, since
    // from the second visit on everything is on the device.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What is always fetched together is one file, with all that it imports: many small ones weigh more, gzipped.
          groups: [
            { name: 'home', tags: ['$initial'], priority: 2 },
            {
              name: 'play',
              test: /\/src\/(components\/(play|new-game)|rules\/(notation|options|view)|speech\/describe\/set-up)\.ts$/,
              priority: 1,
            },
            { name: 'territories', test: /\/src\/rules\/territories\.ts$/ },
          ],
        },
      },
    },
  },
});
