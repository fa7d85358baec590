import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { State } from '../../rules/types.js';
import { describeMove } from './move.js';
import { turnOfText } from './players.js';
import type { Played, Wording } from './wording.js';

/** Whose turn it is now; nothing where either may speak or the game is over. */
function thenTurn(state: State, wording: Wording): string[] {
  const player = gameOf(state).toMove(state);
  return player === null ? [] : [turnOfText(state.game, player, wording.names)];
}

/** What undo took back, and whose turn it is now. */
export function describeUndone(played: Played, wording: Wording): string {
  const said = describeMove({ ...played, after: null }, wording);
  return [msg(str`Taken back: ${said}`, { id: 'describe.undone' }), ...thenTurn(played.before, wording)].join(' ');
}

/** What redo played again. */
export function describeRedone(played: Played, wording: Wording): string {
  const said = describeMove(played, wording);
  return msg(str`Played again: ${said}`, { id: 'describe.redone' });
}
