/** What every store must do, whatever it keeps records in. */
import { expect } from '@open-wc/testing';
import type { Entry, NewRecord, Store, StoreFault, Stored, Summary } from '../../src/records/types.js';

export const isolation: NewRecord = {
  game: 'isolation',
  options: { size: 3, first: 'B' },
  names: { A: 'Ada', B: 'Bo' },
};
export const everyGame: NewRecord[] = [
  isolation,
  { game: 'approach-withdraw', options: { first: 'B' }, names: {} },
  {
    game: 'nearest-site',
    options: { sites: { W: ['A1'], B: ['E5'] } },
    names: { W: 'Wim' },
    title: 'Sunday',
    date: '2020-01-01',
  },
  {
    game: 'territories',
    options: { shape: '4x3', spots: ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'], start: ['H1', 'G1'] },
    names: {},
    after: 'another',
    date: null,
    tags: [{ name: 'Event', value: 'Club' }],
  },
];
export const move = (line: string): Entry => ({ kind: 'move', line });
export const unchanged = { plies: 0, end: null };

const everyEntry: Entry[] = [
  {
    kind: 'draft',
    draft: { slots: { from: ['C1'], to: ['B2', 'C2'] }, order: ['from', 'to'], unsure: ['to'] },
    asked: { kind: 'slot', moves: [{ from: 'C1', to: 'B2', block: 'C1' }] },
  },
  move('C1-B2 xC1'),
  { kind: 'draft', draft: null, asked: null },
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'end', end: { termination: 'draw agreed', winner: null } },
];

/** What the store answered, if it did what it was asked to. */
export async function value<Value>(stored: Stored<Value>): Promise<Value> {
  const answer = await stored;
  if (!answer.ok) throw new Error(`The store answered ${answer.error}`);
  return answer.value;
}

