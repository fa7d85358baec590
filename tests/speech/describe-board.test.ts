import { expect } from '@open-wc/testing';
import {
  describeAround,
  describeBoard,
  describeColumn,
  describeFreeEnd,
  describePieces,
  describeRow,
} from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import { houses, opening, sheet, sites, spoken, spots, written } from './describe-positions.js';

const isolation = after('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3');
const approach = after('approach-withdraw', {});
const awarding = after('nearest-site', sites, 'A1 white', 'B1 white', 'C1 white', 'E1 black');
const fences = after('territories', houses, ...opening);
const closed = after('territories', houses, ...opening, 'trunk F2 F3', 'trunk G2 G3', 'trunk H2 H3');

describe('describeRow', () => {
  it('sums a row up by what is on it', () => {
    expect(describeRow(isolation, 5, written())).to.equal('Row 5: empty.');
    expect(describeRow(isolation, 4, written())).to.equal('Row 4: D pawn B, rest empty.');
    expect(describeRow(approach, 1, written())).to.equal('Row 1: all white.');
    expect(describeRow(approach, 2, written())).to.equal('Row 2: A, B and D white, rest empty.');
    expect(describeRow(awarding, 1, written())).to.equal(
      'Row 1: A white site awarded white, B and C white, D not awarded, E black.',
    );
    expect(describeRow(awarding, 3, written())).to.equal('Row 3: B white site, rest not awarded.');
  });

  it('goes by stretches where nothing comes twice', () => {
    const state = after('approach-withdraw', { position: { W: ['A1', 'B1', 'C1'], B: ['E1'] } });
    expect(describeRow(state, 1, written())).to.equal('Row 1: A to C white, D empty, E black.');
    expect(describeRow(state, 1, spoken())).to.equal('Row 1: Alpha to Charlie white, Delta empty, Echo black.');
  });

  it('adds the trunks along the row unless brief', () => {
    expect(describeRow(fences, 2, written('brief'))).to.equal('Row 2: B white farm, C and F black farm, rest empty.');
    expect(describeRow(fences, 2, written())).to.equal(
      'Row 2: B white farm, C and F black farm, rest empty. Trunk between E2 and F2. Trunks below columns F and G.',
    );
    expect(describeRow(closed, 2, written())).to.equal(
      'Row 2: B white farm, C and F black farm, rest empty. Trunk between E2 and F2. ' +
        'Trunks above columns F to H. Trunks below columns F and G.',
    );
  });

  it('says which rows there are', () => {
    expect(describeRow(isolation, 7, written())).to.equal('There is no row 7. Rows go from 1 to 5.');
    expect(describeRow(fences, 0, written())).to.equal('There is no row 0. Rows go from 1 to 6.');
  });
});

describe('describeColumn', () => {
  it('sums a column up by cells', () => {
    expect(describeColumn(isolation, 'C', written())).to.equal('Column C: C1 and C3 blocked, rest empty.');
    expect(describeColumn(approach, 'C', written())).to.equal('Column C: C1 white, C2 to C4 empty, C5 black.');
    expect(describeColumn(approach, 'C', spoken())).to.equal(
      'Column Charlie: Charlie one white, Charlie two to Charlie four empty, Charlie five black.',
    );
    expect(describeColumn(fences, 'F', written())).to.equal(
      'Column F: F2 and F5 black farm, rest empty. Trunk between F1 and F2. Trunk left of row 2.',
    );
    expect(describeColumn(fences, 'H', written())).to.equal('Column H: empty. Trunk left of row 1.');
    expect(describeColumn(fences, 'G', written())).to.equal(
      'Column G: G4 white farm, rest empty. Trunk between G1 and G2. Trunk right of row 1.',
    );
  });

  it('says which columns there are', () => {
    expect(describeColumn(isolation, 'F', written())).to.equal('There is no column F. Columns go from A to E.');
  });
});

