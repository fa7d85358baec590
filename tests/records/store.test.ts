import { expect } from '@open-wc/testing';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { type Step, steps } from '../../src/records/migrations.js';
import type { Schema } from '../../src/records/schema.js';
import { openStore, type StoreOptions } from '../../src/records/store.js';
import type { Store } from '../../src/records/types.js';
import { fault, isolation, move, unchanged, value } from './store-contract.js';

/** The browser's own IndexedDB, in a database for each test. */
let name = '';
let tests = 0;

beforeEach(() => {
  tests += 1;
  name = `store-${tests}`;
});
afterEach(() => deleteDB(name));

const options = (): StoreOptions => ({ name, persist: () => Promise.resolve(true) });

/** Opens a store that lasts. */
async function open(more: StoreOptions = {}): Promise<Store> {
  const opened = await openStore({ ...options(), ...more });
  expect(opened.fault).to.equal(null);
  return opened.store;
}

/** A game can be played with a store that does not last. */
async function expectPlay(store: Store): Promise<void> {
  expect(store.lasting).to.be.false;
  const { id } = await value(store.create(isolation));
  await value(store.append(id, 0, [move('x')], unchanged));
  expect((await value(store.load(id))).entries).to.deep.equal([move('x')]);
}

/** A further step, as a later version may bring: every record gets a language, and there is a table more. */
const furtherStep: Step = async (database, transaction) => {
  (database as unknown as IDBDatabase).createObjectStore('clubs');
  const records = transaction.objectStore('records');
  for (const row of await records.getAll()) await records.put({ ...(row as object), language: 'en' });
};

describe('a database of an older version', () => {
  it('is brought to the newest with everything in it', async () => {
    const old = await open();
    const created = [await value(old.create(isolation)), await value(old.create({ ...isolation, title: 'Deleted' }))];
    const { id } = created[0];
    const entries = Array.from({ length: 20 }, (_, index) => move(`${index}`));
    const summary = await value(old.append(id, 0, entries, { plies: 20, end: null }));
    await value(old.remove(created[1].id));

    const store = await open({ steps: [...steps, furtherStep] });
    expect(await value(store.list())).to.deep.equal([summary]);
    expect(await value(store.load(id))).to.deep.equal({ summary, entries });
    expect(await value(store.restore(created[1].id))).to.deep.equal(created[1]);
    await value(store.append(id, 20, [move('on')], { plies: 21, end: null }));
    const database = await openDB(name);
    expect(database.version).to.equal(steps.length + 1);
    expect([...database.objectStoreNames]).to.include('clubs');
    expect(await database.get('records', id)).to.deep.include({ language: 'en', plies: 21 });
    database.close();
  });

  it('takes every step it lacks, in order, and none twice', async () => {
    const taken: number[] = [];
    const further = [2, 3, 4].map(
      (version): Step =>
        () =>
          void taken.push(version),
    );
    await open({ steps: [...steps, ...further.slice(0, 1)] });
    await open({ steps: [...steps, ...further] });
    await open({ steps: [...steps, ...further] });
    expect(taken).to.deep.equal([2, 3, 4]);
  });

  const failing: [string, Step][] = [
    [
      'throws',
      (database) => {
        database.deleteObjectStore('entries');
        throw new Error('a step with a mistake');
      },
    ],
    [
      'asks for what the database refuses',
      async (_, transaction) => {
        const records = transaction.objectStore('records');
        const [row] = await records.getAll();
        await records.clear();
        await records.add(row);
        await records.add(row);
      },
    ],
  ];
  for (const [what, step] of failing) {
    it(`stays as it was when a step ${what}`, async () => {
      const old = await open();
      const { id } = await value(old.create(isolation));
      const summary = await value(old.append(id, 0, [move('x')], unchanged));
      const newer = await openStore({ ...options(), steps: [...steps, furtherStep, step] });
      expect(newer.fault).to.equal('broken');
      await expectPlay(newer.store);
      expect(await value((await open()).load(id))).to.deep.equal({ summary, entries: [move('x')] });
    });
  }
});

describe('a newer version in another tab', () => {
  it('takes over, and this one answers `newer` from then on', async () => {
    const old = await open();
    const { id } = await value(old.create(isolation));
    // A move that is on its way to the disk still gets there.
    const moving = old.append(id, 0, [move('x')], unchanged);
    const newer = await open({ steps: [...steps, furtherStep] });
    const acknowledged = await moving;
    expect(await fault(old.append(id, 1, [move('y')], unchanged))).to.equal('newer');
    expect(await fault(old.list())).to.equal('newer');
    const { entries } = await value(newer.load(id));
    expect(entries).to.deep.equal(acknowledged.ok ? [move('x')] : []);
  });

  it('has written the data: play goes on, and they are left as they are', async () => {
    const newer = await open({ steps: [...steps, furtherStep] });
    const summary = await value(newer.create(isolation));
    const old = await openStore(options());
    expect(old.fault).to.equal('newer');
    await expectPlay(old.store);
    expect(await value(newer.list())).to.deep.equal([summary]);
  });
});

