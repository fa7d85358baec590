import type { Digit, Keyword, Language, Letter } from '../languages/index.js';
import { digits, letters, keywords } from '../languages/types.js';
import { tokensOf } from './tokens.js';

/** What a stretch of words can stand for. */
export type Item =
  | { kind: 'letter'; letter: Letter; named: boolean }
  | { kind: 'digit'; digit: Digit }
  | { kind: 'cell'; cell: string }
  /** `after`: it names a slot for the cell before it. */
  | { kind: 'word'; word: Keyword; after?: true };

/** One reading of a phrase: its item (null for a filler), what it costs, and whether it was only a likeness. */
export interface Entry {
  words: string[];
  item: Item | null;
  cost: number;
  unsure: boolean;
  /** A filler that only counts as one when a cell follows. */
  beforeCell?: boolean;
}

/** What a likeness costs; plain words cost nothing. Two likenesses cost less than an illegal reading (`readings.ts`). */
export const likenessCost = 1;
/** Dropping a word is a little worse than using it, so that "a 3" is A3 and not an idle "a". */
const fillerCost = 0.1;

/** Every phrase of a language, by its first word. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

const lexicons = new WeakMap<Language, Lexicon>();

/** The lexicon of a language, made once. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = makeLexicon(language);
  lexicons.set(language, made);
  return made;
}

function makeLexicon(language: Language): Lexicon {
  const byFirst = new Map<string, Entry[]>();
  const add = (phrase: string, item: Item | null, cost = 0, unsure = false, beforeCell = false): void => {
    const words = tokensOf(phrase, language);
    const first = words[0];
    if (first === undefined) return;
    const entries = byFirst.get(first) ?? [];
    entries.push({ words, item, cost, unsure, beforeCell });
    byFirst.set(first, entries);
  };
  for (const letter of letters) {
    add(letter, { kind: 'letter', letter, named: true });
    for (const word of [language.spelling[letter], ...(language.spellingVariants[letter] ?? [])])
      add(word, { kind: 'letter', letter, named: false });
    for (const word of language.sounds[letter] ?? [])
      add(word, { kind: 'letter', letter, named: true }, likenessCost, true);
  }
  for (const digit of digits) {
    add(digit, { kind: 'digit', digit });
    for (const word of [language.digits[digit], ...(language.digitVariants[digit] ?? [])])
      add(word, { kind: 'digit', digit });
    for (const word of language.sounds[digit] ?? []) add(word, { kind: 'digit', digit }, likenessCost, true);
  }
  for (const [phrase, cells] of Object.entries(language.joined))
    for (const cell of cells) add(phrase, { kind: 'cell', cell }, likenessCost, true);
  for (const word of keywords) {
    for (const phrase of language.words[word]) add(phrase, { kind: 'word', word });
    for (const phrase of language.wordsAfter[word] ?? []) add(phrase, { kind: 'word', word, after: true });
    for (const phrase of language.misheard[word] ?? []) add(phrase, { kind: 'word', word }, likenessCost, true);
  }
  for (const phrase of language.fillers) add(phrase, null, fillerCost);
  for (const phrase of language.fillersBeforeCell) add(phrase, null, fillerCost, false, true);
  return byFirst;
}