/** Why the store did not do it. */
export async function fault(stored: Stored<unknown>): Promise<StoreFault | 'none'> {
  const answer = await stored;
  return answer.ok ? 'none' : answer.error;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The tests that all stores have in common.
 * @param open gives a store that is empty and takes the time from `now`
 */
export function storeContract(open: (now: () => number) => Promise<Store>): void {
  let time: number;
  let store: Store;
  const ids = async (): Promise<string[]> => (await value(store.list())).map(({ id }) => id);
  const add = (record: Summary, count: number, ...entries: Entry[]): Stored<Summary> =>
    store.append(record.id, count, entries, unchanged);

  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1);
    store = await open(() => (time += 1000));
  });

  it('is empty at first', async () => {
    expect(await value(store.list())).to.deep.equal([]);
  });

  for (const record of everyGame) {
    it(`gives a record of ${record.game} back as it was created`, async () => {
      const summary = await value(store.create(record));
      const { id, created } = summary;
      expect(id).to.match(/^[0-9a-f]{32}$/);
      expect(summary).to.deep.equal({ ...record, id, created, updated: created, plies: 0, end: null });
      expect(await value(store.load(id))).to.deep.equal({ summary, entries: [] });
      expect(await value(store.list())).to.deep.equal([summary]);
    });
  }

  it('never gives two records the same name', async () => {
    const records = await Promise.all(Array.from({ length: 50 }, () => value(store.create(isolation))));
    expect(new Set(records.map(({ id }) => id)).size).to.equal(50);
  });

  it('gives entries of every kind back, in order, with the summary brought up to date', async () => {
    const record = await value(store.create(isolation));
    const end = { winner: null, by: 'draw agreed' } as const;
    await value(store.append(record.id, 0, everyEntry.slice(0, 1), unchanged));
    const summary = await value(store.append(record.id, 1, everyEntry.slice(1), { plies: 1, end }));
    expect(summary).to.deep.equal({ ...record, plies: 1, end, updated: summary.updated });
    expect(summary.updated).to.be.above(record.updated);
    expect(await value(store.load(record.id))).to.deep.equal({ summary, entries: everyEntry });
  });

  it('keeps 500 entries in order, appended one by one and many at once', async () => {
    const record = await value(store.create(isolation));
    const entries = Array.from({ length: 500 }, (_, index) => move(`${index}`));
    for (let count = 0; count < 100; count += 1) await value(add(record, count, entries[count]));
    await value(add(record, 100, ...entries.slice(100)));
    expect((await value(store.load(record.id))).entries).to.deep.equal(entries);
  });

  it('keeps the entries of records apart', async () => {
    const [one, other] = [await value(store.create(isolation)), await value(store.create(isolation))];
    await value(add(one, 0, move('one')));
    await value(add(other, 0, move('other')));
    expect((await value(store.load(one.id))).entries).to.deep.equal([move('one')]);
    expect((await value(store.load(other.id))).entries).to.deep.equal([move('other')]);
  });

  it('refuses entries from a caller that knows fewer or more than there are, and changes nothing', async () => {
    const record = await value(store.create(isolation));
    const summary = await value(add(record, 0, move('first')));
    for (const count of [0, 2, -1]) expect(await fault(add(record, count, move('second')))).to.equal('conflict');
    expect(await value(store.load(record.id))).to.deep.equal({ summary, entries: [move('first')] });
  });

  it('lets one of many writers at the same moment win', async () => {
    const record = await value(store.create(isolation));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fault(add(record, 0, move(`${index}`)))),
    );
    expect(answers.filter((answer) => answer === 'none')).to.have.length(1);
    expect(answers.filter((answer) => answer === 'conflict')).to.have.length(19);
    const winner = answers.indexOf('none');
    expect((await value(store.load(record.id))).entries).to.deep.equal([move(`${winner}`)]);
  });

  it('lists the record last used first', async () => {
    const [a, b, c] = [
      await value(store.create(isolation)),
      await value(store.create(isolation)),
      await value(store.create(isolation)),
    ].map(({ id }) => id);
    expect(await ids()).to.deep.equal([c, b, a]);
    await value(store.append(a, 0, [move('x')], unchanged));
    expect(await ids()).to.deep.equal([a, c, b]);
    await value(store.rename(b, 'A title is no use'));
    expect(await ids()).to.deep.equal([a, c, b]);
  });

  it('renames, and takes the title away when it is empty', async () => {
    const record = await value(store.create(isolation));
    const named = await value(store.rename(record.id, '  The \n final  '));
    expect(named).to.deep.equal({ ...record, title: 'The final' });
    expect((await value(store.load(record.id))).summary).to.deep.equal(named);
    expect(await value(store.rename(record.id, ' \t '))).to.deep.equal(record);
    expect(await value(store.list())).to.deep.equal([record]);
  });

  it('cuts titles and names by code point and leaves out what garbles a list', async () => {
    const smile = '🙂';
    const names = { A: smile.repeat(60), B: '\u0000Bo\u202eB\ud800', W: ' \u0007 ' };
    const { id, ...record } = await value(store.create({ ...isolation, names, title: smile.repeat(200) }));
    expect(record.title).to.equal(smile.repeat(100));
    expect(record.names).to.deep.equal({ A: smile.repeat(40), B: 'BoB' });
    expect((await value(store.rename(id, `${smile.repeat(99)}ab`))).title).to.equal(`${smile.repeat(99)}a`);
  });

  it('takes a record out and puts it back with everything in it', async () => {
    const record = await value(store.create(isolation));
    const summary = await value(add(record, 0, move('x')));
    const removed = await value(store.remove(record.id));
    expect(removed).to.deep.equal({ ...summary, deleted: removed.deleted });
    expect(await ids()).to.deep.equal([]);
    expect(await fault(store.load(record.id))).to.equal('gone');
    expect(await fault(add(record, 1, move('y')))).to.equal('gone');
    expect(await fault(store.rename(record.id, 'x'))).to.equal('gone');
    expect(await value(store.remove(record.id)), 'deleted twice').to.deep.equal(removed);
    expect(await value(store.restore(record.id))).to.deep.equal(summary);
    expect(await value(store.restore(record.id)), 'put back twice').to.deep.equal(summary);
    expect(await value(store.load(record.id))).to.deep.equal({ summary, entries: [move('x')] });
  });

  it('keeps what was deleted less than 30 days ago when a record is created', async () => {
    const record = await value(store.create(isolation));
    await value(store.remove(record.id));
    time += 29 * day;
    await value(store.create(isolation));
    expect((await value(store.restore(record.id))).id).to.equal(record.id);
  });

  it('sweeps what was deleted more than 30 days ago when a record is created', async () => {
    const [old, other] = [await value(store.create(isolation)), await value(store.create(isolation))];
    await value(add(old, 0, move('x')));
    await value(add(other, 0, move('x')));
    await value(store.remove(old.id));
    time += 31 * day;
    await value(store.list());
    expect((await value(store.restore(old.id))).id, 'before a record is created').to.equal(old.id);
    await value(store.remove(old.id));
    time += 31 * day;
    const fresh = await value(store.create(isolation));
    expect(await fault(store.restore(old.id))).to.equal('gone');
    expect(await ids()).to.deep.equal([fresh.id, other.id]);
    expect((await value(store.load(other.id))).entries).to.deep.equal([move('x')]);
  });

  it('forgets everything', async () => {
    const records = [await value(store.create(isolation)), await value(store.create(isolation))];
    await value(add(records[0], 0, move('x')));
    await value(store.remove(records[1].id));
    expect(await value(store.forget())).to.equal(null);
    expect(await ids()).to.deep.equal([]);
    for (const { id } of records) {
      expect(await fault(store.load(id))).to.equal('gone');
      expect(await fault(store.append(id, 1, [move('y')], unchanged))).to.equal('gone');
      expect(await fault(store.restore(id))).to.equal('gone');
    }
  });

  it('knows no record that was never created', async () => {
    for (const id of ['', 'nothing', '__proto__', 'constructor']) {
      expect(await fault(store.load(id))).to.equal('gone');
      expect(await fault(store.append(id, 0, [move('x')], unchanged))).to.equal('gone');
      expect(await fault(store.rename(id, 'x'))).to.equal('gone');
      expect(await fault(store.remove(id))).to.equal('gone');
      expect(await fault(store.restore(id))).to.equal('gone');
    }
  });

  it('keeps copies: what callers do with theirs afterwards changes nothing', async () => {
    const options = { size: 3 as const };
    const record = await value(store.create({ ...isolation, options }));
    const entry = { kind: 'move' as const, line: 'x' };
    await value(add(record, 0, entry));
    entry.line = 'changed';
    Object.assign(options, { size: 5 });
    Object.assign(record.options, { size: 5 });
    const kept = await value(store.load(record.id));
    expect(kept.summary.options).to.deep.equal({ size: 3 });
    kept.entries.length = 0;
    expect((await value(store.load(record.id))).entries).to.deep.equal([move('x')]);
  });

  it('answers a fault, and does not throw, for what cannot be stored', async () => {
    const record = await value(store.create(isolation));
    const unstorable = { kind: 'move', line: () => 'x' } as unknown as Entry;
    expect(await fault(add(record, 0, move('fine'), unstorable))).to.equal('broken');
    expect(await value(store.load(record.id))).to.deep.equal({ summary: record, entries: [] });
    const options = { size: () => 3 } as unknown as NewRecord['options'];
    expect(await fault(store.create({ ...isolation, options }))).to.equal('broken');
    expect(await ids()).to.deep.equal([record.id]);
  });
}
