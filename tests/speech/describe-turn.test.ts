import { expect } from '@open-wc/testing';
import { games, type Move, type State } from '../../src/rules/index.js';
import {
  describeMovesFrom,
  describeQuestion,
  describeStanding,
  describeTurn,
  type Slot,
} from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import { houses, opening, sheet, sites, spoken, spots, written } from './describe-positions.js';

const isolation = after('isolation', {});
const approach = after('approach-withdraw', {});
const choice = after('approach-withdraw', sheet);
const placing = after('nearest-site', {}, 'site A1');
const awarding = after('nearest-site', sites, 'A1 white');
const farms = after('territories', spots);
const fences = after('territories', houses);
const closed = after('territories', houses, ...opening, 'trunk F2 F3', 'trunk G2 G3', 'trunk H2 H3');

/** The legal moves whose notation fits. */
const fitting = (state: State, pattern: RegExp): Move[] =>
  games[state.game].legalMoves(state).filter((move) => pattern.test(games[state.game].format(move)));

const slot = (state: State, name: Slot, pattern = /./): string =>
  describeQuestion(state, { kind: 'slot', slot: name, moves: fitting(state, pattern) }, written());

const choose = (state: State, pattern: RegExp): string =>
  describeQuestion(state, { kind: 'choose', moves: fitting(state, pattern) }, written());

const confirm = (state: State, pattern: RegExp): string =>
  describeQuestion(state, { kind: 'confirm', moves: fitting(state, pattern) }, written());

describe('describeTurn', () => {
  const table: [State, string, string, string][] = [
    [
      isolation,
      'Pawn A’s turn.',
      'Pawn A’s turn. Move, then block a cell.',
      'Pawn A’s turn. Move the pawn in a straight line, then block an empty cell.',
    ],
    [
      approach,
      'White’s turn.',
      'White’s turn. Move one token one step.',
      'White’s turn. Move one token one step up, down, left or right to an empty cell.',
    ],
    [placing, 'Black’s turn.', 'Black’s turn. Place a site.', 'Black’s turn. Place a site on an empty cell.'],
    [
      awarding,
      'Award the cells.',
      'Award the cells: white, black or neutral. Either of you may speak.',
      'Award the cells: white, black or neutral. Either of you may speak.',
    ],
    [
      farms,
      'White’s turn.',
      'White’s turn. Place a farm on a free spot.',
      'White’s turn. Place a farm on a free spot.',
    ],
    [
      fences,
      'White’s turn.',
      'White’s turn. Open end: G1 and H2, the corner between them. Place a trunk from there.',
      'White’s turn. Open end: G1 and H2, the corner between them. ' +
        'Place a trunk from there, between two squares side by side.',
    ],
    [
      closed,
      'Black’s turn.',
      'Black’s turn. Start a new fence at a placed trunk.',
      'Black’s turn. Start a new fence at a trunk already placed, between two squares side by side.',
    ],
  ];
  for (const [state, brief, normal, full] of table) {
    it(`says in ${state.game}: ${normal}`, () => {
      expect(describeTurn(state, written('brief'))).to.equal(brief);
      expect(describeTurn(state, written())).to.equal(normal);
      expect(describeTurn(state, written('full'))).to.equal(full);
    });
  }

  it('says pawn B and that the game is over', () => {
    expect(describeTurn(after('isolation', { first: 'B' }), written('brief'))).to.equal('Pawn B’s turn.');
    const sheetOver = after('approach-withdraw', { position: { W: ['A1'], B: [] } });
    expect(describeTurn(sheetOver, written())).to.equal('The game is over.');
  });

  it("says people's names", () => {
    const names = { W: 'Ada', A: 'Ada', B: ' ' };
    expect(describeTurn(approach, { ...written('brief'), names })).to.equal('Ada, white, to move.');
    expect(describeTurn(isolation, { ...written('brief'), names })).to.equal('Ada, pawn A, to move.');
    expect(describeTurn(placing, { ...written('brief'), names })).to.equal('Black’s turn.');
  });
});

