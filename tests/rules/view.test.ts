import { expect } from '@open-wc/testing';
import { games, territoriesOf, viewBoard } from '../../src/rules/index.js';
import { after, valueOf } from './support.js';

const spots = ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'];

describe('the view of a board', () => {
  it('shows pawns and blocks', () => {
    const view = viewBoard(after('isolation', { size: 3 }, 'B1-C2 block B1'));
    expect(view).to.deep.equal({
      columns: 3,
      rows: 3,
      marks: { C2: [{ kind: 'pawn', owner: 'A' }], B3: [{ kind: 'pawn', owner: 'B' }], B1: [{ kind: 'block' }] },
      trunks: [],
      freeEnd: null,
    });
  });

  it('shows tokens', () => {
    const { marks } = viewBoard(valueOf(games['approach-withdraw'].start()));
    expect(Object.keys(marks)).to.have.lengthOf(16);
    expect([marks.A1, marks.E5]).to.deep.equal([[{ kind: 'token', owner: 'W' }], [{ kind: 'token', owner: 'B' }]]);
  });

  it('shows a site before the award of its cell', () => {
    const { marks } = viewBoard(after('nearest-site', { sites: { W: ['A1'], B: ['E5'] } }, 'A1 neutral', 'B1 white'));
    expect(marks.A1).to.deep.equal([
      { kind: 'site', owner: 'W' },
      { kind: 'award', owner: 'neutral' },
    ]);
    expect(marks.B1).to.deep.equal([{ kind: 'award', owner: 'W' }]);
  });

  it('shows farms, free spots, trunks and the free end', () => {
    const view = viewBoard(after('territories', { spots, start: ['G1', 'H1'] }, 'farm B2'));
    expect([view.columns, view.rows]).to.deep.equal([8, 6]);
    expect(view.marks.B2).to.deep.equal([{ kind: 'farm', owner: 'W' }]);
    expect(view.marks.B3).to.deep.equal([{ kind: 'spot' }]);
    expect(view.trunks).to.deep.equal([['G1', 'H1']]);
    expect(view.freeEnd).to.deep.equal(['G1', 'H1', 'G2', 'H2']);
  });

  it('lists territories in reading order with their owners', () => {
    const farms = spots.map((cell) => `farm ${cell}`);
    const state = after('territories', { spots, start: ['G1', 'H1'] }, ...farms, 'trunk G1 G2', 'trunk F2 G2');
    const next = after(
      'territories',
      { spots, start: ['G1', 'H1'] },
      ...farms,
      'trunk G1 G2',
      'trunk F1 F2',
      'trunk E2 F2',
    );
    if (state.game !== 'territories' || next.game !== 'territories') throw new Error('another game');
    expect(territoriesOf(state).map(({ owners, squares }) => [owners.join(''), squares.length])).to.deep.equal([
      ['WB', 48],
    ]);
    expect(territoriesOf(next)).to.have.lengthOf(1);
    expect(territoriesOf(next)[0].squares.slice(0, 9)).to.deep.equal([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
      'H1',
      'A2',
    ]);
  });
});
