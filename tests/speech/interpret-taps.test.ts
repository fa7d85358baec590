import { expect } from '@open-wc/testing';
import { type GameId, games, type State } from '../../src/rules/index.js';
import { interpret, type Interpretation } from '../../src/speech/interpret.js';

/** What tapping cells one after another comes to at the start of a game, with the draft kept. */
function tapped(game: GameId, ...cells: string[]): Interpretation {
  const started = games[game].start({});
  if (!started.ok) throw new Error(started.error.code);
  const state: State = started.value;
  let last: Interpretation = { kind: 'unheard' };
  for (const cell of cells) {
    const kept = last.kind === 'ask' ? { draft: last.draft, asked: { kind: 'slot' as const, moves: last.moves } } : {};
    last = interpret({ pick: [cell] }, { game, state, ...kept });
  }
  return last;
}

describe('cells tapped one after another', () => {
  it('are the token and where it goes', () => {
    const understood = tapped('approach-withdraw', 'A2', 'A3');
    expect(understood.kind === 'move' && games['approach-withdraw'].format(understood.move)).to.equal('A2-A3');
  });

  it('are another token, if it is tapped instead of where the first goes', () => {
    const understood = tapped('approach-withdraw', 'A2', 'D2');
    expect(understood.kind === 'ask' && understood.draft.slots).to.deep.equal({ from: ['D2'] });
  });

  it('never move another token than the one that was tapped', () => {
    for (const [token, cell] of [
      ['A2', 'B3'],
      ['A2', 'D3'],
      ['E1', 'A3'],
    ]) {
      const understood = tapped('approach-withdraw', token, cell);
      expect(understood.kind === 'illegal' && understood.error.code, `${token} ${cell}`).to.equal('not-one-step');
    }
  });
});
