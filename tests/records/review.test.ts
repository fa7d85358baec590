import { expect } from '@open-wc/testing';
import { memoryStore } from '../../src/records/memory-store.js';
import type { Reply } from '../../src/records/reply.js';
import { Session } from '../../src/records/session.js';
import { defaultSettings } from '../../src/records/settings.js';
import '../../src/speech/all-games.js';
import type { NewRecord } from '../../src/records/types.js';
import { viewBoard } from '../../src/rules/index.js';

async function sessionOf(record: NewRecord, ...said: string[]): Promise<Session> {
  const store = memoryStore();
  const created = await store.create(record);
  const kept = await store.load(created.ok ? created.value.id : '');
  const session = kept.ok
    ? Session.of(
        kept.value,
        store,
        () => defaultSettings,
        () => 'en',
      )
    : null;
  if (!session) throw new Error('no session');
  for (const text of said) await session.hear(text);
  return session;
}

const isolation: NewRecord = { game: 'isolation', options: {}, names: {} };
const captures: NewRecord = { game: 'approach-withdraw', options: {}, names: {} };
const land: NewRecord = {
  game: 'territories',
  options: { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] },
  names: {},
};
const moves = ['C1 to B2, block C1', 'C5 to D4, block C3'];
const text = (reply: Reply): string => reply.lines.join(' ');

