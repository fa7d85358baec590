import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import type { Session } from '../../src/records/session.js';
import type { NewRecord } from '../../src/records/types.js';
import type { Hypothesis } from '../../src/speech/interpret.js';
import { table } from './table.js';

const isolation: NewRecord = { game: 'isolation', options: {}, names: {} };
const captures: NewRecord = { game: 'approach-withdraw', options: {}, names: {} };
const sites: NewRecord = { game: 'nearest-site', options: {}, names: {} };

const said = (reply: { spoken: string[] }): string => reply.spoken.join(' ');

/** Guesses that are equally likely. */
const guesses = (...texts: string[]): Hypothesis[] => texts.map((text) => ({ text, confidence: 0.9 }));

const hear = (session: Session, ...texts: string[]): ReturnType<Session['hear']> =>
  session.hear(guesses(...texts), 'voice');

describe('a session that is spoken to', () => {
  it('answers in spelling words, and shows letters', async () => {
    const { session } = await table(captures);
    const asked = await hear(session, 'bravo two to bravo three');
    expect(said(asked)).to.contain('Bravo two to Bravo three. Approach takes');
    expect(asked.lines.join(' ')).to.contain('B2 to B3. Approach takes');
    const recorded = await hear(session, 'approach');
    expect(recorded.kind).to.equal('recorded');
    expect(said(recorded)).to.match(/^Bravo two to Bravo three/);
    // Typing is answered as the settings have it.
    expect(said(await session.hear('last move'))).to.contain('B2 to B3');
  });

  it('is asked about two moves by what tells them apart', async () => {
    const { session } = await table(sites);
    expect(said(await hear(session, 'bravo three', 'delta three'))).to.equal('Bravo three or Delta three?');
    const recorded = await hear(session, 'bravo');
    expect(recorded.kind).to.equal('recorded');
    expect(said(recorded)).to.contain('Bravo three');
  });

  it('is asked for the column, and then for the row, where more than two are likely', async () => {
    const { session, reopen } = await table(sites);
    const column = await hear(session, 'bravo three', 'bravo four', 'delta three', 'charlie three');
    expect(said(column)).to.equal('Which column?');
    expect(session.prompt().at(-1)).to.equal('Which column?');
    // The question outlives a reload.
    const later = await reopen();
    expect(later.prompt().at(-1)).to.equal('Which column?');
    expect(said(await hear(later, 'bravo'))).to.equal('Bravo three or Bravo four?');
    expect((await hear(later, 'four')).kind).to.equal('recorded');
  });

  it('asks the row alone where the column is known', async () => {
    const { session } = await table(sites);
    expect(said(await hear(session, 'bravo one', 'bravo two', 'bravo three', 'bravo four'))).to.equal('Which row?');
    expect((await hear(session, 'two')).kind).to.equal('recorded');
  });

  it('asks whoever is not understood for the column, then the row, of what is open', async () => {
    const { session } = await table(isolation);
    expect(said(await session.narrow())).to.equal('Which column?');
    expect(said(await hear(session, 'bravo'))).to.equal('Which row?');
    expect(said(await hear(session, 'two'))).to.contain('Which cell is blocked?');
  });

  it('is asked about a part that may be one of two before what it has not said', async () => {
    const { session } = await table(captures);
    const asked = await hear(session, 'bravo three', 'delta three');
    expect(said(asked)).to.equal('Which column?');
    const next = await hear(session, 'delta');
    expect(next.kind).to.not.equal('unheard');
    expect(said(next)).to.contain('Delta three');
  });

  it('can still be told the whole move, and be tapped, while a part is asked', async () => {
    const { session } = await table(isolation);
    await session.narrow();
    expect(said(await hear(session, 'bravo two'))).to.contain('Which cell is blocked?');
    expect(said(await session.narrow())).to.equal('Which column?');
    const reply = await session.hear({ pick: ['C1'] });
    expect(reply.kind).to.equal('recorded');
  });

  it('repeats a question that is not about a cell', async () => {
    const { session } = await table(captures);
    await hear(session, 'bravo two to bravo three');
    expect(said(await session.narrow())).to.contain('Approach takes');
  });

  it('is not narrowed when it types', async () => {
    const { session } = await table(sites);
    const reply = await session.hear('b3 or d3');
    expect(reply.lines.join(' ')).to.not.contain('Which column?');
  });

  it('asks about every move where that is wanted, whatever the settings say', async () => {
    const { session, settings } = await table(isolation);
    settings.confirm = 'never';
    const asked = await session.hear(guesses('charlie one to bravo two block charlie one'), 'voice', 'always');
    expect(asked.kind).to.equal('asked');
    expect(said(asked)).to.equal('Charlie one to Bravo two, blocks Charlie one. Yes?');
    expect(session.progress.played).to.have.length(0);
    expect((await hear(session, 'yes')).kind).to.equal('recorded');
  });

  it('keeps the part that is possible of an illegal move, and says why', async () => {
    const { session } = await table(isolation);
    const refused = await hear(session, 'bravo two block charlie five');
    expect(refused.kind).to.equal('refused');
    expect(said(refused)).to.contain('Charlie five');
    expect(session.draft).to.not.be.null;
    expect((await hear(session, 'charlie one')).kind).to.equal('recorded');
  });

  it('asks before it takes back what was perhaps not meant to be', async () => {
    const { session } = await table(isolation);
    await hear(session, 'bravo two block charlie one');
    const doubted: Hypothesis[] = [{ text: 'undo', confidence: 0.4 }];
    const asked = await session.hear(doubted, 'voice');
    expect(asked.kind).to.equal('asked');
    expect(said(asked)).to.equal('Take this back? Charlie one to Bravo two, blocks Charlie one. Yes or no?');
    expect(session.progress.played).to.have.length(1);
    await hear(session, 'that is wrong');
    expect(session.progress.played).to.have.length(1);
    await session.hear(doubted, 'voice');
    await hear(session, 'yes');
    expect(session.progress.played).to.have.length(0);
    // Heard without any doubt, it is done at once.
    await hear(session, 'bravo two block charlie one');
    await hear(session, 'undo');
    expect(session.progress.played).to.have.length(0);
  });

  it('asks whether a command was given that it did not hear for sure, and gives it after yes', async () => {
    const { session } = await table(isolation);
    const doubted: Hypothesis[] = [{ text: 'read row 5', confidence: 0.4 }];
    const asked = await session.hear(doubted, 'voice');
    expect(asked.kind).to.equal('asked');
    expect(said(asked)).to.equal('Did you say: read row 5? Yes or no?');
    const answered = await hear(session, 'yes');
    expect(answered.kind).to.equal('answered');
    expect(said(answered)).to.contain('Row 5');
    await session.hear(doubted, 'voice');
    const turn = await hear(session, 'that is wrong');
    expect(said(turn)).to.not.contain('Row 5');
    expect(session.pending).to.be.false;
  });

  it('asks in the words of the guess that was a command', async () => {
    const { session } = await table(isolation);
    const guessed: Hypothesis[] = [
      { text: 'bread fro fife', confidence: 0.4 },
      { text: 'read row five', confidence: 0.35 },
    ];
    expect(said(await session.hear(guessed, 'voice'))).to.equal('Did you say: read row five? Yes or no?');
  });

  it('takes an answer in doubt for an answer: asked about it, nobody would come to an end', async () => {
    const { session } = await table(isolation);
    await hear(session, 'bravo two block charlie one');
    await session.hear([{ text: 'undo', confidence: 0.4 }], 'voice');
    await session.hear([{ text: 'yes', confidence: 0.4 }], 'voice');
    expect(session.progress.played).to.have.length(0);
    expect(session.pending).to.be.false;
  });

  it('comes back to the question that is open when a command was not meant', async () => {
    const { session } = await table(isolation);
    const open = await hear(session, 'bravo two');
    await session.hear([{ text: 'read row 5', confidence: 0.4 }], 'voice');
    const back = await hear(session, 'that is wrong');
    expect(said(back)).to.equal(said(open));
    expect(session.draft).to.not.be.null;
  });

  it('asks the screen to close the microphone', async () => {
    const { session } = await table(isolation);
    const reply = await hear(session, 'microphone off');
    expect(reply.request).to.equal('microphone-off');
    expect(said(reply)).to.equal('The microphone is off.');
  });
});
