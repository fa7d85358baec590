import { expect } from '@open-wc/testing';
import type { GsBoard } from '../../src/components/board.js';
import type { Region } from '../../src/components/board-regions.js';
import type { BoardView } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { all, loadTokens, makeBoard } from './support/board.js';
import { until } from './support/until.js';

/** Column A is white's, column D black's; what is between is still open. */
const view: BoardView = {
  columns: 4,
  rows: 2,
  marks: {
    A1: [{ kind: 'farm', owner: 'W' }],
    B1: [{ kind: 'farm', owner: 'W' }],
    C2: [{ kind: 'farm', owner: 'B' }],
    D2: [{ kind: 'farm', owner: 'B' }],
  },
  trunks: [
    ['A1', 'B1'],
    ['A2', 'B2'],
    ['C1', 'D1'],
    ['C2', 'D2'],
  ],
  freeEnd: null,
};
const regions: Region[] = [
  { squares: ['A1', 'A2'], owners: ['W'] },
  { squares: ['B1', 'C1', 'B2', 'C2'], owners: ['W', 'B'] },
  { squares: ['D1', 'D2'], owners: ['B'] },
];

/** The box that a drawn territory fills, in units of a hundredth of a cell. */
const boxOf = (element: Element) => {
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  return [x, y, width, height];
};

/** A board whose territories are drawn, which takes a moment the first time. */
async function makeSettled(props: Partial<GsBoard>): Promise<GsBoard> {
  const board = await makeBoard(view, props);
  await until(() => all(board, '.texture').length > 0, 'the territories are drawn');
  return board;
}

describe('gs-board with territories', () => {
  before(loadTokens);
  afterEach(() => delete document.documentElement.dataset['theme']);

  for (const theme of ['light', 'dark'])
    it(`is accessible, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      const board = await makeSettled({ regions });
      expect(await axeFaults(board)).to.deep.equal([]);
    });

  it('gives a texture and an outline to those with one owner, and leaves the others plain', async () => {
    const board = await makeSettled({ regions });
    expect(all(board, '.texture.white').map(boxOf)).to.deep.equal([[0, 0, 100, 200]]);
    expect(all(board, '.texture.black').map(boxOf)).to.deep.equal([[300, 0, 100, 200]]);
    expect(all(board, '.texture')).to.have.length(2);
    expect(all(board, '.region-line')).to.have.length(2);
  });

  it('fills them with patterns of its own that tell the owners apart', async () => {
    const board = await makeSettled({ regions });
    const patterns = all(board, '.texture').map(
      (texture) => /url\(#(.+)\)/.exec(texture.getAttribute('fill') ?? '')?.[1],
    );
    const drawn = patterns.map((id) => board.renderRoot.querySelector(`pattern#${id}`)?.innerHTML);
    expect(drawn[0]).to.contain('circle');
    expect(drawn[1]).to.contain('path');
  });

  it('turned, draws them from the far side', async () => {
    const board = await makeSettled({ regions, turned: true });
    expect(all(board, '.texture.white').map(boxOf)).to.deep.equal([[300, 0, 100, 200]]);
    expect(all(board, '.texture.black').map(boxOf)).to.deep.equal([[0, 0, 100, 200]]);
  });

  it('draws them beneath lines, trunks and marks', async () => {
    const board = await makeSettled({ regions });
    const drawn = all(board, '.field > svg *');
    const place = (selector: string) => drawn.indexOf(all(board, selector)[0]);
    expect(place('.grid-lines')).to.be.above(place('.texture.black'));
    expect(place('.trunks')).to.be.above(place('.texture.black'));
  });

  it('sets off the tiles of a terrain, two by two squares, and no other board has any', async () => {
    const board = await makeBoard({ ...view, columns: 6, rows: 4, trunks: [] });
    expect(all(board, '.tile-lines').map((lines) => lines.getAttribute('d'))).to.deep.equal([
      'M200 0 V400M400 0 V400M0 200 H600',
    ]);
    board.view = { ...view, columns: 5, rows: 5, trunks: [] };
    await board.updateComplete;
    expect(all(board, '.tile-lines')).to.have.length(0);
  });
});
