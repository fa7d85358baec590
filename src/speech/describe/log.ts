import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import { describeMove } from './move.js';
import type { Played, Wording } from './wording.js';

/**
 * A line of the log: `Move 1, pawn A: C1 to B2, blocks C1.`, brief without the player.
 * @param number the move's number in the record, from 1
 */
export function describeLogEntry(played: Played, number: number, wording: Wording): string {
  const said = describeMove(played, wording);
  // Where a move names its owner itself, the player is not said twice.
  const named = 'site' in played.move || 'farm' in played.move;
  const player = named || wording.verbosity === 'brief' ? null : gameOf(played.before).toMove(played.before);
  if (player === null) return msg(str`Move ${number}: ${said}`, { id: 'describe.log.move' });
  if (player === 'A') return msg(str`Move ${number}, pawn A: ${said}`, { id: 'describe.log.move.a' });
  if (player === 'W') return msg(str`Move ${number}, white: ${said}`, { id: 'describe.log.move.white' });
  return played.before.game === 'isolation'
    ? msg(str`Move ${number}, pawn B: ${said}`, { id: 'describe.log.move.b' })
    : msg(str`Move ${number}, black: ${said}`, { id: 'describe.log.move.black' });
}

const noMoves = (): string => msg('No moves yet.', { id: 'describe.log.none' });

/**
 * The log, a sentence a move, or one that there are no moves yet.
 * @param last how many of the last moves; left out: all
 */
export function describeLog(moves: readonly Played[], wording: Wording, last = moves.length): string[] {
  if (moves.length === 0) return [noMoves()];
  const first = Math.min(Math.max(0, moves.length - Math.max(1, last)), moves.length - 1);
  return moves.slice(first).map((played, index) => describeLogEntry(played, first + index + 1, wording));
}

/** The last move, or that there is none. */
export const describeLastMove = (moves: readonly Played[], wording: Wording): string =>
  describeLog(moves, wording, 1).join(' ');
