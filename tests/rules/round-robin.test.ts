import { expect } from '@open-wc/testing';
import { mostPlayers, roundRobin } from '../../src/rules/index.js';

const sizes = Array.from({ length: mostPlayers - 1 }, (_, index) => index + 2);

describe('a round robin', () => {
  for (const players of sizes) {
    it(`lets each of ${players} people meet everyone else once, and nobody twice in a round`, () => {
      const rounds = roundRobin(players);
      expect(rounds).to.have.length(players % 2 === 0 ? players - 1 : players);
      const met = new Set<string>();
      for (const { pairings, rest } of rounds) {
        const busy = [...pairings.flat(), ...(rest === null ? [] : [rest])].sort((a, b) => a - b);
        // Everyone plays or rests, and does so once.
        expect(busy).to.deep.equal(Array.from({ length: players }, (_, player) => player));
        for (const pair of pairings) met.add([...pair].sort((a, b) => a - b).join(' '));
      }
      expect(met.size).to.equal((players * (players - 1)) / 2);
    });

    it(`lets nobody of ${players} begin more than once more often than not`, () => {
      const firsts = new Array<number>(players).fill(0);
      for (const { pairings } of roundRobin(players)) for (const [first] of pairings) firsts[first] += 1;
      const half = (players - 1) / 2;
      for (const count of firsts) expect(Math.abs(count - half)).to.be.at.most(0.5);
    });
  }

  it('gives everyone one rest where the number is odd, and none where it is even', () => {
    const rests = roundRobin(7).map(({ rest }) => rest);
    expect([...rests].sort()).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(roundRobin(8).every(({ rest }) => rest === null)).to.equal(true);
  });

  it('has no rounds for one person or none', () => {
    expect(roundRobin(1)).to.deep.equal([]);
    expect(roundRobin(0)).to.deep.equal([]);
  });

  it('gives four people the colours of Berger’s tables', () => {
    expect(roundRobin(4).map(({ pairings }) => pairings)).to.deep.equal([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [1, 3],
        [2, 0],
      ],
      [
        [3, 2],
        [0, 1],
      ],
    ]);
  });
});
