import { expect, type Page } from '@playwright/test';
import type { GameId } from '../../../src/rules/index.js';
import { enter } from './game.js';

/** Opens an address of the app anew in one language. Nothing here goes by words, so that it works in every language. */
export async function open(page: Page, locale: string, path: string): Promise<void> {
  // From one hash to another the page before would still be there for a moment.
  await page.goto('about:blank');
  await page.goto(`/?locale=${locale}#${path}`);
}

/** Starts a game as its set-up comes. */
export async function start(page: Page, locale: string, game: GameId): Promise<void> {
  await open(page, locale, `/new/${game}`);
  await page.locator('main form button.primary').click();
  await expect(page.locator('gs-game gs-board')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function startSmall(page: Page, locale: string): Promise<void> {
  await open(page, locale, '/new/isolation');
  await page.locator('main input[type=radio]').nth(1).check();
  await page.locator('main form button.primary').click();
  await expect(page.locator('gs-game gs-board')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const openMore = async (page: Page): Promise<void> => {
  await page.locator('gs-game details:has(gs-more) > summary').click();
  await page.locator('gs-end summary').click();
};

/** Every screen and every state of it, and how to get there. A new screen is one line more. */
export const screens: Record<string, (page: Page, locale: string) => Promise<unknown>> = {
  'home, at first': (page, locale) => open(page, locale, '/'),
  'home, with records and one just deleted': async (page, locale) => {
    await start(page, locale, 'isolation');
    await start(page, locale, 'territories');
    await open(page, locale, '/');
    await page.locator('gs-records-list button').last().click();
  },
  'home, renaming': async (page, locale) => {
    await start(page, locale, 'isolation');
    await open(page, locale, '/');
    await page.locator('gs-records-list button').first().click();
  },
  'the print page': async (page, locale) => {
    await open(page, locale, '/print/nearest-site');
    await expect(page.locator('gs-sheets .page').first()).toBeVisible();
  },
  'the list of exercises': (page, locale) => open(page, locale, '/practice'),
  'an exercise, with the answers for the host': async (page, locale) => {
    await open(page, locale, '/practice/nearest-comparison');
    await page.locator('gs-host-check button').click();
    await page.locator('gs-host-check button').last().click();
    await expect(page.locator('gs-host-check table')).toBeVisible();
  },
  'a worked example': async (page, locale) => {
    await open(page, locale, '/practice');
    await page.locator('gs-practice li a').first().click();
    await expect(page.locator('gs-exercise gs-board')).toBeVisible();
  },
  'the practice of talking': (page, locale) => open(page, locale, '/voice-practice'),
  'new game of Isolation': (page, locale) => open(page, locale, '/new/isolation'),
  'new game of Approach or withdraw': (page, locale) => open(page, locale, '/new/approach-withdraw'),
  'new game of Nearest-site': (page, locale) => open(page, locale, '/new/nearest-site'),
  'new game of Territories': (page, locale) => open(page, locale, '/new/territories'),
  help: (page, locale) => open(page, locale, '/help'),
  settings: (page, locale) => open(page, locale, '/settings'),
  'settings, unfolded': async (page, locale) => {
    await open(page, locale, '/settings');
    await page.locator('gs-settings details summary').first().click();
    await expect(page.locator('gs-settings-words fieldset').first()).toBeVisible();
    await expect(page.locator('gs-settings-hands fieldset').first()).toBeVisible();
  },
  tables: (page, locale) => open(page, locale, '/tables'),
  'a sitting, and what is printed of it': async (page, locale) => {
    await open(page, locale, '/tables');
    await page.locator('gs-tables textarea').fill('Ada\nBen\nCy');
    await page.locator('gs-tables form button.primary').click();
    await expect(page).toHaveURL(/#\/tables\/[\w-]+$/);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await open(page, locale, `/print/tables/${id}`);
    await expect(page.locator('gs-sheets .page').first()).toBeVisible();
  },
  kit: (page, locale) => open(page, locale, '/kit'),
  'a link without a record': (page, locale) => open(page, locale, '/r/1'),
  'an unknown address': (page, locale) => open(page, locale, '/nowhere'),
  'a record that is not there': (page, locale) => open(page, locale, '/play/none'),
  'a game at its start': (page, locale) => start(page, locale, 'isolation'),
  'a game on a 3×3 board': startSmall,
  'a question open': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2');
  },
  'a yes or no question': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2 c1');
    await enter(page, 'd4 a1');
    await expect(page.locator('gs-log li')).toHaveCount(2);
    await page.locator('.entry > .actions > button').first().click();
    await expect(page.locator('gs-log li')).toHaveCount(1);
    await page.locator('.entry > .actions > button').first().click();
    await expect(page.locator('gs-choices button')).toHaveCount(2);
  },
  'an illegal move': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'c5');
  },
  'text that is not understood': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'banana');
  },
  'a choice of captures': async (page, locale) => {
    await start(page, locale, 'approach-withdraw');
    await enter(page, 'b2 b3');
    await expect(page.locator('gs-choices button')).toHaveCount(2);
  },
  'awards in large letters': async (page, locale) => {
    await start(page, locale, 'nearest-site');
    for (const site of ['a1', 'e5', 'b3', 'd3', 'c3']) await enter(page, site);
    await expect(page.locator('gs-choices button')).toHaveCount(3);
    await page.locator('.entry > .actions > button[aria-pressed]').click();
  },
  'a land with a fence': async (page, locale) => {
    await start(page, locale, 'territories');
    await page.locator('gs-board').getByRole('gridcell').first().or(page.locator('gs-board button').first()).focus();
    await page.keyboard.press('x');
  },
  'everything folded out': async (page, locale) => {
    await start(page, locale, 'isolation');
    await openMore(page);
    await page.locator('gs-more button[aria-pressed]').nth(0).click();
    await page.locator('gs-more button[aria-pressed]').nth(1).click();
  },
  'looking about, at an earlier position': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2 c1');
    await expect(page.locator('gs-log li')).toHaveCount(1);
    await page.locator('gs-game details:has(gs-more) > summary').click();
    await page.locator('gs-more button[aria-pressed]').nth(2).click();
    await page.locator('gs-look [aria-labelledby=positions] button').first().click();
  },
  'the dialog': async (page, locale) => {
    await start(page, locale, 'isolation');
    await openMore(page);
    await page.locator('gs-end button').nth(2).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a game that is over': async (page, locale) => {
    await startSmall(page, locale);
    for (const move of ['A1 B1', 'A2 B2']) await enter(page, move);
    await expect(page.locator('gs-log li')).toHaveCount(2);
  },
  'the replay for a partner': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2 c1');
    await expect(page.locator('gs-log li')).toHaveCount(1);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await open(page, locale, `/partner/${id}`);
    await page.locator('gs-partner button.primary').click();
  },
  'a record to be shared': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2 c1');
    await expect(page.locator('gs-log li')).toHaveCount(1);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await open(page, locale, `/share/${id}`);
    await expect(page.locator('gs-share input').first()).toBeVisible();
  },
  'the audit by two': async (page, locale) => {
    await start(page, locale, 'nearest-site');
    for (const site of ['b2', 'd4', 'd2', 'b4']) await enter(page, site);
    await expect(page.locator('gs-log li')).toHaveCount(4);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await open(page, locale, `/audit/${id}`);
    await page.locator('gs-audit section button.primary').click();
    await expect(page.locator('gs-audit gs-board')).toBeVisible();
  },
  'a record to look through': async (page, locale) => {
    await start(page, locale, 'isolation');
    await enter(page, 'b2 c1');
    await expect(page.locator('gs-log li')).toHaveCount(1);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await open(page, locale, `/record/${id}/1`);
    await expect(page.locator('gs-board')).toBeVisible();
  },
  'a record to look through, with buttons that ask': async (page, locale) => {
    await screens['a record to look through']?.(page, locale);
    await page.locator('gs-record-view details > summary').click();
    await page.locator('gs-record-view button[aria-pressed]').nth(2).click();
    await page.locator('gs-look [aria-labelledby=cell] button').first().click();
    await expect(page.locator('gs-look .answer')).toBeVisible();
  },
};
