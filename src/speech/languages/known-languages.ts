import type { Language } from './types.js';

/** The languages that people can speak in. A locale of another one is spoken to in English. */
const locales = ['en', 'de'] as const;
export type SpokenLocale = (typeof locales)[number];

/** The languages whose words are there: the app fetches only those of the language that is spoken. `index.ts` has all. */
const known = new Map<string, Language>();

/** From now on the language is understood and its words are said. */
export function knowLanguage(language: Language): void {
  known.set(language.locale, language);
}

/**
 * The language that people speak in a locale.
 * @param locale a BCP 47 tag; only its language counts, so `en-GB` is `en`
 */
export function spokenIn(locale: string): SpokenLocale {
  const language = locale.split('-')[0];
  return locales.find((one) => one === language) ?? 'en';
}

/** Whether the words of a locale are there. */
export const isSpoken = (locale: string): boolean => known.has(spokenIn(locale));

/**
 * The words of a locale, `en` where it has none of its own.
 * @param locale a BCP 47 tag
 * @throws {RangeError} if they have not been loaded
 */
export function languageOf(locale: string): Language {
  const language = known.get(spokenIn(locale));
  if (!language) throw new RangeError(`the words of ${locale} are not loaded`);
  return language;
}
