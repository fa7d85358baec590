import { expect } from '@open-wc/testing';
import { memoryStore } from '../../src/records/memory-store.js';
import {
  exchanged,
  fieldsFault,
  fieldsFromRecord,
  fieldsOf,
  type GameFields,
  gamesIn,
  recordsFor,
} from '../../src/records/result-entry.js';
import type { Store, Summary } from '../../src/records/types.js';
import type { GameId } from '../../src/rules/index.js';
import { value } from './store-contract.js';

const won: GameFields = { winner: 'first', counts: ['14', '9'] };
const lost: GameFields = { winner: 'second', counts: ['3', '22'] };

describe('a result that is typed', () => {
  for (const game of ['approach-withdraw', 'nearest-site', 'territories'] as GameId[]) {
    it(`is the same when it is opened again, in ${game}`, () => {
      const fields = [won, lost];
      expect(fieldsOf(gamesIn(fields, game), 2)).to.deep.equal(fields);
    });
  }

  it('gives the second game of Territories to the people with their colours exchanged', () => {
    const [, second] = gamesIn([won, lost], 'territories');
    expect(second).to.deep.equal({ sides: ['B', 'W'], result: 'W', counts: { W: 22, B: 3 } });
    const [, kept] = gamesIn([won, lost], 'nearest-site');
    expect(kept).to.deep.equal({ sides: ['W', 'B'], result: 'B', counts: { W: 3, B: 22 } });
  });

  it('counts nothing in Isolation, and nothing for a game that is not over', () => {
    expect(gamesIn([won], 'isolation')).to.deep.equal([{ sides: ['A', 'B'], result: 'A' }]);
    expect(gamesIn([won, { winner: 'open', counts: ['1', '2'] }], 'nearest-site')[1]).to.deep.equal({
      sides: ['W', 'B'],
      result: 'unfinished',
    });
    expect(gamesIn([{ winner: 'open', counts: ['', ''] }], 'isolation')).to.deep.equal([]);
  });

  it('is refused where a number is none, too large, or the only one', () => {
    const counted = (first: string, second: string): GameFields[] => [won, { winner: 'draw', counts: [first, second] }];
    expect(fieldsFault(counted('12', '13'), 'nearest-site')).to.equal(null);
    expect(fieldsFault(counted('', ''), 'nearest-site')).to.equal(null);
    expect(fieldsFault(counted('x', '3'), 'nearest-site')).to.deep.equal({ game: 1, code: 'no-number' });
    expect(fieldsFault(counted('-1', '3'), 'nearest-site')).to.deep.equal({ game: 1, code: 'no-number' });
    expect(fieldsFault(counted('26', '3'), 'nearest-site')).to.deep.equal({ game: 1, code: 'too-large' });
    expect(fieldsFault(counted('', '3'), 'nearest-site')).to.deep.equal({ game: 1, code: 'one-missing' });
  });
});

describe('a result taken from a record', () => {
  let store: Store;
  let summaries: Summary[];

  /** A game that was resigned, so that no moves are needed. */
  async function add(winner: 'W' | 'B', names: Summary['names'], after?: string): Promise<Summary> {
    const made = await value(
      store.create({ game: 'approach-withdraw', options: {}, names, ...(after !== undefined && { after }) }),
    );
    const end = { kind: 'end', end: { termination: 'resigned', winner } } as const;
    return value(store.append(made.id, 0, [end], { plies: 0, end: { winner, by: 'resigned' } }));
  }

  beforeEach(async () => {
    store = memoryStore();
    const first = await add('W', { W: 'Ada', B: 'Bo' });
    await add('B', { W: 'Ada', B: 'Bo' }, first.id);
    await value(store.create({ game: 'approach-withdraw', options: {}, names: {} }));
    summaries = await value(store.list());
  });

  it('is offered for games that are over, a match once, and only of this game', () => {
    expect(recordsFor('approach-withdraw', summaries).map(({ after }) => after !== undefined)).to.deep.equal([true]);
    expect(recordsFor('isolation', summaries)).to.deep.equal([]);
  });

  it('has both games of a match, seen by the person named first', async () => {
    const [record] = recordsFor('approach-withdraw', summaries);
    const winners = async (first: string, second: string): Promise<unknown> =>
      (await fieldsFromRecord(record, [first, second], 2, store))?.map(({ winner }) => winner);
    expect(await winners('Ada', 'Bo')).to.deep.equal(['first', 'second']);
    expect(await winners('bo', 'ada')).to.deep.equal(['second', 'first']);
    expect(await winners('Somebody', 'Else')).to.deep.equal(['first', 'second']);
  });

  it('is the last game where a match has only one', async () => {
    const [record] = recordsFor('approach-withdraw', summaries);
    const fields = await fieldsFromRecord(record, ['Ada', 'Bo'], 1, store);
    expect(fields?.map(({ winner }) => winner)).to.deep.equal(['second']);
  });

  it('is refused from a record that is not there', async () => {
    const [record] = recordsFor('approach-withdraw', summaries);
    await value(store.remove(record.id));
    expect(await fieldsFromRecord(record, ['Ada', 'Bo'], 2, store)).to.equal(null);
  });
});

describe('fields seen by the other person', () => {
  it('are the same when they are exchanged twice', () => {
    expect(exchanged([won])).to.deep.equal([{ winner: 'second', counts: ['9', '14'] }]);
    expect(exchanged(exchanged([won, lost]))).to.deep.equal([won, lost]);
  });
});
