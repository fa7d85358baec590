import { expect } from '@open-wc/testing';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { Database } from '../../src/records/database.js';
import { idbStore } from '../../src/records/idb-store.js';
import type { Schema } from '../../src/records/schema.js';
import { type OpenedStore, openStore, type StoreOptions } from '../../src/records/store.js';
import type { Store } from '../../src/records/types.js';
import { everyGame, fault, isolation, move, storeContract, unchanged, value } from './store-contract.js';

/** The browser's own IndexedDB, in a database for each test. */
let name = '';
let tests = 0;

async function opened(options: StoreOptions = {}): Promise<OpenedStore> {
  const answer = await openStore({ name, persist: () => Promise.resolve(true), ...options });
  expect(answer.fault).to.equal(null);
  return answer;
}
const open = async (options?: StoreOptions): Promise<Store> => (await opened(options)).store;

/** The database itself, as another program sees it. */
async function raw<Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value> {
  const database = await openDB<Schema>(name);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

beforeEach(() => {
  tests += 1;
  name = `idb-store-${tests}`;
});
afterEach(() => deleteDB(name));

describe('records in IndexedDB', () => {
  storeContract((now) => open({ now }));

  it('says that they last', async () => {
    expect((await open()).lasting).to.be.true;
  });

  it('gives everything back to a page that is opened later', async () => {
    const first = await open();
    const summaries = [];
    for (const record of everyGame) {
      const { id } = await value(first.create(record));
      summaries.push(await value(first.append(id, 0, [move('x'), move('y')], { plies: 2, end: null })));
    }
    const second = await open();
    expect(await value(second.list())).to.have.deep.members(summaries);
    for (const summary of summaries)
      expect(await value(second.load(summary.id))).to.deep.equal({ summary, entries: [move('x'), move('y')] });
  });

  it('lets one of two tabs that write the same place win, and the other can go on from what is kept', async () => {
    const [here, there] = [await open(), await open()];
    const { id } = await value(here.create(isolation));
    const answers = await Promise.all([
      fault(here.append(id, 0, [move('here')], unchanged)),
      fault(there.append(id, 0, [move('there')], unchanged)),
    ]);
    expect(answers).to.have.members(['none', 'conflict']);
    const kept = await value(there.load(id));
    expect(kept.entries).to.have.length(1);
    await value(there.append(id, 1, [move('next')], unchanged));
    expect((await value(here.load(id))).entries).to.deep.equal([...kept.entries, move('next')]);
  });

  it('takes entries at a place that is taken for a conflict even if the count agrees', async () => {
    const store = await open();
    const { id } = await value(store.create(isolation));
    await raw((database) => database.put('entries', move('stray'), [id, 1]));
    expect(await fault(store.append(id, 1, [move('x')], unchanged))).to.equal('conflict');
    expect(await raw((database) => database.get('entries', [id, 1]))).to.deep.equal(move('stray'));
  });

  it('asks once for storage that lasts, after the first record', async () => {
    let asked = 0;
    const store = await open({ persist: () => Promise.resolve((asked += 1)) });
    expect(asked).to.equal(0);
    await value(store.create(isolation));
    await value(store.create(isolation));
    expect(asked).to.equal(1);
    await value((await open({ persist: () => Promise.resolve((asked += 1)) })).create(isolation));
    expect(asked).to.equal(1);
  });

  it('creates records where nobody can be asked for storage that lasts', async () => {
    const refused = await open({ persist: () => Promise.reject(new TypeError('refused')) });
    await value(refused.create(isolation));
    await value(refused.forget());
    const missing = await open({
      persist: () => {
        throw new TypeError('missing');
      },
    });
    await value(missing.create(isolation));
  });

  it('leaves the person alone where the browser would ask them for storage that lasts', async () => {
    const { supports } = CSS;
    let asked = 0;
    // WebKit on Linux has no storage to ask about.
    const persist = () => Promise.resolve((asked += 1) > 0);
    if ('storage' in navigator) navigator.storage.persist = persist;
    else Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    try {
      for (const [firefox, wanted] of [
        [true, 0],
        [false, 1],
      ] as const) {
        CSS.supports = (property: string) => firefox && property === '-moz-appearance';
        const { store } = await openStore({ name: `${name}-${String(firefox)}` });
        await value(store.create(isolation));
        await value(store.forget());
        expect(asked, String(firefox)).to.equal(wanted);
      }
    } finally {
      CSS.supports = supports;
      // What is left is the browser's own.
      Reflect.deleteProperty(navigator.storage, 'persist');
    }
  });

  it('tells other tabs, but not its own, of every change', async () => {
    const [here, there] = [await opened(), await opened()];
    let heardHere = 0;
    let heard: () => void;
    let next = new Promise<void>((resolve) => (heard = resolve));
    here.onChange(() => (heardHere += 1));
    const stop = there.onChange(() => heard());
    const { id } = await value(here.store.create(isolation));
    await next;
    const changes = [
      () => here.store.append(id, 0, [move('x')], unchanged),
      () => here.store.rename(id, 'x'),
      () => here.store.remove(id),
      () => here.store.restore(id),
      () => here.store.forget(),
    ];
    for (const change of changes) {
      next = new Promise((resolve) => (heard = resolve));
      await value<unknown>(change());
      await next;
    }
    expect(heardHere).to.equal(0);
    stop();
    next = new Promise((resolve) => (heard = resolve));
    const third = await opened();
    const thirdHeard = new Promise<void>((resolve) => third.onChange(resolve));
    await value(here.store.create(isolation));
    await thirdHeard;
    expect(await Promise.race([next.then(() => 'heard'), Promise.resolve('silent')])).to.equal('silent');
  });
});

describe('damaged and foreign data in the database', () => {
  const foreign: unknown[] = [
    { id: 'no game' },
    { id: 'chess', game: 'chess', options: {} },
    { id: 'inherited', game: 'constructor', options: {} },
    { id: 7, game: 'isolation' },
    { id: '', game: 'isolation' },
    { id: new Date(0) },
  ];

  it('leaves what is no record alone, and lists the others', async () => {
    const store = await open();
    const record = await value(store.create(isolation));
    await raw(async (database) => {
      for (const row of foreign) await database.add('records', row);
    });
    expect(await value(store.list())).to.deep.equal([record]);
    expect(await fault(store.load('chess'))).to.equal('broken');
    expect(await fault(store.append('chess', 0, [move('x')], unchanged))).to.equal('broken');
    expect(await fault(store.remove('chess'))).to.equal('broken');
    await value(store.create(isolation));
    expect(await raw((database) => database.count('records'))).to.equal(foreign.length + 2);
  });

  const damages: [string, object][] = [
    ['no options', { options: null }],
    ['options in a list', { options: [] }],
    ['no names', { names: undefined }],
    ['a time that is none', { updated: 'today' }],
    ['a creation that is none', { created: Number.NaN }],
    ['half a move', { plies: 0.5 }],
    ['fewer than no moves', { plies: -1 }],
    ['an end that is none', { end: 'won' }],
    ['a winner who plays nowhere', { end: { winner: 'C', by: 'rules' } }],
  ];
  for (const [what, damage] of damages) {
    it(`lists a record with ${what}, which cannot be opened but can be deleted and put back`, async () => {
      const store = await open();
      const { id } = await value(store.create(isolation));
      await value(store.append(id, 0, [move('x')], unchanged));
      const row = await raw(async (database) => {
        const damaged = { ...((await database.get('records', id)) as object), ...damage };
        await database.put('records', damaged);
        return damaged;
      });
      expect((await value(store.list())).map((summary) => summary.id)).to.deep.equal([id]);
      expect(await fault(store.load(id))).to.equal('broken');
      expect(await fault(store.append(id, 1, [move('y')], unchanged))).to.equal('broken');
      await value(store.remove(id));
      expect(await value(store.list())).to.deep.equal([]);
      await value(store.restore(id));
      const after = await raw((database) => database.get('records', id));
      expect(after, 'as damaged as it was').to.deep.equal({ ...row, deleted: undefined });
    });
  }

  it('leaves out a day and tags of a file that are none, and opens the record', async () => {
    const store = await open();
    const record = await value(store.create(isolation));
    await raw((database) => database.put('records', { ...record, date: '../today', tags: [{ name: 'Event' }] }));
    expect((await value(store.load(record.id))).summary).to.deep.equal(record);
  });

  it('shows titles and names only as far as they are text of a bearable length', async () => {
    const store = await open();
    const { id } = await value(store.create(isolation));
    await raw(async (database) => {
      const row = (await database.get('records', id)) as object;
      await database.put('records', { ...row, title: 'x'.repeat(500), names: { A: 'y\n'.repeat(500), B: {}, C: 'z' } });
    });
    const [{ title, names }] = await value(store.list());
    expect(title).to.equal('x'.repeat(100));
    expect(names).to.deep.equal({ A: 'y '.repeat(20).trim() });
  });

  it('keeps what a later version has added to a row', async () => {
    const store = await open();
    const { id } = await value(store.create(isolation));
    await raw(async (database) => {
      await database.put('records', { ...((await database.get('records', id)) as object), score: [1, 0] });
    });
    await value(store.append(id, 0, [move('x')], unchanged));
    await value(store.rename(id, 'x'));
    expect(await raw((database) => database.get('records', id))).to.deep.include({ score: [1, 0], title: 'x' });
  });

  const badEntries: unknown[] = [
    null,
    'C1-B2 xC1',
    [],
    {},
    { kind: 'resign' },
    { kind: 'move' },
    { kind: 'move', line: 3 },
    { kind: 'draft' },
    { kind: 'draft', draft: null },
    { kind: 'draft', draft: {}, asked: null },
    { kind: 'draft', draft: { slots: { to: 'B2' }, order: [], unsure: [] }, asked: null },
    { kind: 'draft', draft: { slots: {}, order: [1], unsure: [] }, asked: null },
    { kind: 'draft', draft: null, asked: { kind: 'why', moves: [] } },
    { kind: 'draft', draft: null, asked: { kind: 'slot', moves: ['C1'] } },
    { kind: 'end', end: null },
    { kind: 'end', end: { termination: 'lost', winner: 'A' } },
    { kind: 'end', end: { termination: 'time', winner: 'C' } },
  ];
  for (const entry of badEntries) {
    it(`does not open a record with the entry ${JSON.stringify(entry)}, and lists it`, async () => {
      const store = await open();
      const [whole, damaged] = [await value(store.create(isolation)), await value(store.create(isolation))];
      await raw((database) => database.put('entries', entry, [damaged.id, 0]));
      expect(await fault(store.load(damaged.id))).to.equal('broken');
      // Made in one millisecond they may stand in either order.
      expect(await value(store.list())).to.have.deep.members([damaged, whole]);
      expect((await value(store.load(whole.id))).entries).to.deep.equal([]);
    });
  }

  it('does not open a record whose entries have gaps', async () => {
    const store = await open();
    const { id } = await value(store.create(isolation));
    await value(store.append(id, 0, [move('a'), move('b'), move('c')], unchanged));
    await raw((database) => database.delete('entries', [id, 1]));
    expect(await fault(store.load(id))).to.equal('broken');
  });

  it('answers `broken` where the database has other tables than ours', async () => {
    const other = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('other') });
    other.close();
    const store = await open();
    expect(await fault(store.list())).to.equal('broken');
    expect(await fault(store.create(isolation))).to.equal('broken');
  });
});

