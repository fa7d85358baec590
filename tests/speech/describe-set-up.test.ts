import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import { describeSetUp } from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import { houses, spoken, spots, written } from './describe-positions.js';

describe('describeSetUp', () => {
  const table: [GameId, unknown, string[]][] = [
    ['isolation', { size: 3 }, ['Pawn A at B1.', 'Pawn B at B3.']],
    ['approach-withdraw', {}, ['8 white tokens: A1 to E1, A2, B2 and D2.', '8 black tokens: B4, D4, E4 and A5 to E5.']],
    [
      'nearest-site',
      {},
      ['The board is empty. Keep two white and two black sites at hand: white, black, white, black.'],
    ],
    [
      'nearest-site',
      { first: 'B' },
      ['The board is empty. Keep two white and two black sites at hand: black, white, black, white.'],
    ],
    [
      'territories',
      houses,
      [
        'Lay twelve tiles, 4 wide and 3 high. A1 is the square at the bottom left.',
        '4 white farms: B2, D4, E4 and G4.',
        '4 black farms: C2, F2, B3 and F5.',
        'Put the starting trunk between G1 and H1.',
      ],
    ],
    [
      'territories',
      spots,
      [
        'Lay twelve tiles, 4 wide and 3 high. A1 is the square at the bottom left.',
        'House spots: B2, C2, F2, B3, D4, E4, G4 and F5. The farms are placed in play.',
        'Put the starting trunk between G1 and H1.',
      ],
    ],
  ];
  for (const [game, options, sentences] of table) {
    it(`${game} ${JSON.stringify(options)}`, () => {
      expect(describeSetUp(after(game, options), written())).to.deep.equal(sentences);
    });
  }

  it('spells squares for speech', () => {
    expect(describeSetUp(after('territories', houses), spoken()).at(-1)).to.equal(
      'Put the starting trunk between Golf one and Hotel one.',
    );
  });
});
