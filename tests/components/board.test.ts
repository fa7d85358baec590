import { expect, fixture, html } from '@open-wc/testing';
import type { BoardView } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { all, at, cellOf, clickAt, focused, heard, loadTokens, makeBoard, press } from './support/board.js';
import { Phone } from './support/phone.js';

const isolation: BoardView = {
  columns: 5,
  rows: 5,
  marks: {
    C1: [{ kind: 'pawn', owner: 'A' }],
    C5: [{ kind: 'pawn', owner: 'B' }],
    B3: [{ kind: 'block' }],
  },
  trunks: [],
  freeEnd: null,
};
const territories: BoardView = {
  columns: 8,
  rows: 6,
  marks: { B2: [{ kind: 'farm', owner: 'W' }], G5: [{ kind: 'farm', owner: 'B' }] },
  trunks: [['D1', 'E1']],
  freeEnd: ['D1', 'E1', 'D2', 'E2'],
};
const everyMark: BoardView = {
  columns: 5,
  rows: 5,
  marks: {
    A1: [{ kind: 'token', owner: 'W' }],
    B1: [{ kind: 'token', owner: 'B' }],
    C1: [{ kind: 'pawn', owner: 'A' }],
    D1: [{ kind: 'pawn', owner: 'B' }],
    E1: [{ kind: 'block' }],
    A2: [{ kind: 'site', owner: 'W' }],
    B2: [{ kind: 'site', owner: 'B' }],
    C2: [{ kind: 'award', owner: 'W' }],
    D2: [{ kind: 'award', owner: 'B' }],
    E2: [{ kind: 'award', owner: 'neutral' }],
    A3: [{ kind: 'farm', owner: 'W' }],
    B3: [{ kind: 'farm', owner: 'B' }],
    C3: [{ kind: 'spot' }],
    D3: [
      { kind: 'site', owner: 'W' },
      { kind: 'award', owner: 'neutral' },
    ],
  },
  trunks: [],
  freeEnd: null,
};

