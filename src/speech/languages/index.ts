/** Every language that people can speak in. */
import { de } from './de.js';
import { en } from './en.js';
import { knowLanguage } from './known-languages.js';

for (const language of [en, de]) knowLanguage(language);

export { languageOf } from './known-languages.js';
export { digits, letters } from './types.js';
export type { Digit, Keyword, Language, Letter } from './types.js';
