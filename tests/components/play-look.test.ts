import { expect } from '@open-wc/testing';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { beginPlay, type Play } from './support/play.js';
import { captures, isolation, land } from './support/records.js';
import { until } from './support/until.js';

const moves = ['C1-B2 block C1', 'C5-D4 block C3'];
let play: Play;

/** Begins a game of which nothing has been said yet, with the focus on a cell. */
async function begin(record: Parameters<typeof beginPlay>[0], cell: string, lines = moves): Promise<void> {
  play = await beginPlay(record, lines);
  play.services.said.length = 0;
  play.find(`[data-cell=${cell}]`)?.focus();
}
const lines = (): string => play.texts('.reply .line').join(' ');
const nameOf = (cell: string): string => play.texts(`[data-cell=${cell}] .visually-hidden`).join();

describe('coming to the board', () => {
  const comingWith = async (entering: 'name' | 'turn' | 'board'): Promise<void> => {
    play = await beginPlay(isolation, moves, { entering });
    play.find('input[type=text]')?.focus();
    play.services.said.length = 0;
  };

  it('is silent unless something is wanted: the reader names the cell', async () => {
    await comingWith('name');
    play.find('[data-cell=C3]')?.focus();
    await new Promise((resolve) => setTimeout(resolve));
    expect(play.services.said).to.deep.equal([]);
  });

  it('says whose turn it is, or the whole board, once, and changes nothing on the page', async () => {
    await comingWith('turn');
    const before = lines();
    const focus = (): Promise<void> => {
      play.find('[data-cell=C3]')?.focus();
      return Promise.resolve();
    };
    expect(await play.told(focus)).to.deep.equal(['Pawn A’s turn. Move, then block a cell.']);
    await play.keys('ArrowUp', 'ArrowLeft');
    expect(play.services.said).to.have.length(1);
    expect(lines()).to.equal(before);
    await comingWith('board');
    expect((await play.told(focus)).join()).to.contain('Row 1: C blocked.');
  });

  it('is not said where the focus comes back by itself', async () => {
    play = await beginPlay(captures, [], { entering: 'turn' });
    play.find('[data-cell=B2]')?.focus();
    await play.keys('Enter', 'b', '3', 'Enter');
    await until(() => play.at()?.includes('Approach'), 'a question');
    play.services.said.length = 0;
    await play.keys('Enter');
    await until(() => play.at() === 'B3', 'the focus is back');
    await until(() => play.services.said.length > 0, 'the move is said');
    await new Promise((done) => setTimeout(done, 50));
    expect(play.services.said).to.deep.equal(['Approach takes B4 and B5. Black’s turn.']);
  });

  it('is not said where the focus goes to the answers inside the board, and between them and a cell', async () => {
    play = await beginPlay(captures, [], { entering: 'turn' });
    play.find('[data-cell=B2]')?.focus();
    await play.keys('Enter', 'b', '3');
    await until(() => play.at() === 'B3', 'the cell');
    play.services.said.length = 0;
    await play.keys('Enter');
    await until(() => play.at()?.includes('Approach'), 'a question');
    play.find('[data-cell=B3]')?.focus();
    await new Promise((done) => setTimeout(done, 50));
    expect(play.services.said.filter((text) => text.startsWith('White’s turn'))).to.deep.equal([]);
  });
});

