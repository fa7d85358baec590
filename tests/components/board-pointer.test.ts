import { expect } from '@open-wc/testing';
import { edgeMeant } from '../../src/components/board-pointer.js';
import type { BoardView } from '../../src/rules/types.js';
import { clickAt, cellOf, heard, loadTokens, makeBoard } from './support/board.js';

/** The fence comes up between D1 and E1, goes left under D2, and is open at the corner of C1, D1, C2 and D2. */
const open: BoardView = {
  columns: 8,
  rows: 6,
  marks: {},
  trunks: [
    ['D1', 'E1'],
    ['D1', 'D2'],
  ],
  freeEnd: ['C1', 'D1', 'C2', 'D2'],
};
const wide: BoardView = { ...open, columns: 12, rows: 4 };
/** The width of a cell of twelve columns on a phone. */
const small = 24;
/** The width of a cell on a desk. */
const large = 80;

describe('edgeMeant', () => {
  /** What is meant by a tap `across` columns and `up` rows from the board's lower left corner; null: the square. */
  const meant = (across: number, up: number, size: number, view = wide) => edgeMeant({ across, up }, view, size);

  it('on small cells takes nearly half a square for an edge that leads on from the open end', () => {
    // The edges from the corner at 3, 1: up, left and down; right of it lies a trunk.
    expect(meant(3.4, 1.6, small)).to.deep.equal(['C2', 'D2']);
    expect(meant(2.6, 1.5, small)).to.deep.equal(['C2', 'D2']);
    expect(meant(2.4, 1.38, small)).to.deep.equal(['C1', 'C2']);
    expect(meant(2.5, 0.62, small)).to.deep.equal(['C1', 'C2']);
    expect(meant(3.38, 0.45, small)).to.deep.equal(['C1', 'D1']);
  });

  it('takes the square well inside it, and wherever the open end is not near', () => {
    expect(meant(2.5, 1.5, small)).to.be.null;
    expect(meant(3.5, 1.5, small)).to.be.null;
    expect(meant(6.6, 2.6, small)).to.be.null;
  });

  it('takes the square where two edges are about as near: at the corner, and between them', () => {
    expect(meant(3, 1, small)).to.be.null;
    expect(meant(2.95, 1.03, small)).to.be.null;
    expect(meant(2.7, 1.3, small)).to.be.null;
  });

  it('takes an edge that cannot be meant only close to it', () => {
    expect(meant(6.9, 2.5, small)).to.deep.equal(['G3', 'H3']);
    expect(meant(6.7, 2.5, small)).to.be.null;
    // The trunk under D2, well away from the open end.
    expect(meant(3.8, 1.1, small)).to.deep.equal(['D1', 'D2']);
    // At the border there is none.
    expect(meant(0.05, 2.5, small)).to.be.null;
  });

  it('on large cells is generous by a finger, not by half a square', () => {
    expect(meant(3.29, 1.6, large)).to.deep.equal(['C2', 'D2']);
    expect(meant(3.4, 1.6, large)).to.be.null;
  });

  it('without an open end is generous wherever a fence can begin: at the ends of trunks', () => {
    const closed = { ...wide, freeEnd: null };
    expect(meant(4.36, 1.5, small, closed)).to.deep.equal(['D2', 'E2']);
    expect(meant(4.5, 1.36, small, closed)).to.deep.equal(['E1', 'E2']);
    expect(meant(6.64, 2.5, small, closed)).to.be.null;
  });
});

describe('gs-board under a finger', () => {
  before(loadTokens);

  it('picks edges and squares on twelve columns of a phone, from either side', async () => {
    for (const turned of [false, true]) {
      const board = await makeBoard(wide, { turned, asButtons: true });
      board.style.width = '324px';
      const picks = heard(board, 'gs-pick');
      const side = (share: number) => (turned ? 1 - share : share);
      // In C2, 8 of 24 px left of the edge that leads up; in C2's middle; in C2, 8 px above the edge that leads left.
      await clickAt(cellOf(board, 'C2'), side(0.66), side(0.4));
      await clickAt(cellOf(board, 'C2'), 0.5, 0.5);
      await clickAt(cellOf(board, 'C2'), side(0.4), side(0.66));
      expect(cellOf(board, 'C2').getBoundingClientRect().width).to.be.below(25);
      expect(picks.map(({ cells }) => cells)).to.deep.equal([['C2', 'D2'], ['C2'], ['C1', 'C2']]);
    }
  });

  it('takes a click without a place for the square', async () => {
    const board = await makeBoard(wide, { asButtons: true });
    const picks = heard(board, 'gs-pick');
    cellOf(board, 'C2').click();
    expect(picks).to.deep.equal([{ cells: ['C2'] }]);
  });
});
