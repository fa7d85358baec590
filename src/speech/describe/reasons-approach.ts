import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { ApproachError, ApproachMove, ApproachState, Capture, Cell, Move } from '../../rules/types.js';
import { captureSentence } from './captures.js';
import { cellListText, cellText } from './words.js';
import type { Wording } from './wording.js';

/** The reasons that are Approach or withdraw's own. */
export type ApproachReason = Exclude<ApproachError, { code: 'game-over' | 'malformed' | 'off-board' }>;

/** The capture that this step does allow, if there is one. */
const allowedCapture = (state: ApproachState, move: Move | null): ApproachMove | undefined =>
  move && 'capture' in move
    ? gameOf(state)
        .legalMoves(state)
        .filter((one) => 'capture' in one)
        .find((one) => one.capture !== null && one.from === move.from && one.to === move.to)
    : undefined;

/** What can be done instead of the capture named. */
function instead(state: ApproachState, move: Move | null, wording: Wording): string {
  const other = allowedCapture(state, move);
  return other
    ? `${captureSentence(other, wording)} ${msg('No capture is also allowed.', { id: 'describe.reason.capture.or-none' })}`
    : msg('Make the step with no capture.', { id: 'describe.reason.capture.none' });
}

function nothingToTake(
  code: 'no-approach' | 'no-withdraw',
  cell: Cell | null,
  friend: boolean,
  state: ApproachState,
  wording: Wording,
): string {
  const approach = code === 'no-approach';
  if (cell === null) {
    return approach
      ? msg('Approach takes nothing: the edge is next.', { id: 'describe.reason.no-approach.edge' })
      : msg('Withdraw takes nothing: the edge is behind.', { id: 'describe.reason.no-withdraw.edge' });
  }
  const name = cellText(cell, wording);
  if (!friend) {
    return approach
      ? msg(str`Approach takes nothing: ${name} is empty.`, { id: 'describe.reason.no-approach.empty' })
      : msg(str`Withdraw takes nothing: ${name} is empty.`, { id: 'describe.reason.no-withdraw.empty' });
  }
  if (state.turn === 'W') {
    return approach
      ? msg(str`Approach takes nothing: ${name} is white.`, { id: 'describe.reason.no-approach.white' })
      : msg(str`Withdraw takes nothing: ${name} is white.`, { id: 'describe.reason.no-withdraw.white' });
  }
  return approach
    ? msg(str`Approach takes nothing: ${name} is black.`, { id: 'describe.reason.no-approach.black' })
    : msg(str`Withdraw takes nothing: ${name} is black.`, { id: 'describe.reason.no-withdraw.black' });
}

function wrongRemoved(removed: readonly Cell[], capture: Capture | null, wording: Wording): string {
  const cells = cellListText(removed, wording);
  switch (capture) {
    case 'approach':
      return msg(str`Approach takes the whole line: ${cells}.`, { id: 'describe.reason.wrong-removed.approach' });
    case 'withdraw':
      return msg(str`Withdraw takes the whole line: ${cells}.`, { id: 'describe.reason.wrong-removed.withdraw' });
    case null:
      return msg('Without approach or withdraw nothing comes off.', { id: 'describe.reason.wrong-removed.none' });
  }
}

/** Why a move of Approach or withdraw is refused, and what is allowed. */
export function approachReason(
  error: ApproachReason,
  state: ApproachState,
  move: Move | null,
  wording: Wording,
): string {
  const white = state.turn === 'W';
  switch (error.code) {
    case 'no-token': {
      const cell = cellText(error.cell, wording);
      return white
        ? msg(str`${cell} is empty. Move a white token.`, { id: 'describe.reason.no-token.white' })
        : msg(str`${cell} is empty. Move a black token.`, { id: 'describe.reason.no-token.black' });
    }
    case 'not-your-token': {
      const cell = cellText(error.cell, wording);
      return white
        ? msg(str`${cell} is black. Move a white token.`, { id: 'describe.reason.not-your-token.white' })
        : msg(str`${cell} is white. Move a black token.`, { id: 'describe.reason.not-your-token.black' });
    }
    case 'not-one-step': {
      const [from, to] = [cellText(error.from, wording), cellText(error.to, wording)];
      return msg(str`${from} to ${to} is not one step. Go to the next cell up, down, left or right.`, {
        id: 'describe.reason.not-one-step',
      });
    }
    case 'occupied': {
      const cell = cellText(error.cell, wording);
      return error.holds === 'W'
        ? msg(str`${cell} holds a white token. Go to an empty cell.`, { id: 'describe.reason.occupied.white' })
        : msg(str`${cell} holds a black token. Go to an empty cell.`, { id: 'describe.reason.occupied.black' });
    }
    case 'no-approach':
    case 'no-withdraw': {
      const nothing = nothingToTake(error.code, error.cell, error.holds === 'friend', state, wording);
      return `${nothing} ${instead(state, move, wording)}`;
    }
    case 'wrong-removed': {
      const capture = move && 'capture' in move ? move.capture : null;
      return wrongRemoved(error.removed, error.removed.length > 0 ? capture : null, wording);
    }
  }
}
