import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { steps } from '../../src/records/migrations.js';
import type { Schema } from '../../src/records/schema.js';
import { openStore, type StoreOptions } from '../../src/records/store.js';
import { openTournaments, type TournamentStore } from '../../src/records/tournament-store.js';
import type { NewTournament, ResultEntry } from '../../src/records/tournament.js';
import type { Summary } from '../../src/records/types.js';
import { isolation, fault, move, unchanged, value } from './store-contract.js';

const friday: NewTournament = {
  title: ' Friday ',
  game: 'territories',
  players: ['Ada', 'Bo', 'Cy'],
  gamesPerMatch: 2,
};
const result = (round: number): ResultEntry => ({
  round,
  table: 0,
  games: [{ sides: ['W', 'B'], result: 'W', counts: { W: 30, B: 18 } }],
});

let name = '';
let tests = 0;
const options = (): StoreOptions => ({ name, persist: () => Promise.resolve(true) });
let time = 0;

beforeEach(() => {
  tests += 1;
  name = `tournaments-${tests}`;
  time = Date.UTC(2026, 0, 1);
});
afterEach(() => deleteDB(name));

const kinds: [string, () => Promise<TournamentStore>][] = [
  ['on the disk', async () => (await openStore({ ...options(), now: () => (time += 1000) })).tournaments()],
  [
    'in memory',
    () =>
      Promise.resolve(
        openTournaments(
          null,
          () => (time += 1000),
          () => undefined,
        ),
      ),
  ],
];

for (const [kind, open] of kinds) {
  describe(`sittings ${kind}`, () => {
    let store: TournamentStore;
    beforeEach(async () => {
      store = await open();
    });

    it('are given back as they were made, the newest first', async () => {
      const first = await value(store.create(friday));
      expect(first).to.deep.equal({ ...friday, title: 'Friday', id: first.id, created: first.created });
      const second = await value(store.create({ ...friday, title: '' }));
      expect(await value(store.list())).to.deep.equal([second, first]);
      expect(await value(store.load(first.id))).to.deep.equal({ tournament: first, entries: [] });
    });

    it('keep every result in order, and refuse one from who has missed another', async () => {
      const { id } = await value(store.create(friday));
      await value(store.append(id, 0, result(0)));
      await value(store.append(id, 1, result(1)));
      expect(await fault(store.append(id, 1, result(2)))).to.equal('conflict');
      expect((await value(store.load(id))).entries).to.deep.equal([result(0), result(1)]);
    });

    it('can be deleted and put back with their results', async () => {
      const { id } = await value(store.create(friday));
      await value(store.append(id, 0, result(0)));
      await value(store.remove(id));
      expect(await value(store.list())).to.deep.equal([]);
      expect(await fault(store.load(id))).to.equal('gone');
      expect(await fault(store.append(id, 1, result(1)))).to.equal('gone');
      await value(store.restore(id));
      expect((await value(store.load(id))).entries).to.deep.equal([result(0)]);
    });

    it('are swept away a month after they were deleted', async () => {
      const { id } = await value(store.create(friday));
      await value(store.remove(id));
      time += 31 * 24 * 60 * 60 * 1000;
      await value(store.create(friday));
      expect(await fault(store.restore(id))).to.equal('gone');
    });

    it('that are not there are gone', async () => {
      expect(await fault(store.load('none'))).to.equal('gone');
      expect(await fault(store.remove('none'))).to.equal('gone');
    });
  });
}

describe('a database from before there were sittings', () => {
  it('is given them, and keeps every record', async () => {
    const summary: Summary = { ...isolation, ...unchanged, id: 'old', created: 1, updated: 2 };
    const old = await openDB<Schema>(name, 1, {
      upgrade: (database, _from, _to, transaction) => void steps[0](database, transaction),
    });
    await old.put('records', summary);
    await old.put('entries', move('x'), ['old', 0]);
    old.close();

    const { store, tournaments } = await openStore(options());
    expect(await value(store.load('old'))).to.deep.equal({ summary, entries: [move('x')] });
    const sittings = await tournaments();
    const made = await value(sittings.create(friday));
    expect(await value(sittings.list())).to.deep.equal([made]);
  });

  it('forgets sittings with everything else', async () => {
    const { store, tournaments } = await openStore(options());
    const sittings = await tournaments();
    await value(sittings.create(friday));
    await value(store.forget());
    expect(await value(sittings.list())).to.deep.equal([]);
  });
});
