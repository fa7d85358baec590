/** The four games by their names. */
import { approachWithdraw } from './approach-withdraw.js';
import { isolation } from './isolation.js';
import { nearestSite } from './nearest-site.js';
import type { NearestAids } from './nearest-site.js';
import { territories } from './territories.js';
import type { TerritoriesAids } from './territories.js';
import { knowGame } from './known-games.js';
import type { Game, GameId } from './types.js';

/**
 * The games by their names. `games[id]` takes any state and move, which must be that game's own; the constants
 * `isolation`, `approachWithdraw`, `nearestSite` and `territories` are the same objects with exact types.
 */
export const games: {
  isolation: Game;
  'approach-withdraw': Game;
  'nearest-site': Game & NearestAids;
  territories: Game & TerritoriesAids;
} = { isolation, 'approach-withdraw': approachWithdraw, 'nearest-site': nearestSite, territories };

for (const game of Object.values(games)) knowGame(game);

/** True for the name of one of the games. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
