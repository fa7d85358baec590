import { type Browser, chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { browserArgs, findHeadless } from '../../../scripts/browser.mjs';

/** A browser with a profile that lasts, whose processes the test may kill. */
export interface OwnBrowser {
  page: Page;
  /** Kills every process of it at once, as when the machine loses its power. */
  kill(): Promise<void>;
}

const quiet = ['--no-first-run', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Starts one on a profile folder and opens a page in it. */
export async function startBrowser(profile: string): Promise<OwnBrowser> {
  const portFile = join(profile, 'DevToolsActivePort');
  // What the browser that was killed left behind.
  await rm(portFile, { force: true });
  const program = spawn(
    findHeadless() ?? 'chromium',
    [...browserArgs, ...quiet, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  const gone = new Promise<void>((done) => {
    program.once('exit', () => {
      done();
    });
  });
  const browser = await connect(portFile);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      // The whole group: the parts that draw and store are processes of their own.
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
      await gone;
    },
  };
}

async function connect(portFile: string): Promise<Browser> {
  for (let tries = 0; tries < 200; tries++) {
    const port = (await readFile(portFile, 'utf8').catch(() => '')).split('\n')[0];
    if (port) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser did not start');
}
