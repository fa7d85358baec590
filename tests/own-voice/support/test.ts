import { test as base, type Browser, expect, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { listen, staticServer } from '../../../scripts/static-server.mjs';
import { type Dispatcher, type Sentence, startDispatcher } from './dispatcher.js';

/** What is heard of the own voice. */
export interface Heard {
  /** The texts that were begun since the last call of `from`, in order. */
  texts(): Promise<string[]>;
  /** The same with everything that is known of them. */
  sentences(): Promise<Sentence[]>;
  /** Waits until a text is begun; what was begun until then, it included. */
  until(text: string): Promise<string[]>;
  /** Waits until all that was begun has been said and nothing more comes; all that was said. */
  all(): Promise<string[]>;
  /** Counts only what is begun from now on. */
  from(): Promise<void>;
  /** How long each sentence takes from now on, in seconds. */
  take(seconds: number): Promise<void>;
}

interface WorkerFixtures {
  dispatcher: Dispatcher;
  speaking: Browser;
  address: string;
}

/** How long it must be silent to count as done, in milliseconds: longer than any rest between two sentences. */
const silentFor = 700;

export const test = base.extend<{ page: Page; heard: Heard }, WorkerFixtures>({
  dispatcher: [
    async ({ browserName }, use) => {
      if (browserName !== 'chromium') throw new Error('only Chromium is told here how to speak');
      const dispatcher = await startDispatcher();
      await use(dispatcher);
      await dispatcher.stop();
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ dispatcher }, use) => {
      // Served no sooner than someone can listen.
      await dispatcher.forget();
      const server = staticServer(fileURLToPath(new URL('../../../dist', import.meta.url)));
      await use(await listen(server, 0));
      server.close();
    },
    { scope: 'worker' },
  ],
  speaking: [
    async ({ dispatcher, playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: [...browserArgs, '--enable-speech-dispatcher'],
        env: dispatcher.environment,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ speaking, address }, use) => {
    const context = await speaking.newContext({ baseURL: address, locale: 'en-GB' });
    await use(await context.newPage());
    await context.close();
  },
  heard: async ({ dispatcher }, use) => {
    await dispatcher.take(0);
    await dispatcher.forget();
    await use(heardThrough(dispatcher));
  },
});

function heardThrough(dispatcher: Dispatcher): Heard {
  const texts = async (): Promise<string[]> => (await dispatcher.sentences()).map(({ text }) => text);
  return {
    texts,
    sentences: () => dispatcher.sentences(),
    from: () => dispatcher.forget(),
    take: (seconds) => dispatcher.take(seconds),
    async until(text) {
      await expect.poll(texts, { message: text, timeout: 10_000 }).toContain(text);
      return texts();
    },
    async all() {
      let [before, since] = ['', Date.now()];
      await expect
        .poll(
          async () => {
            const now = await dispatcher.sentences();
            const state = JSON.stringify(now);
            if (state !== before) [before, since] = [state, Date.now()];
            const isSaid = now.length > 0 && now.at(-1)?.ended !== null;
            return isSaid && Date.now() - since > silentFor;
          },
          { timeout: 20_000, intervals: [50] },
        )
        .toBe(true);
      return texts();
    },
  };
}
