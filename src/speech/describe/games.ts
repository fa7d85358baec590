import { msg } from '@lit/localize';
import type { GameId } from '../../rules/types.js';

/** A game's name. */
export function gameName(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('Isolation', { id: 'describe.game.isolation' });
    case 'approach-withdraw':
      return msg('Approach or withdraw', { id: 'describe.game.approach-withdraw' });
    case 'nearest-site':
      return msg('Nearest-site territories', { id: 'describe.game.nearest-site' });
    case 'territories':
      return msg('Territories', { id: 'describe.game.territories' });
  }
}

/** One line about a game: what it trains, how many play, how long it takes. */
export function gameLine(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('Plan ahead and keep room to move. Two players, about 10 minutes.', {
        id: 'describe.game-line.isolation',
      });
    case 'approach-withdraw':
      return msg('See lines and choose what to take. Two players, about 15 minutes.', {
        id: 'describe.game-line.approach-withdraw',
      });
    case 'nearest-site':
      return msg('Compare distances and check each other. Two players, about 20 minutes.', {
        id: 'describe.game-line.nearest-site',
      });
    case 'territories':
      return msg('Share out land with one fence for both. Two players, about 30 minutes.', {
        id: 'describe.game-line.territories',
      });
  }
}
