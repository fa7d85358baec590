import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';

test('every answer carries the security headers', async ({ request }) => {
  for (const address of ['/', '/sw.js', '/nothing-here']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  }
});

test('the headers that hosts are told to send are those that are sent', async ({ request }) => {
  const advice = await readFile(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const headers = (await request.get('/')).headers();
  const told = Array.from(advice.matchAll(/^ {7}([A-Z][A-Za-z-]+): (.+)$/gm), ([, name = '', value = '']) => ({
    name,
    value,
  }));
  expect(told).toHaveLength(6);
  for (const { name, value } of told) expect(headers[name.toLowerCase()], name).toBe(value);
});

test('the page is asked for anew, what it is made of is kept', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? 'no script in the page';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('HEAD gives the headers alone', async ({ request }) => {
  const answer = await request.head('/');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/html');
  expect((await answer.body()).length).toBe(0);
});

test('what is outside the folder, malformed or missing is answered in plain words', async ({ request }) => {
  for (const address of ['/nothing-here', '/..%2fpackage.json', '/%2e%2e%2fpackage.json', '/%00', '/%zz', '/assets/']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).toContain('There is nothing at this address');
  }
});

test('nothing can be sent to it', async ({ request }) => {
  const answer = await request.post('/', { data: 'x' });
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('GET, HEAD');
});

test('the page meets no refusal of its own policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
