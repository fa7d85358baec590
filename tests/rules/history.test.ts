import { expect } from '@open-wc/testing';
import { playMove, redo, replay, undo } from '../../src/rules/index.js';
import type { History } from '../../src/rules/index.js';
import { after, deepFreeze, errorOf, read, valueOf } from './support.js';

const lines = ['C1-B2 block C1', 'C5-D4 block C5', 'B2-A1 block B2'];
const [one, two, three] = lines.map((line) => read('isolation', line));
const empty: History = deepFreeze({ game: 'isolation', options: {}, moves: [], undone: [] });

describe('history', () => {
  it('replays moves to the state that they lead to', () => {
    expect(valueOf(replay('isolation', {}, [one, two, three]))).to.deep.equal(after('isolation', {}, ...lines));
  });

  it('says where replaying stopped', () => {
    expect(errorOf(replay('isolation', { size: 4 as never }, []))).to.deep.equal({
      index: -1,
      error: { code: 'bad-option', name: 'size' },
    });
    expect(errorOf(replay('isolation', {}, [one, two, two]))).to.deep.equal({
      index: 2,
      error: { code: 'not-your-pawn', cell: 'C5', holds: 'block' },
    });
  });

  it('takes moves back and plays them again in their order', () => {
    const played = [one, two, three].reduce((history, move) => deepFreeze(playMove(history, move)), empty);
    const back = deepFreeze(undo(undo(played) ?? empty) ?? empty);
    expect(back).to.deep.equal({ ...empty, moves: [one], undone: [three, two] });
    const again = redo(back);
    expect(again).to.deep.equal({ ...empty, moves: [one, two], undone: [three] });
    expect(redo(again ?? empty)).to.deep.equal(played);
  });

  it('forgets what was taken back once another move is played', () => {
    const back = undo(playMove(empty, one)) ?? empty;
    expect(playMove(back, two)).to.deep.equal({ ...empty, moves: [two] });
  });

  it('answers null where there is nothing to take back or to play again', () => {
    expect(undo(empty)).to.equal(null);
    expect(redo(playMove(empty, one))).to.equal(null);
  });
});
