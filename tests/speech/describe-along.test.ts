import { expect } from '@open-wc/testing';
import { directions } from '../../src/speech/describe/directions.js';
import { describeAlong, describeChanges, describePlace } from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import { houses, opening, playedMoves, sheet, sites, spoken, written } from './describe-positions.js';

const moves = ['C1-B2 block C1', 'C5-D4 block C3'];
const isolation = after('isolation', {}, ...moves);
const fences = after('territories', houses, ...opening);

describe('describeAlong', () => {
  it('tells one direction, the nearest cell first, and puts together what is alike', () => {
    expect(describeAlong(isolation, 'C2', 'up', written())).to.equal('Above C2: C3 blocked, C4 and C5 empty.');
    expect(describeAlong(isolation, 'A1', 'upper-right', written())).to.equal(
      'Upper right of A1: B2 pawn A, C3 blocked, D4 pawn B, E5 empty.',
    );
    expect(describeAlong(isolation, 'E1', 'up', written())).to.equal('Above E1: E2 to E5 empty.');
    expect(describeAlong(isolation, 'E5', 'left', spoken())).to.equal(
      'Left of Echo five: Delta five to Alpha five empty.',
    );
  });

  it('tells cell by cell where that is wanted', () => {
    expect(describeAlong(isolation, 'C2', 'up', { ...written(), rows: 'cells' })).to.equal(
      'Above C2: C3 blocked, C4 empty, C5 empty.',
    );
  });

  it('says where the board ends, and which cells it lacks', () => {
    expect(describeAlong(isolation, 'A1', 'left', written())).to.equal('Left of A1: edge of the board.');
    expect(describeAlong(isolation, 'H9', 'left', written())).to.contain('not on the board');
  });

  it('says where a trunk lies between', () => {
    expect(describeAlong(fences, 'D2', 'right', written())).to.equal(
      'Right of D2: E2 empty, a trunk, F2 black farm, G2 and H2 empty.',
    );
  });

  it('has a sentence of its own for each direction', () => {
    const said = directions.map((direction) => describeAlong(isolation, 'C2', direction, written()).split(':')[0]);
    expect(new Set(said).size).to.equal(8);
  });
});

describe('describeChanges', () => {
  const of = (...given: Parameters<typeof playedMoves>): string => describeChanges(playedMoves(...given), written());

  it('names the cells that are another now, and what they hold', () => {
    expect(of('isolation', {}, 'C1-B2 block C1')).to.equal('After move 1: B2 pawn A; C1 blocked.');
    expect(of('isolation', {}, ...moves)).to.equal('After move 2: D4 pawn B; C3 blocked; C5 empty.');
    expect(of('approach-withdraw', sheet, 'C3-D3')).to.equal('After move 1: D3 white; C3 empty.');
    expect(of('nearest-site', sites, 'A1 white')).to.equal('After move 1: A1 white site awarded white.');
  });

  it('tells what came off', () => {
    expect(of('approach-withdraw', sheet, 'C3-C4 approach C5')).to.equal('After move 1: C4 white; C3 and C5 empty.');
  });

  it('tells the territories that a trunk has made', () => {
    const closing = [...opening, 'trunk E1 F1'];
    expect(of('territories', houses, ...opening)).to.equal('E2 and F2, trunk.');
    expect(closing).to.have.length(4);
  });

  it('says that there is nothing yet', () => {
    expect(describeChanges([], written())).to.equal('No moves yet.');
  });
});

describe('describePlace', () => {
  const played = playedMoves('isolation', {}, ...moves);

  it('says after which move the board is shown', () => {
    expect(describePlace(played, 0, written())).to.equal('Before the first move.');
    expect(describePlace(played, 1, written())).to.equal('After move 1: C1 to B2, blocks C1.');
    expect(describePlace(played, 2, written())).to.equal('Back at the present, after move 2: C5 to D4, blocks C3.');
  });
});
