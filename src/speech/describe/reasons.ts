import { msg } from '@lit/localize';
import type { Move, MoveError, State } from '../../rules/types.js';
import { noSuchCell } from './off-board.js';
import { type ApproachReason, approachReason } from './reasons-approach.js';
import { type IsolationReason, isolationReason } from './reasons-isolation.js';
import { type NearestReason, nearestReason } from './reasons-nearest.js';
import { type TerritoriesReason, territoriesReason } from './reasons-territories.js';
import { seenOf } from './seen.js';
import type { Wording } from './wording.js';

/** What a move of this game needs, said where something was no move at all. */
function malformed(state: State): string {
  switch (state.game) {
    case 'isolation':
      return msg('That is not a move. Say where the pawn goes and which cell is blocked.', {
        id: 'describe.reason.malformed.isolation',
      });
    case 'approach-withdraw':
      return msg('That is not a move. Say which token moves, and where it goes.', {
        id: 'describe.reason.malformed.approach-withdraw',
      });
    case 'nearest-site':
      return seenOf(state).awarding
        ? msg('That is not a move. Say a cell and white, black or neutral.', {
            id: 'describe.reason.malformed.award',
          })
        : msg('That is not a move. Say the cell where the site goes.', { id: 'describe.reason.malformed.site' });
    case 'territories':
      return state.spots.length > 0
        ? msg('That is not a move. Say the free spot where the farm goes.', { id: 'describe.reason.malformed.farm' })
        : msg('That is not a move. Say the two squares beside the trunk.', { id: 'describe.reason.malformed.trunk' });
  }
}

/** The reasons that only one game gives. */
type Reason = Exclude<MoveError, { code: 'game-over' | 'malformed' | 'off-board' }>;

/** The reasons of one game. An error belongs to the game whose state refused the move. */
function ofGame(error: Reason, state: State, move: Move | null, wording: Wording): string {
  switch (state.game) {
    case 'isolation':
      return isolationReason(error as IsolationReason, state, move, wording);
    case 'approach-withdraw':
      return approachReason(error as ApproachReason, state, move, wording);
    case 'nearest-site':
      return nearestReason(error as NearestReason, state, wording);
    case 'territories':
      return territoriesReason(error as TerritoriesReason, state, wording);
  }
}

/**
 * Why a move is not allowed, and what is.
 * @param error what `play` answered
 * @param state the state that refused the move
 * @param move the move refused; null if it could not even be read
 */
export function describeReason(error: MoveError, state: State, move: Move | null, wording: Wording): string {
  if (error.code === 'game-over') {
    return msg('The game is over. Undo takes back the last move.', { id: 'describe.reason.game-over' });
  }
  if (error.code === 'malformed') return malformed(state);
  if (error.code === 'off-board') return noSuchCell(seenOf(state).view, error.cell, wording);
  return ofGame(error, state, move, wording);
}
