import { expect, test } from '@playwright/test';
import { enter, logLines, startIsolation } from './support/game.js';

test('works from the second load on without the network, and nothing is missing', async ({ page, context }) => {
  await startIsolation(page);
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  await enter(page, 'd4');
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  const address = page.url();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await context.setOffline(true);
  await page.reload();
  await expect(logLines(page)).toHaveCount(1);
  await expect(page.locator('gs-reply')).toContainText('Which cell is blocked?');
  await enter(page, 'a1');
  await expect(logLines(page)).toHaveCount(2);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gridscribe' })).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /^Isolation/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await enter(page, 'b2 c1');
  await expect(logLines(page)).toHaveCount(1);
  expect(page.url()).not.toBe(address);
});

test('can be installed: a manifest with icons, a maskable one among them', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    display: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Gridscribe', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
