import { expect } from '@open-wc/testing';
import { randomFrom, shapes, shuffle, territories } from '../../src/rules/index.js';
import type { TerritoriesState } from '../../src/rules/index.js';
import { twoWaysToFarms } from '../../src/rules/flow.js';
import { boardOf } from '../../src/rules/territories-board.js';
import type { Board } from '../../src/rules/territories-board.js';
import { terrains } from '../../src/rules/terrain.js';
import type { Side } from '../../src/rules/terrain.js';
import { playOut, valueOf } from './support.js';

/**
 * The same question asked the plain way: the greatest flow through a graph in which every square is an edge of its own,
 * one unit at a time.
 */
const flowOfTwo = (board: Board, trunk: Side): boolean => {
  const room = new Map<string, Map<string, number>>();
  const join = (from: string, to: string): void => {
    for (const [a, b, units] of [
      [from, to, 1],
      [to, from, 0],
    ] as const) {
      const onward = room.get(a) ?? new Map<string, number>();
      onward.set(b, (onward.get(b) ?? 0) + units);
      room.set(a, onward);
    }
  };
  for (const square of board.terrain.squares) {
    join(`in ${square.cell}`, `out ${square.cell}`);
    if (board.farms[square.index] !== undefined) join(`out ${square.cell}`, 'sink');
    for (const { side, to } of square.ways) {
      if (side !== trunk && board.trunks[side.index] !== 1) join(`out ${square.cell}`, `in ${to.cell}`);
    }
  }
  for (const square of trunk.squares) join('source', `in ${square.cell}`);

  const push = (at: string, seen: Set<string>): boolean => {
    if (at === 'sink') return true;
    seen.add(at);
    for (const [next, units] of room.get(at) ?? []) {
      if (units > 0 && !seen.has(next) && push(next, seen)) {
        room.get(at)?.set(next, units - 1);
        room.get(next)?.set(at, (room.get(next)?.get(at) ?? 0) + 1);
        return true;
      }
    }
    return false;
  };
  return push('source', new Set()) && push('source', new Set());
};

describe('two ways to farms', () => {
  it('are found exactly where two units can flow, on every shape', () => {
    const found = { yes: 0, no: 0 };
    for (const shape of shapes) {
      for (let seed = 0; seed < 6; seed += 1) {
        const next = randomFrom(seed);
        const { states } = playOut(territories, shuffle(seed, shape), (count) => next() % count);
        for (const state of states as TerritoriesState[]) {
          const board = boardOf(state);
          for (const side of board.terrain.sides) {
            if (board.trunks[side.index] === 1) continue;
            const answer = twoWaysToFarms(board, side);
            expect(answer, `${shape} ${seed} ${side.cells.join(' ')}`).to.equal(flowOfTwo(board, side));
            found[answer ? 'yes' : 'no'] += 1;
          }
        }
      }
    }
    expect(Math.min(found.yes, found.no)).to.be.greaterThan(100);
  });

  it('are found on ground that no play leads to, where the second way must push the first far back', () => {
    const start = valueOf(territories.start(shuffle(1)));
    const { sides, squares } = terrains[start.shape];
    const found = { yes: 0, no: 0 };
    for (let seed = 0; seed < 120; seed += 1) {
      const next = randomFrom(seed);
      const trunks = sides.filter(() => next() % 5 < 2).map(({ cells }) => cells);
      const farmed = squares.filter(() => next() % 10 === 0).map(({ cell }): [string, 'W'] => [cell, 'W']);
      const board = boardOf({ ...start, trunks, farms: Object.fromEntries(farmed) });
      for (const side of sides) {
        const answer = twoWaysToFarms(board, side);
        expect(answer, `${seed} ${side.cells.join(' ')}`).to.equal(flowOfTwo(board, side));
        found[answer ? 'yes' : 'no'] += 1;
      }
    }
    expect(Math.min(found.yes, found.no)).to.be.greaterThan(100);
  });
});
