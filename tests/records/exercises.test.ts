import { expect } from '@open-wc/testing';
import { deleteDB } from 'idb';
import { begin, keepStages, namesUnderWay, takeAway, underWay } from '../../src/records/exercises.js';
import { openStore, type OpenedStore } from '../../src/records/store.js';
import { isolation, move, unchanged, value } from './store-contract.js';

const name = 'exercises';
const options = { sites: { W: ['A1'], B: ['E5'] } };

describe('what is under way in exercises', () => {
  const open = (): Promise<OpenedStore> => openStore({ name, persist: () => Promise.resolve(true) });

  afterEach(() => Promise.all([deleteDB(name), deleteDB(`${name}-exercises`)]));

  it('is there again after a reload, with its moves and stages, and not among the records', async () => {
    const before = await open();
    const exercises = await before.exercises();
    expect(exercises.lasting).to.equal(true);
    const { kept, store } = await begin(exercises, 'audit 1', 'nearest-site', options);
    expect(store).to.equal(exercises);
    await value(store.append(kept.summary.id, 0, [move('A1 white')], { plies: 1, end: null }));
    await keepStages(exercises, 'audit 1', 2);

    const after = await open();
    const found = await underWay(await after.exercises(), 'audit 1', options);
    expect(found?.stages).to.equal(2);
    expect(found?.kept.entries).to.deep.equal([move('A1 white')]);
    expect(await namesUnderWay(await after.exercises())).to.deep.equal(['audit 1']);
    expect(await value(after.store.list())).to.deep.equal([]);
  });

  it('is not gone on with where its position has changed, nor under a name that only begins so', async () => {
    const exercises = await (await open()).exercises();
    await begin(exercises, 'audit 1', 'nearest-site', options);
    expect(await underWay(exercises, 'audit 1', { sites: { W: ['A2'], B: ['E5'] } })).to.equal(null);
    expect(await underWay(exercises, 'audit', options)).to.equal(null);
  });

  it('is taken away, and begins anew without what went before', async () => {
    const exercises = await (await open()).exercises();
    const { kept } = await begin(exercises, 'wasted-land', 'isolation', {});
    await value(exercises.append(kept.summary.id, 0, [move('x')], unchanged));
    await begin(exercises, 'wasted-land', 'isolation', {});
    expect((await underWay(exercises, 'wasted-land', {}))?.kept.entries).to.deep.equal([]);
    expect(await value(exercises.list())).to.have.lengthOf(1);
    await takeAway(exercises, 'wasted-land');
    expect(await underWay(exercises, 'wasted-land', {})).to.equal(null);
  });

  it('is forgotten with everything else on this device', async () => {
    const opened = await open();
    await value(opened.store.create(isolation));
    await begin(await opened.exercises(), 'wasted-land', 'isolation', {});
    await value(opened.store.forget());
    expect(await underWay(await (await open()).exercises(), 'wasted-land', {})).to.equal(null);
    expect(await underWay(await opened.exercises(), 'wasted-land', {})).to.equal(null);
  });

  it('lasts as long as the page where the store refuses it', async () => {
    const exercises = await (await open()).exercises();
    const full = { ...exercises, create: () => Promise.resolve({ ok: false as const, error: 'full' as const }) };
    const { store } = await begin(full, 'wasted-land', 'isolation', {});
    expect(store.lasting).to.equal(false);
  });
});
