import { expect } from '@open-wc/testing';
import { games, type Move, type State } from '../../src/rules/index.js';
import { movesOf } from '../../src/speech/interpret/open-slot.js';
import type { Draft, Interpretation } from '../../src/speech/interpret.js';

/** What must be true of every answer, whatever was heard. */
export function expectSound(answer: Interpretation, state: State): void {
  const rules = games[state.game];
  const text = JSON.stringify(answer);
  expect(JSON.parse(text), 'survives JSON').to.deep.equal(answer);
  switch (answer.kind) {
    case 'move':
      expect(rules.play(state, answer.move).ok, text).to.be.true;
      break;
    case 'moves':
      expectOneAfterAnother(answer.moves, state);
      break;
    case 'ask':
      expect(answer.moves, text).not.to.be.empty;
      expectFit(answer.moves, answer.draft, state);
      break;
    case 'choose':
      expect(answer.moves.length).to.be.within(2, 4);
      expect(new Set(answer.moves.map((move) => rules.format(move))).size, text).to.equal(answer.moves.length);
      for (const move of answer.moves) expect(rules.play(state, move).ok, text).to.be.true;
      break;
    case 'illegal':
      expect(rules.play(state, answer.move), text).to.deep.equal({ ok: false, error: answer.error });
      expect(answer.near !== undefined, text).to.equal(answer.draft !== undefined);
      if (answer.draft && answer.near) expectFit(answer.near, answer.draft, state);
      break;
    case 'command':
    case 'unheard':
      break;
  }
}

function expectOneAfterAnother(moves: readonly Move[], state: State): void {
  let now = state;
  for (const move of moves) {
    const result = games[state.game].play(now, move);
    if (!result.ok) throw new Error(result.error.code);
    now = result.value;
  }
}

/** The moves are legal, and they are all those that the draft still fits. */
function expectFit(moves: readonly Move[], draft: Draft, state: State): void {
  expect(moves).to.deep.equal(movesOf(draft, state));
  expect(moves.every((move) => games[state.game].play(state, move).ok)).to.be.true;
}
