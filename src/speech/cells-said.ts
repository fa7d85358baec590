import type { Cell } from '../rules/index.js';
import { pathsOf } from './interpret/lattice.js';
import { matchCommand } from './interpret/command-match.js';
import { type Part, partsOf } from './interpret/parts.js';
import { tokensOf } from './interpret/tokens.js';
import type { Keyword } from './languages/index.js';
import { languageOf } from './languages/known-languages.js';

/** What was said while squares of a land are named: some cells, or that the last one is taken back. */
export type LandSaid = { kind: 'cells'; cells: Cell[] } | { kind: 'undo' };

/** Words that may stand beside squares and say nothing that the question did not. */
const idle: readonly Keyword[] = ['between', 'to', 'farm'];

/**
 * The cells that a text names, in its order: "B2 D4", "bravo two and delta four", "between D1 and E1".
 * @param locale a BCP 47 tag
 * @returns null if any of it is something else
 */
export function landSaid(text: string, locale: string): LandSaid | null {
  const language = languageOf(locale);
  const tokens = tokensOf(text, language);
  if (matchCommand(tokens, language, 'territories', 'typed', false)?.id === 'undo') return { kind: 'undo' };
  for (const path of pathsOf(tokens, language, 'typed')) {
    const cells = cellsIn(partsOf(path, language)?.parts ?? []);
    if (cells) return { kind: 'cells', cells };
  }
  return null;
}

/** The cells among parts that are nothing else; null if there are none. */
function cellsIn(parts: readonly Part[]): Cell[] | null {
  const cells: Cell[] = [];
  for (const part of parts) {
    if (part.kind === 'cell') cells.push(part.cell);
    else if (part.kind !== 'word' || !idle.includes(part.word)) return null;
  }
  return cells.length > 0 ? cells : null;
}
