/** Set-ups of games that have not been started yet: each tab keeps its own, until it closes. */
import type { GameId } from '../rules/index.js';
import { isObject } from './untrusted.js';

const place = (game: GameId): string => `gridscribe-set-up-${game}`;

/** Keeps what has been chosen so far for a game; a browser that keeps nothing loses it with the page. */
export function keepSetUp(game: GameId, chosen: object): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify(chosen));
  } catch {
    // Nothing can be done, and nothing that lasts is lost: the set-up still stands on the screen.
  }
}

/** What was chosen so far, as it was kept: its members may be anything. Empty if there is nothing. */
export function keptSetUp(game: GameId): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(game)) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Forgets a set-up: its game has begun, or everything is to be forgotten. */
export function forgetSetUp(game: GameId): void {
  try {
    sessionStorage.removeItem(place(game));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
