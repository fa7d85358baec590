import type { CommandId } from '../commands.js';
import {
  englishAnd,
  englishCall,
  englishDigits,
  englishLetters,
  englishPhones,
  englishSounds,
  englishSpoken,
} from '../languages/en-sounds.js';
import { digits, type Keyword, type Language, letters } from '../languages/index.js';
import type { CellWords, Choice, Saying } from './saying.js';
import { anyOf } from './word-graph.js';

/** The word that calls Gridscribe. */
export const call = englishCall;
/** A word that joins two cells. */
export const and = englishAnd;

/** Letters and numbers have words of their own in a grammar, since "a" and "to" are others that sound different or alike. */
const letterWord = (letter: string): string => `letter_${letter.toLowerCase()}`;
/** Whether it is a letter's own name, and no spelling word. */
export const isLetter = (word: string): boolean => word.startsWith('letter_');
const digitWord = (digit: string): string => `number_${digit}`;
const phoneWord = (phone: string): string => `phone_${phone.toLowerCase()}`;

/** Every word that a grammar can have with its sound, as the engine takes them: further sounds are "word(2)" and so on. */
export function pronunciations(): [word: string, phones: string][] {
  const all: [string, readonly string[]][] = [
    ...Object.entries(englishSounds),
    ...letters.map((letter): [string, readonly string[]] => [letterWord(letter), englishLetters[letter]]),
    ...digits.map((digit): [string, readonly string[]] => [digitWord(digit), englishDigits[digit]]),
    ...englishPhones.split(' ').map((phone): [string, readonly string[]] => [phoneWord(phone), [phone]]),
  ];
  return all.flatMap(([word, sounds]) =>
    sounds.map((sound, index): [string, string] => [index === 0 ? word : `${word}(${index + 1})`, sound]),
  );
}

const known = new Set(pronunciations().map(([word]) => word));

/** Whether the engine knows the sounds of all words of a saying: it refuses a whole grammar for one that it does not. */
export const isSounded = ({ pieces }: Saying): boolean =>
  pieces.every((piece) => {
    if (piece.kind === 'cell') return true;
    const ways = piece.kind === 'words' ? piece.ways : piece.of.flatMap((one) => one.ways);
    return ways.every((way) => way.split(' ').every((word) => known.has(word)));
  });

/** Anything at all, sound by sound. */
export const anySpeech = anyOf(englishPhones.split(' ').map(phoneWord));

/** The words for columns and rows: letters and spelling words. */
export const cellWords = (language: Language): CellWords => ({
  column: (index) => {
    const letter = letters[index];
    return letter ? [letterWord(letter), language.spelling[letter].toLowerCase()] : [];
  },
  row: (index) => {
    const digit = digits[index];
    return digit ? [digitWord(digit)] : [];
  },
});

/** The phrases for a word of a move. */
export const spoken = (keyword: Keyword): readonly string[] => englishSpoken[keyword] ?? [];

/** What "read the last three moves" can name. */
export const numbers = (language: Language): Choice[] => [
  ...digits.map((digit) => ({ value: digit, ways: [digitWord(digit)] })),
  ...Object.entries(language.numbers).map(([word, value]) => ({ value: String(value), ways: [word] })),
];

/** The templates that are said for a command, in pieces: words, and arguments in braces. */
export const templatesOf = (id: CommandId, language: Language): string[][] =>
  language.commands[id].said.map((text) =>
    text.split(' ').map((piece) => (piece.startsWith('{') ? piece : engineWord(piece.toLowerCase(), language))),
  );

/** Numbers have the same word wherever they are said. */
function engineWord(word: string, language: Language): string {
  const digit = digits.find((one) => language.digits[one] === word);
  return digit ? digitWord(digit) : word;
}

/**
 * Engine's words as a text that `interpret` takes: "Charlie 3", "c3".
 * @param language with whose words letters are spelled, if they are to be
 */
export function textOf(words: readonly string[], language?: Language): string {
  const said = words.filter((word, index) => index > 0 || word !== call);
  const plain = language ? said.map((word) => spelledWord(word, language)) : said;
  return plain
    .map((word, index) => {
      const digit = /^number_(.)$/u.exec(word)?.[1];
      const letter = /^letter_(.)$/u.exec(word)?.[1];
      const joined = digit !== undefined && isLetter(plain[index - 1] ?? '');
      return `${index === 0 || joined ? '' : ' '}${digit ?? letter ?? word}`;
    })
    .join('');
}

function spelledWord(word: string, { spelling }: Language): string {
  const letter = letters.find((one) => letterWord(one) === word);
  return letter ? spelling[letter].toLowerCase() : word;
}
