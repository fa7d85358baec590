import { expect } from '@open-wc/testing';
import { holdRecord } from '../../src/records/lock.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { beginPlay, openPlay, type Play } from './support/play.js';
import { addMoves, playedRecord } from './support/played-record.js';
import { isolation } from './support/records.js';
import { testServices } from './support/services.js';

const reader = 'Another tab has this game open. Here you can read it; moves are made there.';

describe('the page of a game', () => {
  before(loadTokens);

  it('has the game as its heading, and tells so', async () => {
    const play = await beginPlay(isolation);
    expect(play.texts('h1')).to.deep.equal(['Isolation']);
    expect(play.find('h1')?.tabIndex).to.equal(-1);
    expect(play.titles).to.deep.equal(['Isolation']);
  });

  it('says what was played last and whose turn it is, as far as someone wants it', async () => {
    const moves = ['C1-B2 block C1'];
    const last = await beginPlay(isolation, moves);
    expect(last.services.said).to.deep.equal([
      'Move 1, pawn A: C1 to B2, blocks C1. Pawn B’s turn. Move, then block a cell.',
    ]);
    const nothing = await beginPlay(isolation, moves, { readBefore: 'nothing' });
    expect(nothing.services.said).to.deep.equal([]);
  });

  describe('of a record that cannot be opened', () => {
    for (const [fault, sentence, idIn] of [
      ['is not there', 'This record is not on this device', () => Promise.resolve('nowhere')],
      [
        'makes no game',
        'The browser could not read or write this record.',
        ({ store }: Play['services']) =>
          playedRecord(store, { game: 'isolation', options: { shape: '4x3', start: ['A1', 'A2'] } }, []),
      ],
    ] as const)
      it(`says that it ${fault}, and leads on`, async () => {
        const services = testServices();
        const play = await openPlay(services, await idIn(services));
        expect(play.texts('h1')).to.deep.equal(['This game cannot be opened']);
        expect(play.titles).to.deep.equal(['This game cannot be opened']);
        expect(play.texts('p').join(' ')).to.contain(sentence);
        expect(play.control('All games and records')?.getAttribute('href')).to.equal('#/');
        expect(play.all('gs-game')).to.have.length(0);
        expect(await axeFaults(play.page)).to.deep.equal([]);
      });
  });

  describe('while another tab has the record', () => {
    /** Stands in for the other tab. */
    async function openSecond(): Promise<{ play: Play; lost: () => boolean }> {
      let lost = false;
      const services = testServices();
      services.change({ board: 'grid' });
      const id = await playedRecord(services.store, isolation, []);
      const other = await holdRecord(id, { onLost: () => (lost = true) });
      expect(other.held).to.be.true;
      return { play: await openPlay(services, id), lost: () => lost };
    }

    it('says so, answers questions, and records nothing', async () => {
      const { play } = await openSecond();
      expect(play.texts('.notice p')).to.deep.equal([reader]);
      expect(await axeFaults(play.page)).to.deep.equal([]);
      const refused = await play.told(() => play.tap('B2'));
      expect(refused).to.have.length(1);
      expect(refused[0]).to.match(/^!This record is being written in another tab\. Nothing was recorded here\./);
      expect(await play.told(() => play.say('whose turn'))).to.deep.equal(['Pawn A’s turn. Move, then block a cell.']);
      const kept = await play.services.store.load(play.id);
      expect(kept.ok && kept.value.entries).to.deep.equal([]);
    });

    it('takes the record over with what was played there, and writes from then on', async () => {
      const { play, lost } = await openSecond();
      await addMoves(play.services.store, play.id, ['C1-B2 block C1']);
      expect(await play.told(() => play.press('Take over here'))).to.deep.equal(['This tab keeps the record now.']);
      expect(lost()).to.be.true;
      expect(play.all('.notice')).to.have.length(0);
      expect(play.at()).to.equal('A1');
      expect(play.texts('.log li')).to.deep.equal(['Move 1, pawn A: C1 to B2, blocks C1.']);
      await play.tap('D4', 'A1');
      expect(play.texts('.log li')).to.have.length(2);
    });

    it('offers to take over where it learns only from a refused move that another tab writes', async () => {
      const play = await beginPlay(isolation);
      await addMoves(play.services.store, play.id, ['C1-B2 block C1']);
      const refused = await play.told(() => play.say('d2 c1'));
      expect(refused[0]).to.match(/or take over here\.$/);
      expect(play.texts('.notice p')).to.deep.equal([reader]);
      await play.told(() => play.press('Take over here'));
      expect(play.all('.notice')).to.have.length(0);
      await play.say('D4 A1');
      expect(play.texts('.log li')).to.have.length(2);
    });

    it('is heard by the voice that reads aloud, also once it has taken over', async () => {
      const { play } = await openSecond();
      await play.told(() => play.press('Take over here'));
      play.services.voice.become({ doing: 'asking', long: true });
      await play.say('yes');
      expect(play.services.voice.asked).to.deep.equal(['go on']);
    });

    it('becomes the one that reads once its own record is taken over', async () => {
      const play = await beginPlay(isolation);
      expect(play.all('.notice')).to.have.length(0);
      const other = await holdRecord(play.id);
      const said = await play.told(async () => {
        await other.takeOver();
      });
      expect(said).to.deep.equal([`!${reader}`]);
      expect(play.texts('.notice p')).to.deep.equal([reader]);
      const refused = await play.told(() => play.tap('B2'));
      expect(refused[0]).to.match(/^!This record is being written in another tab/);
      other.release();
    });
  });

  it('lets go of its record when it is left, even before it has it', async () => {
    const play = await beginPlay(isolation);
    play.page.remove();
    const page = document.createElement('gs-play');
    page.services = play.services;
    page.recordId = play.id;
    document.body.append(page);
    page.remove();
    const next = await holdRecord(play.id);
    expect(next.held).to.be.true;
    next.release();
  });
});
