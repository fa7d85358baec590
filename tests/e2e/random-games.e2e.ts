import { expect, type Page, test } from '@playwright/test';
import { type GameId, gameOf, games, type Move } from '../../src/rules/index.js';
import { describeOutcome } from '../../src/speech/describe.js';
import { randomGame } from './support/random-game.js';
import { storedGame } from './support/stored.js';

// Nobody watches: there is as little to draw as there can be.
test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const gamesEach = 100;
/** Several pages side by side, each with its share of the games. */
const shares = 4;

/** Ways to type the same move: the canonical line, and what people make of it. */
function typed(move: Move, line: string, choice: number): string {
  // A step alone leaves open what comes off.
  if ('capture' in move && move.capture === null) return `${line} no capture`;
  if (choice % 2 === 0) return line;
  if ('capture' in move) return `${move.from} to ${move.to} ${String(move.capture)}`;
  if ('block' in move) return `${move.to} ${move.block}`;
  if ('site' in move) return `site at ${move.site}`;
  if ('award' in move) return line.toLowerCase();
  return 'farm' in move ? move.farm : move.trunk.join(' ');
}

/** Types texts one after another, each once the one before is in the log; answers how many moves the log has then. */
function typeAll(page: Page, texts: string[]): Promise<number> {
  return page.evaluate(async (all) => {
    const play = document
      .querySelector('gs-app')
      ?.shadowRoot?.querySelector('gs-play')
      ?.shadowRoot?.querySelector('gs-game')?.shadowRoot;
    const log = play?.querySelector('gs-log')?.shadowRoot;
    const say = play?.querySelector('gs-say')?.shadowRoot;
    const [input, form] = [say?.querySelector('input'), say?.querySelector('form')];
    if (!log || !input || !form) throw new Error('no game on the page');
    const count = (): number => log.querySelectorAll('li').length;
    for (const [index, text] of all.entries()) {
      input.value = text;
      form.requestSubmit();
      for (let waited = 0; count() <= index && waited < 1000; waited++)
        await new Promise((resolve) => setTimeout(resolve, 4));
      if (count() <= index) throw new Error(`“${text}” did not come into the log`);
    }
    return count();
  }, texts);
}

for (const id of ['isolation', 'approach-withdraw', 'nearest-site', 'territories'] as const satisfies GameId[])
  for (let share = 0; share < shares; share++)
    test(`random games typed on the screen are what the rules say: ${id}, part ${String(share + 1)}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      for (let count = share; count < gamesEach; count += shares) {
        await page.goto(`/#/new/${id}`);
        await page.getByRole('button', { name: 'Start the game' }).click();
        await expect(page.locator('gs-game gs-board')).toBeVisible();
        const { options } = await storedGame(page);
        const started = games[id].start(options);
        if (!started.ok) throw new Error(started.error.code);
        const { moves, end } = randomGame(started.value, count);
        const texts = moves.map(({ move, line, legal }, index) =>
          // What is offered as the last spot is answered.
          'farm' in move && legal === 1 ? 'yes' : typed(move, line, index + count),
        );
        expect(await typeAll(page, texts)).toBe(moves.length);
        expect((await storedGame(page)).lines).toEqual(moves.map(({ line }) => line));
        const outcome = gameOf(end).outcome(end);
        if (!outcome) throw new Error('the game has no end');
        await expect(page.locator('gs-reply')).toContainText(
          describeOutcome(id, outcome, { spelling: false, verbosity: 'normal' }),
        );
      }
    });
