import { msg, str } from '@lit/localize';
import type { GameId, Player } from '../../rules/types.js';
import type { Names } from './wording.js';

/** The name that a person typed, if it says anything. */
export const nameOf = (player: Player, names?: Names): string | undefined => names?.[player]?.trim() || undefined;

/** A player as a heading or a label: `White`, `Pawn A`; with a person's name `Ada, white`. */
export function playerName(game: GameId, player: Player, names?: Names): string {
  const name = nameOf(player, names);
  if (game === 'isolation') {
    if (player === 'A') {
      return name === undefined
        ? msg('Pawn A', { id: 'describe.player.a' })
        : msg(str`${name}, pawn A`, { id: 'describe.player.named.a' });
    }
    return name === undefined
      ? msg('Pawn B', { id: 'describe.player.b' })
      : msg(str`${name}, pawn B`, { id: 'describe.player.named.b' });
  }
  if (player === 'W') {
    return name === undefined
      ? msg('White', { id: 'describe.player.white' })
      : msg(str`${name}, white`, { id: 'describe.player.named.white' });
  }
  return name === undefined
    ? msg('Black', { id: 'describe.player.black' })
    : msg(str`${name}, black`, { id: 'describe.player.named.black' });
}

/** Whose turn it is, as a sentence: `Pawn A’s turn.`, `Ada, white, to move.` */
export function turnOfText(game: GameId, player: Player, names?: Names): string {
  if (nameOf(player, names) !== undefined) {
    const who = playerName(game, player, names);
    return msg(str`${who}, to move.`, { id: 'describe.turn.named' });
  }
  if (game === 'isolation') {
    return player === 'A'
      ? msg('Pawn A’s turn.', { id: 'describe.turn.a' })
      : msg('Pawn B’s turn.', { id: 'describe.turn.b' });
  }
  return player === 'W'
    ? msg('White’s turn.', { id: 'describe.turn.white' })
    : msg('Black’s turn.', { id: 'describe.turn.black' });
}
