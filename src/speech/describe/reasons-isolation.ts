import { msg, str } from '@lit/localize';
import { columnOf, rowOf } from '../../rules/cells.js';
import type { Cell, IsolationError, IsolationState, Move, Pawn } from '../../rules/types.js';
import { seenOf } from './seen.js';
import { cellText } from './words.js';
import type { Wording } from './wording.js';

/** The reasons that are Isolation's own. */
export type IsolationReason = Exclude<IsolationError, { code: 'game-over' | 'malformed' | 'off-board' }>;

const pawnCell = (state: IsolationState, pawn: Pawn): Cell =>
  Object.entries(seenOf(state).view.marks).find(([, marks]) =>
    marks.some((mark) => mark.kind === 'pawn' && mark.owner === pawn),
  )?.[0] ?? '';

function notYourPawn(state: IsolationState, cell: Cell, holds: 'empty' | 'block' | 'pawn', wording: Wording): string {
  const name = cellText(cell, wording);
  const own = cellText(pawnCell(state, state.turn), wording);
  const first = state.turn === 'A';
  switch (holds) {
    case 'empty':
      return first
        ? msg(str`${name} is empty. Move pawn A, at ${own}.`, { id: 'describe.reason.not-your-pawn.empty.a' })
        : msg(str`${name} is empty. Move pawn B, at ${own}.`, { id: 'describe.reason.not-your-pawn.empty.b' });
    case 'block':
      return first
        ? msg(str`${name} is blocked. Move pawn A, at ${own}.`, { id: 'describe.reason.not-your-pawn.block.a' })
        : msg(str`${name} is blocked. Move pawn B, at ${own}.`, { id: 'describe.reason.not-your-pawn.block.b' });
    case 'pawn':
      return first
        ? msg(str`${name} holds pawn B. Move pawn A, at ${own}.`, { id: 'describe.reason.not-your-pawn.pawn.a' })
        : msg(str`${name} holds pawn A. Move pawn B, at ${own}.`, { id: 'describe.reason.not-your-pawn.pawn.b' });
  }
}

/** True if there is at least one cell between the start and what is in the way. */
function roomBefore(move: Move | null, cell: Cell): boolean {
  if (!move || !('block' in move)) return false;
  const columns = Math.abs(columnOf(move.from) - columnOf(cell));
  return Math.max(columns, Math.abs(rowOf(move.from) - rowOf(cell))) > 1;
}

function pathBlocked(
  state: IsolationState,
  move: Move | null,
  cell: Cell,
  by: 'block' | 'pawn',
  wording: Wording,
): string {
  const name = cellText(cell, wording);
  const room = roomBefore(move, cell);
  if (by === 'block') {
    return room
      ? msg(str`${name} is blocked. Stop before it or go another way.`, { id: 'describe.reason.path.block.before' })
      : msg(str`${name} is blocked. Go another way.`, { id: 'describe.reason.path.block' });
  }
  if (state.turn === 'A') {
    return room
      ? msg(str`${name} holds pawn B. Stop before it or go another way.`, { id: 'describe.reason.path.b.before' })
      : msg(str`${name} holds pawn B. Go another way.`, { id: 'describe.reason.path.b' });
  }
  return room
    ? msg(str`${name} holds pawn A. Stop before it or go another way.`, { id: 'describe.reason.path.a.before' })
    : msg(str`${name} holds pawn A. Go another way.`, { id: 'describe.reason.path.a' });
}

function blockOccupied(state: IsolationState, cell: Cell, pawn: Pawn, wording: Wording): string {
  const name = cellText(cell, wording);
  if (pawn !== state.turn) {
    return pawn === 'A'
      ? msg(str`${name} holds pawn A. Block an empty cell.`, { id: 'describe.reason.block-occupied.a' })
      : msg(str`${name} holds pawn B. Block an empty cell.`, { id: 'describe.reason.block-occupied.b' });
  }
  return pawn === 'A'
    ? msg(str`Pawn A goes to ${name}. Block an empty cell.`, { id: 'describe.reason.block-occupied.own.a' })
    : msg(str`Pawn B goes to ${name}. Block an empty cell.`, { id: 'describe.reason.block-occupied.own.b' });
}

/** Why a move of Isolation is refused, and what is allowed. */
export function isolationReason(
  error: IsolationReason,
  state: IsolationState,
  move: Move | null,
  wording: Wording,
): string {
  switch (error.code) {
    case 'not-your-pawn':
      return notYourPawn(state, error.cell, error.holds, wording);
    case 'no-move': {
      const cell = cellText(error.cell, wording);
      return msg(str`The pawn is at ${cell} already. It must go at least one cell.`, { id: 'describe.reason.no-move' });
    }
    case 'not-a-line': {
      const [from, to] = [cellText(error.from, wording), cellText(error.to, wording)];
      return msg(str`${from} to ${to} is not a straight line. Go along a row, a column or a diagonal.`, {
        id: 'describe.reason.not-a-line',
      });
    }
    case 'path-blocked':
      return pathBlocked(state, move, error.cell, error.by, wording);
    case 'block-occupied':
      return blockOccupied(state, error.cell, error.pawn, wording);
    case 'block-blocked': {
      const cell = cellText(error.cell, wording);
      return msg(str`${cell} is blocked already. Block an empty cell.`, { id: 'describe.reason.block-blocked' });
    }
  }
}