describe('looking about on the board', () => {
  before(loadTokens);

  it('asks by key along a line, why not, and what has changed; each answer takes the place of the last', async () => {
    await begin(isolation, 'C2');
    expect(await play.told(() => play.keys(','))).to.deep.equal(['Above C2: C3 blocked, C4 and C5 empty.']);
    expect(await play.told(() => play.keys(','))).to.deep.equal(['Upper right of C2: D3 and E4 empty.']);
    expect(await play.told(() => play.keys('Control+ArrowLeft'))).to.deep.equal(['Left of C2: B2 pawn A, A2 empty.']);
    expect(await play.told(() => play.keys('Shift+V'))).to.deep.equal(['C2 can be picked now.']);
    expect(await play.told(() => play.keys('Shift+R'))).to.deep.equal([
      'After move 2: D4 pawn B; C3 blocked; C5 empty.',
    ]);
    expect(lines()).to.equal('After move 2: D4 pawn B; C3 blocked; C5 empty.');
    expect(play.at(), 'the focus stays').to.equal('C2');
  });

  it('goes from piece to piece by key, and leaves the name of the cell to the reader', async () => {
    await begin(captures, 'C3', []);
    expect(await play.told(() => play.keys('Shift+P'))).to.deep.equal([lines().split('. ')[1]]);
    expect(nameOf(play.at() ?? '')).to.contain('white');
    const there = play.at();
    await play.keys('Shift+P', 'Shift+O');
    await until(() => play.at() === there, 'back again');
    await play.keys('Shift+M');
    await until(() => nameOf(play.at() ?? '').includes('black'), 'on a black one');
  });

  it('says the piece that has the focus already, of which a reader says nothing', async () => {
    await begin(isolation, 'B2');
    expect(await play.told(() => play.keys('Shift+P'))).to.deep.equal(['B2, pawn A.']);
    expect(play.at()).to.equal('B2');
  });

  it('says the cell too where Gridscribe speaks with its own voice', async () => {
    play = await beginPlay(captures, [], { voice: true });
    play.services.said.length = 0;
    play.find('[data-cell=C3]')?.focus();
    expect((await play.told(() => play.keys('Shift+P'))).join(' ')).to.match(/white\. \d of 8\./);
  });

  it('shows earlier positions and comes back to the present, with the focus where it was', async () => {
    await begin(isolation, 'C3');
    expect(await play.told(() => play.keys('PageUp'))).to.deep.equal(['After move 1: C1 to B2, blocks C1.']);
    expect(nameOf('C3')).to.equal('C3, empty');
    expect(play.at()).to.equal('C3');
    await until(() => play.has('To the present'), 'it leads back');
    expect(await play.told(() => play.keys('Enter')), 'nothing is picked').to.deep.equal(['C3, empty.']);
    expect(await play.told(() => play.keys('PageUp'))).to.deep.equal(['Before the first move.']);
    expect(await play.told(() => play.keys('PageDown'))).to.deep.equal(['After move 1: C1 to B2, blocks C1.']);
    expect(await play.told(() => play.keys('Backspace'))).to.deep.equal([
      'Back at the present, after move 2: C5 to D4, blocks C3.',
    ]);
    expect(nameOf('C3')).to.equal('C3, blocked');
    expect(play.has('To the present')).to.be.false;
  });

  it('says the cell that has the focus already as it is shown, at an earlier position too', async () => {
    await begin(isolation, 'C3');
    await play.keys('PageUp');
    play.services.said.length = 0;
    await play.keys('c', '3');
    expect(play.services.said.at(-1)).to.equal('C3, empty.');
    await play.told(() => play.keys('PageDown'));
    await play.keys('c', '3');
    expect(play.services.said.at(-1)).to.equal('C3, blocked.');
  });

  it('comes back with what is played', async () => {
    await begin(isolation, 'C3');
    await play.keys('PageUp');
    await play.say('B2 to B3, block A1');
    await until(() => nameOf('B3') === 'B3, pawn A', 'it is played');
    expect(nameOf('C3')).to.equal('C3, blocked');
  });

  it('jumps where the text field says', async () => {
    await begin(isolation, 'A1');
    await play.say('jump to D4');
    await until(() => play.at() === 'D4', 'the focus is there');
    expect(lines()).to.equal('D4, pawn B.');
  });

  it('asks by touch alone: taps look, buttons ask, and the game is not touched', async () => {
    await begin(isolation, 'A1');
    await play.press('More');
    expect(await play.told(() => play.press('Look around'))).to.deep.equal([
      'Taps on the board look at a cell now, and play nothing.',
    ]);
    await until(() => play.has('Around it'), 'the buttons are there');
    expect(await play.told(() => play.tap('D4'))).to.deep.equal(['D4, pawn B.']);
    const answers: string[] = [];
    for (const name of [
      'Around it',
      'Its row',
      'Its column',
      'What can go from here',
      'Why not here',
      'Board',
      'Standing',
    ])
      answers.push(...(await play.told(() => play.press(name))));
    expect(answers.map((answer) => answer.split(/[:,.]/)[0])).to.deep.equal([
      'Around D4',
      'Row 4',
      'Column D',
      'D4',
      'C3 is blocked',
      'Row 1',
      '2 cells are blocked',
    ]);
    expect((await play.told(() => play.press('To pawn A'))).join()).to.equal('B2, pawn A.');
    const read = async (name: string): Promise<string> => (await play.told(() => play.press(name))).join();
    expect(await read('Last move')).to.contain('C5 to D4');
    expect(await read('Read one move back')).to.contain('C5 to D4');
    expect(await read('Read one move back')).to.contain('C1 to B2');
    expect(await read('Read one move on')).to.contain('C5 to D4');
    expect(await read('All moves')).to.match(/C1 to B2.*C5 to D4/);
    await play.told(() => play.press('One position back'));
    await play.told(() => play.press('What has changed'));
    expect(lines()).to.equal('After move 1: B2 pawn A; C1 blocked.');
    expect(await axeFaults(play.page)).to.deep.equal([]);
    await play.press('Play on');
    await until(() => play.at() === 'B2', 'the focus is on the board');
    expect(play.has('Play on'), 'until a reader can have noticed').to.be.true;
    expect(play.texts('.log li')).to.have.length(2);
    await play.tap('B3');
    expect(play.has('Play on'), 'someone quick does not wait for that').to.be.true;
    await until(() => play.texts('.prompt').join().includes('Which cell is blocked'), 'taps play again');
    await until(() => !play.has('Play on'), 'the buttons are gone');
    await play.press('Look around');
    await until(() => play.has('Around it'), 'the buttons are there again');
    expect(await play.told(() => play.tap('D4')), 'taps look').to.deep.equal(['D4, pawn B.']);
  });
});

