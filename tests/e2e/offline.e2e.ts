import { expect, type Page, test } from '@playwright/test';
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

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}
interface Manifest {
  name: string;
  display: string;
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string; label: string })[];
}

/** The manifest, as the page names it. */
async function manifestOf(page: Page): Promise<Manifest> {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  return (await (await page.request.get(href ?? '')).json()) as Manifest;
}

/** Fetches a PNG; gives its weight in bytes and its size as manifests write it, from the picture's own header. */
async function measured(page: Page, src: string): Promise<{ weight: number; sizes: string }> {
  const answer = await page.request.get(src);
  expect(answer.ok(), src).toBe(true);
  const bytes = await answer.body();
  expect(bytes.toString('latin1', 1, 4), src).toBe('PNG');
  return { weight: bytes.length, sizes: `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}` };
}

test('can be installed: a manifest with icons, a maskable one among them', async ({ page }) => {
  const manifest = await manifestOf(page);
  expect(manifest).toMatchObject({ name: 'Gridscribe', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
});

test('each game has a shortcut with a picture, which opens its set-up', async ({ page }) => {
  const { shortcuts } = await manifestOf(page);
  expect(shortcuts).toHaveLength(4);
  for (const { name, url, icons } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: `New game: ${name}` })).toBeVisible();
    expect(icons).toHaveLength(1);
    for (const { src, sizes } of icons) {
      expect(sizes).toBe('96x96');
      expect((await measured(page, src)).sizes, src).toBe(sizes);
    }
  }
});

test('screenshots for narrow and wide screens are as the manifest says, and are not kept on the device', async ({
  page,
}) => {
  const { screenshots } = await manifestOf(page);
  expect(screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes, label } of screenshots) {
    const picture = await measured(page, src);
    expect(picture.sizes, src).toBe(sizes);
    expect(picture.weight, src).toBeLessThan(120_000);
    expect(label).not.toBe('');
  }
  const worker = await (await page.request.get('/sw.js')).text();
  expect(worker).toContain('icon-192.png');
  expect(worker).not.toContain('install/');
});
