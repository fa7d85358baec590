import { expect } from '@open-wc/testing';
import type { State } from '../../src/rules/index.js';
import { boardText, cellText, describeCell, describeEdge } from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import { houses, opening, sheet, sites, spoken, spots, written } from './describe-positions.js';

const isolation = after('isolation', {}, 'C1-B2 block C1');
const approach = after('approach-withdraw', sheet);
const placing = after('nearest-site', {}, 'site A1');
const awarding = after('nearest-site', sites, 'A1 white', 'B1 black', 'C1 neutral');
const fences = after('territories', houses, ...opening);
const farms = after('territories', spots, 'farm B2');

describe('describeCell', () => {
  const table: [State, string, string, string, string][] = [
    [isolation, 'A1', 'A1 empty', 'A1, empty', 'A1, empty'],
    [isolation, 'B2', 'B2 pawn A', 'B2, pawn A', 'B2, pawn A, triangle'],
    [isolation, 'C5', 'C5 pawn B', 'C5, pawn B', 'C5, pawn B, square'],
    [isolation, 'C1', 'C1 blocked', 'C1, blocked', 'C1, blocked, cross'],
    [approach, 'C3', 'C3 white', 'C3, white', 'C3, white, circle'],
    [approach, 'C5', 'C5 black', 'C5, black', 'C5, black, square'],
    [placing, 'A1', 'A1 white site', 'A1, white site', 'A1, white site, double circle'],
    [placing, 'A2', 'A2 empty', 'A2, empty', 'A2, empty'],
    [
      awarding,
      'A1',
      'A1 white site awarded white',
      'A1, white site, awarded white',
      'A1, white site, double circle, awarded white',
    ],
    [awarding, 'E5', 'E5 black site', 'E5, black site, not awarded', 'E5, black site, double square, not awarded'],
    [awarding, 'B1', 'B1 black', 'B1, black', 'B1, black, small square'],
    [awarding, 'C1', 'C1 neutral', 'C1, neutral', 'C1, neutral, short bar'],
    [awarding, 'D1', 'D1 not awarded', 'D1, not awarded', 'D1, not awarded'],
    [farms, 'B2', 'B2 white farm', 'B2, white farm', 'B2, white farm, circle under a roof'],
    [farms, 'B3', 'B3 free spot', 'B3, free spot', 'B3, free spot, dotted'],
    [
      fences,
      'F2',
      'F2 black farm',
      'F2, black farm, trunk down, left',
      'F2, black farm, square under a roof, trunk down, left',
    ],
    [fences, 'E2', 'E2 empty', 'E2, empty, trunk right', 'E2, empty, trunk right'],
    [fences, 'F1', 'F1 empty', 'F1, empty, trunk up', 'F1, empty, trunk up'],
    [fences, 'G1', 'G1 empty', 'G1, empty, trunk up, right', 'G1, empty, trunk up, right'],
  ];
  for (const [state, cell, brief, normal, full] of table) {
    it(`names ${cell} of ${state.game}: ${normal}`, () => {
      expect(describeCell(state, cell, written('brief'))).to.equal(brief);
      expect(describeCell(state, cell, written('normal'))).to.equal(normal);
      expect(describeCell(state, cell, written('full'))).to.equal(full);
    });
  }

  it('ends with whose territory a square lies in once that is settled, and not while the land is one', () => {
    const fence = ['trunk G2 H2', 'trunk G2 G3', 'trunk F2 F3', 'trunk E2 F2', 'trunk E1 F1'];
    const closed = after('territories', houses, ...fence);
    expect(describeCell(closed, 'F1', written())).to.match(/^F1, empty, trunk .*, black territory$/);
    expect(describeCell(closed, 'G1', written())).to.match(/, black territory$/);
    expect(describeCell(closed, 'F2', written('full'))).to.match(/^F2, black farm, .*, black territory$/);
    expect(describeCell(closed, 'G1', written('brief'))).to.equal('G1 empty');
    expect(describeCell(closed, 'A6', written())).to.equal('A6, empty');
    expect(describeCell(farms, 'B3', written())).to.equal('B3, free spot');
  });

  it('uses spelling words for speech', () => {
    expect(describeCell(isolation, 'C1', spoken('brief'))).to.equal('Charlie one blocked');
    expect(describeCell(approach, 'C3', spoken('normal'))).to.equal('Charlie three, white');
    expect(describeCell(approach, 'C3', spoken('full'))).to.equal('Charlie three, white, circle');
  });

  it('says which cells there are where the board lacks one', () => {
    expect(describeCell(isolation, 'F6', written())).to.equal(
      'F6 is not on the board. Columns go from A to E, rows from 1 to 5.',
    );
    expect(describeCell(fences, 'L9', spoken())).to.equal(
      'Lima nine is not on the board. Columns go from Alpha to Hotel, rows from 1 to 6.',
    );
  });
});

