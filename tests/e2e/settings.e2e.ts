import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, startIsolation } from './support/game.js';

/** What the fake speech of a page has begun to say, and what keeps it. */
interface Speaking {
  fakeSaid?: string[];
}

/** Puts a fake in the place of the browser's speech, which in this browser has no voices: every sentence ends at once. */
async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const fake = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      getVoices: () => [{ lang: 'en-GB', name: 'fake', voiceURI: 'fake', localService: true, default: true }],
      cancel: () => undefined,
      speak: (utterance: { text: string; onend: (() => void) | null }) => {
        said.push(utterance.text);
        window.setTimeout(() => utterance.onend?.());
      },
    });
    class FakeUtterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: fake });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
    Object.defineProperty(window, 'fakeSaid', { value: said });
  });
}

const said = (page: Page): Promise<string[]> => page.evaluate(() => (window as Speaking).fakeSaid ?? []);

const speaks = (page: Page) => page.getByRole('radio', { name: 'Gridscribe speaks', exact: true });

test('Gridscribe speaks once that is chosen, and still after a reload', async ({ page }) => {
  await fakeSpeech(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('speaker'))).toEqual([]);

  await page.goto('/#/settings');
  await expect(page.getByRole('radio', { name: 'I listen with my screen reader' })).toBeChecked();
  await speaks(page).check();
  await expect.poll(() => said(page)).toContain('Charlie one to Bravo two, blocks Charlie one.');
  await expect(page.locator('.example')).toContainText('Charlie one to Bravo two');
  expect(await axeFaultsInAllLooks(page)).toEqual([]);

  await page.reload();
  await expect(speaks(page)).toBeChecked();
  expect(await said(page)).toEqual([]);
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect.poll(() => said(page)).toContain('Charlie one to Bravo two, blocks Charlie one.');
  await enter(page, 'speak faster');
  await expect.poll(() => said(page)).toContain('I speak faster.');

  await page.goto('/#/settings');
  // The game that is left has a fold of that name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '125%' })).toBeChecked();
  await expect(speaks(page)).toBeChecked();
  await page.getByRole('radio', { name: 'Full, with shapes' }).check();
  await expect(speaks(page)).not.toBeChecked();
  await expect(page.getByText('Your own mix.', { exact: true })).toBeVisible();
  expect(await axeFaultsInAllLooks(page)).toEqual([]);
});

test('where the browser has no speech, the settings say so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await page.goto('/#/settings');
  await expect(page.getByText('This browser has no voice for this language')).toBeVisible();
});
