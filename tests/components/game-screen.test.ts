import { expect } from '@open-wc/testing';
import type { GsBoard } from '../../src/components/board.js';
import { beginPlay, openPlay, type Play } from './support/play.js';
import { playedRecord } from './support/played-record.js';
import { isolation, land, short } from './support/records.js';
import { testServices } from './support/services.js';
import { until } from './support/until.js';

/** What the move says that ends the short game. */
const won = 'B3 to A2, blocks B1. Pawn B wins. Pawn A cannot move.';

/** A fence that divides the land in two. */
const fence = ['G2 H2', 'G2 G3', 'F3 G3', 'F3 F4', 'E3 E4', 'D3 D4', 'C3 C4', 'B3 B4', 'A3 A4'].map(
  (trunk) => `trunk ${trunk}`,
);

let play: Play;

/** Begins a game of which nothing has been said yet. */
async function begin(...game: Parameters<typeof beginPlay>): Promise<void> {
  play = await beginPlay(...game);
  play.services.said.length = 0;
}
const board = (): GsBoard => play.find('gs-board') as GsBoard;
const log = (): string[] => play.texts('.log li');

describe('the screen of a game', () => {
  describe('and its board', () => {
    it('is shown as text by Z, with the focus there; Escape leads back to the cell', async () => {
      await begin(isolation);
      play.find('[data-cell=C3]')?.focus();
      for (const back of ['Escape', 'Backspace', 'z']) {
        await play.keys('z');
        await until(() => play.find('.drawing'), 'the board is text');
        await until(() => play.at() === 'Board as text', 'it has the focus');
        expect(play.texts('.drawing p')).to.deep.equal([
          '5 . . B . .',
          '4 . . . . .',
          '3 . . . . .',
          '2 . . . . .',
          '1 . . A . .',
          'A B C D E',
        ]);
        await play.keys(back);
        expect(play.at(), back).to.equal('C3');
        // A screen reader whose place goes before it knows of another says nothing of the cell.
        expect(play.all('.drawing'), `${back}, until a reader can have noticed`).to.have.length(1);
        await until(() => play.all('.drawing').length === 0, 'it is put away');
        expect(play.at(), back).to.equal('C3');
      }
    });

    it('as text leaves the shortcuts of the browser alone', async () => {
      await begin(isolation);
      play.find('[data-cell=C3]')?.focus();
      await play.keys('z');
      await until(() => play.at() === 'Board as text', 'it has the focus');
      await play.keys('Control+z', 'Alt+Backspace');
      expect(play.at()).to.equal('Board as text');
    });

    it('is turned by W and by its button, and said to be', async () => {
      await begin(isolation);
      play.find('[data-cell=C3]')?.focus();
      expect(await play.told(() => play.keys('w'))).to.deep.equal(['Board turned: A1 is at the top right.']);
      expect(board().turned).to.be.true;
      expect(await play.told(() => play.press('Turn the board'))).to.deep.equal([
        'Board as usual: A1 is at the bottom left.',
      ]);
      expect(board().turned).to.be.false;
    });

    it('answers its keys about the cell with the focus', async () => {
      await begin(isolation);
      play.find('[data-cell=C1]')?.focus();
      expect(await play.told(() => play.keys('.'))).to.deep.equal(['C1, pawn A.']);
      const [row] = await play.told(() => play.keys('-'));
      expect(row).to.match(/^Row 1/);
      expect(play.at()).to.equal('C1');
    });

    it('says where it ends, a letter that waits, and the cell where one is already', async () => {
      await begin(isolation);
      play.find('[data-cell=A1]')?.focus();
      expect(await play.told(() => play.keys('ArrowLeft'))).to.deep.equal(['Edge of the board.']);
      expect(await play.told(() => play.keys('c'))).to.deep.equal(['C']);
      await play.keys('1');
      expect(await play.told(() => play.keys('c', '1'))).to.deep.equal(['C', 'C1, pawn A.']);
    });

    it('drops what was picked last on Backspace', async () => {
      await begin(isolation);
      await play.tap('B2');
      expect(await play.told(() => play.keys('Backspace'))).to.deep.equal(['Pawn A’s turn. Move, then block a cell.']);
      expect(board().chosen).to.deep.equal([]);
      expect(play.at()).to.equal('B2');
    });

    it('has letters and signs as keys only where the settings want them', async () => {
      await begin(isolation, [], { boardKeys: false });
      play.find('[data-cell=A1]')?.focus();
      await play.keys('w', 'c', '3', '/', 'ArrowUp');
      expect(play.at()).to.equal('A2');
      expect(board().turned).to.be.false;
    });

    it('tells territories apart', async () => {
      const sizes = (): number[] => board().regions.map(({ squares }) => squares.length);
      await begin(land);
      expect(sizes()).to.deep.equal([48]);
      await begin(land, fence);
      expect(sizes()).to.deep.equal([20, 28]);
    });

    it('marks the cells of the last move, and those picked', async () => {
      await begin(isolation, ['C1-B2 block C1']);
      expect(board().highlight).to.deep.equal(['B2', 'C1']);
      await play.tap('D4');
      expect(board().chosen).to.deep.equal(['D4']);
    });

    it('has its open end gone to by X, which tells by its name where it is, and told again there: not twice', async () => {
      await begin(land);
      play.find('[data-cell=A1]')?.focus();
      const told = 'Open end: G1 and H2, the corner between them.';
      const name = 'G1 and H2, open end';
      await play.keys('x');
      expect(play.at()).to.equal(name);
      expect(play.services.said.join('')).to.equal('');
      for (const key of ['x', 'Enter']) {
        expect(await play.told(() => play.keys(key)), key).to.deep.equal([told]);
        expect(play.at(), key).to.equal(name);
      }
      await play.keys('ArrowUp');
      expect(play.at()).to.equal('G2 and H2, no trunk');
      expect(await play.told(() => play.keys('Enter'))).to.have.length(1);
      expect(log()).to.have.length(1);
      expect(play.texts('.log li').join(' ')).to.contain('G2');
    });

    it('has a pad where its cells are buttons and many', async () => {
      await begin(land, [], { board: 'buttons' });
      await until(() => play.has('G'), 'the pad is there');
      await play.press('G');
      expect(await play.told(() => play.press('2'))).to.deep.equal(['Between G2 and G1 or H2?']);
      await begin(isolation, [], { board: 'buttons' });
      expect(play.has('B')).to.be.false;
    });
  });

  it('has the ways to end it once someone looks for them, and not once it is over', async () => {
    await begin(isolation);
    await play.press('More');
    await until(() => play.has('End the game'), 'the ways to end are there');
    await begin(short, ['B1-A1 block B2', 'B3-A2 block B1']);
    await play.press('More');
    expect(play.has('Save as a file')).to.be.true;
    expect(play.all('gs-end')).to.have.length(0);
  });

  it('is shown large when asked', async () => {
    await begin(isolation);
    expect(play.all('.large')).to.have.length(0);
    await play.press('Show large');
    expect(play.all('.reply.large')).to.have.length(1);
    expect(play.control('Show large')?.ariaPressed).to.equal('true');
  });

  describe('and what is asked of the screen', () => {
    it('goes to help, to the settings, and to another game after a yes', async () => {
      await begin(isolation);
      for (const words of ['help', 'settings', 'new game']) await play.say(words);
      expect(play.services.gone).to.deep.equal(['/help/isolation', '/settings']);
      expect(play.find('[href*=help]')?.getAttribute('href')).to.equal('#/help/isolation');
      await until(() => play.has('Yes'), 'the question');
      await play.press('Yes');
      await until(() => play.services.gone.length > 2, 'the page is called');
      expect(play.services.gone.at(-1)).to.equal('/new/isolation');
    });

    it('goes to the page for printing, and is silent', async () => {
      await begin(isolation);
      await play.say('print');
      await until(() => play.services.gone.length > 0, 'the page is called');
      expect(play.services.gone.at(-1)).to.match(/^\/print\/record\/\w+$/);
      let silent = 0;
      play.services.announcer.clear = () => (silent += 1);
      await play.say('stop');
      expect(silent).to.equal(1);
      expect(play.services.said).to.deep.equal([]);
    });

    it('starts the second game with sides changed, and goes to it', async () => {
      await begin(short, ['B1-A1 block B2']);
      expect(play.has('Second game, sides changed')).to.be.false;
      const [over] = await play.told(() => play.say('A2 block B1'));
      expect(over).to.equal(won);
      await play.press('Second game, sides changed');
      await until(() => play.services.gone.length > 0, 'the game begins');
      const id = play.services.gone[0].replace('/play/', '');
      const next = await play.services.store.load(id);
      const { options, names, after } = next.ok ? next.value.summary : {};
      expect({ options, names, after }).to.deep.equal({
        options: { size: 3, first: 'B' },
        names: {},
        after: play.id,
      });
    });

    it('starts one second game where the button is pressed twice', async () => {
      await begin(short, ['B1-A1 block B2']);
      await play.told(() => play.say('A2 block B1'));
      play.control('Second game, sides changed')?.click();
      await play.press('Second game, sides changed');
      await until(() => play.services.gone.length > 0, 'the game begins');
      await play.press('Second game, sides changed');
      const listed = await play.services.store.list();
      expect(listed.ok && listed.value).to.have.length(2);
      expect(play.services.gone).to.have.length(1);
    });

    it('says the score where the last game of a match ends', async () => {
      const services = testServices();
      const first = await playedRecord(services.store, short, ['B1-A1 block B2', 'B3-A2 block B1']);
      const second = await playedRecord(services.store, { ...short, after: first }, ['B1-A1 block B2']);
      play = await openPlay(services, second);
      services.said.length = 0;
      await play.say('A2 block B1');
      await until(() => services.said.length > 1, 'the score is said');
      const score =
        'Second game of a match. First player: wins 0, losses 2, draws 0. Second player: wins 2, losses 0, draws 0.';
      expect(services.said).to.deep.equal([won, score]);
      const again = await openPlay(testServices({ store: services.store }), second);
      await until(() => again.find('gs-match')?.shadowRoot?.querySelector('p'), 'the score is shown');
      expect(again.services.said.join(' ')).not.to.contain('match');
    });
  });
});
