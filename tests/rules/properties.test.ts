import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { boardCells, gameOf, games, gameIds, viewBoard } from '../../src/rules/index.js';
import type { Game, Move, State } from '../../src/rules/index.js';
import { deepFreeze, playOut, setups } from './support.js';

/** A state somewhere in a random game, everything in it frozen. */
const anyState = fc
  .record({ setup: fc.constantFrom(...setups), picks: fc.array(fc.nat(), { maxLength: 45, size: 'max' }) })
  .map(({ setup: [id, options], picks }): { game: Game; state: State } => {
    let ply = 0;
    const { states } = playOut(games[id], deepFreeze(options), (count) => (picks[ply++] ?? 0) % count, picks.length);
    return { game: games[id], state: deepFreeze(states.at(-1) as State) };
  });

const cells = boardCells(12, 9);

/** Values that look like moves and options more often than chance would have it. */
const anyCell = fc.oneof(fc.constantFrom(...cells), fc.constantFrom('c3', 'A0', '', 'Z9', 'A1 '), fc.anything());
const nearlyMove = fc.oneof(
  fc.record({ from: anyCell, to: anyCell, block: anyCell }, { requiredKeys: ['from'] }),
  fc.record({
    from: anyCell,
    to: anyCell,
    capture: fc.constantFrom(null, 'approach', 'withdraw'),
    removed: fc.array(anyCell),
  }),
  fc.record({ cell: anyCell, award: fc.constantFrom('W', 'B', 'neutral', 'white') }),
  fc.record({ site: anyCell }),
  fc.record({ farm: anyCell }),
  fc.record({ trunk: fc.array(anyCell) }),
  fc.anything(),
);
const cellLists = fc.oneof(fc.array(anyCell), fc.record({ W: fc.array(anyCell), B: fc.array(anyCell) }), fc.anything());
const nearlyOptions = fc.oneof(
  fc.record(
    {
      size: fc.constantFrom<unknown>(5, 3, 4, '5'),
      first: fc.constantFrom<unknown>('A', 'B', 'W', 1),
      position: cellLists,
      sites: cellLists,
      shape: fc.constantFrom<unknown>('4x3', '3x4', '6x2', '2x6'),
      houses: cellLists,
      spots: cellLists,
      start: cellLists,
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);

/** Every move of the game's form whose cells are on its board, and some beyond it. */
const candidates = (state: State): Move[] => {
  const { columns, rows } = viewBoard(state);
  const board = boardCells(columns, rows);
  switch (state.game) {
    case 'isolation': {
      const from = state.pawns[state.turn];
      return board.flatMap((to) => board.map((block) => ({ from, to, block })));
    }
    case 'approach-withdraw':
      return state[state.turn].flatMap((from) =>
        board.flatMap((to): Move[] => [
          { from, to, capture: null, removed: [] },
          ...(['approach', 'withdraw'] as const).flatMap((capture) =>
            gameOf(state)
              .legalMoves(state)
              .map((move) => ({ from, to, capture, removed: 'removed' in move ? move.removed : [] })),
          ),
        ]),
      );
    case 'nearest-site':
      return board.flatMap((cell): Move[] => [
        { site: cell },
        ...(['W', 'B', 'neutral'] as const).map((award) => ({ cell, award })),
      ]);
    case 'territories':
      return board.flatMap((cell, index): Move[] => [
        { farm: cell },
        ...board.slice(index + 1).map((other): Move => ({ trunk: [cell, other] })),
      ]);
  }
};

describe('every game', () => {
  it('plays exactly the moves that it calls legal', () => {
    fc.assert(
      fc.property(anyState, ({ game, state }) => {
        const legal = game.legalMoves(state).map((move) => game.format(move));
        expect(new Set(legal).size).to.equal(legal.length);
        const playable = candidates(state).filter((move) => game.play(state, move).ok);
        expect([...new Set(playable.map((move) => game.format(move)))].sort()).to.deep.equal(legal.sort());
      }),
      { numRuns: 60 },
    );
  });

  it('has legal moves as long as it has no outcome, and someone to move but for awards', () => {
    fc.assert(
      fc.property(anyState, ({ game, state }) => {
        const over = game.outcome(state) !== null;
        expect(game.legalMoves(state).length === 0).to.equal(over);
        const nobody = over || (state.game === 'nearest-site' && state.phase === 'awarding');
        expect(game.toMove(state) === null).to.equal(nobody);
      }),
    );
  });

  it('reads back every move that it writes, and keeps moves and states through JSON', () => {
    fc.assert(
      fc.property(anyState, ({ game, state }) => {
        const copy = JSON.parse(JSON.stringify(state)) as State;
        expect(copy).to.deep.equal(state);
        for (const move of game.legalMoves(copy)) {
          expect(game.parse(game.format(move))).to.deep.equal(move);
          expect(JSON.parse(JSON.stringify(move))).to.deep.equal(move);
        }
      }),
    );
  });

  it('gives a code of its list for whatever is played, and never throws or changes the state', () => {
    fc.assert(
      fc.property(anyState, nearlyMove, ({ game, state }, move) => {
        const answer = game.play(state, move);
        if (!answer.ok) expect(game.codes).to.include(answer.error.code);
      }),
      { numRuns: 1000 },
    );
  });

  it('starts or says why not, whatever the options', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gameIds), nearlyOptions, (id, options) => {
        const answer = games[id].start(options);
        if (answer.ok) expect(answer.value.game).to.equal(id);
        else expect(answer.error.code).to.be.a('string');
      }),
      { numRuns: 1000 },
    );
  });

  it('is not upset by values that throw, change or refer to themselves', () => {
    const cyclic: Record<string, unknown> = { W: [], B: [] };
    cyclic.from = cyclic;
    const throwing = Object.defineProperty({}, 'from', {
      enumerable: true,
      get: () => {
        throw new Error('read');
      },
    });
    let reads = 0;
    const changing = { from: 'C1', to: 'C2', block: 'C3' };
    Object.defineProperty(changing, 'block', { enumerable: true, get: () => (reads++ === 0 ? 'C3' : 7) });
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    const endless: unknown[] = [];
    endless.length = 4294967295;
    for (const id of gameIds) {
      const [, options] = setups.find(([name]) => name === id) ?? [id, undefined];
      const playing = games[id].start(options);
      for (const value of [cyclic, throwing, proxy, endless, 1n, Symbol('move'), () => 0]) {
        expect(games[id].start(value).ok, id).to.equal(false);
        for (const name of ['houses', 'spots', 'start', 'position', 'sites', 'size', 'first', 'shape']) {
          expect(games[id].start({ ...options, [name]: value }).ok, `${id} ${name}`).to.equal(false);
        }
        if (!playing.ok) throw new Error('not started');
        const wrong = [value, { site: value }, { trunk: value }, { farm: value }, { cell: value, award: value }];
        for (const move of [...wrong, { from: 'A2', to: 'A3', capture: null, removed: value }]) {
          expect(games[id].play(playing.value, move), id).to.deep.equal({ ok: false, error: { code: 'malformed' } });
        }
      }
    }
    const state = games.isolation.start();
    if (!state.ok) throw new Error('not started');
    const answer = games.isolation.play(state.value, changing);
    if (!answer.ok || answer.value.game !== 'isolation') throw new Error('not played');
    expect(answer.value.blocks).to.deep.equal(['C3']);
  });
});
