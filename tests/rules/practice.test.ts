import { expect } from '@open-wc/testing';
import { gameIds, games, nearestSite, practicePositions, replay, workedExamples } from '../../src/rules/index.js';
import { after, valueOf } from './support.js';

describe('practice positions', () => {
  for (const { id, game, options, moves, tries } of practicePositions) {
    it(`${id}: every try is answered as it says`, () => {
      const state = valueOf(replay(game, options, moves));
      for (const { move, error } of tries) {
        const answer = games[game].play(state, move);
        expect(answer.ok ? null : answer.error, games[game].format(move)).to.deep.equal(error);
      }
    });
  }

  it('include the two of Nearest-site with their right awards', () => {
    const state = after('nearest-site', { sites: { W: ['A1'], B: ['E5'] } });
    if (state.game !== 'nearest-site') throw new Error('another game');
    const key = valueOf(nearestSite.key(state));
    expect([key.B1, key.C3]).to.deep.equal(['W', 'neutral']);
  });

  it('close a territory with the fence that closes', () => {
    const position = practicePositions.find(({ id }) => id === 'closing-fence');
    if (position === undefined) throw new Error('no such position');
    const lines = [...position.moves, position.tries[0].move];
    const state = valueOf(replay(position.game, position.options, lines));
    if (state.game !== 'territories') throw new Error('another game');
    expect(games.territories.freeEnd(state)).to.equal(null);
    expect(games.territories.toMove(state)).to.equal('W');
  });

  it('leave every block but those occupied in the practice sequence of Isolation', () => {
    const state = after('isolation', {}, 'C1-B2 block C1');
    const blocks = games.isolation
      .legalMoves(state)
      .filter((move) => 'to' in move && move.to === 'D4')
      .map((move) => ('block' in move ? move.block : ''));
    expect(blocks).to.have.lengthOf(25 - 3);
    expect(blocks).to.include('C5').and.not.include('C1');
  });
});

describe('worked examples', () => {
  for (const game of gameIds)
    it(`of ${game} can be played as they stand`, () => {
      const { options, moves } = workedExamples[game];
      expect(replay(game, options, moves).ok).to.equal(true);
    });

  it('award only what the rule gives', () => {
    const { options, moves } = workedExamples['nearest-site'];
    const state = valueOf(replay('nearest-site', options, moves));
    if (state.game !== 'nearest-site') throw new Error('another game');
    expect(valueOf(nearestSite.check(state)).differing).to.deep.equal([]);
    expect(valueOf(nearestSite.check(state)).counts).to.deep.equal({ W: 1, B: 1, neutral: 1 });
  });
});
