import type { Cell } from '../../rules/index.js';
import type { Digit, Keyword, Language, Letter } from '../languages/index.js';
import type { Item } from './lexicon.js';
import type { Path } from './lattice.js';

/** What the items of a path come to: letters and numbers that stand together are cells. */
export type Part =
  | { kind: 'cell'; cell: Cell }
  /** A column or a row alone, which narrows a slot; `labelled` if it was said with "column" or "row". */
  | { kind: 'column'; letter: Letter; labelled: boolean }
  | { kind: 'row'; digit: Digit; labelled: boolean }
  | { kind: 'word'; word: Keyword; after?: true };

/** A way to read a whole text, in parts. */
export interface Reading {
  parts: Part[];
  cost: number;
  unsure: boolean;
  /** Words that were dropped as fillers, but could have named a slot. */
  dropped: readonly Keyword[];
}

/** Joins a path's items into parts; null if a letter stands alone that never does, or "row" and "column" have nothing to name. */
export function partsOf(path: Path, language: Language): Reading | null {
  const parts: Part[] = [];
  const { items } = path;
  for (let index = 0; index < items.length;) {
    const labelled = isWord(items[index], 'column');
    const letterAt = labelled ? index + 1 : index;
    const letter = items[letterAt];
    if (letter?.kind === 'letter') {
      const digitAt = labelled && isWord(items[letterAt + 1], 'row') ? letterAt + 2 : letterAt + 1;
      const digit = items[digitAt];
      if (digit?.kind === 'digit') {
        parts.push({ kind: 'cell', cell: letter.letter + digit.digit });
        index = digitAt + 1;
      } else {
        if (letter.named && !labelled && language.neverAlone.includes(letter.letter)) return null;
        parts.push({ kind: 'column', letter: letter.letter, labelled });
        index = letterAt + 1;
      }
      continue;
    }
    if (labelled) return null;
    const item = items[index];
    const isRow = isWord(item, 'row');
    const digit = isRow ? items[index + 1] : item;
    if (digit?.kind === 'digit') {
      const column = isRow && isWord(items[index + 2], 'column') ? items[index + 3] : undefined;
      if (column?.kind === 'letter') {
        parts.push({ kind: 'cell', cell: column.letter + digit.digit });
        index += 4;
        continue;
      }
      parts.push({ kind: 'row', digit: digit.digit, labelled: isRow });
      index += isRow ? 2 : 1;
      continue;
    }
    if (isRow) return null;
    if (item?.kind === 'cell' || item?.kind === 'word') parts.push(item);
    index++;
  }
  return { parts, cost: path.cost, unsure: path.unsure, dropped: path.dropped };
}

function isWord(item: Item | undefined, word: Keyword): boolean {
  return item?.kind === 'word' && item.word === word;
}