describe('looking about in a game', () => {
  it('steps through earlier positions without losing the present one', async () => {
    const session = await sessionOf(isolation, ...moves);
    expect(text(await session.command('earlier'))).to.equal('After move 1: C1 to B2, blocks C1.');
    expect(session.isLookingBack).to.be.true;
    expect(viewBoard(session.state).marks['C3'], 'the present').to.have.length(1);
    expect(text(await session.command('at', ['C3']))).to.equal('C3, empty.');
    expect(text(await session.command('earlier'))).to.equal('Before the first move.');
    expect(text(await session.command('earlier'))).to.equal('There is no earlier position.');
    expect(text(await session.command('later'))).to.equal('After move 1: C1 to B2, blocks C1.');
    expect(text(await session.command('present'))).to.contain('Back at the present, after move 2');
    expect(session.isLookingBack).to.be.false;
    expect(text(await session.command('later'))).to.equal('This is the present position.');
    expect(text(await session.command('present'))).to.equal('This is the present position.');
    expect(text(await session.command('at', ['C3']))).to.equal('C3, blocked.');
  });

  it('goes to a position by its number, as far as there is one', async () => {
    const session = await sessionOf(isolation, ...moves);
    expect(text(await session.hear('position after move 1'))).to.contain('After move 1:');
    expect(text(await session.hear('position 40'))).to.contain('Back at the present');
  });

  it('is back at the present once something is played', async () => {
    const session = await sessionOf(isolation, ...moves);
    await session.command('earlier');
    const reply = await session.hear('B2 to B3, block A1');
    expect(reply.kind).to.equal('recorded');
    expect(session.isLookingBack).to.be.false;
    expect(session.progress.played).to.have.length(3);
  });

  it('keeps the draft and the open question while someone looks about', async () => {
    const session = await sessionOf(isolation, 'B2');
    const { draft } = session;
    await session.command('why-not', ['E5']);
    await session.command('earlier');
    await session.command('present');
    expect(session.draft).to.deep.equal(draft);
    expect((await session.hear('C1')).kind).to.equal('recorded');
  });

  it('says why a cell cannot be picked, or that it can, and picks nothing', async () => {
    const session = await sessionOf(isolation);
    expect(text(await session.command('why-not', ['D3']))).to.equal(
      'C1 to D3 is not a straight line. Go along a row, a column or a diagonal. D3 can be blocked.',
    );
    expect(text(await session.hear('why not C5'))).to.contain('C5 holds pawn B.');
    expect(text(await session.hear('why not B2'))).to.equal('B2 can be picked now.');
    expect(session.draft).to.be.null;
    await session.hear('B2');
    expect(text(await session.command('why-not', ['C5'])), 'to be blocked').to.contain('C5 holds pawn B.');
    expect(text(await session.command('why-not', ['C1']))).to.equal('C1 can be picked now.');
  });

  it('says why no trunk may lie between two squares, or that it may, whichever is named first', async () => {
    const session = await sessionOf(land);
    const allowed = 'G1 and G2 can take a trunk now.';
    expect(text(await session.command('why-not', ['G1', 'G2']))).to.equal(allowed);
    for (const typed of ['why not G1 G2', 'why not between g1 and g2?', 'is G1 G2 allowed', 'tell me why not G1 G2'])
      expect(text(await session.hear(typed)), typed).to.equal(allowed);
    expect(text(await session.hear('what is between G1 and H1?'))).to.equal('G1 and H1, trunk.');
    expect(text(await session.hear('what is between A1 and C3?'))).to.equal('A1, empty. C3, empty.');
    expect(text(await session.hear('why not G2 G1'))).to.contain('can take a trunk now.');
    expect(text(await session.hear('why not C3 C4'))).to.match(/^Open end: .* The trunk must start there\.$/);
    expect(text(await session.hear('why not G1 H1'))).to.contain('a trunk already');
    expect(text(await session.hear('why not G1 G3'))).to.contain('not side by side');
    expect(text(await session.hear('why not G1 G9'))).to.contain('not on the board');
    expect(session.progress.played).to.have.length(0);
    expect(session.draft).to.be.null;
  });

  it('says of two cells that are a move that they can be picked', async () => {
    const session = await sessionOf(isolation);
    expect(text(await session.hear('why not B2 and C3'))).to.equal('B2 and C3 can be picked now, one after the other.');
    expect(text(await session.hear('why not B2 and C5'))).to.contain('C5 holds pawn B.');
  });

  it('answers about an edge while one square of a trunk is said already, and at an earlier position', async () => {
    const session = await sessionOf(land, 'G1');
    const { draft } = session;
    expect(draft).not.to.be.null;
    expect(text(await session.hear('why not G1 G2'))).to.equal('G1 and G2 can take a trunk now.');
    expect(text(await session.hear('why not G2 H2'))).to.contain('can take a trunk now.');
    expect(session.draft).to.deep.equal(draft);
    await session.hear('G2');
    expect(text(await session.command('why-not', ['G1', 'G2']))).to.contain('a trunk already');
    await session.command('earlier');
    expect(text(await session.command('why-not', ['G1', 'G2']))).to.equal('G1 and G2 can take a trunk now.');
    expect(text(await session.command('at', ['G1', 'G2']))).to.equal('G1 and G2, no trunk.');
  });

  it('says that the game is over where nothing can be picked any more', async () => {
    const session = await sessionOf({ ...isolation, options: { size: 3 } }, 'A1 B1', 'A2 B2');
    expect(session.over).to.be.true;
    expect(text(await session.command('why-not', ['C3']))).to.contain('The game is over');
  });

  it('tells line after line, clockwise, and begins anew at another cell', async () => {
    const session = await sessionOf(captures);
    const told = async (cell: string): Promise<string> => text(await session.command('line', [cell])).split(':')[0];
    expect([await told('C3'), await told('C3'), await told('C3'), await told('C3'), await told('C3')]).to.deep.equal([
      'Above C3',
      'Right of C3',
      'Below C3',
      'Left of C3',
      'Above C3',
    ]);
    expect(await told('B2')).to.equal('Above B2');
    expect(text(await session.hear('what lies right of B2'))).to.contain('Right of B2:');
  });

  it('goes from piece to piece of one side, round and round, and says which of how many it is', async () => {
    const session = await sessionOf(captures);
    session.here = 'C3';
    const next = await session.command('next-piece', ['first']);
    expect(next.lines[1]).to.match(/^\d+ of 8\.$/);
    expect(next.here).to.equal(session.here);
    const start = session.here;
    for (let count = 0; count < 8; count++) await session.command('next-piece', ['first']);
    expect(session.here, 'all the way round').to.equal(start);
    await session.command('next-piece', ['first']);
    await session.command('previous-piece', ['first']);
    expect(session.here).to.equal(start);
    expect(text(await session.hear('find the next black'))).to.contain('black');
  });

  it('finds the one pawn, and says so where a side has nothing', async () => {
    const session = await sessionOf(isolation);
    expect(text(await session.command('next-piece', ['second']))).to.equal('C5, pawn B.');
    expect((await session.command('next-piece', ['second'])).here, 'there already').to.be.undefined;
    const sites = await sessionOf({ game: 'nearest-site', options: {}, names: {} });
    expect(text(await sites.command('next-piece', ['first']))).to.equal('No white sites.');
  });

  it('jumps to a cell, to a row and to a column', async () => {
    const session = await sessionOf(isolation);
    expect(text(await session.hear('jump to C3'))).to.equal('C3, empty.');
    expect((await session.hear('jump to row 5')).here).to.equal('C5');
    const reply = await session.hear('jump to column A');
    expect(reply.here).to.equal('A5');
    expect(reply.request).to.equal('jump');
    expect(text(await session.hear('jump to H9'))).to.contain('not on the board');
    expect(session.here).to.equal('A5');
  });

  it('answers one question after another at once, and can say the last again', async () => {
    const session = await sessionOf(isolation, ...moves);
    const replies = await Promise.all([
      session.command('around', ['C3']),
      session.command('moves-from', ['B2']),
      session.command('last-move'),
    ]);
    expect(replies.map(text)[2]).to.contain('C5 to D4');
    expect(text(await session.command('repeat'))).to.equal(text(replies[2]));
  });
});
