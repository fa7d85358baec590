/** Pieces that are named by whose they are: "pawn A", "my tokens", "the other pawn". */
import type { Pawn, Player } from '../../rules/index.js';
import { gameOf } from '../../rules/known-games.js';
import type { Language } from '../languages/index.js';
import type { Known } from './command-match.js';
import { isOneOf, tokensOf } from './tokens.js';
import type { WordScene } from './word-scene.js';

/** The names of each pawn as a whole: its letter alone may be a column. */
export const pawnNames = (language: Language): [Pawn, string[][]][] => {
  const long = (phrases: readonly string[]): string[][] =>
    phrases.map((phrase) => tokensOf(phrase, language)).filter((words) => words.length > 1);
  return [
    ['A', long(language.owners.A)],
    ['B', long(language.pawnB)],
  ];
};

/** What words name in a position: in Isolation a pawn, and in all games the pieces of whoever is to move, or of the other one. */
export function knownIn({ state, language }: WordScene): Known {
  const turn = gameOf(state).toMove(state);
  const first = state.game === 'isolation' ? 'A' : 'W';
  const { mine, theirs, myPawn, theirPawn } = language.sides;
  const sideOf = (words: readonly string[]): Player | null => {
    if (turn === null) return null;
    if (isOneOf(words, mine, language)) return turn;
    return isOneOf(words, theirs, language) ? (turn === 'B' ? first : 'B') : null;
  };
  const pawnOf = (words: readonly string[]): Pawn | null => {
    if (state.game !== 'isolation') return null;
    const named = pawnNames(language).find(([, names]) => names.some((name) => isSame(name, words)));
    if (named) return named[0];
    if (isOneOf(words, myPawn, language)) return state.turn;
    return isOneOf(words, theirPawn, language) ? (state.turn === 'A' ? 'B' : 'A') : null;
  };
  return {
    cell(words) {
      const pawn = pawnOf(words);
      return state.game === 'isolation' && pawn !== null ? state.pawns[pawn] : null;
    },
    owner: (words) => pawnOf(words) ?? sideOf(words),
  };
}

/** Whether a name is these words. */
export const isSame = (name: readonly string[], words: readonly string[]): boolean =>
  name.length === words.length && name.every((word, index) => word === words[index]);
