import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { games, readRecord, resultsOf, terminations, writeRecord } from '../../src/rules/index.js';
import type { GameRecord, RecordError, Termination } from '../../src/rules/index.js';
import { errorOf, playOut, setups, valueOf } from './support.js';

const small = [
  '[Gridscribe "1"]',
  '[Game "isolation"]',
  '[PawnA "Ann"]',
  '[Date "2024-02-29"]',
  '[Size "3"]',
  '[Result "A"]',
  '[Termination "rules"]',
  '[Room "4"]',
  '',
  '1. B1-C2 block B2',
  '2. B3-A3 block A2',
  '3. C2-C1 block B3',
  '',
];
const text = (lines: readonly string[]): string => lines.join('\n');

/** The small record with one line, counted from 1, replaced by others or, with none, taken out. */
const changed = (line: number, ...others: string[]): string => text(small.toSpliced(line - 1, 1, ...others));

/** A record of any game, ended in any way that is possible where it stands. */
const anyRecord = fc
  .record({
    setup: fc.constantFrom(...setups),
    picks: fc.array(fc.nat(), { maxLength: 45, size: 'max' }),
    ending: fc.nat(),
    names: fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 2, maxLength: 2 }),
    day: fc.option(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-01-01'), noInvalidDate: true })),
    tags: fc.uniqueArray(
      fc.record({ name: fc.stringMatching(/^X[A-Za-z0-9_]{0,9}$/), value: fc.string({ unit: 'grapheme' }) }),
      { maxLength: 4, selector: ({ name }) => name },
    ),
  })
  .map(({ setup: [game, options], picks, ending, names, day, tags }): GameRecord => {
    let ply = 0;
    const { states, moves } = playOut(games[game], options, (count) => (picks[ply++] ?? 0) % count, picks.length);
    const state = states[states.length - 1];
    const endings = terminations.flatMap((termination) =>
      resultsOf(state, termination).map((result) => ({ result, termination })),
    );
    const [first, second] = names.map((name) => name.replace(/\p{Cc}/gu, ''));
    const people: GameRecord['names'] = game === 'isolation' ? { A: first, B: second } : { B: second };
    const date = day === null ? null : day.toISOString().slice(0, 10);
    const lines = tags.map(({ name, value }) => ({ name, value: value.replace(/\p{Cc}/gu, '') }));
    return { game, options, names: people, date, moves, ...endings[ending % endings.length], tags: lines };
  });