describe('a connection that is lost', () => {
  it('is opened anew by the next call', async () => {
    const connections: IDBPDatabase<Schema>[] = [];
    const watched: typeof openDB<Schema> = async (...given) => {
      const connection = await openDB<Schema>(...given);
      connections.push(connection);
      return connection;
    };
    const store = await open({ open: watched });
    const { id } = await value(store.create(isolation));
    connections[0].close();
    await value(store.append(id, 0, [move('x')], unchanged));
    expect((await value(store.load(id))).entries).to.deep.equal([move('x')]);
    expect(connections).to.have.length(2);
  });

  /** Opens connections of which the first ones are lost at once. */
  function losing(count: number): { open: typeof openDB<Schema>; tries: () => number } {
    let tries = 0;
    return {
      open: async (...given) => {
        tries += 1;
        const connection = await openDB<Schema>(...given);
        if (tries <= count) connection.close();
        return connection;
      },
      tries: () => tries,
    };
  }
  const hooks = { now: Date.now, changed: () => undefined, begun: () => undefined };

  it('is opened anew while the browser is still clearing what it has', async () => {
    const { open: losesTwo } = losing(2);
    const store = idbStore(new Database({ name, open: losesTwo }), hooks);
    expect(await value(store.list())).to.deep.equal([]);
  });

  it('is opened anew though the browser refuses to open while it is clearing', async () => {
    let refusals = 2;
    const refusing: typeof openDB<Schema> = (...given) =>
      refusals-- > 0 ? Promise.reject(new DOMException('', 'AbortError')) : openDB<Schema>(...given);
    const store = idbStore(new Database({ name, open: refusing }), hooks);
    expect(await value(store.list())).to.deep.equal([]);
  });

  it('is tried for three times and no more', async () => {
    const { open: losesAll, tries } = losing(Infinity);
    const store = idbStore(new Database({ name, open: losesAll }), hooks);
    expect(await fault(store.list())).to.equal('broken');
    expect(tries()).to.equal(3);
  });
});
