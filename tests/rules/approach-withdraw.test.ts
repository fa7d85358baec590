import { expect } from '@open-wc/testing';
import { approachWithdraw } from '../../src/rules/index.js';
import type { ApproachState, Cell } from '../../src/rules/index.js';
import { errorOf, valueOf } from './support.js';

const sheet = (W: Cell[], B: Cell[], first: 'W' | 'B' = 'W'): ApproachState =>
  valueOf(approachWithdraw.start({ first, position: { W, B } }));

const played = (state: ApproachState, ...lines: string[]): ApproachState =>
  lines.reduce((before, line) => valueOf(approachWithdraw.play(before, approachWithdraw.parse(line))), state);

const reason = (state: ApproachState, line: string): unknown =>
  errorOf(approachWithdraw.play(state, approachWithdraw.parse(line)));

describe('Approach or withdraw', () => {
  it('starts with eight tokens each and row 3 empty', () => {
    const state = valueOf(approachWithdraw.start());
    expect(state.W).to.deep.equal(['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2', 'D2']);
    expect(state.B).to.deep.equal(['B4', 'D4', 'E4', 'A5', 'B5', 'C5', 'D5', 'E5']);
    expect(approachWithdraw.toMove(state)).to.equal('W');
    expect(approachWithdraw.toMove(valueOf(approachWithdraw.start({ first: 'B' })))).to.equal('B');
  });

  it('refuses options that are none, in the order of the codes', () => {
    const cases: [unknown, unknown][] = [
      [{ first: 'A' }, { code: 'bad-option', name: 'first' }],
      [{ first: null }, { code: 'bad-option', name: 'first' }],
      [{ size: 5 }, { code: 'bad-option', name: 'size' }],
      [{ position: { W: ['A1'] } }, { code: 'bad-option', name: 'position' }],
      [{ position: { W: ['a1'], B: [] } }, { code: 'bad-option', name: 'position' }],
      [{ position: { W: ['A1'], B: [], N: [] } }, { code: 'bad-option', name: 'position' }],
      [{ position: { W: ['A1', 'A1'], B: ['F1'] } }, { code: 'off-board', cell: 'F1' }],
      [{ position: { W: ['A1', 'B1'], B: ['B1'] } }, { code: 'cell-twice', cell: 'B1' }],
      [{ position: { W: [], B: [] } }, { code: 'wrong-count', what: 'W' }],
    ];
    for (const [options, error] of cases) {
      expect(errorOf(approachWithdraw.start(options)), JSON.stringify(options)).to.deep.equal(error);
    }
  });

  it('offers either capture, or none, never both', () => {
    const state = sheet(['C3'], ['C5', 'C2', 'C1']);
    const lines = approachWithdraw.legalMoves(state).map((move) => approachWithdraw.format(move));
    expect(lines.filter((line) => line.startsWith('C3-C4'))).to.have.members([
      'C3-C4',
      'C3-C4 approach C5',
      'C3-C4 withdraw C2 C1',
    ]);
    expect(played(state, 'C3-C4 withdraw C2 C1').B).to.deep.equal(['C5']);
    expect(played(state, 'C3-C4').B).to.have.lengthOf(3);
  });

  it('takes a line up to a gap, a friend or the edge', () => {
    expect(reason(sheet(['A1'], ['C1', 'E1']), 'A1-B1 approach C1 E1')).to.deep.equal({
      code: 'wrong-removed',
      removed: ['C1'],
    });
    expect(reason(sheet(['A1', 'D1'], ['C1', 'E1']), 'A1-B1 approach C1 D1 E1')).to.deep.equal({
      code: 'wrong-removed',
      removed: ['C1'],
    });
    expect(played(sheet(['A1'], ['C1', 'D1', 'E1', 'E5']), 'A1-B1 approach C1 D1 E1').B).to.deep.equal(['E5']);
  });

  it('gives the first reason in the order of the codes', () => {
    const state = sheet(['C3', 'C2', 'E1'], ['C5', 'D3', 'A5']);
    expect(reason(state, 'C3-C4 approach C9')).to.deep.equal({ code: 'off-board', cell: 'C9' });
    expect(reason(state, 'A1-D3')).to.deep.equal({ code: 'no-token', cell: 'A1' });
    expect(reason(state, 'D3-D3')).to.deep.equal({ code: 'not-your-token', cell: 'D3' });
    expect(reason(state, 'C3-D4')).to.deep.equal({ code: 'not-one-step', from: 'C3', to: 'D4' });
    expect(reason(state, 'C3-C3')).to.deep.equal({ code: 'not-one-step', from: 'C3', to: 'C3' });
    expect(reason(state, 'C3-D3 approach E3')).to.deep.equal({ code: 'occupied', cell: 'D3', holds: 'B' });
    expect(reason(state, 'C3-C2')).to.deep.equal({ code: 'occupied', cell: 'C2', holds: 'W' });
    expect(reason(state, 'C3-B3 approach A3')).to.deep.equal({ code: 'no-approach', cell: 'A3', holds: 'empty' });
    expect(reason(state, 'E1-D1 withdraw E1')).to.deep.equal({ code: 'no-withdraw', cell: null, holds: 'edge' });
    expect(reason(state, 'C3-C4 withdraw C2')).to.deep.equal({ code: 'no-withdraw', cell: 'C2', holds: 'friend' });
    expect(reason(state, 'C3-B3 withdraw A1')).to.deep.equal({ code: 'wrong-removed', removed: ['D3'] });
  });

  it('refuses a step that takes tokens without a capture, and a capture that takes none', () => {
    const state = sheet(['C3'], ['C5']);
    const move = { from: 'C3', to: 'C4', capture: null, removed: ['C5'] };
    expect(errorOf(approachWithdraw.play(state, move))).to.deep.equal({ code: 'wrong-removed', removed: [] });
    const none = { from: 'C3', to: 'C4', capture: 'approach', removed: [] };
    expect(errorOf(approachWithdraw.play(state, none))).to.deep.equal({ code: 'wrong-removed', removed: ['C5'] });
  });

  it('ends when a side has no token, also at the start', () => {
    const state = played(sheet(['C3'], ['C5']), 'C3-C4 approach C5');
    const outcome = { winner: 'W', reason: 'all-captured', counts: { W: 1, B: 0 } };
    expect(approachWithdraw.outcome(state)).to.deep.equal(outcome);
    expect(approachWithdraw.legalMoves(state)).to.deep.equal([]);
    expect(approachWithdraw.outcome(sheet([], ['A1']))).to.deep.equal({
      winner: 'B',
      reason: 'all-captured',
      counts: { W: 0, B: 1 },
    });
  });

  it('ends when the next player has no step', () => {
    const state = sheet(['A1'], ['A2', 'B1']);
    expect(approachWithdraw.outcome(state)).to.deep.equal({ winner: 'B', reason: 'no-step', counts: { W: 1, B: 2 } });
    expect(reason(state, 'A1-A2')).to.deep.equal({ code: 'game-over' });
  });

  it('ends after 40 moves of both together, for whoever has more tokens', () => {
    const there = ['A1-B1', 'E5-D5', 'B1-A1', 'D5-E5'];
    const lines = Array.from({ length: 40 }, (_, ply) => there[ply % 4]);
    const level = sheet(['A1'], ['E5']);
    expect(approachWithdraw.outcome(played(level, ...lines.slice(0, 39)))).to.equal(null);
    expect(approachWithdraw.outcome(played(level, ...lines))).to.deep.equal({
      winner: null,
      reason: 'move-limit',
      counts: { W: 1, B: 1 },
    });
    const more = played(sheet(['A1'], ['E5', 'C3']), ...lines);
    expect(approachWithdraw.outcome(more)?.winner).to.equal('B');
  });

  it('calls what is no move malformed', () => {
    const state = valueOf(approachWithdraw.start());
    const step = { from: 'A2', to: 'A3', capture: null, removed: [] };
    for (const wrong of [
      { capture: 'both' },
      { capture: undefined },
      { removed: 'C5' },
      { removed: ['c5'] },
      { by: 1 },
    ]) {
      const error = errorOf(approachWithdraw.play(state, { ...step, ...wrong }));
      expect(error, JSON.stringify(wrong)).to.deep.equal({ code: 'malformed' });
    }
    expect(approachWithdraw.play(state, step).ok).to.equal(true);
  });
});
