import { columnText, cellText } from './describe/words.js';

/** A cell as it stands in written text: a column's letter and a row's number, and no part of a longer word. */
const writtenCell = /(?<![\p{L}\p{N}])[A-L][1-9](?![\p{L}\p{N}])/gu;

/** A text that is nothing but a column's letter. */
const letterAlone = /^\s*([A-L])\s*[.!?]?\s*$/u;

/**
 * A written text as the own voice says it. Voices take a letter before a number for an exponent, a note, a unit or a postcode,
 * and single letters for words: they are given spelling words instead.
 * @param locale a BCP 47 tag, the language of the text
 */
export function aloud(text: string, locale: string): string {
  const wording = { spelling: true, verbosity: 'normal', locale } as const;
  const [, letter] = letterAlone.exec(text) ?? [];
  return letter === undefined
    ? text.replace(writtenCell, (cell) => cellText(cell, wording))
    : columnText(letter, wording);
}