describe('an older version in another tab that does not let go', () => {
  let holding: IDBPDatabase<Schema>;
  beforeEach(async () => {
    await value((await open()).create(isolation));
    // No `blocking`: this connection stays open, as that of a tab that the browser has frozen.
    holding = await openDB<Schema>(name);
  });
  afterEach(() => {
    holding.close();
  });

  it('is not waited for: play goes on', async () => {
    const { store, fault: why } = await openStore({ ...options(), steps: [...steps, furtherStep], patience: 50 });
    expect(why).to.equal('blocked');
    await expectPlay(store);
  });

  it('does not keep a store blocked once it has let go', async () => {
    const opening = openStore({ ...options(), steps: [...steps, furtherStep], patience: 50 });
    const { fault: why } = await opening;
    expect(why).to.equal('blocked');
    holding.close();
    const store = await open({ steps: [...steps, furtherStep] });
    expect(await value(store.list())).to.have.length(1);
  });

  it('makes calls of a third tab answer `blocked`, until all is settled', async () => {
    const third = await open({ patience: 50, longest: 50 });
    const newest = open({ steps: [...steps, furtherStep], patience: 60_000 });
    // The newer version waits for `holding`; the third tab lets go when it hears of that, and cannot get it back.
    let answer = await fault(third.list());
    while (answer === 'none') answer = await fault(third.list());
    expect(answer).to.equal('blocked');
    expect(await fault(third.create(isolation))).to.equal('blocked');
    holding.close();
    const store = await newest;
    expect(await value(store.list())).to.have.length(1);
    while (answer === 'blocked') answer = await fault(third.list());
    expect(answer).to.equal('newer');
  });
});

describe('a device that is slow to open its database', () => {
  /** As after a crash, while the browser puts its files in order. */
  const slowly: NonNullable<StoreOptions['open']> = async (...given) => {
    await new Promise((done) => setTimeout(done, 200));
    return openDB(...given);
  };

  it('is waited for, since no other tab holds it: records that are there are not taken for deleted', async () => {
    const { id } = await value((await open()).create(isolation));
    const store = await open({ open: slowly, patience: 10 });
    expect(store.lasting).to.be.true;
    expect((await value(store.load(id))).summary.id).to.equal(id);
  });
});

describe('a browser that keeps nothing', () => {
  const refusals: [string, StoreOptions['open'], string][] = [
    ['storage is forbidden', () => Promise.reject(new DOMException('', 'SecurityError')), 'missing'],
    ['a private window keeps nothing', () => Promise.reject(new DOMException('', 'InvalidStateError')), 'missing'],
    ['there is no room for a database', () => Promise.reject(new DOMException('', 'QuotaExceededError')), 'full'],
    ['the database cannot be read', () => Promise.reject(new DOMException('', 'UnknownError')), 'broken'],
    ['opening never ends', () => new Promise(() => undefined), 'blocked'],
  ];
  for (const [when, refusing, why] of refusals) {
    it(`goes on playing when ${when}`, async () => {
      const opened = await openStore({ ...options(), open: refusing, longest: 10 });
      expect(opened.fault).to.equal(why);
      await expectPlay(opened.store);
      opened.onChange(() => undefined)();
    });

    it(`says of a record that may well be there, not that it is deleted, but why it cannot tell, when ${when}`, async () => {
      const { store } = await openStore({ ...options(), open: refusing, longest: 10 });
      expect(await fault(store.load('kept before'))).to.equal(why);
      expect(await fault(store.append('kept before', 0, [move('x')], unchanged))).to.equal(why);
      expect(await fault(store.rename('kept before', 'Sunday'))).to.equal(why);
      const { id } = await value(store.create(isolation));
      await value(store.remove(id));
      expect(await fault(store.load(id))).to.equal('gone');
    });
  }

  // As Chrome behaves where site data are switched off; a fake, since the tests' browser cannot be told to.
  it('goes on playing when site data are switched off', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    const get = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    try {
      const denied = new DOMException('The user denied permission to access the database.', 'UnknownError');
      const opened = await openStore({ ...options(), open: () => Promise.reject(denied) });
      expect(opened.fault).to.equal('missing');
      await expectPlay(opened.store);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', own);
    }
  });

  const withoutIndexedDB: [string, PropertyDescriptor][] = [
    ['has no IndexedDB', { value: undefined }],
    [
      'refuses to give it',
      {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
  ];
  for (const [what, indexedDB] of withoutIndexedDB) {
    it(`goes on playing when it ${what}`, async () => {
      const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
      Object.defineProperty(globalThis, 'indexedDB', { ...indexedDB, configurable: true });
      try {
        const opened = await openStore(options());
        expect(opened.fault).to.equal('missing');
        await expectPlay(opened.store);
      } finally {
        if (own) Object.defineProperty(globalThis, 'indexedDB', own);
        else Reflect.deleteProperty(globalThis, 'indexedDB');
      }
    });
  }
});
