import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  boardCells,
  type Cell,
  extendLand,
  games,
  type Land,
  landLists,
  landOptions,
  landState,
  type SetupError,
  shapes,
  shuffle,
  viewBoard,
} from '../../src/rules/index.js';
import { errorOf, valueOf } from './support.js';

const printed: Land = { shape: '4x3', farming: 'printed', squares: [] };
const placed: Land = { ...printed, farming: 'placed' };
const cellsOf = (text: string): Cell[] => text.split(' ').filter((cell) => cell !== '');
const whole = cellsOf('B2 D4 E4 G4 B3 C2 F2 F5 G1 H1');

describe('extendLand', () => {
  it('takes right squares one by one, list by list', () => {
    const { land, left, fault } = extendLand(printed, whole.slice(0, 6));
    expect(left).to.deep.equal([]);
    expect(fault).to.equal(null);
    expect(landLists(land)).to.deep.equal([
      { what: 'W', cells: ['B2', 'D4', 'E4', 'G4'], count: 4 },
      { what: 'B', cells: ['B3', 'C2'], count: 4 },
      { what: 'start', cells: [], count: 2 },
    ]);
  });

  const faults: [string, Land, string, string, SetupError][] = [
    ['off the board', printed, 'B2', 'I1', { code: 'off-board', cell: 'I1' }],
    ['off a terrain that is higher', { ...printed, shape: '3x4' }, '', 'G1', { code: 'off-board', cell: 'G1' }],
    ['twice', printed, 'B2 D4', 'B2', { code: 'cell-twice', cell: 'B2' }],
    ['white and black', printed, 'B2 D4 E4 G4', 'E4', { code: 'cell-twice', cell: 'E4' }],
    ['two houses on a tile', printed, 'B2', 'A1', { code: 'shared-tile', cells: ['A1', 'B2'] }],
    ['two spots on a tile', placed, 'B2 D4', 'C3', { code: 'shared-tile', cells: ['C3', 'D4'] }],
    [
      'a start on a tile with a house',
      printed,
      'B2 D4 E4 G4 B3 C2 F2 F5',
      'A1',
      { code: 'bad-start', why: 'tile-has-house' },
    ],
    ['a start inside the terrain', printed, 'B2 D4 E4 G4 B3 C2 F2 F5', 'G2', { code: 'bad-start', why: 'not-at-edge' }],
    [
      'a start that crosses tiles',
      printed,
      'B2 D4 E4 G4 B3 C2 F2 F5 G1',
      'F1',
      { code: 'bad-start', why: 'two-tiles' },
    ],
    [
      'a start of far squares',
      printed,
      'B2 D4 E4 G4 B3 C2 F2 F5 G1',
      'A6',
      { code: 'bad-start', why: 'not-neighbours' },
    ],
    ['a start of one square', printed, 'B2 D4 E4 G4 B3 C2 F2 F5 G1', 'G1', { code: 'cell-twice', cell: 'G1' }],
    ['a square too many', printed, whole.join(' '), 'A6', { code: 'wrong-count' }],
  ];
  for (const [name, empty, before, wrong, error] of faults) {
    it(`refuses ${name} at once`, () => {
      const ready = extendLand(empty, cellsOf(before));
      expect(ready.fault).to.equal(null);
      const { land, left, fault } = extendLand(ready.land, [wrong, 'A5']);
      expect(fault).to.deep.equal(error);
      expect(left).to.deep.equal([wrong, 'A5']);
      expect(land).to.deep.equal(ready.land);
    });
  }

  it('keeps what came before a fault', () => {
    const { land, left } = extendLand(printed, ['B2', 'D4', 'C3', 'E4']);
    expect(land.squares).to.deep.equal(['B2', 'D4']);
    expect(left).to.deep.equal(['C3', 'E4']);
  });

  it('takes every land that shuffling gives, in any order of its lists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(...shapes), (seed, shape) => {
        const { houses, start } = shuffle(seed, shape);
        const squares = [...(houses?.W ?? []).toReversed(), ...(houses?.B ?? []), ...start.toReversed()];
        for (const farming of ['printed', 'placed'] as const) {
          const { land, fault } = extendLand({ shape, farming, squares: [] }, squares);
          expect(fault).to.equal(null);
          expect(valueOf(games.territories.start(landOptions(land)))).to.deep.equal(landState(land));
        }
      }),
    );
  });

  it('never comes to a land that the rules refuse for more than what is missing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.constantFrom('printed' as const, 'placed' as const),
        fc.infiniteStream(fc.constantFrom(...boardCells(12, 9))),
        (shape, farming, stream) => {
          let land: Land = { shape, farming, squares: [] };
          for (const cell of Array.from({ length: 300 }, () => stream.next().value as Cell)) {
            ({ land } = extendLand(land, [cell]));
          }
          const started = games.territories.start(landOptions(land));
          if (!started.ok) expect(started.error.code).to.equal('wrong-count');
          else expect(land.squares).to.have.length(10);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a land that is not whole', () => {
  it('is shown as far as it is named', () => {
    const { land } = extendLand(printed, whole.slice(0, 9));
    const view = viewBoard(landState(land));
    expect([view.columns, view.rows]).to.deep.equal([8, 6]);
    expect(view.marks['B2']).to.deep.equal([{ kind: 'farm', owner: 'W' }]);
    expect(view.marks['B3']).to.deep.equal([{ kind: 'farm', owner: 'B' }]);
    expect(view.trunks).to.deep.equal([]);
    expect(view.freeEnd).to.equal(null);
  });

  it('is refused by the rules with what is missing', () => {
    const missing = (land: Land, count: number): SetupError =>
      errorOf(games.territories.start(landOptions(extendLand(land, whole.slice(0, count)).land)));
    expect(missing(printed, 3)).to.deep.equal({ code: 'wrong-count', what: 'W' });
    expect(missing(printed, 7)).to.deep.equal({ code: 'wrong-count', what: 'B' });
    expect(missing(printed, 9)).to.deep.equal({ code: 'wrong-count', what: 'start' });
    expect(missing(placed, 7)).to.deep.equal({ code: 'wrong-count', what: 'spots' });
  });
});