describe('records', () => {
  it('read a small one', () => {
    expect(valueOf(readRecord(text(small)))).to.deep.equal({
      game: 'isolation',
      options: { size: 3 },
      names: { A: 'Ann' },
      date: '2024-02-29',
      moves: [
        { from: 'B1', to: 'C2', block: 'B2' },
        { from: 'B3', to: 'A3', block: 'A2' },
        { from: 'C2', to: 'C1', block: 'B3' },
      ],
      result: 'A',
      termination: 'rules',
      tags: [{ name: 'Room', value: '4' }],
    });
  });

  it('write it back as it was', () => {
    expect(writeRecord(valueOf(readRecord(text(small))))).to.equal(text(small));
  });

  it('come back equal whatever was played, and are written in one way only', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const written = writeRecord(record);
        const again = valueOf(readRecord(written));
        expect(again).to.deep.equal(record);
        expect(writeRecord(again)).to.equal(written);
      }),
      { numRuns: 200 },
    );
  });

  it('forgive what editors and mail add: a mark, other line ends, blank lines, spaces at the end, letter case', () => {
    const expected = readRecord(text(small));
    expect(readRecord(`\uFEFF${text(small)}`)).to.deep.equal(expected);
    expect(readRecord(small.join('\r\n'))).to.deep.equal(expected);
    expect(readRecord(small.join('\r'))).to.deep.equal(expected);
    expect(readRecord(small.join('  \n'))).to.deep.equal(expected);
    expect(readRecord(`\n\n${text(small)}\n \n`)).to.deep.equal(expected);
    expect(readRecord(text(small).replace('B1-C2 block B2', 'b1-c2  BLOCK b2'))).to.deep.equal(expected);
  });

  const wrong: [string, string, RecordError][] = [
    ['a version from the future', changed(1, '[Gridscribe "2"]'), { line: 1, code: 'unknown-version', version: '2' }],
    ['no version', changed(1), { line: 8, code: 'missing-tag', name: 'Gridscribe' }],
    ['another game', changed(2, '[Game "chess"]'), { line: 2, code: 'unknown-game', game: 'chess' }],
    ['a line that is no tag', changed(3, 'Ann'), { line: 3, code: 'bad-tag' }],
    ['a tag without an end', changed(3, '[PawnA "Ann]'), { line: 3, code: 'bad-tag' }],
    ['a lone backslash', changed(3, '[PawnA "A\\nn"]'), { line: 3, code: 'bad-tag' }],
    ['a control character', changed(3, '[PawnA "A\u0007n"]'), { line: 3, code: 'bad-tag' }],
    ['a name that is too long', changed(3, `[PawnA "${'n'.repeat(201)}"]`), { line: 3, code: 'too-long' }],
    ['a tag twice', changed(8, '[Size "3"]'), { line: 8, code: 'tag-twice', name: 'Size' }],
    ['a day that is none', changed(4, '[Date "2023-02-29"]'), { line: 4, code: 'bad-date', date: '2023-02-29' }],
    [
      'an option that is none',
      changed(5, '[Size "4"]'),
      { line: 5, code: 'bad-setup', error: { code: 'bad-option', name: 'size' } },
    ],
    ['no result', changed(6), { line: 8, code: 'missing-tag', name: 'Result' }],
    [
      'a result that is none',
      changed(6, '[Result "W"]'),
      { line: 6, code: 'wrong-result', result: 'W', expected: 'A' },
    ],
    ['the other result', changed(6, '[Result "B"]'), { line: 6, code: 'wrong-result', result: 'B', expected: 'A' }],
    [
      'another ending of a game that the rules ended',
      changed(7, '[Termination "resigned"]'),
      { line: 7, code: 'bad-termination', termination: 'resigned' },
    ],
    ['an ending that is none', changed(7, '[Termination "?"]'), { line: 7, code: 'bad-termination', termination: '?' }],
    [
      'the rules as the end of a game that goes on',
      changed(12),
      { line: 7, code: 'bad-termination', termination: 'rules' },
    ],
    ['moves right after the header', changed(9), { line: 9, code: 'bad-tag' }],
    ['a move without a number', changed(10, 'B1-C2 block B2'), { line: 10, code: 'bad-number', expected: 1 }],
    ['a number left out', changed(11, '3. B3-A3 block A2'), { line: 11, code: 'bad-number', expected: 2 }],
    ['a move of another game', changed(11, '2. site A1'), { line: 11, code: 'bad-move', text: 'site A1' }],
    [
      'an illegal move',
      changed(11, '2. B3-B2 block A1'),
      { line: 11, code: 'illegal-move', error: { code: 'path-blocked', cell: 'B2', by: 'block' } },
    ],
    ['a move after the end', changed(13, '4. A3-B3 block C2'), { line: 13, code: 'after-end' }],
    [
      'the first of two wrong lines',
      changed(5, '[Size "x"]', 'no tag'),
      { line: 5, code: 'bad-setup', error: { code: 'bad-option', name: 'size' } },
    ],
    ['nothing', '', { line: 1, code: 'missing-tag', name: 'Gridscribe' }],
    ['far too much', ' '.repeat(200_001), { line: 1, code: 'too-long' }],
  ];
  for (const [what, source, error] of wrong) {
    it(`name the line that is wrong: ${what}`, () => {
      expect(errorOf(readRecord(source))).to.deep.equal(error);
    });
  }

  it('refuse an ending that the position does not allow, and take those that it does', () => {
    const start = '[Gridscribe "1"]\n[Game "nearest-site"]\n';
    const ending = (result: string, termination: string, ...more: string[]): string =>
      `${start}[Result "${result}"]\n[Termination "${termination}"]\n${more.join('\n')}\n`;
    const sheet = ['[WhiteSites "A1"]', '[BlackSites "E5"]', '', '1. A1 white'];
    for (const [result, termination] of [
      ['W', 'resigned'],
      ['draw', 'draw agreed'],
      ['B', 'time'],
      ['draw', 'time'],
      ['W', 'as agreed'],
    ]) {
      expect(readRecord(ending(result, termination, ...sheet)).ok, `${termination} ${result}`).to.equal(true);
    }
    expect(errorOf(readRecord(ending('B', 'as agreed', ...sheet)))).to.deep.equal({
      line: 3,
      code: 'wrong-result',
      result: 'B',
      expected: 'W',
    });
    expect(errorOf(readRecord(ending('draw', 'resigned', ...sheet)))).to.deep.equal({
      line: 3,
      code: 'wrong-result',
      result: 'draw',
      expected: null,
    });
    expect(errorOf(readRecord(ending('draw', 'as agreed'))).code).to.equal('bad-termination');
  });

  it('name the tag of an option that is missing or at fault', () => {
    const header = (...tags: string[]): string =>
      text([
        '[Gridscribe "1"]',
        '[Game "territories"]',
        '[Result "unfinished"]',
        '[Termination "unfinished"]',
        ...tags,
      ]);
    const white = '[WhiteHouses "B2 D4 E4 G4"]';
    const black = '[BlackHouses "B3 C2 F2 F5"]';
    const start = '[Start "G1 H1"]';
    expect(readRecord(header(white, black, start)).ok).to.equal(true);
    expect(errorOf(readRecord(header(white, start)))).to.deep.equal({
      line: 7,
      code: 'missing-tag',
      name: 'BlackHouses',
    });
    expect(errorOf(readRecord(header(white, black)))).to.deep.equal({ line: 7, code: 'missing-tag', name: 'Start' });
    expect(errorOf(readRecord(header(start)))).to.deep.equal({ line: 6, code: 'missing-tag', name: 'WhiteHouses' });
    const lines: [string[], number][] = [
      [[white, '[BlackHouses "B3 C2 F2 x"]', start], 6],
      [[white, '[BlackHouses "B3 C2 F2"]', start], 6],
      [[white, '[BlackHouses "B3 C2 F2 B2"]', start], 6],
      [[white, '[BlackHouses "B3 C2 F2 A1"]', start], 6],
      [[white, '[BlackHouses "B3 C2 F2 I1"]', start], 6],
      [[white, black, '[Start "G1 G1"]'], 7],
      [[white, black, '[Start "F1 G1"]'], 7],
      [['[Shape "9x9"]', white, black, start], 5],
    ];
    for (const [tags, line] of lines) {
      const error = errorOf(readRecord(header(...tags)));
      expect([error.code, error.line], tags.join(' ')).to.deep.equal(['bad-setup', line]);
    }
  });

  it('with any one character changed are still a record of the rules or name one line', () => {
    fc.assert(
      fc.property(
        anyRecord,
        fc.nat(),
        fc.oneof(fc.constantFrom('\n', '"', '\\', '[', ' ', '1', 'A', ''), fc.string({ unit: 'binary', maxLength: 1 })),
        (record, place, character) => {
          const written = writeRecord(record);
          const at = place % written.length;
          const answer = readRecord(written.slice(0, at) + character + written.slice(at + 1));
          if (answer.ok) expect(readRecord(writeRecord(answer.value))).to.deep.equal(answer);
          else expect(answer.error.line).to.be.within(1, written.split('\n').length + 1);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('are never thrown at: any text, and what is no text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.anything()), (value) => !readRecord(value).ok));
  });

  it('are read in no time with very long runs of spaces', () => {
    const spaces = ' '.repeat(190_000);
    expect(errorOf(readRecord(changed(3, `[PawnA${spaces}"Ann"]`))).code).to.equal('bad-tag');
    expect(readRecord(changed(10, `1. B1-C2${spaces}block B2`)).ok).to.equal(true);
    expect(errorOf(readRecord(changed(10, `1. B1${spaces}-C2 block B2`))).code).to.equal('bad-move');
  });

  it('are written on their lines whatever the names hold', () => {
    const record = valueOf(readRecord(text(small)));
    const names = { A: 'two\nlines\u0000', B: 'n'.repeat(300) };
    const tags = [
      { name: 'no name', value: 'x' },
      { name: 'Size', value: '5' },
      { name: 'Twice', value: '1' },
      { name: 'Twice', value: '2' },
    ];
    const again = valueOf(readRecord(writeRecord({ ...record, names, date: 'today', tags })));
    expect(again.names).to.deep.equal({ A: 'two lines ', B: 'n'.repeat(200) });
    expect(again.date).to.equal(null);
    expect(again.tags).to.deep.equal([{ name: 'Twice', value: '1' }]);
  });

  it('offer for every position the endings that it allows', () => {
    const over = playOut(games.isolation, { size: 3 }, () => 0).states;
    const endings = (at: number): Termination[] =>
      terminations.filter((termination) => resultsOf(over.at(at) ?? over[0], termination).length > 0);
    expect(endings(-1)).to.deep.equal(['rules']);
    expect(endings(0)).to.deep.equal(['resigned', 'draw agreed', 'time', 'unfinished']);
  });
});
