import { msg, str } from '@lit/localize';
import { describeMove } from './move.js';
import type { Played, Wording } from './wording.js';

/** Where one is among the positions of a game, and the move that led there. */
export function describePlace(moves: readonly Played[], place: number, wording: Wording): string {
  const played = moves[place - 1];
  if (!played) return msg('Before the first move.', { id: 'describe.place.start' });
  const said = describeMove(played, wording);
  return place === moves.length
    ? msg(str`Back at the present, after move ${place}: ${said}`, { id: 'describe.place.present' })
    : msg(str`After move ${place}: ${said}`, { id: 'describe.place' });
}
