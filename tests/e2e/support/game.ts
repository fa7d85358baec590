import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { games, type IsolationMove, randomFrom, readRecord, type State } from '../../../src/rules/index.js';

/** A whole game of Isolation, the same for the same seed. */
export function randomIsolation(seed: number, size: 5 | 3 = 5): IsolationMove[] {
  const game = games.isolation;
  const next = randomFrom(seed);
  const moves: IsolationMove[] = [];
  const started = game.start({ size });
  if (!started.ok) throw new Error(started.error.code);
  let state: State = started.value;
  while (!game.outcome(state)) {
    const legal = game.legalMoves(state) as IsolationMove[];
    const move = legal[next() % legal.length];
    if (!move) throw new Error('no move');
    const played = game.play(state, move);
    if (!played.ok) throw new Error(played.error.code);
    moves.push(move);
    state = played.value;
  }
  return moves;
}

/** Sets up a game of Isolation from the home page, and waits for the board. */
export async function startIsolation(page: Page, size: 5 | 3 = 5, home = '/'): Promise<void> {
  await page.goto(home);
  await page.getByRole('link', { name: /^Isolation/ }).click();
  if (size === 3) await page.getByRole('radio', { name: /^3/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  // The page takes the focus to its heading; a test is faster there than any person.
  await expect(page.getByRole('heading', { level: 1, name: 'Isolation', exact: true })).toBeFocused();
}

/** Types a text and presses Enter; the reply may come later. */
export async function enter(page: Page, text: string): Promise<void> {
  await page.locator('gs-say input').fill(text);
  await page.locator('gs-say input').press('Enter');
}

/** The lines of the log. */
export const logLines = (page: Page): Locator => page.locator('gs-log li');

/** Saves the record as a file and reads it back by the rules. */
export async function savedMoves(page: Page): Promise<unknown> {
  await page.getByText('More', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const read = readRecord(await readFile(await file.path(), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.moves;
}
