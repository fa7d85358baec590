import { msg } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { State } from '../../rules/types.js';
import { openEndText } from './open-end.js';
import { seenOf, isOver } from './seen.js';
import type { Wording } from './wording.js';

/** Where the open end of the fence is, or why there is none. */
export function describeFreeEnd(state: State, wording: Wording): string {
  if (state.game !== 'territories') return msg('This game has no open end.', { id: 'describe.free-end.other-game' });
  const end = seenOf(state).view.freeEnd;
  if (end) return openEndText(end, wording);
  if (isOver(state)) return msg('There is no open end: the game is over.', { id: 'describe.free-end.over' });
  return gameOf(state).toMove(state) === 'W'
    ? msg('There is no open end. White starts a new fence at a placed trunk.', { id: 'describe.free-end.white' })
    : msg('There is no open end. Black starts a new fence at a placed trunk.', { id: 'describe.free-end.black' });
}
