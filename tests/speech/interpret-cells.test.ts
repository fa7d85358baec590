import { expect } from '@open-wc/testing';
import { type Cell, randomFrom, type State } from '../../src/rules/index.js';
import { viewBoard } from '../../src/rules/known-games.js';
import { type Context, type Heard, interpret, type Interpretation } from '../../src/speech/interpret.js';
import { interpretCells } from '../../src/speech/interpret/cells-alone.js';
import { positionsOf, settings } from './random-positions.js';

/** Texts of one to three cells, some beyond the board, written in one way or another. */
function textsFor(state: State, next: () => number): string[] {
  const { columns, rows } = viewBoard(state);
  const cell = (): Cell =>
    `${'ABCDEFGHIJKL'.charAt(next() % Math.min(12, columns + 1))}${String(1 + (next() % Math.min(9, rows + 1)))}`;
  const joined = [' ', '', ', '];
  return Array.from({ length: 10 }, () => {
    const text = Array.from({ length: 1 + (next() % 3) }, cell).join(joined[next() % joined.length]);
    return next() % 2 === 0 ? text : text.toLowerCase();
  });
}

/** The context after an answer that leaves a question open. */
function after(context: Context, answer: Interpretation): Context | null {
  if (answer.kind !== 'ask' && answer.kind !== 'choose') return null;
  const asked = { kind: answer.kind === 'ask' ? ('slot' as const) : answer.kind, moves: answer.moves };
  return { ...context, draft: answer.draft, asked };
}

describe('cells alone, without the words of a language', () => {
  for (const setting of settings)
    for (const locale of ['en', 'de'])
      it(`come to what interpret answers: ${setting.name}, ${locale}`, () => {
        let answered = 0;
        const check = (heard: Heard, context: Context): Interpretation => {
          const whole = interpret(heard, context);
          const plain = interpretCells(heard, context);
          const told = `${JSON.stringify(heard)} in ${JSON.stringify(context)}`;
          if (plain) expect(plain, told).to.deep.equal(whole);
          if (plain) answered += 1;
          else if (!context.asked) expect(whole.kind, told).to.not.equal('move');
          return whole;
        };
        const next = randomFrom(7);
        for (const { state, legal, move } of positionsOf(setting, 3)) {
          const first: Context = { game: setting.game, state, locale };
          const confirming: Context = { ...first, asked: { kind: 'confirm', moves: [move] } };
          const choosing: Context = { ...first, asked: { kind: 'choose', moves: legal.slice(0, 3) } };
          for (const text of textsFor(state, next)) {
            const pick =
              text
                .toUpperCase()
                .match(/[A-L]\d/g)
                ?.slice(0, 2) ?? [];
            for (const heard of [text, { pick }])
              for (const start of [first, confirming, choosing]) {
                let context: Context | null = start;
                for (let said = heard; context; said = textsFor(state, next)[0] ?? '') {
                  context = after(context, check(said, context));
                  if (next() % 3 === 0) break;
                }
              }
          }
        }
        expect(answered).to.be.greaterThan(10);
      });

  it('are left to the words where a recogniser may have heard other letters', () => {
    const [position] = Array.from(positionsOf({ name: 'isolation', game: 'isolation', plies: 1 }, 1));
    const context: Context = { game: 'isolation', state: position.state, source: 'voice' };
    expect(interpretCells('c2', context)).to.equal(null);
    expect(interpretCells([{ text: 'c2' }], { ...context, source: 'typed' })).to.equal(null);
  });
});