describe('cellText', () => {
  it('gives every column and row its word', () => {
    const columns = [...'ABCDEFGHIJKL'].map((letter) => cellText(`${letter}1`, spoken()));
    expect(columns.join(', ')).to.equal(
      'Alpha one, Bravo one, Charlie one, Delta one, Echo one, Foxtrot one, Golf one, Hotel one, India one, ' +
        'Juliet one, Kilo one, Lima one',
    );
    const rows = [...'123456789'].map((digit) => cellText(`A${digit}`, spoken()));
    expect(rows.join(', ')).to.equal(
      'Alpha one, Alpha two, Alpha three, Alpha four, Alpha five, Alpha six, Alpha seven, Alpha eight, Alpha nine',
    );
  });

  it('leaves a cell as it is in writing, and a letter without a word in speech', () => {
    expect(cellText('C3', written())).to.equal('C3');
    expect(cellText('Z3', spoken())).to.equal('Z three');
  });
});

describe('describeEdge', () => {
  it('says whether a trunk lies on it, in either order', () => {
    expect(describeEdge(fences, ['E2', 'F2'], written())).to.equal('E2 and F2, trunk');
    expect(describeEdge(fences, ['F2', 'E2'], written())).to.equal('F2 and E2, trunk');
    expect(describeEdge(fences, ['A1', 'A2'], spoken())).to.equal('Alpha one and Alpha two, no trunk');
  });

  it('fits on a braille display of 20 cells, and a farm with trunks on three sides on one of 40', () => {
    expect(describeEdge(fences, ['A1', 'A2'], written())).to.have.lengthOf.at.most(20);
    const fenced = after('territories', houses, ...opening, 'trunk F2 F3');
    expect(describeCell(fenced, 'F2', written())).to.equal('F2, black farm, trunk up, down, left');
    expect(describeCell(fenced, 'F2', written())).to.have.lengthOf.at.most(40);
  });
});

describe('boardText', () => {
  it('draws Isolation', () => {
    expect(boardText(isolation)).to.equal(
      ['5 . . B . .', '4 . . . . .', '3 . . . . .', '2 . A . . .', '1 . . × . .', '  A B C D E'].join('\n'),
    );
  });

  it('draws tokens, sites and awards', () => {
    expect(boardText(approach)).to.equal(
      ['5 . . B . .', '4 . . . . .', '3 . . W . .', '2 . . B . .', '1 . . B . .', '  A B C D E'].join('\n'),
    );
    expect(boardText(awarding)).to.equal(
      ['5 . . . . B', '4 . . . . .', '3 . W . . .', '2 . . . . .', '1 W b n . .', '  A B C D E'].join('\n'),
    );
  });

  it('draws farms, free spots and trunks', () => {
    expect(boardText(fences)).to.equal(
      [
        '6 . . . . . . . .',
        '5 . . . . . B . .',
        '4 . . . W W . W .',
        '3 . B . . . . . .',
        '2 . W B . .|B . .',
        '            - -',
        '1 . . . . . . .|.',
        '  A B C D E F G H',
      ].join('\n'),
    );
    expect(boardText(farms).split('\n')[4]).to.equal('2 . W ∘ . . ∘ . .');
  });
});
