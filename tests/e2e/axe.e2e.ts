import { expect, test } from '@playwright/test';
import { axeFaults, axeFaultsInAllLooks } from './support/axe.js';

test('the accessibility check finds a fault under the real security policy, and says where', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.id = 'nameless';
    document.body.append(picture);
  });
  const isTheFault = (fault: string): boolean => fault.includes('image-alt') && fault.includes('#nameless');
  expect((await axeFaults(page)).filter(isTheFault)).toHaveLength(1);

  const looksOfTheFault = (await axeFaultsInAllLooks(page)).filter(isTheFault);
  expect(looksOfTheFault.map((fault) => fault.split(':')[0])).toEqual(['in light', 'in dark', 'in forced colours']);
});
