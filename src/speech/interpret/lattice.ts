import type { Keyword, Language, Letter } from '../languages/index.js';
import { letters } from '../languages/types.js';
import { type Item, lexiconOf, type Lexicon, likenessCost } from './lexicon.js';

/** One way to read a whole text: items in order, the sum of their costs, and whether any was only a likeness. */
export interface Path {
  items: Item[];
  cost: number;
  unsure: boolean;
  /** Words that were dropped as fillers, but could have named a slot. */
  dropped: Keyword[];
}

/** A step over some words of a text. */
interface Step {
  next: number;
  items: Item[];
  cost: number;
  unsure: boolean;
  beforeCell: boolean;
  dropped: Keyword[];
  key: string;
}

/** A path to some word, with a text that is the same for the same items. */
interface Walked extends Path {
  waiting: boolean;
  key: string;
}

/** How many readings of the words so far are kept; the dearest are dropped. */
const kept = 32;

/** Where letters are heard, and not typed, the names of near letters count too. */
export type Hearing = 'typed' | 'heard';

/**
 * Every likely way to read all the words, cheapest first; none if a word has no reading.
 * @param tokens the words (`tokensOf`)
 */
export function pathsOf(tokens: readonly string[], language: Language, hearing: Hearing): Path[] {
  const lexicon = lexiconOf(language);
  // A filler that waits for a cell is kept with its path until the next item shows whether one came.
  const reached: Walked[][] = tokens.map(() => []);
  const done: Walked[] = [];
  const start: Walked = { items: [], cost: 0, unsure: false, dropped: [], waiting: false, key: '' };
  for (let index = 0; index < tokens.length; index++) {
    const here = index === 0 ? [start] : cheapest(reached[index] ?? []);
    if (here.length === 0) continue;
    const steps = stepsAt(tokens, index, lexicon, language, hearing);
    for (const path of here)
      for (const step of steps) {
        const first = step.items[0];
        if (path.waiting && first && first.kind !== 'cell' && first.kind !== 'letter') continue;
        const longer = {
          items: [...path.items, ...step.items],
          cost: path.cost + step.cost,
          unsure: path.unsure || step.unsure,
          waiting: step.beforeCell || (path.waiting && !first),
          dropped: step.dropped.length > 0 ? [...path.dropped, ...step.dropped] : path.dropped,
          key: path.key + step.key,
        };
        if (step.next < tokens.length) reached[step.next]?.push(longer);
        else if (!longer.waiting) done.push(longer);
      }
  }
  return cheapest(done);
}

function stepsAt(
  tokens: readonly string[],
  index: number,
  lexicon: Lexicon,
  language: Language,
  hearing: Hearing,
): Step[] {
  const steps: Step[] = [];
  const token = tokens[index] ?? '';
  const add = (length: number, items: Item[], cost: number, unsure: boolean, beforeCell = false): void => {
    const dropped = beforeCell ? keywordsOf(token, lexicon) : [];
    steps.push({ next: index + length, items, cost, unsure, beforeCell, dropped, key: items.map(keyOf).join('') });
  };
  const joined = /^([a-l])([1-9])$/u.exec(token);
  if (joined) {
    const letter = (joined[1] ?? '').toUpperCase();
    const digit = joined[2] ?? '';
    add(1, [{ kind: 'cell', cell: letter + digit }], 0, false);
    if (hearing === 'heard')
      for (const [other, cost] of likeNames(letter, language))
        add(1, [{ kind: 'cell', cell: other + digit }], cost, true);
  }
  for (const entry of lexicon.get(token) ?? []) {
    if (entry.words.some((word, offset) => tokens[index + offset] !== word)) continue;
    const { item } = entry;
    // "A 3" is a cell, never an idle word and a row.
    if (!item && joinsCell(token, tokens[index + 1], lexicon)) continue;
    // Nor is what may be the number after a letter: German "ein" is an article, and how "eins" is often written.
    if (!item && !entry.beforeCell && mayEndCell(tokens[index - 1], token, lexicon)) continue;
    add(entry.words.length, item ? [item] : [], entry.cost, entry.unsure, entry.beforeCell);
    if (hearing === 'heard' && item?.kind === 'letter' && item.named)
      for (const [other, cost] of likeNames(item.letter, language))
        add(entry.words.length, [{ ...item, letter: other }], entry.cost + cost, true);
  }
  return steps;
}

/** What a word plainly means besides being a filler. */
const keywordsOf = (token: string, lexicon: Lexicon): Keyword[] =>
  (lexicon.get(token) ?? []).flatMap(({ item, unsure, words }) =>
    item?.kind === 'word' && !unsure && words.length === 1 ? [item.word] : [],
  );

/** Whether two words are plainly the letter and the number of a cell. */
function joinsCell(letter: string, digit: string | undefined, lexicon: Lexicon): boolean {
  const plainly = (word: string, kind: Item['kind']): boolean =>
    lexicon.get(word)?.some((entry) => entry.item?.kind === kind && !entry.unsure && entry.words.length === 1) === true;
  return digit !== undefined && plainly(letter, 'letter') && plainly(digit, 'digit');
}

/** Whether two words may, also by their sound, be the letter and the number of a cell. */
function mayEndCell(letter: string | undefined, digit: string, lexicon: Lexicon): boolean {
  const maybe = (word: string, kind: Item['kind']): boolean =>
    lexicon.get(word)?.some((entry) => entry.item?.kind === kind && entry.words.length === 1) === true;
  return letter !== undefined && maybe(letter, 'letter') && maybe(digit, 'digit');
}

function likeNames(letter: string, language: Language): [Letter, number][] {
  const near = language.nearness[letter as Letter] ?? {};
  return letters.flatMap((other): [Letter, number][] => {
    const distance = near[other];
    return distance === undefined ? [] : [[other, likenessCost * distance]];
  });
}

function keyOf(item: Item): string {
  switch (item.kind) {
    case 'letter':
      return item.letter;
    case 'digit':
      return item.digit;
    case 'cell':
      return `${item.cell} `;
    case 'word':
      return `${item.word}${item.after ? '<' : ' '}`;
  }
}

function cheapest(paths: Walked[]): Walked[] {
  paths.sort((one, other) => one.cost - other.cost);
  const seen = new Set<string>();
  const best: Walked[] = [];
  for (const path of paths) {
    if (seen.has(path.key)) continue;
    seen.add(path.key);
    best.push(path);
    if (best.length === kept) break;
  }
  return best;
}
