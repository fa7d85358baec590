import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeFaultsInAllLooks } from './support/axe.js';
import { enter, logLines } from './support/game.js';
import { widthBeyond } from './support/layout.js';

test('a record goes from one device to another in a link, with names only when they are ticked', async ({
  page,
  browser,
}) => {
  await page.goto('/#/new/isolation');
  await page.locator('summary', { hasText: 'Names' }).click();
  await page.getByRole('textbox', { name: 'Pawn A' }).fill('<b>Ada</b>');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await enter(page, 'b2 c1');
  await enter(page, 'd4 a1');
  await expect(logLines(page)).toHaveCount(2);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share a record' })).toBeFocused();
  expect(await axeFaultsInAllLooks(page)).toEqual([]);

  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/#\/r\/1[\w-]+$/);
  const nameless = await link.inputValue();
  const tick = page.getByRole('checkbox', { name: 'Send the names along' });
  await expect(tick).not.toBeChecked();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).not.toContain('Ada');
  await tick.check();
  await expect(link).not.toHaveValue(nameless);
  const named = await link.inputValue();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthBeyond(page)).toBe(0);

  const other = await (await browser.newContext()).newPage();
  for (const [address, hasName] of [
    [nameless, false],
    [named, true],
  ] as const) {
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: 'A record was sent to you' })).toBeVisible();
    await expect(other.locator('gs-received')).toContainText(
      hasName ? '<b>Ada</b>, pawn A' : '2 moves. Pawn A’s turn.',
    );
    // Nothing is kept by looking.
    await other.getByRole('link', { name: 'Do not keep it' }).click();
    await expect(other.getByText('No records yet.')).toBeVisible();
  }
  await other.goto(named);
  expect(await axeFaultsInAllLooks(other)).toEqual([]);
  await other.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(other).toHaveURL(/#\/record\/[0-9a-f]{32}$/);
  await other.goto('/');
  await expect(other.locator('gs-records-list li')).toHaveCount(1);
  await other.context().close();
});

test('a link that is cut off, forged or endless is refused in one sentence, and nothing is kept', async ({ page }) => {
  for (const bad of ['1', '1i3YvykwpTi7', '2abc', `1${'A'.repeat(40_000)}`, '%3Cimg%20src=x%20onerror=alert(1)%3E']) {
    await page.goto(`/#/r/${bad}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link carries no record' })).toBeVisible();
    await expect(page.getByText('It was cut off or changed on its way.')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByText('No records yet.')).toBeVisible();
});

test('a record in a link that breaks the rules is refused with the line that is wrong', async ({ page }) => {
  await page.goto('/');
  const packed = await page.evaluate(async () => {
    const text =
      '[Gridscribe "1"]\n[Game "isolation"]\n[Result "unfinished"]\n[Termination "unfinished"]\n\n1. C1-C5 block A1\n';
    const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '');
  });
  await page.goto(`/#/r/1${packed}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link carries no record' })).toBeVisible();
  await expect(page.locator('gs-received .lead')).toContainText('Line 6');
});
