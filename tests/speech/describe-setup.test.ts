import { expect } from '@open-wc/testing';
import { games, readRecord, type GameId } from '../../src/rules/index.js';
import { describeRecordReason, describeSetupReason } from '../../src/speech/describe.js';
import { errorOf } from '../rules/support.js';
import { houses, spoken, spots, written } from './describe-positions.js';

describe('describeSetupReason', () => {
  const eight = spots.spots;
  const four = houses.houses;
  const table: [GameId, unknown, string][] = [
    ['isolation', { size: 4 }, 'The setting "size" is unknown here or has a value that cannot be.'],
    [
      'isolation',
      { ['x'.repeat(80)]: 1 },
      `The setting "${'x'.repeat(40)}…" is unknown here or has a value that cannot be.`,
    ],
    ['approach-withdraw', { position: { W: ['F1'], B: [] } }, 'F1 is not on the board. Choose a cell of this board.'],
    ['approach-withdraw', { position: { W: ['A1'], B: ['A1'] } }, 'A1 is named twice. Name each cell once.'],
    ['approach-withdraw', { position: { W: [], B: [] } }, 'Place at least one token.'],
    ['nearest-site', { sites: { W: [], B: ['A1'] } }, 'White needs at least one site.'],
    ['nearest-site', { sites: { W: ['A1'], B: [] } }, 'Black needs at least one site.'],
    ['territories', { ...houses, houses: { ...four, W: ['B2'] } }, 'White must have four houses.'],
    ['territories', { ...houses, houses: { ...four, B: ['B3'] } }, 'Black must have four houses.'],
    ['territories', { ...spots, spots: eight.slice(1) }, 'There must be eight house spots.'],
    ['territories', { ...spots, start: ['G1'] }, 'The starting trunk needs the two squares beside it.'],
    [
      'territories',
      { ...spots, spots: ['B2', 'B1', ...eight.slice(2)] },
      'B1 and B2 are on the same tile. Each tile has room for one house.',
    ],
    ['territories', { ...spots, start: ['G1', 'G3'] }, 'The starting trunk must lie between two squares side by side.'],
    ['territories', { ...spots, start: ['G2', 'G3'] }, 'The starting trunk must lie inside one tile.'],
    ['territories', { ...spots, start: ['A3', 'B3'] }, 'The starting trunk must lie on a tile without a house.'],
    ['territories', { ...spots, start: ['G2', 'H2'] }, 'The starting trunk must begin at the edge of the terrain.'],
  ];
  for (const [game, options, sentence] of table) {
    it(`${game}: ${sentence}`, () => {
      expect(describeSetupReason(errorOf(games[game].start(options)), game, written())).to.equal(sentence);
    });
  }

  it('uses spelling words for speech', () => {
    expect(describeSetupReason({ code: 'cell-twice', cell: 'A1' }, 'territories', spoken())).to.equal(
      'Alpha one is named twice. Name each cell once.',
    );
  });
});

const header = (game: string, ...more: string[]): string[] => [
  '[Gridscribe "1"]',
  `[Game "${game}"]`,
  '[Date "2026-03-31"]',
  ...more,
  '[Result "unfinished"]',
  '[Termination "unfinished"]',
];
const small = header('isolation', '[Size "3"]');
const record = (...lines: string[]): string => [...lines, ''].join('\n');
const changed = (lines: readonly string[], from: string, to: string): string => record(...lines).replace(from, to);

describe('describeRecordReason', () => {
  const table: [string, string][] = [
    [`${record(...small)}[X "${'y'.repeat(300)}"]`, 'Line 7 is longer than a record may be. Shorten it.'],
    [changed(small, '[Date', '[[Date'), 'Line 3 is not a line of the header. Write it like this: [Name "value"].'],
    [record(...small, '[Size "3"]'), 'Line 7: "Size" is there twice. Keep one of them.'],
    [
      changed(small, 'Gridscribe "1"', 'Gridscribe "9"'),
      'Line 1: version "9" is not known here. Try a newer Gridscribe.',
    ],
    [
      changed(small, 'isolation', 'chess'),
      'Line 2: the game "chess" is not known here. It can be isolation, approach-withdraw, nearest-site or territories.',
    ],
    [
      changed(small, '2026-03-31', 'today'),
      'Line 3: "today" is not a day. Write year, month and day, as in 2026-03-31.',
    ],
    [
      changed(small, 'Size "3"', 'Size "4"'),
      'Line 4: The setting "size" is unknown here or has a value that cannot be.',
    ],
    [record(...small, '', '2. B1-A1 block B1'), 'Line 8: move number 1 must come here. Number the moves one by one.'],
    [record(...small, '', '1. hello'), 'Line 8: "hello" is not a move. Write it like this: C1-B2 block C1.'],
    [
      record(...header('approach-withdraw'), '', '1. hello'),
      'Line 7: "hello" is not a move. Write it like this: C3-C4 approach C5.',
    ],
    [record(...header('nearest-site'), '', '1. hello'), 'Line 7: "hello" is not a move. Write it like this: A1 white.'],
    [
      record(...small, '', '1. B1-A1 block B1', '2. B3-C1 block A2'),
      'Line 9: B3 to C1 is not a straight line. Go along a row, a column or a diagonal.',
    ],
    [
      record(...small, '', '1. B1-A1 block B1', '2. B3-B2 block A2', '3. A1-A2 block A1'),
      'Line 10: the game was over before this move. Leave the line out.',
    ],
    [
      changed(small, 'Termination "unfinished"', 'Termination "boredom"'),
      'Line 6: the game did not end by "boredom". A record can say rules, resigned, draw agreed, time, as agreed or ' +
        'unfinished.',
    ],
    [
      changed(small, 'Result "unfinished"', 'Result "A"'),
      'Line 5: the result "A" does not fit how the game ended. It must be "unfinished".',
    ],
    [
      changed(small, 'Termination "unfinished"', 'Termination "resigned"'),
      'Line 5: the result "unfinished" does not fit how the game ended.',
    ],
  ];
  for (const [text, sentence] of table) {
    it(sentence, () => {
      expect(describeRecordReason(errorOf(readRecord(text)), text, written())).to.equal(sentence);
    });
  }

  it('says what the header lacks', () => {
    const error = { line: 6, code: 'missing-tag', name: 'Result' } as const;
    expect(describeRecordReason(error, record(...small), written())).to.equal(
      'Line 6: the header lacks "Result". Add it.',
    );
  });

  it('says that a move is not allowed where the text before it cannot be read', () => {
    const error = { line: 8, code: 'illegal-move', error: { code: 'no-move', cell: 'B1' } } as const;
    expect(describeRecordReason(error, 'nothing', written())).to.equal('Line 8: the rules do not allow this move.');
  });
});