describe('describeBoard', () => {
  it('puts equal rows together', () => {
    expect(describeBoard(after('isolation', {}), written())).to.deep.equal([
      'Row 1: C pawn A.',
      'Row 5: C pawn B.',
      'The rest is empty.',
    ]);
    expect(describeBoard(approach, written())).to.deep.equal([
      'Row 1: all white.',
      'Row 2: A, B and D white.',
      'Row 4: B, D and E black.',
      'Row 5: all black.',
      'The rest is empty.',
    ]);
    expect(describeBoard(after('approach-withdraw', sheet), written())).to.deep.equal([
      'Rows 1 and 2: C black.',
      'Row 3: C white.',
      'Row 5: C black.',
      'The rest is empty.',
    ]);
    expect(describeBoard(after('nearest-site', {}), written())).to.deep.equal(['Rows 1 to 5: empty.']);
  });

  it('names what is still open where that is little', () => {
    const lines = Array.from(
      { length: 22 },
      (_, i) => `${'ABCDE'.charAt(i % 5)}${String(Math.floor(i / 5) + 1)} white`,
    );
    expect(describeBoard(after('nearest-site', sites, ...lines), written()).at(-1)).to.equal('Not awarded: C5 to E5.');
    expect(describeBoard(awarding, written()).at(-1)).to.equal('The rest is not awarded.');
  });

  it('tells sites first and then the awards alone, so that nothing is said of a site that its colour says', () => {
    expect(describeBoard(awarding, written())).to.deep.equal([
      'White sites: A1 and B3.',
      'Black site: E5.',
      'Row 1: A to C white, E black.',
      'The rest is not awarded.',
    ]);
    expect(describeBoard(after('nearest-site', sites), written()).at(-1)).to.equal('Rows 1 to 5: not awarded.');
  });

  it('tells a board that is awarded whole in one breath: within fifty words, exactly', () => {
    const awards = ['WWWBB', 'WWNBB', 'WWNBB', 'WWNBB', 'WWBBB'].flatMap((row, index) =>
      Array.from(row, (award, column) => {
        const word = { W: 'white', B: 'black', N: 'neutral' }[award] ?? '';
        return `${'ABCDE'.charAt(column)}${String(index + 1)} ${word}`;
      }),
    );
    const state = after('nearest-site', { sites: { W: ['A1', 'B3'], B: ['D3', 'E5'] } }, ...awards);
    const said = describeBoard(state, written());
    expect(said).to.deep.equal([
      'White sites: A1 and B3.',
      'Black sites: D3 and E5.',
      'Row 1: A to C white, D and E black.',
      'Rows 2 to 4: A and B white, C neutral, D and E black.',
      'Row 5: A and B white, C to E black.',
    ]);
    expect(said.join(' ').split(' ').length).to.be.below(51);
    const cells = describeBoard(state, { ...written(), rows: 'cells' }).join(' ');
    expect(cells).to.contain('A white site awarded white');
  });

  it('goes cell by cell where that is wanted, and leaves nothing out', () => {
    const small = after('isolation', { size: 3 });
    expect(describeBoard(small, { ...written(), rows: 'cells' })).to.deep.equal([
      'Row 1: A empty, B pawn A, C empty.',
      'Row 2: A empty, B empty, C empty.',
      'Row 3: A empty, B pawn B, C empty.',
    ]);
    expect(describeRow(small, 1, { ...written(), rows: 'cells' })).to.equal('Row 1: A empty, B pawn A, C empty.');
    expect(describeColumn(small, 'B', { ...written(), rows: 'cells' })).to.equal(
      'Column B: B1 pawn A, B2 empty, B3 pawn B.',
    );
  });

  it('sums Territories up by farms, fences, territories and the open end', () => {
    expect(describeBoard(closed, written())).to.deep.equal([
      'White farms: B2, D4, E4 and G4.',
      'Black farms: C2, F2, B3 and F5.',
      'There is no open end. Black starts a new fence at a placed trunk.',
      'Territory with A1: 44 squares, farms of both players.',
      'Territory with H1: 4 squares, black.',
      'Trunks above row 1: F and G.',
      'Trunks above row 2: F to H.',
      'Trunk right of E: row 2.',
      'Trunk right of G: row 1.',
    ]);
    expect(describeBoard(closed, written('brief')).at(-1)).to.equal('7 trunks.');
    expect(describeBoard(after('territories', spots, 'farm B2', 'farm C2'), written())).to.deep.equal([
      'White farm: B2.',
      'Black farm: C2.',
      'Free spots: F2, B3, D4, E4, G4 and F5.',
      'Open end: G1 and H2.',
      'Trunk right of G: row 1.',
    ]);
  });
});