describe('looking about by buttons', () => {
  before(loadTokens);
  const compass = ['Upper left', 'Up', 'Upper right', 'Left', 'C3', 'Right', 'Lower left', 'Down', 'Lower right'];
  const group = (id: string): HTMLElement | undefined => play.find(`.buttons[aria-labelledby=${id}]`);
  const namesIn = (id: string): string[] =>
    Array.from(group(id)?.querySelectorAll('button') ?? []).map((one) => one.textContent.trim());

  async function open(record: Parameters<typeof beginPlay>[0], lines: string[] = []): Promise<void> {
    await begin(record, 'C3', lines);
    await play.press('More');
    await play.press('Look around');
    await until(() => play.has('Around it'), 'the buttons are there');
  }

  it('tells along a line in any of the eight directions at once, which lie around the cell', async () => {
    await open(isolation, moves);
    expect(namesIn('along')).to.deep.equal(compass);
    const told: string[] = [];
    for (const name of compass) told.push(...(await play.told(() => play.press(name))));
    expect(told.map((text) => text.split(/[:,]/)[0])).to.deep.equal([
      'Upper left of C3',
      'Above C3',
      'Upper right of C3',
      'Left of C3',
      'C3',
      'Right of C3',
      'Lower left of C3',
      'Below C3',
      'Lower right of C3',
    ]);
  });

  it('asks about the cell that keys have led to', async () => {
    await open(isolation, moves);
    play.find('[data-cell=C3]')?.focus();
    await play.keys('ArrowRight', 'ArrowUp');
    expect(play.texts('.where').join()).to.contain('You look at D4');
    expect((await play.told(() => play.press('Around it'))).join()).to.contain('Around D4');
  });

  it('turns the directions with the board', async () => {
    await open(isolation, moves);
    await play.told(() => play.press('Turn the board'));
    expect(namesIn('along')).to.deep.equal([...compass].reverse());
  });

  it('keeps the answer under the buttons that asked for it, and above them what the board was tapped for', async () => {
    await open(isolation, moves);
    expect(play.all('.answer')).to.have.length(0);
    await play.told(() => play.press('Its row'));
    const answer = play.find('.answer');
    expect(answer?.textContent).to.contain('Row 3');
    expect(answer?.parentElement?.contains(group('cell') ?? null)).to.be.true;
    await play.told(() => play.tap('D4'));
    expect(play.texts('.answer')).to.deep.equal(['D4, pawn B.']);
    expect(play.find('.answer')?.previousElementSibling?.classList.contains('where')).to.be.true;
  });

  it('goes to a position that is chosen among all, and back', async () => {
    await open(isolation, moves);
    expect(play.texts('option')).to.deep.equal([
      'Before the first move.',
      'After move 1: C1 to B2, blocks C1.',
      'Back at the present, after move 2: C5 to D4, blocks C3.',
    ]);
    const select = play.find('select') as HTMLSelectElement;
    expect(select.value).to.equal('2');
    select.value = '1';
    expect(await play.told(() => play.press('Show'))).to.deep.equal(['After move 1: C1 to B2, blocks C1.']);
    expect(nameOf('C3')).to.equal('C3, empty');
    select.value = '0';
    expect(await play.told(() => play.press('Show'))).to.deep.equal(['Before the first move.']);
  });

  it('lists the pieces of each side, goes from one to the next, and finds the open end', async () => {
    await open(land);
    for (const [name, said] of Object.entries({
      'All white': '4 white',
      'All black': '4 black',
      'Next white': 'white',
      'Previous black': 'black',
      'Open end': 'Open end',
      Board: 'White farms',
    }))
      expect((await play.told(() => play.press(name))).join(' '), name).to.contain(said);
    expect(await axeFaults(play.page)).to.deep.equal([]);
  });

  it('has nothing that is too small for a finger, and fits a narrow page', async () => {
    await open(captures);
    const look = play.find('gs-look');
    const buttons = Array.from(look?.shadowRoot?.querySelectorAll<HTMLElement>('button, select') ?? []);
    expect(buttons.length).to.be.above(25);
    for (const width of ['360px', '300px']) {
      if (look) look.style.width = width;
      for (const one of buttons) {
        const { width, height } = one.getBoundingClientRect();
        expect(Math.min(width, height), one.textContent).to.be.at.least(44);
        expect(one.scrollWidth, one.textContent).to.be.at.most(one.clientWidth + 1);
      }
    }
  });
});

