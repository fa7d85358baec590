import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { State } from '../../src/rules/index.js';
import { type Context, type Draft, type Heard, interpret, type Question } from '../../src/speech/interpret.js';
import { keywords } from '../../src/speech/languages/types.js';
import { en } from '../../src/speech/languages/en.js';
import { expectSound } from './checks.js';
import { conversation } from './conversation.js';
import { positionsOf, settings } from './random-positions.js';

const states: State[] = settings.flatMap((setting) =>
  [...positionsOf(setting, 11)].filter((_, index) => index % 4 === 0).map(({ state }) => state),
);

/** Words that mean something, in no sensible order. */
const words = [
  ...keywords.flatMap((keyword) => [...en.words[keyword], ...(en.misheard[keyword] ?? [])]),
  ...en.fillers,
  ...Object.values(en.spelling),
  ...Object.values(en.digits),
  ...Object.values(en.sounds).flat(),
  ...Object.keys(en.joined),
  ...Object.values(en.commands).flatMap(({ said, typed = [] }) => [...said, ...typed]),
  ...'abcdefghijklmz123456789'.split(''),
  ...['b2', 'C3', 'a1', 'g2', 'h2', 'f9', 'L1', 'c10', '0', 'b2b3', 'banana', '—', '?'],
];

const anyState = fc.constantFrom(...states);
const wordy = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((some) => some.join(' '));
const anyText = fc.oneof(
  { weight: 6, arbitrary: wordy },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const confidence = fc.oneof(
  fc.constant(undefined),
  fc.double({ min: 0, max: 1 }),
  fc.constantFrom(0, NaN, Infinity, -Infinity, -1, 7),
);
const anyHeard: fc.Arbitrary<Heard> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  {
    weight: 2,
    arbitrary: fc.array(
      fc.record({ text: anyText, confidence }, { requiredKeys: ['text'] }) as fc.Arbitrary<{ text: string }>,
      { maxLength: 6 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      pick: fc.array(fc.constantFrom('A1', 'B2', 'B3', 'G2', 'H2', 'L9', 'zz', ''), { maxLength: 3 }),
    }),
  },
);
const anySource = fc.constantFrom<Context['source'][]>(undefined, 'typed', 'dictated', 'voice');

describe('whatever is heard', () => {
  it('comes to a sound answer, the same each time', () => {
    fc.assert(
      fc.property(anyState, anyHeard, anySource, (state, heard, source) => {
        const context: Context = { game: state.game, state, ...(source && { source }) };
        const before = JSON.stringify([state, heard]);
        const answer = interpret(heard, context);
        expectSound(answer, state);
        expect(interpret(heard, context)).to.deep.equal(answer);
        expect(JSON.stringify([state, heard]), 'nothing is changed').to.equal(before);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it('comes to sound answers one after another', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyHeard, { minLength: 2, maxLength: 5 }), anySource, (state, all, source) => {
        for (const answer of conversation(state, all, source && { source })) expectSound(answer, state);
      }),
      { numRuns: 1000, seed: 2 },
    );
  });

  it('comes to a sound answer with a draft and a question kept from another position or another game', () => {
    fc.assert(
      fc.property(anyState, anyState, anyHeard, anyHeard, (one, other, first, second) => {
        const before = interpret(first, { game: one.game, state: one });
        const draft = 'draft' in before ? before.draft : undefined;
        const moves = 'moves' in before ? before.moves : 'move' in before ? [before.move] : [];
        for (const kind of ['confirm', 'choose', 'slot'] as const) {
          const context: Context = { game: other.game, state: other, asked: { kind, moves }, ...(draft && { draft }) };
          expectSound(interpret(second, context), other);
          expectSound(interpret('yes', context), other);
        }
      }),
      { numRuns: 700, seed: 3 },
    );
  });

  it('comes to a sound answer with a draft and a question that are none', () => {
    fc.assert(
      fc.property(
        anyState,
        anyHeard,
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        (state, heard, draft, asked, moves) => {
          const broken = {
            game: state.game,
            state,
            draft:
              fc.stringify(draft).length % 2
                ? (draft as unknown as Draft)
                : ({ slots: draft, order: ['to'], unsure: [] } as unknown as Draft),
            asked: (moves === null ? asked : { kind: 'choose', moves: [moves] }) as unknown as Question,
          };
          expectSound(interpret(heard, broken), state);
        },
      ),
      { numRuns: 700, seed: 4 },
    );
  });

  it('is accounted for word by word: one strange word, and nothing is heard', () => {
    fc.assert(
      fc.property(anyState, wordy, fc.nat(), (state, text, place) => {
        const all = text.split(' ');
        all.splice(place % (all.length + 1), 0, 'banana');
        expect(interpret(all.join(' '), { game: state.game, state }).kind).to.equal('unheard');
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it('is nothing if it is empty or without end', () => {
    const [state] = states;
    if (!state) throw new Error('no state');
    const hear = (heard: Heard): string => interpret(heard, { game: state.game, state }).kind;
    expect(hear([])).to.equal('unheard');
    expect(hear({ pick: [] })).to.equal('unheard');
    expect(hear([{ text: '' }])).to.equal('unheard');
    expect(hear(`b2${' '.repeat(2000)}banana`), 'a word that is too far off to be read').to.equal('unheard');
    expect(hear('b2 '.repeat(5000))).to.equal('unheard');
    expect(hear('what is at a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a')).to.equal('unheard');
    expect(hear('ａ１'), 'wide letters').not.to.equal('unheard');
  });
});
