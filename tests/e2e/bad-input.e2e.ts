import { expect, test } from '@playwright/test';
import { enter, logLines, startIsolation } from './support/game.js';

test('an address that leads nowhere gets one sentence and a way on', async ({ page }) => {
  for (const address of ['#/nowhere', '#/play/', '#/play/no-such-record', '#/new/chess', '#/%zz', '#/<img src=x>']) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gridscribe' })).toBeVisible();
  }
});

test('what is not understood gets one sentence, stays in the field, and changes nothing', async ({ page }) => {
  await startIsolation(page);
  await enter(page, 'b2');
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  for (const text of ['banana', 'M3', 'c10', '<b>b2</b> & more', 'x'.repeat(180), '🙂']) {
    await enter(page, text);
    await expect(page.locator('gs-reply')).toContainText('is not understood');
    await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
    await expect(page.getByLabel('Move or question')).toHaveValue(text);
  }
  await enter(page, 'c1');
  await expect(logLines(page)).toHaveCount(1);
});

test('a browser that keeps nothing plays all the same, and says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('This browser keeps no records');
  await page.getByRole('link', { name: /^Isolation/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
});

test('a device without room records nothing, says so, and goes on once there is room', async ({ page }) => {
  // A fake full disk: Chromium lets a few bytes through whatever the quota. The store's own tests meet a real one.
  await page.addInitScript(() => {
    const prototype = IDBObjectStore.prototype;
    const add = Reflect.get(prototype, 'add');
    prototype.add = function (...given) {
      if (document.documentElement.dataset['fakeFullDisk']) throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(add, this, given);
    };
  });
  const setFull = (full: boolean): Promise<void> =>
    page.evaluate((is) => {
      document.documentElement.dataset['fakeFullDisk'] = is ? 'yes' : '';
    }, full);
  await startIsolation(page);
  await setFull(true);
  await enter(page, 'b2 c1');
  await expect(page.locator('gs-reply')).toContainText('This device has no room left. Nothing was recorded.');
  await expect(logLines(page)).toHaveCount(0);
  await setFull(false);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
});

test('settings that make no sense are as at first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gridscribe-settings', '{"verbosity":"shouting","spelling":7,"theme":[');
  });
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect(page.locator('gs-reply')).toContainText('C1 to B2, blocks C1.');
});

test('going back while a confirmation is open leaves no page that cannot be used', async ({ page }) => {
  await startIsolation(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByText('End the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Draw agreed' }).click();
  await expect(page.locator('gs-app')).toHaveAttribute('inert');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Isolation', exact: true })).toBeVisible();
});

test('who types on before the reply is there loses nothing', async ({ page }) => {
  await startIsolation(page);
  await page.locator('gs-say').evaluate((say) => {
    const [input, form] = [say.shadowRoot?.querySelector('input'), say.shadowRoot?.querySelector('form')];
    if (!input || !form) throw new Error('no field');
    input.value = 'b2 c1';
    form.requestSubmit();
    input.value = 'd4 a1';
  });
  await expect(logLines(page)).toHaveCount(1);
  await expect(page.getByLabel('Move or question')).toHaveValue('d4 a1');
});
