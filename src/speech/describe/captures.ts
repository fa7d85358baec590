import { msg, str } from '@lit/localize';
import type { ApproachMove } from '../../rules/types.js';
import { cellListText, cellText } from './words.js';
import type { Wording } from './wording.js';

/** What a capture takes, as a sentence: `Approach takes C5.` */
export function captureSentence(move: ApproachMove, wording: Wording): string {
  const cells = cellListText(move.removed, wording);
  switch (move.capture) {
    case 'approach':
      return msg(str`Approach takes ${cells}.`, { id: 'describe.capture.sentence.approach' });
    case 'withdraw':
      return msg(str`Withdraw takes ${cells}.`, { id: 'describe.capture.sentence.withdraw' });
    case null:
      return msg('No capture.', { id: 'describe.capture.sentence.none' });
  }
}

/** The question after a step that could capture: the step, all that is on offer, and none. Brief leaves the step out. */
export function captureQuestion(moves: readonly ApproachMove[], wording: Wording): string {
  const [move] = moves;
  const isOneStep = move !== undefined && moves.every(({ from, to }) => from === move.from && to === move.to);
  if (!isOneStep || wording.verbosity === 'brief') return offerQuestion(moves, wording);
  const [from, to] = [cellText(move.from, wording), cellText(move.to, wording)];
  return [msg(str`${from} to ${to}.`, { id: 'describe.move.step' }), offerQuestion(moves, wording)].join(' ');
}

function offerQuestion(moves: readonly ApproachMove[], wording: Wording): string {
  const approach = moves.find((move) => move.capture === 'approach');
  const withdraw = moves.find((move) => move.capture === 'withdraw');
  const near = cellListText(approach?.removed ?? [], wording);
  const far = cellListText(withdraw?.removed ?? [], wording);
  if (approach && withdraw) {
    return msg(str`Approach takes ${near}; withdraw takes ${far}; or no capture?`, {
      id: 'describe.question.capture.both',
    });
  }
  if (approach) return msg(str`Approach takes ${near}; or no capture?`, { id: 'describe.question.capture.approach' });
  if (withdraw) return msg(str`Withdraw takes ${far}; or no capture?`, { id: 'describe.question.capture.withdraw' });
  return msg('Approach, withdraw or no capture?', { id: 'describe.question.capture' });
}
