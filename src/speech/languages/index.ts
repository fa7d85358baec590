import { de } from './de.js';
import { en } from './en.js';
import type { Language } from './types.js';

export { digits, letters } from './types.js';
export type { Digit, Keyword, Language, Letter } from './types.js';

const languages: readonly Language[] = [en, de];

/**
 * The words of a locale, `en` where it has none of its own.
 * @param locale a BCP 47 tag; only its language counts, so `en-GB` is `en`
 */
export function languageOf(locale: string): Language {
  const language = locale.split('-')[0];
  return languages.find((one) => one.locale === language) ?? en;
}
