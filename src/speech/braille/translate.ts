/** Text into uncontracted braille. */
import { digitCells, letterCells } from './cells.js';
import { type BrailleCode, isDigit, isLetter } from './code.js';
import { english } from './english.js';
import { german } from './german.js';
import { romanOf } from './roman.js';

/** The code of a language; English for one that has none here. */
const brailleCode = (locale: string): BrailleCode => (locale.split('-')[0] === 'de' ? german : english);

/** Latin letters as cells, without any mark. */
const plainCells = (latin: string): string => Array.from(latin, (one) => letterCells.get(one) ?? '').join('');

/**
 * A letter as its cells, with those of its marks before it; a Greek or Cyrillic one in Latin letters; undefined for one of
 * another script.
 */
function letter(character: string, before: string, { letters, accents, otherAccent }: BrailleCode): string | undefined {
  const own = letters.get(character) ?? letterCells.get(character);
  if (own !== undefined) return own;
  const [base = '', ...marks] = character.normalize('NFD');
  const plain = letterCells.get(base);
  if (plain === undefined) {
    const latin = romanOf(character, before);
    return latin === undefined ? undefined : plainCells(latin);
  }
  return marks.map((mark) => accents.get(mark) ?? otherAccent).join('') + plain;
}

const isCapital = (character: string): boolean =>
  isLetter(character) && character === character.toUpperCase() && character !== character.toLowerCase();

/** How many capital letters stand from a place on. */
function capitalsFrom(characters: readonly string[], place: number): number {
  let end = place;
  while (isCapital(characters[end] ?? '')) end += 1;
  return end - place;
}

/** One word, without spaces. */
function translateWord(word: string, code: BrailleCode): string {
  const characters = Array.from(word);
  let braille = '';
  let numeric = false;
  /** So many capitals are still announced. */
  let announced = 0;
  for (const [place, character] of characters.entries()) {
    const [before = '', after = ''] = [characters[place - 1], characters[place + 1]];
    if (isDigit(character)) {
      braille += (numeric ? '' : code.number) + (digitCells.get(character) ?? '');
      numeric = true;
      continue;
    }
    const point = numeric && isDigit(after) ? code.inNumber.get(character) : undefined;
    if (point !== undefined) {
      braille += point;
      continue;
    }
    const small = character.toLowerCase();
    const spelt = isLetter(character) ? letter(small, before, code) : undefined;
    if (spelt !== undefined) {
      if (isCapital(character)) {
        const count = announced > 0 ? 0 : capitalsFrom(characters, place);
        if (count > 0) braille += count === 1 ? code.capital : code.capitals;
        announced = (count > 0 ? count : announced) - 1;
        braille += spelt;
        if (announced === 0 && isCapital(before) && isLetter(after)) braille += code.capitalsEnd;
      } else {
        braille += (numeric && /^[a-j]$/.test(small) ? code.afterNumber : '') + spelt;
      }
    } else {
      const sign = code.inContext(character, before, after) ?? code.signs.get(character);
      // Characters of another script, however many, are one gap.
      braille += sign ?? (braille.endsWith(code.unknown) ? '' : code.unknown);
    }
    numeric = false;
  }
  return braille;
}

/**
 * Text as braille cells, in uncontracted braille of a language; a space stays a space.
 * @param locale a BCP 47 tag; English is written as in Unified English Braille, German in Basisschrift
 */
export function toBraille(text: string, locale: string): string {
  const code = brailleCode(locale);
  return text
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => translateWord(word, code))
    .join(' ');
}