describe('describeAround', () => {
  it('groups eight neighbours in Isolation', () => {
    expect(describeAround(isolation, 'B2', written())).to.equal(
      'Around B2: upper right C3 and lower right C1 blocked; the rest empty.',
    );
    expect(describeAround(isolation, 'A1', written())).to.equal(
      'Around A1: up A2 and right B1 empty; upper right B2 pawn A; edge down and left.',
    );
    expect(describeAround(after('isolation', {}), 'C3', written())).to.equal('Around C3: all empty.');
  });

  it('groups four neighbours elsewhere', () => {
    expect(describeAround(approach, 'B2', written())).to.equal(
      'Around B2: up B3 and right C2 empty; down B1 and left A2 white.',
    );
    expect(describeAround(approach, 'B2', spoken('full'))).to.equal(
      'Around Bravo two: up Bravo three and right Charlie two empty; down Bravo one and left Alpha two white.',
    );
    expect(describeAround(awarding, 'A1', written())).to.equal(
      'Around A1: up A2 not awarded; right B1 white; edge down and left.',
    );
  });

  it('says a trunk that lies between', () => {
    expect(describeAround(fences, 'F2', written())).to.equal(
      'Around F2: up F3 and right G2 empty; down F1 and left E2 empty behind a trunk.',
    );
  });

  it('says which cells there are', () => {
    expect(describeAround(isolation, 'H1', written())).to.equal(
      'H1 is not on the board. Columns go from A to E, rows from 1 to 5.',
    );
  });
});

describe('describePieces', () => {
  it('lists tokens, sites, awards, farms and pawns', () => {
    expect(describePieces(approach, 'W', written())).to.equal('8 white tokens: A1 to E1, A2, B2 and D2.');
    expect(describePieces(after('approach-withdraw', sheet), 'W', written())).to.equal('1 white token: C3.');
    expect(describePieces(after('approach-withdraw', sheet), 'B', written())).to.equal(
      '3 black tokens: C1, C2 and C5.',
    );
    expect(describePieces(awarding, 'W', written())).to.equal(
      '2 white sites: A1 and B3. 3 cells awarded white: A1 to C1.',
    );
    expect(describePieces(awarding, 'B', written())).to.equal('1 black site: E5. 1 cell awarded black: E1.');
    expect(describePieces(awarding, 'neutral', written())).to.equal('No cells awarded neutral.');
    expect(describePieces(after('nearest-site', {}), 'B', written())).to.equal('No black sites.');
    expect(describePieces(fences, 'B', written())).to.equal('4 black farms: C2, F2, B3 and F5.');
    expect(describePieces(after('territories', spots), 'W', written())).to.equal('No white farms.');
    expect(describePieces(isolation, 'A', spoken())).to.equal('Pawn A at Bravo two.');
    expect(describePieces(isolation, 'B', written())).to.equal('Pawn B at D4.');
  });

  it('says whom the game has where it lacks the player', () => {
    expect(describePieces(isolation, 'W', written())).to.equal('In this game there are pawn A and pawn B.');
    expect(describePieces(approach, 'A', written())).to.equal('In this game there are white and black.');
    expect(describePieces(fences, 'neutral', written())).to.equal('In this game there are white and black.');
  });
});

describe('describeFreeEnd', () => {
  it('says where it is or why there is none', () => {
    expect(describeFreeEnd(fences, written())).to.equal('Open end: E2 and F3, the corner between them.');
    expect(describeFreeEnd(fences, spoken())).to.equal(
      'Open end: Echo two and Foxtrot three, the corner between them.',
    );
    expect(describeFreeEnd(closed, written())).to.equal(
      'There is no open end. Black starts a new fence at a placed trunk.',
    );
    expect(describeFreeEnd(isolation, written())).to.equal('This game has no open end.');
  });
});
