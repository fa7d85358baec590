import type { Game, GameId } from '../rules/index.js';
import { isKnown, knowGame } from '../rules/known-games.js';
import { isSpoken, knowLanguage, type SpokenLocale, spokenIn } from './languages/known-languages.js';
import type { Language } from './languages/types.js';

/** What each game is played with. */
const games: Record<GameId, () => Promise<Game>> = {
  isolation: async () => (await import('../rules/isolation.js')).isolation,
  'approach-withdraw': async () => (await import('../rules/approach-withdraw.js')).approachWithdraw,
  'nearest-site': async () => (await import('../rules/nearest-site.js')).nearestSite,
  territories: async () => (await import('../rules/territories.js')).territories,
};

const languages: Record<SpokenLocale, () => Promise<Language>> = {
  en: async () => (await import('./languages/en.js')).en,
  de: async () => (await import('./languages/de.js')).de,
};

/**
 * Fetches the rules of a game, if they are not there yet.
 * @throws what the browser says if they cannot be fetched, as a rejection
 */
export async function loadRules(game: GameId): Promise<void> {
  if (!isKnown(game)) knowGame(await games[game]());
}

/**
 * Fetches the words of a locale, those of `en` where it has none of its own, if they are not there yet.
 * @throws what the browser says if they cannot be fetched, as a rejection
 */
export async function loadWords(locale: string): Promise<void> {
  if (!isSpoken(locale)) knowLanguage(await languages[spokenIn(locale)]());
}

/**
 * Makes a game ready to be played, understood and described in a locale: its rules and the locale's words.
 * @throws what the browser says if they cannot be fetched, as a rejection
 */
export async function loadGame(game: GameId, locale: string): Promise<void> {
  await Promise.all([loadRules(game), loadWords(locale)]);
}
