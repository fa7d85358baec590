import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { Cell, State } from '../../rules/types.js';
import { seenOf, isOver } from './seen.js';
import { cellText } from './words.js';
import type { Wording } from './wording.js';

/**
 * Where the open end is: a corner, named by the squares low left and up right of it. They come first: a braille display of 20
 * cells ends after them.
 */
export function openEndText(squares: readonly Cell[], wording: Wording): string {
  const low = cellText(squares[0] ?? '', wording);
  const high = cellText(squares.at(-1) ?? '', wording);
  return msg(str`Open end: ${low} and ${high}, the corner between them.`, { id: 'describe.free-end.at' });
}

/** Where the open end is, beside much else: its two squares alone. */
function shortOpenEnd(squares: readonly Cell[], wording: Wording): string {
  const low = cellText(squares[0] ?? '', wording);
  const high = cellText(squares.at(-1) ?? '', wording);
  return msg(str`Open end: ${low} and ${high}.`, { id: 'describe.free-end.short' });
}

/**
 * Where the open end of the fence is, or why there is none.
 * @param short it is one thing of many that are told: that it is a corner is left out, but for full
 */
export function describeFreeEnd(state: State, wording: Wording, short = false): string {
  if (state.game !== 'territories') return msg('This game has no open end.', { id: 'describe.free-end.other-game' });
  const end = seenOf(state).view.freeEnd;
  if (end) return short && wording.verbosity !== 'full' ? shortOpenEnd(end, wording) : openEndText(end, wording);
  if (isOver(state)) return msg('There is no open end: the game is over.', { id: 'describe.free-end.over' });
  return gameOf(state).toMove(state) === 'W'
    ? msg('There is no open end. White starts a new fence at a placed trunk.', { id: 'describe.free-end.white' })
    : msg('There is no open end. Black starts a new fence at a placed trunk.', { id: 'describe.free-end.black' });
}
