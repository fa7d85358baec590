import type { Language } from '../languages/index.js';

/** Longer text is no move and no command, and nothing of it is looked at. All 25 awards in one breath are shorter. */
const longestText = 1000;
const mostTokens = 150;

/**
 * The words of a text: lower case, without punctuation, apostrophes closed up ("let's" is `lets`), cells joined without
 * a space taken apart from each other ("c3c4" is `c3 c4`), and a word from the number after it ("row3" is `row 3`).
 * A hyphen between two cells is read as the language's "to", as in the canonical notation. A question mark on its own
 * stays, since it asks for help.
 * @returns no words if the text is too long to be a move or a command
 */
export function tokensOf(text: string, { folds, words }: Language): string[] {
  if (text.length > longestText) return [];
  const [to = ''] = words.to;
  const plain = folded(text.normalize('NFKC').toLowerCase(), folds);
  if (plain.trim() === '?') return ['?'];
  const tokens = plain
    .replace(/['’‘`´]/gu, '')
    .replace(/\b([a-l][1-9])\s*[-–—→](?=\s*[a-l][1-9]\b)/gu, `$1 ${to} `)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b(?:[a-l][1-9]){2,}\b/gu, (cells) => cells.replace(/(?=[a-l][1-9])/gu, ' '))
    .replace(/\b(\p{L}{2,})(\d)\b/gu, '$1 $2')
    .trim()
    .split(' ')
    .filter((token) => token !== '');
  return tokens.length > mostTokens ? [] : tokens;
}

/** A text in which letters that may be written as others all are. */
const folded = (text: string, folds: Record<string, string>): string =>
  Object.entries(folds).reduce((plain, [letter, others]) => plain.replaceAll(letter, others), text);

/** Whether words are one of some phrases of the language, however it was written. */
export function isOneOf(tokens: readonly string[], phrases: readonly string[], language: Language): boolean {
  const said = tokens.join(' ');
  return phrases.some((phrase) => tokensOf(phrase, language).join(' ') === said);
}
