import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  boardCells,
  gameIds,
  games,
  viewBoard,
  type GameId,
  type Move,
  type Options,
  type State,
  shuffle,
} from '../../src/rules/index.js';
import {
  boardText,
  describeAround,
  describeBoard,
  describeCell,
  describeColumn,
  describeFreeEnd,
  describeLogEntry,
  describeMove,
  describeMovesFrom,
  describeOutcome,
  describePieces,
  describeQuestion,
  describeRedone,
  describeReason,
  describeRow,
  describeAlong,
  describeChanges,
  describePlace,
  describeStanding,
  describeTable,
  describeTableUndo,
  describeTurn,
  describeUndone,
  type Played,
  type Wording,
} from '../../src/speech/describe.js';
import { directions } from '../../src/speech/describe/directions.js';
import { valueOf } from '../rules/support.js';
import { speakGerman } from './german.js';

const wordingsIn = (locale: string): fc.Arbitrary<Wording> =>
  fc.record({
    locale: fc.constant(locale),
    spelling: fc.boolean(),
    verbosity: fc.constantFrom('brief' as const, 'normal' as const, 'full' as const),
    rows: fc.constantFrom('runs' as const, 'cells' as const),
  });

const optionsOf: Record<GameId, fc.Arbitrary<Options>> = {
  isolation: fc.record({
    size: fc.constantFrom(5 as const, 3 as const),
    first: fc.constantFrom('A' as const, 'B' as const),
  }),
  'approach-withdraw': fc.record({ first: fc.constantFrom('W' as const, 'B' as const) }),
  'nearest-site': fc.record({ first: fc.constantFrom('W' as const, 'B' as const) }),
  territories: fc.nat().map((seed): Options => shuffle(seed)),
};

/** A random game of so many moves at most, with its states. */
function playRandom(game: GameId, options: Options, picks: readonly number[]): { state: State; played: Played[] } {
  let state = valueOf(games[game].start(options));
  const played: Played[] = [];
  for (const pick of picks) {
    const legal = games[game].legalMoves(state);
    const move = legal[pick % legal.length];
    if (!move) break;
    const before = state;
    state = valueOf(games[game].play(before, move));
    played.push({ before, move, after: state });
  }
  return { state, played };
}

/** What no text may have in it. */
function expectText(text: string): void {
  expect(text).to.match(/^\S(.*\S)?$/);
  expect(text).not.to.match(/undefined|null|NaN|\[object| {2}|\.\.|,,|;;|: \.| [.,;?]|!/);
  expect(text, text).not.to.match(/\b(\w+) \1\b/i);
}

function expectSentence(text: string): void {
  expectText(text);
  expect(text).to.match(/^[\p{Lu}0-9].*[.?]$/u);
}

/** Every sentence about a state. */
function sentencesOf(state: State, wording: Wording): string[] {
  const { columns, rows } = viewBoard(state);
  const cells = boardCells(columns, rows);
  const outcome = games[state.game].outcome(state);
  return [
    ...describeBoard(state, wording),
    ...Array.from({ length: rows }, (_, row) => describeRow(state, row + 1, wording)),
    ...[...'ABCDEFGHIJKL'].slice(0, columns).map((column) => describeColumn(state, column, wording)),
    ...cells.flatMap((cell) => [describeAround(state, cell, wording), describeMovesFrom(state, cell, wording)]),
    ...directions.flatMap((direction) => cells.map((cell) => describeAlong(state, cell, direction, wording))),
    ...(['W', 'B', 'A', 'neutral'] as const).map((owner) => describePieces(state, owner, wording)),
    describeTurn(state, wording),
    describeStanding(state, wording),
    describeFreeEnd(state, wording),
    ...(outcome ? [describeOutcome(state.game, outcome, wording)] : []),
  ];
}

const sentencesOfMove = (played: Played, wording: Wording): string[] => [
  describeMove(played, wording),
  describeTable(played, wording),
  describeTableUndo(played, wording),
  describeUndone(played, wording),
  describeRedone(played, wording),
  describeLogEntry(played, 1, wording),
  describeChanges([played], wording),
  describePlace([played], 1, wording),
];

/** Every question that can be open, for all legal moves and for a few. */
function questionsOf(state: State, wording: Wording): string[] {
  const moves = games[state.game].legalMoves(state);
  if (moves.length === 0) return [];
  const slots = {
    isolation: ['to', 'block'],
    'approach-withdraw': ['from', 'to', 'capture'],
    'nearest-site': [moves.some((move) => 'site' in move) ? 'site' : 'cell'],
    territories: [moves.some((move) => 'farm' in move) ? 'farm' : 'first'],
  } as const;
  const few: Move[] = moves.slice(0, 3);
  return [
    ...slots[state.game].flatMap((slot) =>
      [moves, few].map((some) => describeQuestion(state, { kind: 'slot', slot, moves: some }, wording)),
    ),
    describeQuestion(state, { kind: 'confirm', moves: few }, wording),
    ...(few.length > 1 ? [describeQuestion(state, { kind: 'choose', moves: few }, wording)] : []),
  ];
}

/** In this order: the first needs no translation. */
const languages: [name: string, locale: string, speak: () => Promise<void>][] = [
  ['English', 'en', () => Promise.resolve()],
  ['German', 'de', speakGerman],
];

for (const [name, locale, speak] of languages)
  describe(`in random games, in ${name}`, () => {
    const wordings = wordingsIn(locale);

    before(speak);

    for (const game of gameIds) {
      it(`every text of ${game} reads well`, () => {
        fc.assert(
          fc.property(optionsOf[game], fc.array(fc.nat(), { maxLength: 60 }), wordings, (options, picks, wording) => {
            const { state, played } = playRandom(game, options, picks);
            const { columns, rows } = viewBoard(state);
            for (const cell of boardCells(columns, rows)) expectText(describeCell(state, cell, wording));
            for (const sentence of sentencesOf(state, wording)) expectSentence(sentence);
            for (const sentence of questionsOf(state, wording)) expectSentence(sentence);
            for (const move of played) for (const sentence of sentencesOfMove(move, wording)) expectSentence(sentence);
            expect(boardText(state).split('\n').length).to.be.greaterThan(rows);
          }),
          { numRuns: 25, includeErrorInReport: true },
        );
      });

      it(`every refusal of ${game} reads well`, () => {
        const picks = fc.array(fc.nat(), { maxLength: 30 });
        fc.assert(
          fc.property(
            optionsOf[game],
            picks,
            fc.array(fc.nat(), { maxLength: 30 }),
            wordings,
            (options, first, second, wording) => {
              const { state } = playRandom(game, options, first);
              // What was legal in one game is mostly not in another.
              for (const { move } of playRandom(game, options, second).played) {
                const answer = games[game].play(state, move);
                if (!answer.ok) expectSentence(describeReason(answer.error, state, move, wording));
              }
            },
          ),
          { numRuns: 50, includeErrorInReport: true },
        );
      });
    }
  });