describe('describeQuestion for a slot', () => {
  it('asks for the parts of a move of Isolation', () => {
    expect(slot(isolation, 'to')).to.equal('From C1 to which cell?');
    expect(slot(after('isolation', { size: 3 }), 'to', /B1-[AC]1/)).to.equal('From B1 to A1 or C1?');
    expect(slot(isolation, 'to', /block E5/)).to.equal('Block E5. From C1 to which cell?');
    expect(slot(isolation, 'block', /C1-B2/)).to.equal('C1 to B2. Which cell is blocked?');
    expect(slot(isolation, 'block')).to.equal('Which cell is blocked?');
    const moves = fitting(isolation, /C1-B2/);
    expect(describeQuestion(isolation, { kind: 'slot', slot: 'block', moves }, written('brief'))).to.equal(
      'Which cell is blocked?',
    );
    expect(describeQuestion(isolation, { kind: 'slot', slot: 'block', moves }, spoken())).to.equal(
      'Charlie one to Bravo two. Which cell is blocked?',
    );
  });

  it('asks for the parts of a move of Approach or withdraw', () => {
    expect(slot(approach, 'from')).to.equal('From which cell?');
    expect(slot(approach, 'from', /-C2/)).to.equal('To C2 from C1, B2 or D2?');
    expect(slot(approach, 'to')).to.equal('To which cell?');
    expect(slot(approach, 'to', /^B2/)).to.equal('From B2 to C2 or B3?');
    expect(slot(choice, 'capture', /-C4/)).to.equal(
      'C3 to C4. Approach takes C5; withdraw takes C2 and C1; or no capture?',
    );
    expect(slot(approach, 'capture', /B2-B3/)).to.equal('B2 to B3. Approach takes B4 and B5; or no capture?');
    const behind = after('approach-withdraw', { position: { W: ['C3'], B: ['C2'] } });
    expect(slot(behind, 'capture', /-C4/)).to.equal('C3 to C4. Withdraw takes C2; or no capture?');
    expect(slot(approach, 'capture', /never/)).to.equal('Approach, withdraw or no capture?');
  });

  it('asks for the parts of a move of Nearest-site', () => {
    expect(slot(after('nearest-site', {}), 'site')).to.equal('Where does the white site go?');
    expect(slot(placing, 'site')).to.equal('Where does the black site go?');
    expect(slot(awarding, 'cell')).to.equal('Which cell is awarded?');
    expect(slot(awarding, 'cell', /white/)).to.equal('Which cell is white?');
    expect(slot(awarding, 'cell', /black/)).to.equal('Which cell is black?');
    expect(slot(awarding, 'cell', /neutral/)).to.equal('Which cell is neutral?');
    expect(slot(awarding, 'award', /A2/)).to.equal('A2: white, black or neutral?');
    expect(slot(awarding, 'award', /A1/)).to.equal('A1: black or neutral?');
    expect(slot(awarding, 'award')).to.equal('White, black or neutral?');
  });

  it('asks for the parts of a move of Territories', () => {
    expect(slot(farms, 'farm')).to.equal('Where does the white farm go?');
    expect(slot(after('territories', spots, 'farm B2'), 'farm')).to.equal('Where does the black farm go?');
    expect(slot(fences, 'first')).to.equal('Between which two squares?');
    expect(slot(fences, 'second')).to.equal('Between G2 and G1 or H2?');
    expect(slot(fences, 'second', /H2/)).to.equal('And which square beside it?');
    expect(slot(closed, 'second')).to.equal('And which square beside it?');
    const moves = fitting(fences, /H2/);
    expect(describeQuestion(fences, { kind: 'slot', slot: 'second', moves, first: 'H2' }, written())).to.equal(
      'Beside H2: only G2. Say or pick it.',
    );
  });

  it('names the one cell that is left as such: a question would sound as if yes or no were wanted', () => {
    const moves = fitting(approach, /^E1/);
    expect(slot(approach, 'to', /^E1/)).to.equal('From E1: only E2. Say or pick it.');
    expect(describeQuestion(approach, { kind: 'slot', slot: 'to', moves }, written('brief'))).to.equal(
      'From E1: only E2.',
    );
  });
});

describe('describeQuestion for a choice', () => {
  it('asks by nothing but the difference', () => {
    expect(choose(isolation, /C1-[BD]2 block C1/)).to.equal('B2 or D2?');
    expect(choose(isolation, /C1-B2 block [CD]1/)).to.equal('Block C1 or D1?');
    expect(choose(choice, /-C4 (approach|withdraw)/)).to.equal(
      'C3 to C4. Approach takes C5; withdraw takes C2 and C1; or no capture?',
    );
    expect(choose(placing, /[BD]3/)).to.equal('B3 or D3?');
    expect(choose(awarding, /[A-C]2 white/)).to.equal('A2, B2 or C2?');
    expect(choose(awarding, /A2 (white|black)/)).to.equal('A2: white or black?');
    expect(choose(farms, /B[23]/)).to.equal('B2 or B3?');
  });

  it('says the moves whole where they differ in more', () => {
    expect(choose(isolation, /C1-B2 block C1|C1-D2 block D1/)).to.equal(
      'C1 to B2, blocks C1. Or: C1 to D2, blocks D1. Which one?',
    );
    expect(choose(fences, /G2/)).to.equal('G1 and G2, trunk. Or: G2 and H2, trunk. Which one?');
  });
});