describe('looking about on an edge, in Territories', () => {
  before(loadTokens);

  /** With the focus on the edge above a square. */
  async function edgeAbove(cell: string, lines: string[] = []): Promise<void> {
    await begin(land, cell, lines);
    await play.keys('Shift+ArrowUp');
  }

  it('says why no trunk may lie there, or that it may, and plays nothing', async () => {
    await edgeAbove('C3');
    expect(await play.told(() => play.keys('Shift+V'))).to.deep.equal([
      'Open end: G1 and H2, the corner between them. The trunk must start there.',
    ]);
    await edgeAbove('G1');
    expect(await play.told(() => play.keys('Shift+V'))).to.deep.equal(['G1 and G2 can take a trunk now.']);
    expect(play.texts('.log li')).to.have.length(0);
    expect(play.at(), 'the focus stays').to.equal('G1 and G2, no trunk');
  });

  it('says the edge, and what is around both its squares', async () => {
    await edgeAbove('G1');
    expect(await play.told(() => play.keys('.'))).to.deep.equal(['G1 and G2, no trunk.']);
    expect((await play.told(() => play.keys('o'))).join()).to.match(/^Around G1: .*\. Around G2: .*\.$/);
  });

  it('says the edge that is picked while an earlier position is shown', async () => {
    await edgeAbove('G1', ['trunk G1 G2']);
    expect(play.at()).to.equal('G1 and G2, trunk');
    await play.told(() => play.keys('PageUp'));
    expect(await play.told(() => play.keys('Enter'))).to.deep.equal(['G1 and G2, no trunk.']);
  });

  it('asks from the open end on about the square that the edge belongs to', async () => {
    await begin(land, 'A1', []);
    await play.keys('x', 'ArrowRight');
    const [square = ''] = play.at()?.split(' ') ?? [];
    expect((await play.told(() => play.keys('v'))).join()).to.contain(square);
  });
});
