import { expect } from '@open-wc/testing';
import { games, matchGame, matchScore, swapped } from '../../src/rules/index.js';
import type { GameRecord } from '../../src/rules/index.js';
import { read, setups } from './support.js';

const sheet: GameRecord = {
  game: 'approach-withdraw',
  options: { position: { W: ['C3', 'A1'], B: ['C5'] } },
  names: {},
  date: null,
  moves: [read('approach-withdraw', 'C3-C4 approach C5')],
  result: 'W',
  termination: 'rules',
  tags: [],
};

describe('matches', () => {
  it('swap who moves first, and nothing else', () => {
    expect(swapped('isolation', {})).to.deep.equal({ first: 'B' });
    expect(swapped('isolation', { size: 3, first: 'B' })).to.deep.equal({ size: 3, first: 'A' });
    expect(swapped('approach-withdraw', { first: 'W' })).to.deep.equal({ first: 'B' });
    expect(swapped('nearest-site', { first: 'B' })).to.deep.equal({ first: 'W' });
    for (const [id, options] of setups) {
      const second = swapped(id, options);
      expect(games[id].start(second).ok).to.equal(true);
      if (id === 'territories') expect(second).to.deep.equal(options);
    }
  });

  it('count a game with the counts of its end', () => {
    expect(matchGame(sheet, ['W', 'B'])).to.deep.equal({ sides: ['W', 'B'], result: 'W', counts: { W: 2, B: 0 } });
    const isolation: GameRecord = {
      ...sheet,
      game: 'isolation',
      options: {},
      moves: [],
      result: 'A',
      termination: 'resigned',
    };
    expect(matchGame(isolation, ['A', 'B'])).to.deep.equal({ sides: ['A', 'B'], result: 'A' });
    const claimed: GameRecord = {
      ...sheet,
      game: 'nearest-site',
      options: { sites: { W: ['A1'], B: ['E5'] } },
      moves: ['A1 white', 'B1 white', 'C3 neutral'].map((line) => read('nearest-site', line)),
      termination: 'as agreed',
    };
    expect(matchGame(claimed, ['B', 'W']).counts).to.deep.equal({ W: 2, B: 0, neutral: 1 });
  });

  it('add up wins, losses, draws and counts of people who exchange sides, without unfinished games', () => {
    const score = matchScore([
      { sides: ['W', 'B'], result: 'W', counts: { W: 5, B: 3 } },
      { sides: ['B', 'W'], result: 'W', counts: { W: 4, B: 1 } },
      { sides: ['W', 'B'], result: 'draw', counts: { W: 2, B: 2 } },
      { sides: ['B', 'W'], result: 'B' },
      { sides: ['W', 'B'], result: 'unfinished', counts: { W: 9, B: 9 } },
    ]);
    expect(score).to.deep.equal([
      { wins: 2, losses: 1, draws: 1, counts: 8 },
      { wins: 1, losses: 2, draws: 1, counts: 9 },
    ]);
    expect(matchScore([{ sides: ['B', 'A'], result: 'A' }])[1].wins).to.equal(1);
    expect(matchScore([])[0]).to.deep.equal({ wins: 0, losses: 0, draws: 0, counts: 0 });
  });
});
