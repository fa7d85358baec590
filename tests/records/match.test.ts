import { expect } from '@open-wc/testing';
import { chainOf, namesInNext } from '../../src/records/match-chain.js';
import { matchOf } from '../../src/records/match.js';
import { memoryStore } from '../../src/records/memory-store.js';
import type { AgreedEnd, NewRecord, Store, Summary } from '../../src/records/types.js';
import type { Player } from '../../src/rules/index.js';
import { playedRecord } from '../components/support/played-record.js';

const land = { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] as const };
const territories: Omit<NewRecord, 'after'> = {
  game: 'territories',
  options: { ...land, start: [...land.start] },
  names: {},
};
const isolation: Omit<NewRecord, 'after'> = { game: 'isolation', options: {}, names: {} };
const wonBy = (winner: Player | null): AgreedEnd =>
  winner === null ? { termination: 'draw agreed', winner } : { termination: 'resigned', winner };

/** One game after another, each the next one of the one before it. */
async function series(
  store: Store,
  records: Omit<NewRecord, 'after'>[],
  ends: (AgreedEnd | undefined)[],
): Promise<string> {
  let id = '';
  for (const [index, record] of records.entries()) {
    id = await playedRecord(store, { ...record, ...(id && { after: id }) }, [], ends[index]);
  }
  return id;
}

const summary = (id: string, after?: string, more: Partial<Summary> = {}): Summary => ({
  ...isolation,
  id,
  created: 0,
  updated: 0,
  plies: 0,
  end: null,
  ...(after !== undefined && { after }),
  ...more,
});
const ids = (chain: Summary[]): string[] => chain.map(({ id }) => id);

describe('the chain of a match', () => {
  it('is a game alone where it follows none', () => {
    const only = summary('a');
    expect(ids(chainOf(only, [only]))).to.deep.equal(['a']);
  });

  it('goes back to the first game, whatever the order of the records', () => {
    const games = [summary('c', 'b'), summary('a'), summary('b', 'a'), summary('other')];
    expect(ids(chainOf(games[0], games))).to.deep.equal(['a', 'b', 'c']);
  });

  it('begins after a record that is missing', () => {
    const games = [summary('c', 'b'), summary('b', 'gone')];
    expect(ids(chainOf(games[0], games))).to.deep.equal(['b', 'c']);
  });

  it('ends where records name each other in a circle, or themselves', () => {
    const games = [summary('a', 'b'), summary('b', 'a')];
    expect(ids(chainOf(games[0], games))).to.deep.equal(['b', 'a']);
    const own = summary('x', 'x');
    expect(ids(chainOf(own, [own]))).to.deep.equal(['x']);
  });

  it('is bounded', () => {
    const games = Array.from({ length: 1000 }, (_, at) => summary(String(at), at > 0 ? String(at - 1) : undefined));
    expect(chainOf(games[999], games)).to.have.length(100);
  });

  it('does not lead to another game or to other people', () => {
    const first = summary('a', undefined, { names: { A: 'Ada', B: 'Ben' } });
    const with_ = (more: Partial<Summary>): string[] => ids(chainOf(summary('b', 'a', more), [first]));
    expect(with_({ names: { A: 'Ada', B: 'Ben' } })).to.deep.equal(['a', 'b']);
    expect(with_({ names: { A: 'Ada', B: 'Cleo' } })).to.deep.equal(['b']);
    expect(with_({ names: { A: 'Ben', B: 'Ada' } })).to.deep.equal(['b']);
    expect(with_({ game: 'approach-withdraw', names: {} })).to.deep.equal(['b']);
  });

  it('exchanges names in Territories only', () => {
    const names = { W: 'Ada', B: 'Ben' };
    expect(namesInNext('nearest-site', names)).to.deep.equal(names);
    expect(namesInNext('territories', names)).to.deep.equal({ W: 'Ben', B: 'Ada' });
    expect(namesInNext('territories', { W: 'Ada' })).to.deep.equal({ B: 'Ada' });
  });
});

describe('a match', () => {
  let store: Store;
  beforeEach(() => {
    store = memoryStore();
  });

  it('is none where there is one game, or no such record', async () => {
    const id = await series(store, [isolation], [wonBy('A')]);
    expect(await matchOf(id, store)).to.be.null;
    expect(await matchOf('nowhere', store)).to.be.null;
  });

  it('counts for people who keep their pawns', async () => {
    const names = { A: 'Ada', B: 'Ben' };
    const game = { ...isolation, names };
    const id = await series(store, [game, game, game], [wonBy('A'), wonBy('A'), wonBy(null)]);
    const match = await matchOf(id, store);
    expect(match?.people).to.deep.equal(['Ada', 'Ben']);
    expect(match?.scores).to.deep.equal([
      { wins: 2, losses: 0, draws: 1, counts: 0 },
      { wins: 0, losses: 2, draws: 1, counts: 0 },
    ]);
  });

  it('counts for people who exchange colours', async () => {
    const first = { ...territories, names: { W: 'Ada', B: 'Ben' } };
    const second = { ...territories, names: { W: 'Ben', B: 'Ada' } };
    const id = await series(store, [first, second], [wonBy('W'), wonBy('B')]);
    const match = await matchOf(id, store);
    expect(match?.people).to.deep.equal(['Ada', 'Ben']);
    expect(match?.scores.map(({ wins, losses }) => [wins, losses])).to.deep.equal([
      [2, 0],
      [0, 2],
    ]);
  });

  it('leaves out a game that is not over, and one that cannot be read', async () => {
    const broken = { ...isolation, options: { size: 4 } as unknown as NewRecord['options'] };
    const id = await series(store, [isolation, broken, isolation], [wonBy('B'), undefined, undefined]);
    const match = await matchOf(id, store);
    expect(match?.games).to.have.length(3);
    expect(match?.scores.map(({ wins }) => wins)).to.deep.equal([0, 1]);
  });

  it('does without a first game that was deleted', async () => {
    const id = await series(store, [isolation, isolation], [wonBy('A'), wonBy('B')]);
    const listed = await store.list();
    const first = listed.ok && listed.value.find((one) => one.id !== id);
    if (first) await store.remove(first.id);
    expect(await matchOf(id, store)).to.be.null;
  });
});
