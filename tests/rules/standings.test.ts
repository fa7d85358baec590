import { expect } from '@open-wc/testing';
import { isWhole, type MatchGame, type MatchPlayed, standings } from '../../src/rules/index.js';

const game = (result: MatchGame['result'], W?: number, B?: number, swapped = false): MatchGame => ({
  sides: swapped ? ['B', 'W'] : ['W', 'B'],
  result,
  ...(W !== undefined && B !== undefined && { counts: { W, B } }),
});
const match = (first: number, second: number, ...games: MatchGame[]): MatchPlayed => ({
  pairing: [first, second],
  games,
});

describe('standings', () => {
  it('count two games with sides changed as one match', () => {
    // The first person wins both, once as white and once as black.
    const [one, other] = standings(2, [match(0, 1, game('W', 14, 10), game('B', 9, 15, true))], 2);
    expect(one).to.deep.equal({
      player: 0,
      place: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      points: 2,
      games: { wins: 2, losses: 0, draws: 0, counts: 29 },
    });
    expect(other).to.deep.include({ player: 1, place: 2, lost: 1, points: 0 });
    expect(other.games).to.deep.equal({ wins: 0, losses: 2, draws: 0, counts: 19 });
  });

  it('call a match drawn in which each won a game, whatever was counted', () => {
    const table = standings(2, [match(0, 1, game('W', 20, 4), game('W', 13, 12, true))], 2);
    expect(table.map(({ drawn, points }) => [drawn, points])).to.deep.equal([
      [1, 1],
      [1, 1],
    ]);
    // The sums tell them apart.
    expect(table.map(({ player, place, games }) => [player, place, games.counts])).to.deep.equal([
      [0, 1, 32],
      [1, 2, 17],
    ]);
  });

  it('leave out a match that lacks a game or has one unfinished', () => {
    const half = match(0, 1, game('W'));
    const open = match(0, 1, game('W'), game('unfinished'));
    expect([isWhole(half, 2), isWhole(open, 2), isWhole(half, 1)]).to.deep.equal([false, false, true]);
    for (const one of [half, open]) {
      expect(standings(2, [one], 2).every(({ points, games }) => points === 0 && games.wins === 0)).to.equal(true);
    }
  });

  it('go by points, then games won, then what was counted, and share a place that is level', () => {
    const table = standings(
      5,
      [
        match(0, 1, game('W'), game('B', undefined, undefined, true)),
        match(2, 3, game('W'), game('draw', undefined, undefined, true)),
      ],
      2,
    );
    expect(table.map(({ player, place, points }) => [player, place, points])).to.deep.equal([
      [0, 1, 2],
      [2, 2, 2],
      [1, 3, 0],
      [3, 3, 0],
      [4, 3, 0],
    ]);
  });

  it('of pawns count no sums', () => {
    const pawns: MatchGame = { sides: ['A', 'B'], result: 'B' };
    const [first] = standings(2, [match(0, 1, pawns)], 1);
    expect(first).to.deep.include({ player: 1, won: 1 });
    expect(first.games.counts).to.equal(0);
  });

  it('give the same points out that were played for', () => {
    const results: MatchGame['result'][] = ['W', 'B', 'draw', 'W', 'W', 'B'];
    const pairs = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    const table = standings(
      4,
      pairs.map(([a, b], index) => match(a, b, game(results[index]))),
      1,
    );
    expect(table.reduce((sum, { points }) => sum + points, 0)).to.equal(12);
    expect(table.reduce((sum, { games }) => sum + games.wins - games.losses, 0)).to.equal(0);
  });
});
