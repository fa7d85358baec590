import { expect } from '@open-wc/testing';
import {
  isResultEntry,
  playersFault,
  playersIn,
  readTournament,
  type ResultEntry,
  type Tournament,
  worked,
} from '../../src/records/tournament.js';

const sitting: Tournament = {
  id: 'x',
  title: 'Friday',
  game: 'nearest-site',
  players: ['Ada', 'Bo', 'Cy', 'Di'],
  gamesPerMatch: 2,
  created: 1,
};
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `P${index}`);

describe('the people of a sitting', () => {
  it('are one a line, tidied, without empty lines', () => {
    expect(playersIn(' Ada \r\n\n\tBo   Li\rCy\u202e\n   \n')).to.deep.equal(['Ada', 'Bo Li', 'Cy']);
    expect(playersIn('x'.repeat(100))[0]).to.have.length(40);
    expect(playersIn('')).to.deep.equal([]);
  });

  it('are 2 to 32, and no two have the same name', () => {
    expect(playersFault(names(32))).to.equal(null);
    expect(playersFault(names(2))).to.equal(null);
    expect(playersFault(names(33))).to.deep.equal({ code: 'too-many', count: 33 });
    expect(playersFault(names(1))).to.deep.equal({ code: 'too-few', count: 1 });
    expect(playersFault(['Ada', 'Bo', 'ADA'])).to.deep.equal({ code: 'twice', name: 'ADA' });
    // An é of one character and one of two are the same to whoever reads them.
    expect(playersFault(['René', 'Rene\u0301'])).to.deep.equal({ code: 'twice', name: 'Rene\u0301' });
  });
});

describe('a sitting', () => {
  it('has the last result of each table, and none for a table that the schedule lacks', () => {
    const entry = (round: number, table: number, result: 'W' | 'B'): ResultEntry => ({
      round,
      table,
      games: [{ sides: ['W', 'B'], result }],
    });
    const { rounds, results } = worked(sitting, [
      entry(0, 0, 'W'),
      entry(0, 1, 'W'),
      entry(0, 0, 'B'),
      { round: 0, table: 1, games: [] },
      entry(9, 0, 'W'),
      entry(0, 9, 'W'),
    ]);
    expect(rounds).to.have.length(3);
    expect(results[0].map(({ games }) => games.map(({ result }) => result))).to.deep.equal([['B'], []]);
    expect(results.flat()).to.have.length(6);
  });

  it('is read back from its row, and nothing else is', () => {
    expect(readTournament(sitting)).to.deep.equal(sitting);
    for (const broken of [
      null,
      [],
      'x',
      { ...sitting, id: 5 },
      { ...sitting, game: 'chess' },
      { ...sitting, players: ['Ada'] },
      { ...sitting, players: names(33) },
      { ...sitting, players: [1, 2] },
      { ...sitting, gamesPerMatch: 3 },
      { ...sitting, title: null },
    ]) {
      expect(readTournament(broken)).to.equal(null);
    }
  });

  it('knows what has the shape of a result', () => {
    const good = { round: 0, table: 1, games: [{ sides: ['W', 'B'], result: 'W', counts: { W: 3, B: 2 } }] };
    expect(isResultEntry(good)).to.equal(true);
    expect(isResultEntry({ round: 0, table: 0, games: [] })).to.equal(true);
    for (const bad of [
      null,
      { ...good, round: -1 },
      { ...good, table: 0.5 },
      { ...good, games: [{ sides: ['W'], result: 'W' }] },
      { ...good, games: [{ sides: ['W', 'B'], result: 'x' }] },
      { ...good, games: [{ sides: ['W', 'B'], result: 'W', counts: { W: '3', B: 2 } }] },
    ]) {
      expect(isResultEntry(bad)).to.equal(false);
    }
  });
});