describe('gs-board', () => {
  before(loadTokens);
  afterEach(() => delete document.documentElement.dataset['theme']);

  for (const theme of ['light', 'dark'])
    for (const asButtons of [false, true])
      for (const [name, view] of Object.entries({ isolation, territories, everyMark }))
        it(`is accessible, ${theme}, ${asButtons ? 'as buttons' : 'as a grid'}: ${name}`, async () => {
          document.documentElement.dataset['theme'] = theme;
          const board = await makeBoard(view, { asButtons });
          board.chosen = ['B2'];
          board.highlight = ['C1'];
          await board.updateComplete;
          expect(await axeFaults(board)).to.deep.equal([]);
        });

  it('draws every mark differently without any colour', async () => {
    const board = await makeBoard(everyMark);
    const drawings = Object.keys(everyMark.marks).map((cell) => {
      const drawing = cellOf(board, cell).querySelector('.face svg');
      return drawing?.innerHTML.replace(/<!--.*?-->|\s/g, '');
    });
    expect(new Set(drawings).size).to.equal(drawings.length);
    expect(drawings.join()).not.to.match(/(?:fill|stroke)=/);
  });

  describe('as a grid', () => {
    it('has one tab stop, which follows the focus', async () => {
      const board = await makeBoard(isolation);
      expect(all(board, '[tabindex="0"]').map((cell) => cell.dataset['cell'])).to.deep.equal(['A1']);
      await board.focusCell('C3');
      await press(board, 'ArrowUp');
      expect(all(board, '[tabindex="0"]').map((cell) => cell.dataset['cell'])).to.deep.equal(['C4']);
    });

    it('has its rows in the page from row 1 up, drawn upwards', async () => {
      const board = await makeBoard(isolation);
      const rows = all(board, '[role=grid] > [role=row]');
      expect(rows.map((row) => row.querySelector<HTMLElement>('.cell')?.dataset['cell'])).to.deep.equal([
        'A1',
        'A2',
        'A3',
        'A4',
        'A5',
      ]);
      const tops = rows.map((row) => row.getBoundingClientRect().top);
      expect(tops).to.deep.equal([...tops].sort((a, b) => b - a));
    });

    it('turned, is drawn from the far side and stays the same in the page', async () => {
      const board = await makeBoard(isolation, { turned: true });
      expect(all(board, '.cell')[0].dataset['cell']).to.equal('A1');
      const [a1, b1, a2] = ['A1', 'B1', 'A2'].map((cell) => cellOf(board, cell).getBoundingClientRect());
      expect(b1.left).to.be.below(a1.left);
      expect(a2.top).to.be.above(a1.top);
    });

    it('is not mirrored on a page that is written from right to left', async () => {
      const page = await fixture<HTMLElement>(html`<div dir="rtl"><gs-board .asButtons=${false}></gs-board></div>`);
      const board = page.querySelector('gs-board')!;
      await board.updateComplete;
      const [a1, b1] = ['A1', 'B1'].map((cell) => cellOf(board, cell).getBoundingClientRect());
      expect(b1.left).to.be.above(a1.left);
    });

    it('exposes nothing of a cell but its name, as text', async () => {
      const board = await makeBoard(everyMark);
      for (const cell of all(board, '[role=gridcell]')) {
        const exposed = [...cell.querySelectorAll('.square > :not([aria-hidden=true]), :scope > :not(.square)')];
        expect(exposed.flatMap((one) => one.textContent || [])).to.deep.equal([`${cell.dataset['cell']}, named`]);
      }
      expect(all(board, '[role=gridcell][aria-label]')).to.have.length(0);
      expect(all(board, '[aria-rowindex], [aria-colindex], [role=rowheader], [role=columnheader]')).to.have.length(0);
      expect(all(board, '[role=grid]')[0].getAttribute('aria-label')).to.equal('The board');
    });

    it('changes nothing inside the cells while the focus goes about: Orca would forget where it is', async () => {
      const board = await makeBoard(isolation);
      await board.focusCell('A1');
      const changes: string[] = [];
      const watch = new MutationObserver((records) => {
        changes.push(...records.map(({ target }) => (target as HTMLElement).dataset['cell'] ?? 'inside'));
      });
      watch.observe(board.renderRoot, { childList: true, subtree: true });
      await press(board, 'ArrowRight', 'ArrowUp', 'c', '3');
      watch.disconnect();
      expect(at(board)).to.equal('C3');
      expect(changes).to.deep.equal([]);
    });

    it('has the answers in the cell of the focus while something is asked, and leaves them there afterwards', async () => {
      const board = await makeBoard(isolation);
      const answers = board.appendChild(document.createElement('p'));
      const place = (): string | undefined =>
        answers.assignedSlot?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      await board.focusCell('B2');
      expect(place()).to.be.undefined;
      board.asking = true;
      await board.updateComplete;
      expect(place()).to.equal('B2');
      await board.focusCell('B3');
      await board.updateComplete;
      expect(place()).to.equal('B3');
      board.asking = false;
      await board.focusCell('C3');
      await board.updateComplete;
      expect(place()).to.equal('B3');
    });

    it('moves by arrows and stops at the edge, telling which', async () => {
      const board = await makeBoard(isolation);
      const edges = heard(board, 'gs-edge');
      await board.focusCell('D4');
      await press(board, 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp');
      expect(at(board)).to.equal('E5');
      expect(edges).to.deep.equal([{ direction: 'right' }, { direction: 'up' }]);
      await press(board, 'ArrowLeft', 'ArrowDown');
      expect(at(board)).to.equal('D4');
    });

    it('turned, moves as the eye sees it', async () => {
      const board = await makeBoard(isolation, { turned: true });
      const edges = heard(board, 'gs-edge');
      await board.focusCell('C2');
      await press(board, 'ArrowUp', 'ArrowUp', 'ArrowLeft');
      expect(at(board)).to.equal('D1');
      expect(edges).to.deep.equal([{ direction: 'up' }]);
    });

    it('goes to the ends of the row and of the board', async () => {
      const board = await makeBoard(isolation);
      const visited = [];
      await board.focusCell('C3');
      for (const key of ['End', 'Home', 'Control+End', 'Control+Home']) {
        await press(board, key);
        visited.push(at(board));
      }
      expect(visited).to.deep.equal(['E3', 'A3', 'E5', 'A1']);
    });

    it('tells when a key leads to where the focus is already, and not when the page leads there', async () => {
      const board = await makeBoard(isolation);
      const stays = heard(board, 'gs-stay');
      await board.focusCell('A1');
      await board.focusBoard();
      expect(stays).to.deep.equal([]);
      await press(board, 'a', '1', 'Home', 'ArrowRight');
      expect(stays).to.deep.equal([{ cell: 'A1' }, { cell: 'A1' }]);
    });

    it('jumps by a letter and a digit, the letter waiting', async () => {
      const board = await makeBoard(isolation);
      const letters = heard(board, 'gs-letter');
      await board.focusCell('A1');
      await press(board, 'd');
      expect(at(board)).to.equal('A1');
      expect(all(board, '.waiting').map((label) => label.textContent)).to.deep.equal(['D', 'D']);
      await press(board, '4');
      expect(at(board)).to.equal('D4');
      await press(board, 'b', 'C', '2');
      expect(at(board)).to.equal('C2');
      await press(board, '5');
      expect(at(board)).to.equal('C5');
      const waited = letters.map(({ letter }) => letter);
      expect(waited).to.deep.equal(['D', null, 'B', 'C', null]);
    });

    it('takes digits by where they lie, and letters of other scripts likewise', async () => {
      const board = await makeBoard(isolation);
      await board.focusCell('A1');
      const type = async (key: string, code: string) => {
        focused(board)?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true }));
        await board.updateComplete;
      };
      // French digits need Shift; Russian letters lie elsewhere than Latin ones.
      await type('с', 'KeyC');
      await type('"', 'Digit3');
      expect(at(board)).to.equal('C3');
      // On a Dvorak keyboard D lies at H.
      await type('d', 'KeyH');
      await type('2', 'Digit2');
      expect(at(board)).to.equal('D2');
    });

    it('tells coordinates that the board lacks as its edge, never as keys', async () => {
      const board = await makeBoard(isolation);
      const edges = heard(board, 'gs-edge');
      const keys = heard(board, 'gs-key');
      await board.focusCell('B2');
      await press(board, 'g', '9');
      expect(at(board)).to.equal('B2');
      expect(edges).to.deep.equal([{ direction: 'right' }, { direction: 'up' }]);
      expect(keys).to.deep.equal([]);
    });

    it('picks by Enter, Space and click', async () => {
      const board = await makeBoard(isolation);
      const picks = heard(board, 'gs-pick');
      await board.focusCell('B2');
      await press(board, 'Enter', 'Space');
      await clickAt(cellOf(board, 'D4'), 0.05, 0.5);
      expect(picks).to.deep.equal([{ cells: ['B2'] }, { cells: ['B2'] }, { cells: ['D4'] }]);
      expect(at(board)).to.equal('D4');
    });

    it('passes on keys that it does not know, and Backspace', async () => {
      const board = await makeBoard(isolation);
      const keys = heard(board, 'gs-key');
      const backspaces = heard(board, 'gs-backspace');
      await board.focusCell('B2');
      await press(board, 'm', '?', 'Escape', 'Control+m', 'Backspace');
      expect(keys).to.deep.equal([{ key: 'm' }, { key: '?' }]);
      expect(backspaces).to.have.length(1);
      // A letter that waits is what Backspace drops first.
      await press(board, 'c', 'Backspace', '4');
      expect(backspaces).to.have.length(1);
      expect(at(board)).to.equal('B4');
    });

    it('passes on letters with Shift as others, arrows with Control, and the keys for pages', async () => {
      const board = await makeBoard(isolation);
      const keys = heard(board, 'gs-key');
      await board.focusCell('B2');
      await press(board, 'Shift+M', 'Control+ArrowUp', 'PageUp', 'PageDown');
      board.turned = true;
      await press(board, 'Control+ArrowUp');
      expect(keys.map(({ key }) => key)).to.deep.equal(['M', 'along-up', 'PageUp', 'PageDown', 'along-down']);
      expect(at(board)).to.equal('B2');
    });

    it('goes to a column by its letter and Enter, and picks nothing', async () => {
      const board = await makeBoard(isolation);
      const picks = heard(board, 'gs-pick');
      await board.focusCell('B2');
      await press(board, 'd', 'Enter');
      expect(at(board)).to.equal('D2');
      expect(picks).to.deep.equal([]);
      await press(board, 'Enter');
      expect(picks).to.deep.equal([{ cells: ['D2'] }]);
    });

    it('can be made to look at a cell without taking the focus', async () => {
      const board = await makeBoard(isolation);
      board.lookAt('D4');
      board.lookAt('H9');
      await board.updateComplete;
      expect(at(board)).to.be.undefined;
      await board.focusBoard();
      expect(at(board)).to.equal('D4');
    });

    it('without shortcuts, keeps to the keys of any grid', async () => {
      const board = await makeBoard(isolation, { shortcuts: false });
      const events = [heard(board, 'gs-key'), heard(board, 'gs-backspace'), heard(board, 'gs-letter')];
      const picks = heard(board, 'gs-pick');
      await board.focusCell('B2');
      await press(board, 'c', '4', 'm', 'Backspace', 'ArrowUp', 'Space');
      expect(at(board)).to.equal('B3');
      expect(picks).to.deep.equal([{ cells: ['B3'] }]);
      expect(events.flat()).to.deep.equal([]);
    });

    it('keeps the focus on its cell when the view changes, and tells where it comes to', async () => {
      const board = await makeBoard(isolation);
      const cells = heard(board, 'gs-focus-cell');
      await board.focusCell('C3');
      board.view = { ...isolation, marks: { C3: [{ kind: 'block' }] } };
      await board.updateComplete;
      expect(at(board)).to.equal('C3');
      expect(cells).to.deep.equal([{ cell: 'C3' }]);
      focused(board)?.blur();
      await board.focusBoard();
      expect(at(board)).to.equal('C3');
    });

    it('comes back to A1 when a smaller board lacks the cell', async () => {
      const board = await makeBoard(isolation);
      await board.focusCell('E5');
      board.view = { ...isolation, columns: 3, rows: 3, marks: {} };
      await board.focusBoard();
      expect(at(board)).to.equal('A1');
    });
  });

  describe('with edges', () => {
    it('goes to an edge by Shift and an arrow, and on to the squares beside it', async () => {
      const board = await makeBoard(territories);
      await board.focusCell('D1');
      await press(board, 'Shift+ArrowRight');
      expect(at(board)).to.equal('D1 and E1, trunk');
      expect(focused(board)?.getAttribute('role')).to.equal('group');
      expect(focused(board)?.closest<HTMLElement>('[role=gridcell]')?.dataset['cell']).to.equal('D1');
      expect(all(board, '[tabindex="0"]').map((stop) => stop === focused(board))).to.deep.equal([true]);
      await press(board, 'ArrowLeft');
      expect(at(board)).to.equal('D1');
      await press(board, 'Shift+ArrowRight', 'ArrowRight');
      expect(at(board)).to.equal('E1');
      // The edge that was left is no tab stop, and no part of its cell's name.
      expect(all(board, '.edge').map((edge) => edge.tabIndex)).to.deep.equal([-1]);
      const labelledBy = cellOf(board, 'D1').getAttribute('aria-labelledby');
      expect(all(board, `#${labelledBy}`).map((label) => label.textContent)).to.deep.equal(['D1, named']);
    });

    it('picks the two squares in reading order, from either side', async () => {
      const board = await makeBoard(territories);
      const picks = heard(board, 'gs-pick');
      await board.focusCell('E3');
      await press(
        board,
        'Shift+ArrowLeft',
        'Enter',
        'ArrowRight',
        'Shift+ArrowUp',
        'Space',
        'Shift+ArrowDown',
        'Enter',
      );
      const cells = picks.map((pick) => pick.cells);
      expect(cells).to.deep.equal([
        ['D3', 'E3'],
        ['E3', 'E4'],
        ['E2', 'E3'],
      ]);
    });

    it('has none at the border, and says so', async () => {
      const board = await makeBoard(territories);
      const edges = heard(board, 'gs-edge');
      await board.focusCell('A1');
      await press(board, 'Shift+ArrowDown');
      expect(at(board)).to.equal('A1');
      expect(edges).to.deep.equal([{ direction: 'down' }]);
    });

    it('picks an edge by a click near it, and the square well inside; turned likewise', async () => {
      for (const turned of [false, true]) {
        const board = await makeBoard(territories, { turned });
        const picks = heard(board, 'gs-pick');
        await clickAt(cellOf(board, 'D3'), 0.5, 0.5);
        await clickAt(cellOf(board, 'D3'), turned ? 0.1 : 0.9, 0.5);
        await clickAt(cellOf(board, 'D3'), 0.5, turned ? 0.1 : 0.9);
        expect(picks.map(({ cells }) => cells)).to.deep.equal([['D3'], ['D3', 'E3'], ['D2', 'D3']]);
      }
    });

    it('has no edges while farms are to be placed', async () => {
      const board = await makeBoard({ ...territories, marks: { B2: [{ kind: 'spot' }] } });
      const picks = heard(board, 'gs-pick');
      await clickAt(cellOf(board, 'B2'), 0.95, 0.5);
      await press(board, 'Shift+ArrowRight');
      expect(picks).to.deep.equal([{ cells: ['B2'] }]);
      expect(at(board)).to.equal('B2');
    });
  });

  describe('as buttons', () => {
    it('is a group of native buttons a row, without a grid', async () => {
      const board = await makeBoard(isolation, { asButtons: true });
      expect(all(board, '[role=grid], [role=row], [role=gridcell]')).to.have.length(0);
      const groups = all(board, '[role=group] > [role=group]');
      expect(groups.map((group) => group.getAttribute('aria-label'))).to.deep.equal([
        'Row 1',
        'Row 2',
        'Row 3',
        'Row 4',
        'Row 5',
      ]);
      expect(groups[0].querySelectorAll('button')).to.have.length(5);
      expect(cellOf(board, 'C1').querySelector('.visually-hidden')?.textContent).to.equal('C1, named');
    });

    it('picks once by click and once by Enter, and moves by arrows too', async () => {
      const board = await makeBoard(isolation, { asButtons: true });
      const picks = heard(board, 'gs-pick');
      cellOf(board, 'B2').click();
      await board.focusCell('C3');
      await press(board, 'Enter', 'ArrowUp', 'Space');
      expect(picks.map(({ cells }) => cells)).to.deep.equal([['B2'], ['C3'], ['C4']]);
    });
  });

  describe('on a phone', () => {
    let phone: Phone;
    before(async () => {
      phone = await Phone.open('board.ts');
    });
    after(() => {
      phone.close();
    });

    /** How wide a cell is. */
    const cellWidth = async (columns: number, rows: number): Promise<number> => {
      const view = { ...territories, columns, rows, freeEnd: null };
      const board = await phone.put('gs-board', { asButtons: true, view });
      return cellOf(board, 'A1').getBoundingClientRect().width;
    };

    it('has cells that can be tapped: 48 px up to five columns, 44 up to seven, never under 24', async () => {
      expect(await cellWidth(5, 5)).to.be.at.least(48);
      expect(await cellWidth(6, 8)).to.be.at.least(44);
      expect(await cellWidth(8, 6)).to.be.at.least(24);
      expect(await cellWidth(12, 4)).to.be.at.least(24);
    });
  });
});
