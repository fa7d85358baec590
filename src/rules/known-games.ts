/** The games whose rules are there: the app fetches only those of the game that is played. `games.ts` has all four. */
import type { BoardView, Cell, Colour, Game, GameId, State } from './types.js';

const known = new Map<GameId, Game>();

/** From now on states of this game can be asked about. */
export const knowGame = (game: Game): void => {
  known.set(game.id, game);
};

/** Whether the rules of a game are there. */
export const isKnown = (id: GameId): boolean => known.has(id);

/**
 * The rules of a game.
 * @throws {RangeError} if they have not been loaded
 */
export const rulesOf = (id: GameId): Game => {
  const game = known.get(id);
  if (game === undefined) throw new RangeError(`the rules of ${id} are not loaded`);
  return game;
};

/** The rules of the game that a state belongs to. */
export const gameOf = (state: State): Game => rulesOf(state.game);

/** Everything that a state's board shows. */
export const viewBoard = (state: State): BoardView => gameOf(state).view(state);

/**
 * The territories of Territories, in the reading order of their first squares: the squares of each, in reading order,
 * and who has farms there, white first. None in other games.
 */
export const territoriesOf = (state: State): { squares: Cell[]; owners: Colour[] }[] =>
  gameOf(state).territories?.(state) ?? [];
