import { expect } from '@playwright/test';
import { randomIsolation } from '../e2e/support/game.js';
import { chooseSpeaking, enter, startSmallGame } from './support/steps.js';
import { test } from './support/test.js';

const words = new Map(Object.entries({ A: 'Alpha', B: 'Bravo', C: 'Charlie', 1: 'one', 2: 'two', 3: 'three' }));
const spelled = (cell: string): string => Array.from(cell, (sign) => words.get(sign)).join(' ');

test('a whole game is heard, sentence by sentence, from the setting to the end', async ({ page, heard }) => {
  await chooseSpeaking(page);
  expect(await heard.all()).toEqual([
    'All is set.',
    'Gridscribe speaks now; any key or tap silences it.',
    'Charlie one to Bravo two, blocks Charlie one.',
    'Bravo two, pawn A.',
  ]);
  const [first] = await heard.sentences();
  expect(first).toMatchObject({ language: 'en' });

  await startSmallGame(page);
  await heard.until('Move, then block a cell.');
  expect((await heard.all()).slice(-3)).toEqual(['Isolation.', 'Pawn A’s turn.', 'Move, then block a cell.']);

  const said = async (text: string): Promise<string[]> => {
    await heard.from();
    await enter(page, text);
    return heard.all();
  };
  expect(await said('b3 a1')).toEqual([
    'Bravo three holds pawn B.',
    'Move pawn A, at Bravo one.',
    'Bravo one to Alpha one.',
    'Which cell is blocked?',
  ]);
  expect(await said('cancel')).toEqual(['Pawn A’s turn.', 'Move, then block a cell.']);

  const moves = randomIsolation(3, 3);
  for (const [ply, { from, to, block }] of moves.entries()) {
    const [mover, next] = ply % 2 === 0 ? ['A', 'B'] : ['B', 'A'];
    const end = ply === moves.length - 1;
    expect(await said(`${to} ${block}`)).toEqual([
      `${spelled(from)} to ${spelled(to)}, blocks ${spelled(block)}.`,
      ...(end ? [`Pawn ${mover} wins.`, `Pawn ${next} cannot move.`] : [`Pawn ${next}’s turn.`]),
    ]);
  }
});

test('what the keys reach on the board is heard, and the choices and questions too', async ({ page, heard }) => {
  await chooseSpeaking(page);
  await startSmallGame(page);
  await page.locator('[data-cell="A1"]').focus();
  await heard.all();
  const pressed = async (...keys: string[]): Promise<string[]> => {
    await heard.from();
    for (const key of keys) await page.keyboard.press(key);
    return heard.all();
  };
  expect(await pressed('ArrowRight')).toEqual(['Bravo one, pawn A.']);
  expect(await pressed('ArrowDown')).toEqual(['Edge of the board.']);
  expect(await pressed('c')).toEqual(['Charlie']);
  expect(await pressed('2')).toEqual(['Charlie two, empty.']);
  expect(await pressed('Enter')).toEqual(['Bravo one to Charlie two.', 'Which cell is blocked?']);
  expect(await pressed('Backspace')).toEqual(['Pawn A’s turn.', 'Move, then block a cell.']);

  await page.getByText('More', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('gs-end summary').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Given up by pawn A$/i }).focus();
  await heard.all();
  expect((await pressed('Enter')).slice(0, 3)).toEqual(['End the game?', 'Given up by Pawn A.', 'Play on, button.']);
  expect(await pressed('Tab')).toEqual(['End the game, button.']);
  expect((await pressed('Enter'))[0]).toBe('Pawn A resigned.');
});

test('every key silences at once, and a page that is loaded anew is silent', async ({ page, heard }) => {
  await chooseSpeaking(page);
  await startSmallGame(page);
  await heard.all();
  await heard.take(3);
  await heard.from();
  await enter(page, 'c2 b2');
  await heard.until('Bravo one to Charlie two, blocks Bravo two.');
  await page.keyboard.press('Shift');
  await page.waitForTimeout(3500);
  expect(await heard.sentences()).toMatchObject([{ ended: null }]);

  await enter(page, 'say that again');
  await heard.until('Bravo one to Charlie two, blocks Bravo two.');
  await page.reload();
  await page.waitForTimeout(3500);
  const { ended } = (await heard.sentences()).at(-1) ?? {};
  expect(ended).toBeNull();
});

test('with the settings for a screen reader nothing is heard, and what one asks to be read is', async ({
  page,
  heard,
}) => {
  await startSmallGame(page);
  await enter(page, 'c2 b2');
  await page.waitForTimeout(1000);
  expect(await heard.texts()).toEqual([]);
  await page.getByRole('button', { name: 'Read this to me' }).focus();
  await page.keyboard.press('Enter');
  await heard.until('Pawn B’s turn.');
  const texts = (await heard.all()).filter((text) => text.trim() !== '');
  expect(texts[0]).toBe('Bravo one to Charlie two, blocks Bravo two.');
  expect(texts.join(' ')).toContain('On the table:');
});

test('it is German in a German voice once that is the language', async ({ page, heard }) => {
  await chooseSpeaking(page);
  await page.getByText('More', { exact: true }).click();
  await heard.from();
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  await heard.all();
  expect((await heard.sentences()).at(-1)).toMatchObject({ language: 'en', text: 'Bravo two, pawn A.' });

  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await heard.from();
  await page.getByRole('button', { name: 'Probe hören' }).click();
  await heard.all();
  const sentences = (await heard.sentences()).filter(({ text }) => text.trim() !== '');
  expect(new Set(sentences.map(({ language }) => language))).toEqual(new Set(['de']));
  expect(sentences[0]?.text).toContain('Cäsar eins');
});