describe('describeQuestion for a yes', () => {
  it('says the move and asks', () => {
    expect(confirm(isolation, /C1-B2 block C1/)).to.equal('C1 to B2, blocks C1. Yes?');
    expect(confirm(choice, /-C4 approach/)).to.equal('C3 to C4. Approach takes C5. Yes?');
    expect(confirm(awarding, /A2 white/)).to.equal('A2 white. Yes?');
    expect(confirm(fences, /G1 G2/)).to.equal('G1 and G2, trunk. Yes?');
    expect(confirm(fences, /never/)).to.equal('Yes?');
  });
});

describe('describeMovesFrom', () => {
  it('lists destinations by direction', () => {
    expect(describeMovesFrom(isolation, 'C1', written())).to.equal(
      'From C1: up C2 to C4; upper right D2 and E3; right D1 and E1; left B1 and A1; upper left B2 and A3.',
    );
    expect(describeMovesFrom(choice, 'C3', written())).to.equal(
      'From C3: up C4, approach takes C5 or withdraw takes C2 and C1; right D3; left B3.',
    );
    expect(describeMovesFrom(choice, 'C3', spoken())).to.equal(
      'From Charlie three: up Charlie four, approach takes Charlie five or withdraw takes Charlie two and Charlie one; ' +
        'right Delta three; left Bravo three.',
    );
  });

  it('says why there is nothing', () => {
    expect(describeMovesFrom(isolation, 'C5', written())).to.equal('C5, pawn B. Pawn A’s turn.');
    expect(describeMovesFrom(isolation, 'C3', written())).to.equal('C3, empty. Pawn A’s turn.');
    expect(describeMovesFrom(approach, 'A5', written())).to.equal('A5, black. White’s turn.');
    expect(describeMovesFrom(approach, 'A1', written())).to.equal('A1 has no empty cell next to it.');
    expect(describeMovesFrom(approach, 'F1', written())).to.equal(
      'F1 is not on the board. Columns go from A to E, rows from 1 to 5.',
    );
  });

  it('says what a cell can take', () => {
    expect(describeMovesFrom(after('nearest-site', {}), 'C3', written())).to.equal('C3 can take a white site.');
    expect(describeMovesFrom(placing, 'C3', written())).to.equal('C3 can take a black site.');
    expect(describeMovesFrom(placing, 'A1', written())).to.equal('A1, white site. Black’s turn.');
    expect(describeMovesFrom(awarding, 'C3', written())).to.equal('C3 can be awarded white, black or neutral.');
    expect(describeMovesFrom(awarding, 'A1', written())).to.equal(
      'A1 is awarded white. It can be changed to black or neutral.',
    );
    expect(describeMovesFrom(farms, 'B2', written())).to.equal('B2 can take a white farm.');
    expect(describeMovesFrom(farms, 'A1', written())).to.equal('A1 empty: no farm can go there.');
    expect(describeMovesFrom(fences, 'G2', written())).to.equal('At G2 a trunk can go to the right or below.');
    expect(describeMovesFrom(fences, 'A1', written())).to.equal(
      'At A1 no trunk can go now. Open end: G1 and H2, the corner between them.',
    );
    expect(describeMovesFrom(closed, 'A6', written())).to.equal('At A6 no trunk can go now.');
  });
});

describe('describeStanding', () => {
  it('counts what anyone could count', () => {
    expect(describeStanding(isolation, written())).to.equal('No cell is blocked. 23 cells are empty.');
    expect(describeStanding(after('isolation', {}, 'C1-B2 block C1'), written())).to.equal(
      '1 cell is blocked. 22 cells are empty.',
    );
    expect(describeStanding(approach, written())).to.equal(
      'White has 8 tokens. Black has 8 tokens. 40 of 40 moves are left.',
    );
    expect(describeStanding(after('approach-withdraw', sheet, 'C3-C4 withdraw C2 C1'), written())).to.equal(
      'White has 1 token. Black has 1 token. 39 of 40 moves are left.',
    );
    expect(describeStanding(placing, written())).to.equal('1 of 4 sites is placed.');
    expect(describeStanding(awarding, written())).to.equal('24 awards are open. Awarded: white 1, black 0, neutral 0.');
    expect(describeStanding(after('territories', spots, 'farm B2', 'farm C2'), written())).to.equal(
      '2 of 8 farms are placed.',
    );
    expect(describeStanding(fences, written())).to.equal(
      '1 of the 40 trunks in the box is placed. The land is one territory.',
    );
    expect(describeStanding(closed, written())).to.equal(
      '7 of the 40 trunks in the box are placed. There are 2 territories. 1 holds farms of both players.',
    );
  });
});
