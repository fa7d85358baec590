import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { deleteDB } from 'idb';
import { openStore } from '../../src/records/store.js';
import type { Store } from '../../src/records/types.js';
import { fault, isolation, move, unchanged, value } from './store-contract.js';

/** What a device does to a store from outside, which only Chromium can be told to do. */
const name = 'store-room';

afterEach(() => deleteDB(name));

async function open(): Promise<Store> {
  const opened = await openStore({ name, persist: () => Promise.resolve(true) });
  expect(opened.fault).to.equal(null);
  return opened.store;
}

describe('a device without room', () => {
  afterEach(() => executeServerCommand('storage-quota'));

  it('refuses a move whole, keeps what it has, and takes the move when there is room again', async () => {
    // Chromium remembers for a while how much room there was; clearing makes it forget.
    await executeServerCommand('clear-databases');
    await executeServerCommand('storage-quota', 1_000_000);
    const store = await open();
    const { id } = await value(store.create(isolation));
    const summary = await value(store.append(id, 0, [move('first')], { plies: 1, end: null }));
    const long = [move('second'), move('x'.repeat(2_000_000))];
    expect(await fault(store.append(id, 1, long, { plies: 3, end: null }))).to.equal('full');
    expect(await value(store.load(id))).to.deep.equal({ summary, entries: [move('first')] });
    expect(await value(store.list())).to.deep.equal([summary]);
    await executeServerCommand('storage-quota');
    await value(store.append(id, 1, long, { plies: 3, end: null }));
    expect((await value(store.load(id))).entries).to.deep.equal([move('first'), ...long]);
  });
});

describe('a browser that clears the databases under a page', () => {
  it('is gone on with, on a new database', async () => {
    const store = await open();
    const { id } = await value(store.create(isolation));
    await executeServerCommand('clear-databases');
    expect(await fault(store.append(id, 0, [move('x')], unchanged))).to.equal('gone');
    expect(await value(store.list())).to.deep.equal([]);
    await value(store.create(isolation));
  });
});
