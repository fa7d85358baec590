/** Why the moves of the worked examples are as they are, move by move. */
import { msg } from '@lit/localize';
import type { GameId } from '../rules/types.js';

/** One text for each move of a game's worked example: what it shows. */
export function exampleTexts(game: GameId): string[] {
  switch (game) {
    case 'isolation':
      return [
        msg('A turn is a move and then a block. The cell that was just left may be blocked.', {
          id: 'practice.example.isolation.1',
        }),
        msg('Pawn B moves along a diagonal: all eight directions are allowed.', { id: 'practice.example.isolation.2' }),
        msg('A move goes as far as it likes, as long as every cell on the way is free.', {
          id: 'practice.example.isolation.3',
        }),
      ];
    case 'approach-withdraw':
      return [
        msg('The token steps up to two black ones that stand in line in front of it: the whole line comes off.', {
          id: 'practice.example.approach.1',
        }),
        msg('Black answers in the same way, down the column.', { id: 'practice.example.approach.2' }),
        msg('No black token stands in front or behind: this step takes nothing off.', {
          id: 'practice.example.approach.3',
        }),
      ];
    case 'nearest-site':
      return nearestTexts();
    case 'territories':
      return [
        msg('White goes on from the open end of the starting trunk, with a trunk between two squares.', {
          id: 'practice.example.territories.1',
        }),
        msg('White’s trunk has an open end, so that black goes on from there. The fence may turn.', {
          id: 'practice.example.territories.2',
        }),
        msg('The fence may also go straight on. On both of its sides a farm must still be within reach.', {
          id: 'practice.example.territories.3',
        }),
        msg('The fence comes near the edge of the land.', { id: 'practice.example.territories.4' }),
        msg('This trunk reaches the edge and closes a territory. The same player starts the next fence.', {
          id: 'practice.example.territories.5',
        }),
      ];
  }
}

function nearestTexts(): string[] {
  return [
    msg('White begins. A site may stand on any empty cell.', { id: 'practice.example.nearest.1' }),
    msg('Black places the second one.', { id: 'practice.example.nearest.2' }),
    msg('Each player has two sites.', { id: 'practice.example.nearest.3' }),
    msg('With the fourth site the cells can be awarded, by either player.', { id: 'practice.example.nearest.4' }),
    msg('The nearest white site is 2 steps away, the nearest black one 4: the cell is white.', {
      id: 'practice.example.nearest.5',
    }),
    msg('The nearest sites of both are 2 steps away: the cell is neutral.', { id: 'practice.example.nearest.6' }),
    msg('The nearest black site is 2 steps away, the nearest white one 4: the cell is black.', {
      id: 'practice.example.nearest.7',
    }),
  ];
}
