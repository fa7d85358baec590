import { expect } from '@open-wc/testing';
import type { BoardView } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { all, at, cellOf, focused, heard, makeBoard, press } from './support/board.js';

/** The fence comes up between D1 and E1 and is open at the corner of D1, E1, D2 and E2. */
const fenced: BoardView = {
  columns: 8,
  rows: 6,
  marks: { B2: [{ kind: 'farm', owner: 'W' }], G5: [{ kind: 'farm', owner: 'B' }] },
  trunks: [['D1', 'E1']],
  freeEnd: ['D1', 'E1', 'D2', 'E2'],
};
const closed: BoardView = { ...fenced, freeEnd: null };
const openEnd = 'D1 and E2, open end';

describe('gs-board at the open end', () => {
  it('is accessible with the focus on the open end', async () => {
    const board = await makeBoard(fenced);
    await board.focusFreeEnd();
    expect(await axeFaults(board)).to.deep.equal([]);
  });

  it('takes the focus in the grid cell of the square low left of it', async () => {
    const board = await makeBoard(fenced);
    expect(await board.focusFreeEnd()).to.be.true;
    expect(at(board)).to.equal(openEnd);
    expect(focused(board)?.getAttribute('role')).to.equal('group');
    expect(focused(board)?.closest<HTMLElement>('[role=gridcell]')?.dataset['cell']).to.equal('D1');
    expect(all(board, '[tabindex="0"]').map((stop) => stop === focused(board))).to.deep.equal([true]);
  });

  it('is named by the property, where one is given', async () => {
    const board = await makeBoard(fenced);
    board.freeEndName = 'Delta one and Echo two, open end';
    await board.focusFreeEnd();
    expect(at(board)).to.equal('Delta one and Echo two, open end');
  });

  it('is drawn over the corner, seen from either side', async () => {
    for (const turned of [false, true]) {
      const board = await makeBoard(fenced, { turned });
      await board.focusFreeEnd();
      const { left, top, width, height } = focused(board)!.getBoundingClientRect();
      const [low, high] = ['D1', 'E2'].map((cell) => cellOf(board, cell).getBoundingClientRect());
      expect(left + width / 2).to.be.closeTo(Math.max(low.left, high.left), 0.5);
      expect(top + height / 2).to.be.closeTo(Math.max(low.top, high.top), 0.5);
    }
  });

  it('is left by an arrow to the edge that leads that way, where Enter picks it', async () => {
    const edges = {
      ArrowUp: ['D2', 'E2'],
      ArrowDown: ['D1', 'E1'],
      ArrowLeft: ['D1', 'D2'],
      ArrowRight: ['E1', 'E2'],
    };
    for (const [arrow, cells] of Object.entries(edges)) {
      const board = await makeBoard(fenced);
      const picks = heard(board, 'gs-pick');
      await board.focusFreeEnd();
      await press(board, arrow, 'Enter');
      expect(picks, arrow).to.deep.equal([{ cells }]);
    }
  });

  it('turned, is left by the arrows as the eye sees them', async () => {
    const board = await makeBoard(fenced, { turned: true });
    const picks = heard(board, 'gs-pick');
    await board.focusFreeEnd();
    await press(board, 'ArrowUp', 'Enter', 'ArrowDown', 'ArrowRight', 'Enter');
    expect(picks).to.deep.equal([{ cells: ['D1', 'E1'] }, { cells: ['D1', 'D2'] }]);
  });

  it('is come back to by the arrow against the edge; across it lie the squares', async () => {
    const board = await makeBoard(fenced);
    await board.focusFreeEnd();
    const visited = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await press(board, key);
      visited.push(at(board));
    }
    expect(visited).to.deep.equal(['E1 and E2, edge', openEnd, 'D2 and E2, edge', openEnd, 'D2 and E2, edge', 'D2']);
  });

  it('stays in the page as the focus goes on, since readers read a whole row where it is taken away', async () => {
    const board = await makeBoard(fenced);
    await board.focusFreeEnd();
    const end = focused(board);
    await press(board, 'ArrowUp');
    expect(end?.isConnected).to.be.true;
    expect(all(board, '.edge').map((edge) => edge.tabIndex)).to.have.members([-1, 0]);
    await press(board, 'ArrowLeft');
    expect(all(board, '.edge').map((edge) => edge.tabIndex)).to.deep.equal([-1, -1]);
  });

  it('is come to along an edge that was reached from a square', async () => {
    const board = await makeBoard(fenced);
    await board.focusCell('E2');
    await press(board, 'Shift+ArrowDown', 'ArrowLeft');
    expect(at(board)).to.equal(openEnd);
  });

  it('tells the square in which it stands, and that of an edge, as where the focus has come', async () => {
    const board = await makeBoard(fenced);
    await board.focusCell('A1');
    const cells = heard(board, 'gs-focus-cell');
    await board.focusFreeEnd();
    await press(board, 'ArrowUp', 'ArrowDown', 'ArrowRight');
    expect(cells).to.deep.equal(['D1', 'D2', 'D1', 'E1'].map((cell) => ({ cell })));
  });

  it('is not picked itself: Enter asks where it is', async () => {
    const board = await makeBoard(fenced);
    const picks = heard(board, 'gs-pick');
    const asked = heard(board, 'gs-free-end');
    await board.focusFreeEnd();
    await press(board, 'Enter', 'Space');
    expect(picks).to.deep.equal([]);
    expect(asked).to.have.length(2);
  });

  it('keeps the focus as the fence grows', async () => {
    const board = await makeBoard(fenced);
    await board.focusFreeEnd();
    board.view = { ...fenced, trunks: [...fenced.trunks, ['D2', 'E2']], freeEnd: ['D2', 'E2', 'D3', 'E3'] };
    await board.updateComplete;
    await board.updateComplete;
    expect(at(board)).to.equal('D2 and E3, open end');
  });

  it('gives the focus to its square when the fence closes, and takes none without an open end', async () => {
    const board = await makeBoard(fenced);
    await board.focusFreeEnd();
    board.view = closed;
    await board.updateComplete;
    await board.updateComplete;
    expect(at(board)).to.equal('D1');
    expect(all(board, '.edge')).to.have.length(0);
    expect(await board.focusFreeEnd()).to.be.false;
    expect(at(board)).to.equal('D1');
  });

  it('tells that its name is read only where the focus comes to it', async () => {
    const board = await makeBoard(fenced);
    expect(await board.focusFreeEnd()).to.be.true;
    expect(await board.focusFreeEnd()).to.be.false;
  });

  it('where cells are buttons, gives the focus to the square low left of it', async () => {
    const board = await makeBoard(fenced, { asButtons: true });
    expect(await board.focusFreeEnd()).to.be.false;
    expect(at(board)).to.equal('D1');
  });
});
