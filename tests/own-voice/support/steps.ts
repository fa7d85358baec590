import { expect, type Page } from '@playwright/test';

/** Chooses that Gridscribe speaks, by keyboard, on the settings page. */
export async function chooseSpeaking(page: Page): Promise<void> {
  await page.goto('/#/settings');
  const reader = page.getByRole('radio', { name: 'I listen with my screen reader' });
  await reader.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Gridscribe speaks', exact: true })).toBeChecked();
}

/** Starts Isolation on the small board, by keyboard, from home. */
export async function startSmallGame(page: Page): Promise<void> {
  await page.goto('/#/');
  await page.getByRole('link', { name: /^Isolation/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^3/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Start/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Isolation', exact: true })).toBeFocused();
}

/** Types into the text field and presses Enter. */
export async function enter(page: Page, text: string): Promise<void> {
  const field = page.locator('gs-say input');
  await field.focus();
  await field.fill(text);
  await page.keyboard.press('Enter');
}
