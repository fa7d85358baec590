import { expect } from '@open-wc/testing';
import { isolation } from '../../src/rules/index.js';
import { after, errorOf, read, valueOf } from './support.js';

const reason = (state: ReturnType<typeof after>, line: string): unknown => {
  if (state.game !== 'isolation') throw new Error('another game');
  return errorOf(isolation.play(state, read('isolation', line)));
};

describe('Isolation', () => {
  it('starts on either board with either pawn', () => {
    expect(valueOf(isolation.start())).to.deep.equal({
      game: 'isolation',
      size: 5,
      turn: 'A',
      pawns: { A: 'C1', B: 'C5' },
      blocks: [],
    });
    const small = valueOf(isolation.start({ size: 3, first: 'B' }));
    expect(small.pawns).to.deep.equal({ A: 'B1', B: 'B3' });
    expect(isolation.toMove(small)).to.equal('B');
  });

  it('refuses options that are none', () => {
    const cases: [unknown, string][] = [
      [{ size: 4 }, 'size'],
      [{ size: '5' }, 'size'],
      [{ size: null }, 'size'],
      [{ first: 'W' }, 'first'],
      [{ size: 4, first: 'W' }, 'size'],
      [{ size: 4, colour: 'red' }, 'colour'],
      [null, 'options'],
      [[], 'options'],
      ['5', 'options'],
    ];
    for (const [options, name] of cases) {
      expect(errorOf(isolation.start(options)), JSON.stringify(options)).to.deep.equal({ code: 'bad-option', name });
    }
    expect(isolation.start({ size: undefined, first: undefined }).ok).to.equal(true);
  });

  it('gives the first reason in the order of the codes', () => {
    const start = after('isolation', {});
    expect(reason(start, 'F1-G9 block Z1')).to.deep.equal({ code: 'off-board', cell: 'F1' });
    expect(reason(start, 'C5-C5 block C9')).to.deep.equal({ code: 'off-board', cell: 'C9' });
    expect(reason(start, 'C5-C5 block C5')).to.deep.equal({ code: 'not-your-pawn', cell: 'C5', holds: 'pawn' });
    expect(reason(start, 'A1-A1 block C5')).to.deep.equal({ code: 'not-your-pawn', cell: 'A1', holds: 'empty' });
    expect(reason(start, 'C1-C1 block C1')).to.deep.equal({ code: 'no-move', cell: 'C1' });
    expect(reason(start, 'C1-D3 block D3')).to.deep.equal({ code: 'not-a-line', from: 'C1', to: 'D3' });
    expect(reason(start, 'C1-C5 block C5')).to.deep.equal({ code: 'path-blocked', cell: 'C5', by: 'pawn' });
    expect(reason(start, 'C1-C2 block C2')).to.deep.equal({ code: 'block-occupied', cell: 'C2', pawn: 'A' });
    expect(reason(start, 'C1-C2 block C5')).to.deep.equal({ code: 'block-occupied', cell: 'C5', pawn: 'B' });
    const later = after('isolation', {}, 'C1-C2 block D3');
    expect(reason(later, 'D3-D4 block A1')).to.deep.equal({ code: 'not-your-pawn', cell: 'D3', holds: 'block' });
    expect(reason(later, 'C5-E3 block D3')).to.deep.equal({ code: 'block-blocked', cell: 'D3' });
    expect(reason(later, 'C5-C2 block A1')).to.deep.equal({ code: 'path-blocked', cell: 'C2', by: 'pawn' });
  });

  it('is lost at once by the pawn without a destination', () => {
    const state = after('isolation', { size: 3 }, 'B1-C2 block B2', 'B3-A3 block A2', 'C2-C1 block B3');
    expect(isolation.outcome(state as never)).to.deep.equal({ winner: 'A', reason: 'no-destination' });
    expect(isolation.toMove(state as never)).to.equal(null);
    expect(isolation.legalMoves(state as never)).to.deep.equal([]);
    expect(isolation.play(state as never, null)).to.deep.equal({ ok: false, error: { code: 'game-over' } });
  });

  it('calls what is no move malformed', () => {
    const state = valueOf(isolation.start());
    const moves = [
      undefined,
      {},
      { from: 'C1', to: 'C2' },
      { from: 'c1', to: 'C2', block: 'C3' },
      { from: 'C1', to: 'C2', block: 'C0' },
      { from: 'C1', to: 'C2', block: 'C3 ' },
      { from: 'C1', to: 'C2', block: ['C3'] },
      { from: 'C1', to: 'C2', block: 'C3', note: '' },
      ['C1', 'C2', 'C3'],
      'C1-C2 block C3',
    ];
    for (const move of moves) {
      expect(errorOf(isolation.play(state, move)), JSON.stringify(move)).to.deep.equal({ code: 'malformed' });
    }
  });
});
