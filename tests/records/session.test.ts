import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import { memoryStore } from '../../src/records/memory-store.js';
import { recordFile } from '../../src/records/record-file.js';
import { Session } from '../../src/records/session.js';
import { defaultSettings } from '../../src/records/settings.js';
import type { NewRecord, Store, StoreFault } from '../../src/records/types.js';
import { readRecord } from '../../src/rules/index.js';
import { table } from './table.js';

const isolation: NewRecord = { game: 'isolation', options: {}, names: {} };
const awards: NewRecord = { game: 'nearest-site', options: { sites: { W: ['A1'], B: ['E5'] } }, names: {} };
const captures: NewRecord = { game: 'approach-withdraw', options: {}, names: {} };

const text = (reply: { lines: string[] }): string => reply.lines.join(' ');

/** A store that stops keeping anything once `fault` is set; stands in for a full disk, which no test can have. */
function fakeFullStore(): Store & { fault: StoreFault | null } {
  const store = memoryStore();
  const full: Store & { fault: StoreFault | null } = {
    ...store,
    fault: null,
    append: (...given) => (full.fault ? Promise.resolve({ ok: false, error: full.fault }) : store.append(...given)),
  };
  return full;
}

describe('a session', () => {
  it('is none of a record whose options its game cannot start with', async () => {
    const store = memoryStore();
    const created = await store.create({ ...isolation, options: { shape: '4x3', start: ['A1', 'A2'] } });
    const kept = await store.load(created.ok ? created.value.id : '');
    expect(kept.ok).to.be.true;
    const session =
      kept.ok &&
      Session.of(
        kept.value,
        store,
        () => defaultSettings,
        () => 'en',
      );
    expect(session).to.be.null;
  });

  it('records a move, says it back and whose turn it is, and keeps it', async () => {
    const { session, reopen } = await table(isolation);
    const reply = await session.hear('C1 to B2, block C1');
    expect(reply.kind).to.equal('recorded');
    expect(reply.lines).to.deep.equal(['C1 to B2, blocks C1.', 'Pawn B’s turn.']);
    expect(reply.table).to.have.lengthOf(1);
    expect((await reopen()).progress.played).to.deep.equal(session.progress.played);
  });

  it('keeps the draft and the question across a reload', async () => {
    const { session, reopen } = await table(isolation);
    const reply = await session.hear('bravo two');
    expect(reply.kind).to.equal('asked');
    const again = await reopen();
    expect(again.prompt()).to.deep.equal(session.prompt());
    expect((await again.hear('charlie one')).kind).to.equal('recorded');
  });

  it('refuses an illegal move with a reason, keeps what was possible, and changes nothing', async () => {
    const { session } = await table(isolation);
    await session.hear('b2');
    const reply = await session.hear('block c5');
    expect(reply.kind).to.equal('refused');
    expect(reply.urgent).to.equal(true);
    // The question that was open before is not asked again.
    expect(reply.lines).to.deep.equal(['C5 holds pawn B. Block an empty cell.']);
    expect(session.progress.played).to.have.lengthOf(0);
    expect((await session.hear('c1')).kind).to.equal('recorded');
  });

  it('says which part of a refused move is kept', async () => {
    const { session } = await table(isolation);
    expect((await session.hear('b2 c5')).lines).to.deep.equal([
      'C5 holds pawn B. Block an empty cell.',
      'C1 to B2. Which cell is blocked?',
    ]);
  });

  it('answers what it does not understand with one sentence', async () => {
    const { session } = await table(isolation);
    const reply = await session.hear('banana');
    expect(reply.kind).to.equal('unheard');
    expect(reply.lines).to.deep.equal(['“banana” is not understood. Say cells, for example C3, or “what can I say”.']);
  });

  it('asks about what only sounds like a move, and records it on yes', async () => {
    const { session } = await table(isolation);
    expect((await session.hear('be two block see won')).kind).to.equal('asked');
    expect(session.progress.played).to.have.lengthOf(0);
    expect((await session.hear('yes')).kind).to.equal('recorded');
  });

  it('drops a move that was not meant on no', async () => {
    const { session } = await table(isolation);
    await session.hear('be two block see won');
    await session.hear('no');
    expect(session.progress.asked).to.equal(null);
    expect(session.progress.played).to.have.lengthOf(0);
  });

  it('asks about every move or none, as the setting says', async () => {
    const { session, settings } = await table(isolation);
    settings.confirm = 'always';
    expect((await session.hear('b2 c1')).kind).to.equal('asked');
    expect((await session.hear('yes')).kind).to.equal('recorded');
    settings.confirm = 'never';
    expect((await session.hear('dee four block sea five')).kind).to.equal('recorded');
  });

  it('takes back the last move at once, and asks both before it takes back more', async () => {
    const { session } = await table(isolation);
    await session.hear('b2 c1');
    await session.hear('d4 a1');
    const first = await session.hear('undo');
    expect(text(first)).to.equal('Taken back: C5 to D4, blocks A1. Pawn B’s turn.');
    const second = await session.hear('undo');
    expect(second.kind).to.equal('asked');
    expect(text(second)).to.contain('Do both agree?');
    expect(session.prompt()).to.deep.equal([text(second)]);
    expect(session.progress.played).to.have.lengthOf(1);
    await session.hear('yes');
    expect(session.progress.played).to.have.lengthOf(0);
    expect((await session.hear('undo')).kind).to.equal('refused');
    expect((await session.command('redo')).kind).to.equal('recorded');
    expect(session.progress.played).to.have.lengthOf(1);
  });

  it('does not take back more when one of them says no', async () => {
    const { session } = await table(isolation);
    await session.hear('b2 c1');
    await session.hear('d4 a1');
    await session.hear('undo');
    await session.hear('undo');
    await session.hear('no');
    expect(session.progress.played).to.have.lengthOf(1);
  });

  it('ends as the people agree, takes no more moves, and undo takes the end back', async () => {
    const { session, reopen } = await table(isolation);
    await session.hear('b2 c1');
    const reply = await session.end({ termination: 'resigned', winner: 'A' });
    expect(reply.kind).to.equal('recorded');
    expect((await session.hear('d4 a1')).kind).to.equal('refused');
    expect((await reopen()).over).to.equal(true);
    await session.hear('undo');
    expect(session.over).to.equal(false);
    expect(session.progress.played).to.have.lengthOf(1);
  });

  it('says how the game ended, and not whose turn it is, to everything that tells the turn once the people have ended it', async () => {
    const ended = 'Pawn B resigned. Pawn A wins.';
    const { session } = await table(isolation);
    await session.hear('b2 c1');
    await session.end({ termination: 'resigned', winner: 'A' });
    for (const said of ['whose turn', 'cancel']) expect(text(await session.hear(said)), said).to.equal(ended);
    expect(text(await session.dropLast()), 'Backspace').to.equal(ended);
    expect(text(await session.narrow()), 'the question for a column').to.equal(ended);
    expect(text(await session.command('yes')), 'yes').to.equal(`No question is open. ${ended}`);
    expect(text(await session.command('why-not', ['A1'])), 'why not').to.equal(ended);
    expect(text(await session.command('position', ['0'])), 'an earlier position').to.equal('Before the first move.');
    expect(text(await session.hear('whose turn')), 'at an earlier position').to.contain('Pawn A’s turn.');
  });

  it('plays nothing again once the people have ended the game, and does after they go on', async () => {
    const { session } = await table(isolation);
    await session.hear('b2 c1');
    await session.hear('d4 a1');
    await session.hear('undo');
    await session.end({ termination: 'resigned', winner: 'A' });
    const refused = await session.command('redo');
    expect(refused.kind).to.equal('refused');
    expect(text(refused)).to.equal('Pawn B resigned. Pawn A wins.');
    await session.hear('undo');
    expect((await session.command('redo')).kind).to.equal('recorded');
    expect(session.progress.played).to.have.lengthOf(2);
  });

  it('says how a game ended by its rules', async () => {
    const { session } = await table({ ...isolation, options: { size: 3 } });
    await session.hear('B1-A1 block B1');
    expect(session.over).to.equal(false);
    const reply = await session.hear('B3-A2 block B2');
    expect(text(reply)).to.contain('Pawn B wins');
    expect(session.over).to.equal(true);
  });

  it('changes nothing when a move cannot be kept, and says so', async () => {
    const store = fakeFullStore();
    const { session } = await table(isolation, store);
    store.fault = 'full';
    const reply = await session.hear('b2 c1');
    expect(reply.kind).to.equal('failed');
    expect(reply.urgent).to.equal(true);
    expect(session.progress.played).to.have.lengthOf(0);
    store.fault = null;
    expect((await session.hear('b2 c1')).kind).to.equal('recorded');
  });

  it('turns into a reader when another tab has written the record', async () => {
    const { session, reopen } = await table(isolation);
    const other = await reopen();
    await other.hear('b2 c1');
    expect((await session.hear('c4 c1')).kind).to.equal('failed');
    expect(session.readOnly).to.equal(true);
    expect((await session.hear('whose turn is it')).kind).to.equal('answered');
    expect((await reopen()).progress.played).to.have.lengthOf(1);
  });

  it('works off calls one after another', async () => {
    const { session } = await table(isolation);
    const replies = await Promise.all([session.hear('b2'), session.hear('c1'), session.hear('d4 a1')]);
    expect(replies.map(({ kind }) => kind)).to.deep.equal(['asked', 'recorded', 'recorded']);
  });

  it('says the last reply again, as it was', async () => {
    const { session } = await table(isolation);
    const reply = await session.hear('b2 c1');
    await session.hear('d4 a1');
    const last = await session.hear('say that again');
    expect(last.lines).to.not.deep.equal(reply.lines);
    expect(text(last)).to.equal('C5 to D4, blocks A1. Pawn A’s turn.');
  });

  it('spells cells when that is set, for speech only', async () => {
    const { session, settings } = await table(isolation);
    settings.spelling = true;
    const reply = await session.hear('b2 c1');
    expect(reply.lines[0]).to.equal('C1 to B2, blocks C1.');
    expect(reply.spoken[0]).to.equal('Charlie one to Bravo two, blocks Charlie one.');
  });

  it('spells cells for the own voice', async () => {
    const { session, settings } = await table(isolation);
    settings.voice = true;
    const reply = await session.hear('c1 b2 c1');
    expect(text(reply)).to.match(/^C1 to B2/);
    expect(reply.spoken.join(' ')).to.match(/^Charlie one to Bravo two/);
  });

  it('asks for a faster or slower voice where there is one, up to its ends', async () => {
    const { session, settings } = await table(isolation);
    const silent = await session.hear('speak faster');
    expect(silent.request).to.be.undefined;
    expect(text(silent)).to.match(/own voice is off/);
    settings.voice = true;
    expect(await session.hear('speak faster')).to.include({ kind: 'answered', request: 'faster' });
    expect(text(await session.command('slower'))).to.equal('I speak slower.');
    settings.voiceRate = 0.5;
    expect(text(await session.command('slower'))).to.equal('I cannot speak slower.');
    settings.voiceRate = 2;
    expect(text(await session.command('faster'))).to.equal('I cannot speak faster.');
  });

  it('steps through the log one move at a time', async () => {
    const { session } = await table(isolation);
    await session.hear('b2 c1');
    await session.hear('d4 a1');
    expect(text(await session.hear('go back one'))).to.contain('Move 2');
    expect(text(await session.hear('go back one'))).to.contain('Move 1');
    expect(text(await session.hear('go back one'))).to.equal('That is the start of the log.');
    expect(text(await session.hear('go on'))).to.contain('Move 1');
  });

  it('records a row of awards in one breath', async () => {
    const { session } = await table(awards);
    const reply = await session.hear('row one white white neutral black black');
    expect(reply.kind).to.equal('recorded');
    expect(session.progress.played).to.have.lengthOf(5);
    expect(reply.lines).to.have.lengthOf(5);
  });

  describe('told a row of awards', () => {
    const row = 'row one white white neutral black black';
    const asked = 'A1 white. B1 white. C1 neutral. D1 black. E1 black. Yes or no?';

    it('asks about it as about every move where that is set: yes records all of it, no nothing', async () => {
      const { session, settings } = await table(awards);
      settings.confirm = 'always';
      const reply = await session.hear(row);
      expect([reply.kind, text(reply)]).to.deep.equal(['asked', asked]);
      expect(session.prompt()).to.deep.equal([asked]);
      expect(session.progress.played).to.have.lengthOf(0);
      await session.hear('no');
      expect(session.prompt()).to.deep.equal(['Award the cells: white, black or neutral. Either of you may speak.']);
      expect(text(await session.hear('yes'))).to.contain('No question is open.');
      expect(session.progress.played).to.have.lengthOf(0);
      await session.hear(row);
      expect((await session.hear('yes')).lines).to.deep.equal(asked.split(/(?<=\.) /).slice(0, 5));
      expect(session.progress.played).to.have.lengthOf(5);
    });

    it('asks about it where it was heard badly, unless nothing is to be asked about', async () => {
      const { session, settings } = await table(awards);
      const unclear = [{ text: row, confidence: 0.4 }];
      expect((await session.hear(unclear, 'voice')).kind).to.equal('asked');
      await session.hear('cancel');
      expect(session.progress.played).to.have.lengthOf(0);
      settings.confirm = 'never';
      expect((await session.hear(unclear, 'voice')).kind).to.equal('recorded');
    });

    it('asks about it where every move is asked about, whatever the settings say', async () => {
      const { session } = await table(awards);
      expect((await session.hear([{ text: row, confidence: 0.9 }], 'voice', 'always')).kind).to.equal('asked');
    });

    it('asks about the one award that is new in it as about any other', async () => {
      const { session, settings } = await table(awards);
      await session.hear('A1 white, B1 white, C1 neutral, D1 black');
      settings.confirm = 'always';
      expect(text(await session.hear(row))).to.equal('E1 black. Yes?');
      expect((await session.hear('yes')).kind).to.equal('recorded');
    });
  });

  it('says when awards begin, and when every cell has one', async () => {
    const { session } = await table({ ...awards, options: {} });
    for (const site of ['a1', 'e5', 'b3']) expect(text(await session.hear(site))).not.to.contain('Award');
    expect((await session.hear('d3')).lines).to.deep.equal(['D3, black site.', 'Award the cells.']);
    for (const row of ['one', 'two', 'three', 'four'])
      expect(text(await session.hear(`row ${row} white white white white white`))).not.to.contain('All');
    const last = await session.hear('row five white white white white white');
    expect(last.lines.at(-1)).to.equal('All cells are awarded. Check the awards.');
    expect(text(await session.hear('whose turn'))).to.equal('All cells are awarded. Check the awards.');
  });

  it('checks the awards, and names rows only on a second request', async () => {
    const { session } = await table(awards);
    await session.hear('a1 black');
    const first = await session.hear('check the awards');
    const second = await session.hear('check the awards');
    expect(text(second)).to.not.equal(text(first));
  });

  it('drops the last part of a draft, and then all of it', async () => {
    const { session } = await table(captures);
    await session.hear('b2 b3');
    expect((await session.dropLast()).kind).to.equal('asked');
    expect(session.draft?.order).to.deep.equal(['from']);
    await session.dropLast();
    expect(session.draft).to.equal(null);
  });

  it('offers the last spot, where there is no choice', async () => {
    const spots = ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'];
    const { session } = await table({ game: 'territories', options: { spots, start: ['G1', 'H1'] }, names: {} });
    for (const spot of spots.slice(0, 6))
      expect((await session.hear(spot)).lines.join(' ')).to.not.contain('last spot');
    const reply = await session.hear('F2');
    expect(reply.lines.at(-1)).to.equal('F5, the last spot. Yes?');
    expect(session.progress.asked?.kind).to.equal('confirm');
    expect((await session.hear('yes')).kind).to.equal('recorded');
    expect(session.progress.played).to.have.lengthOf(8);
  });

  it('takes an offered answer', async () => {
    const { session } = await table(captures);
    await session.hear('b2 b3');
    const [first] = session.progress.asked?.moves ?? [];
    if (!first) throw new Error('nothing was asked');
    expect((await session.choose(first)).kind).to.equal('recorded');
  });

  it('keeps the question open while other things are asked', async () => {
    const { session } = await table(isolation);
    await session.hear('b2');
    await session.hear('describe the board');
    expect(session.progress.asked?.kind).to.equal('slot');
    expect((await session.hear('c1')).kind).to.equal('recorded');
  });

  describe('read to someone who opens the record', () => {
    const log = ['Move 1, pawn A: C1 to B2, blocks C1.', 'Move 2, pawn B: C5 to D4, blocks A1.'];
    const turn = 'Pawn A’s turn. Move, then block a cell.';

    it('is the last move and whose turn it is', async () => {
      const { session, reopen } = await table(isolation);
      expect(session.opening().lines).to.deep.equal([turn]);
      await session.hear('b2 c1');
      await session.hear('d4 a1');
      const reply = (await reopen()).opening();
      expect(reply).to.include({ kind: 'answered', urgent: false });
      expect(reply.lines).to.deep.equal([log[1], turn]);
    });

    it('is nothing more, or the whole log, as the setting says', async () => {
      const { session, settings, reopen } = await table(isolation);
      await session.hear('b2 c1');
      await session.hear('d4 a1');
      settings.readBefore = 'nothing';
      expect((await reopen()).opening().lines).to.deep.equal([]);
      settings.readBefore = 'log';
      settings.spelling = true;
      const reply = (await reopen()).opening();
      expect(reply.lines).to.deep.equal([...log, turn]);
      expect(reply.spoken[0]).to.equal('Move 1, pawn A: Charlie one to Bravo two, blocks Charlie one.');
      expect(text(await (await reopen()).hear('say that again'))).to.equal(turn);
    });

    it('ends with the question that is open, or with how the game ended', async () => {
      const { session, reopen } = await table(isolation);
      await session.hear('b2');
      expect((await reopen()).opening().lines).to.deep.equal(session.prompt());
      await session.hear('c1');
      await session.end({ termination: 'resigned', winner: 'A' });
      expect((await reopen()).opening().lines).to.deep.equal([log[0], 'Pawn B resigned. Pawn A wins.']);
    });
  });

  it('reads the whole log before each turn where that is set, the move just made once, and at no other time', async () => {
    const { session, settings } = await table(isolation);
    settings.readBefore = 'log';
    expect((await session.hear('b2 c1')).lines).to.deep.equal(['C1 to B2, blocks C1.', 'Pawn B’s turn.']);
    expect((await session.hear('d4 a1')).lines).to.deep.equal([
      'C5 to D4, blocks A1.',
      'Move 1, pawn A: C1 to B2, blocks C1.',
      'Pawn A’s turn.',
    ]);
    const end = await session.end({ termination: 'resigned', winner: 'A' });
    expect(end.lines).to.deep.equal(['Pawn B resigned. Pawn A wins.']);
    settings.readBefore = 'nothing';
    await session.hear('undo');
    expect((await session.hear('b3 b2')).lines).to.have.length(2);
  });

  it('says whose turn it is once where a refused trunk leaves a question without a part to ask for', async () => {
    const { session } = await table({
      game: 'territories',
      options: { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] },
      names: {},
    });
    for (const text of ['right', 'down', 'H1', 'right']) {
      await session.hear(text);
      const [turn = ''] = session.prompt();
      expect(session.prompt().join(' ').split('White’s turn.'), `${text}: ${turn}`).to.have.lengthOf(2);
    }
  });

  it('names the rows to a check of the awards asked twice in a row, and counts anew after an award', async () => {
    const { session } = await table(awards);
    await session.hear('B1 black');
    const counts = '24 awards are open. 1 award differs from the rule.';
    const rows = ['Awards are open in rows 1, 2, 3, 4 and 5.', 'Awards differ from the rule in row 1.'];
    expect((await session.hear('check the awards')).lines).to.deep.equal([counts]);
    expect((await session.hear('check the awards')).lines).to.deep.equal(rows);
    await session.hear('C3 neutral');
    expect(text(await session.hear('check the awards'))).to.equal('23 awards are open. 1 award differs from the rule.');
  });

  it('closes Nearest-site as claimed, and says the claims and that they are unchecked', async () => {
    const { session } = await table(awards);
    await session.hear('A1 white, B1 black, C1 white');
    const reply = await session.end({ termination: 'as agreed', winner: 'W' });
    expect(reply.lines).to.deep.equal([
      'Both agree to end with the awards as claimed. They are not checked. White wins. Cells: white 2, black 1, neutral 0.',
    ]);
    expect(recordFile(session.summary, session.progress).text).to.contain('[Termination "as agreed"]');
  });

  it('makes a file that reads back as the same game', async () => {
    const { session } = await table({ ...isolation, names: { A: 'Ada', B: 'Ben "the wall"' } });
    await session.hear('b2 c1');
    await session.end({ termination: 'resigned', winner: 'B' });
    const read = readRecord(recordFile(session.summary, session.progress).text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.moves).to.deep.equal([{ from: 'C1', to: 'B2', block: 'C1' }]);
    expect(read.value).to.include({ result: 'B', termination: 'resigned' });
    expect(read.value.names).to.deep.equal({ A: 'Ada', B: 'Ben "the wall"' });
  });
});
