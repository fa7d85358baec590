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

  // What is no matter of looks is looked for in the first alone.
  const looksOf = (faults: string[]): (string | undefined)[] => faults.map((fault) => fault.split(':')[0]);
  expect(looksOf((await axeFaultsInAllLooks(page)).filter(isTheFault))).toEqual(['in light']);

  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.id = 'pale';
    pale.textContent = 'Grey on grey';
    pale.style.color = '#808080';
    pale.style.backgroundColor = '#8a8a8a';
    pale.style.setProperty('forced-color-adjust', 'none');
    document.body.append(pale);
  });
  const isPale = (fault: string): boolean => fault.includes('color-contrast') && fault.includes('#pale');
  expect(looksOf((await axeFaultsInAllLooks(page)).filter(isPale))).toEqual([
    'in light',
    'in dark',
    'in forced colours',
  ]);
});
