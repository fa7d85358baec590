import { expect } from '@open-wc/testing';
import { games, nearestSite, randomFrom, shuffle, shapes } from '../../src/rules/index.js';
import type { Game, Outcome, State } from '../../src/rules/index.js';
import { rowsOf, setupOf, valueOf } from './support.js';

const sequences = (game: Game, state: State, depth: number): number => {
  const moves = game.legalMoves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + sequences(game, valueOf(game.play(state, move)), depth - 1), 0);
};

/** 32-bit FNV-1a over the low bytes of lines, each with a newline. */
const digester = (): { feed(line: string): void; hex(): string } => {
  let hash = 2166136261;
  return {
    feed(line) {
      for (const character of `${line}\n`) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
    },
    hex: () => hash.toString(16).padStart(8, '0'),
  };
};

const keyOutcome = (state: State): string => {
  if (state.game !== 'nearest-site') throw new Error('no sites');
  const awards = Object.values(valueOf(nearestSite.key(state)));
  const [W, B, neutral] = (['W', 'B', 'neutral'] as const).map((award) => awards.filter((one) => one === award).length);
  return `${W === B ? 'draw' : W > B ? 'W' : 'B'} ${W} ${B} ${neutral}`;
};

const outcomeText = (state: State, outcome: Outcome | null): string => {
  if (state.game === 'nearest-site') return keyOutcome(state);
  const winner = outcome?.winner ?? 'draw';
  return state.game === 'territories' ? `${winner} ${outcome?.counts?.W} ${outcome?.counts?.B}` : winner;
};

describe('the published counts', () => {
  it('are met by the number of legal sequences of every length', async () => {
    for (const [name = '', variant = '', depth, count] of await rowsOf('perft.txt')) {
      const { game, options } = setupOf(name, variant);
      const found = sequences(game, valueOf(game.start(options)), Number(depth));
      expect(found, `${name} ${variant} ${depth}`).to.equal(Number(count));
    }
  }).timeout(60_000);

  it('are met by the digests of random games', async () => {
    for (const [name = '', variant = '', seed, plies, hash, outcome] of await rowsOf('games.txt')) {
      const { game, options } = setupOf(name, variant);
      const [next, digest] = [randomFrom(Number(seed)), digester()];
      let state = valueOf(game.start(options));
      let played = 0;
      while (game.outcome(state) === null && played < (name === 'nearest-site' ? 4 : 200)) {
        const lines = game
          .legalMoves(state)
          .map((move) => game.format(move))
          .sort();
        lines.forEach((line) => digest.feed(line));
        const line = lines[next() % lines.length];
        digest.feed(`> ${line}`);
        state = valueOf(game.play(state, game.parse(line)));
        played += 1;
      }
      const end = outcomeText(state, game.outcome(state));
      digest.feed(`= ${end}`);
      expect([String(played), digest.hex(), end], `${name} ${variant} ${seed}`).to.deep.equal([plies, hash, outcome]);
    }
  });

  it('are met by the reasons against illegal moves', async () => {
    for (const [name = '', variant = '', moves = '', attempt = '', error = ''] of await rowsOf('reasons.txt')) {
      const { game, options } = setupOf(name, variant);
      let state = valueOf(game.start(options));
      for (const line of moves.split(';').filter((move) => move !== '')) {
        state = valueOf(game.play(state, game.parse(line)));
      }
      const answer = game.play(state, game.parse(attempt));
      expect(answer, `${name}: ${moves} then ${attempt}`).to.deep.equal({
        ok: false,
        error: JSON.parse(error) as unknown,
      });
    }
  });

  it('are met by the shuffled set-ups', async () => {
    for (const [seed, name, white = '', black = '', start = ''] of await rowsOf('shuffle.txt')) {
      const shape = shapes.find((known) => known === name);
      const options = shuffle(Number(seed), shape);
      expect(options, `${seed} ${name}`).to.deep.equal({
        shape,
        houses: { W: white.replace('W=', '').split(','), B: black.replace('B=', '').split(',') },
        start: start.replace('start=', '').split(' '),
      });
      expect(games.territories.start(options).ok).to.equal(true);
    }
  });

  it('are all looked at', async () => {
    const lengths = await Promise.all(['perft', 'games', 'reasons', 'shuffle'].map((name) => rowsOf(`${name}.txt`)));
    expect(lengths.map((rows) => rows.length)).to.deep.equal([30, 90, 405, 7]);
  });
});
