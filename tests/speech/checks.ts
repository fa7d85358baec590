import { expect } from '@open-wc/testing';
import { games, type Move, type State } from '../../src/rules/index.js';
import { movesOf } from '../../src/speech/interpret/open-slot.js';
import type { Draft, Interpretation } from '../../src/speech/interpret.js';

/** What must be true of every answer, whatever was heard. */
export function expectSound(answer: Interpretation, state: State): void {
  const rules = games[state.game];
  const text = JSON.stringify(answer);
  expectSame(JSON.parse(text), answer, 'survives JSON');
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
  expectSame(moves, movesOf(draft, state), 'fits the draft');
  expect(moves.every((move) => games[state.game].play(state, move).ok)).to.be.true;
}

/** Deep equality of plain values. Answers hold hundreds of moves, which chai takes most of the time of a test to compare. */
function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (!isSame(found, wanted)) expect(found, what).to.deep.equal(wanted);
}

/** Whether two plain values are the same; where they are not, chai has the last word. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [members, others] = [Object.entries(one), Object.entries(other)];
  return (
    members.length === others.length &&
    members.every(([name, value], index) => name === others[index]?.[0] && isSame(value, others[index][1]))
  );
}
