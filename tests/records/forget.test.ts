import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import type { DatabaseOptions } from '../../src/records/database.js';
import { begin, namesUnderWay } from '../../src/records/exercises.js';
import { type OpenedStore, openStore } from '../../src/records/store.js';
import type { NewTournament } from '../../src/records/tournament.js';
import { fault, isolation, value } from './store-contract.js';

const name = 'forget';
const friday: NewTournament = { title: 'Friday', game: 'isolation', players: ['Ada', 'Bo'], gamesPerMatch: 1 };

const open = (opening?: DatabaseOptions['open']): Promise<OpenedStore> =>
  openStore({ name, persist: () => Promise.resolve(true), open: opening ?? openDB });

/** A browser that refuses some databases. */
const refusing =
  (why: string, isRefused: (database: string) => boolean): NonNullable<DatabaseOptions['open']> =>
  (database, ...rest) =>
    isRefused(database) ? Promise.reject(new DOMException('', why)) : openDB(database, ...rest);

/** Plays, sits down to a tournament and begins an exercise. */
async function leaveTraces({ store, tournaments, exercises }: OpenedStore): Promise<void> {
  await value(store.create(isolation));
  await value((await tournaments()).create(friday));
  await begin(await exercises(), 'wasted-land', 'isolation', {});
}

const traces = async ({ store, tournaments, exercises }: OpenedStore): Promise<number[]> => [
  (await value(store.list())).length,
  (await value((await tournaments()).list())).length,
  (await namesUnderWay(await exercises())).length,
  (await value((await exercises()).list())).length,
];

describe('forgetting everything on this device', () => {
  afterEach(() => Promise.all([deleteDB(name), deleteDB(`${name}-exercises`)]));

  it('forgets records, sittings and exercises that are kept', async () => {
    const opened = await open();
    await leaveTraces(opened);
    await value(opened.store.forget());
    expect(await traces(opened)).to.deep.equal([0, 0, 0, 0]);
    expect(await traces(await open())).to.deep.equal([0, 0, 0, 0]);
  });

  it('forgets sittings and exercises too where they last as long as the page', async () => {
    const opened = await open(refusing('SecurityError', () => true));
    await leaveTraces(opened);
    expect(await traces(opened)).to.deep.equal([1, 1, 0, 1]);
    await value(opened.store.forget());
    expect(await traces(opened)).to.deep.equal([0, 0, 0, 0]);
  });

  it('says why exercises of an earlier visit could not be forgotten', async () => {
    await leaveTraces(await open());
    const opened = await open(refusing('UnknownError', (database) => database !== name));
    await leaveTraces(opened);
    expect(await fault(opened.store.forget())).to.equal('broken');
    expect(await traces(opened)).to.deep.equal([0, 0, 0, 0]);
    expect((await traces(await open())).at(-1)).to.equal(1);
  });

  it('says why records of an earlier visit could not be forgotten, and forgets what it reaches', async () => {
    await leaveTraces(await open());
    const opened = await open(refusing('UnknownError', (database) => database === name));
    await leaveTraces(opened);
    expect(await fault(opened.store.forget())).to.equal('broken');
    expect(await traces(opened)).to.deep.equal([0, 0, 0, 0]);
    expect(await traces(await open())).to.deep.equal([1, 1, 0, 0]);
  });
});
