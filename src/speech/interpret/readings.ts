import { type Candidate, candidatesOf, illegalCost } from './candidates.js';
import { matchCommand } from './command-match.js';
import { fits, openSlot } from './draft.js';
import { pathsOf } from './lattice.js';
import { isSame, knownIn, pawnNames } from './own-pieces.js';
import { type Part, partsOf, type Reading } from './parts.js';
import { severalOf } from './several.js';
import { isOneOf } from './tokens.js';
import type { WordScene } from './word-scene.js';

/** A row or column alone, when nothing was asked, is less likely than a cell that only sounds like what was said. */
const unaskedCost = 2;
/** Where a column or row is asked for, it is named as the answer, allowed or not, rather than to have it read. */
const askedCost = illegalCost + 1;

/** The command that the words are, if they are one. */
export function commandOf(tokens: readonly string[], scene: WordScene): Candidate | null {
  const { language, state, hearing, spoken } = scene;
  if (bareNo(tokens, scene) === 'command') return { kind: 'command', id: 'no', args: [], cost: 0, unsure: false };
  const command = matchCommand(tokens, language, state.game, hearing, spoken, knownIn(scene));
  if (!command) return null;
  const cost = command.cost + (command.id === scene.asked?.part ? askedCost : 0);
  return { kind: 'command', id: command.id, args: command.args, cost, unsure: false };
}

/** The ways to read the words as parts of a move. */
export function readingsOf(tokens: readonly string[], scene: WordScene): Reading[] {
  if (bareNo(tokens, scene)) return [];
  const named = withPawnsCell(tokens, scene);
  // Where it is heard, "pawn B to" may also be "pawn B2".
  const both = named && scene.hearing === 'heard' ? [named, tokens] : [named ?? tokens];
  return both.flatMap((words) => readingsOfWords(words, scene));
}

function readingsOfWords(tokens: readonly string[], scene: WordScene): Reading[] {
  return pathsOf(tokens, scene.language, scene.hearing).flatMap((path): Reading[] => {
    const reading = partsOf(path, scene.language);
    if (!reading || reading.parts.length === 0) return [];
    if (scene.asked || scene.draft || !onlyBare(reading.parts)) return [reading];
    // "To" alone sounds like a row, but nobody who was not asked for one means it.
    return reading.unsure ? [] : [{ ...reading, cost: reading.cost + unaskedCost }];
  });
}

/**
 * "Pawn A to B2" begins with a pawn by its name, which stands for the cell that it is on; "pawn A3" is a cell, of which the
 * letter is a part.
 * @returns null if the words begin with no pawn
 */
function withPawnsCell(tokens: readonly string[], { state, language }: WordScene): string[] | null {
  if (state.game !== 'isolation') return null;
  const numbers = Object.entries(language.digits).flat();
  for (const [owner, names] of pawnNames(language))
    for (const name of names) {
      const next = tokens[name.length];
      if (next === undefined || numbers.includes(next) || !isSame(name, tokens.slice(0, name.length))) continue;
      return [state.pawns[owner].toLowerCase(), ...tokens.slice(name.length)];
    }
  return null;
}

/** A row or column and no cell. */
const onlyBare = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'row' || kind === 'column') && !parts.some(({ kind }) => kind === 'cell');

/** "No" on its own answers a question; while a capture is open it is "no capture", otherwise it means nothing. */
function bareNo(tokens: readonly string[], scene: WordScene): 'command' | 'nothing' | null {
  const { language, asked, draft, legal, shapes } = scene;
  if (!isOneOf(tokens, language.words.no, language)) return null;
  if (asked && asked.kind !== 'slot') return 'command';
  const [shape] = shapes;
  if (draft && shape && openSlot(fits(legal, draft, shape), draft, shape) === 'capture') return null;
  return asked || draft ? 'command' : 'nothing';
}

/** What the parts of a reading may mean. */
export function candidatesOfReading(reading: Reading, scene: WordScene): Candidate[] {
  const { cost, unsure, parts } = reading;
  const several = severalOf(parts, scene.state);
  if (!several) return candidatesOf(reading, scene, false, scene.reader);
  return 'moves' in several
    ? [{ kind: 'several', moves: several.moves, cost, unsure }]
    : [{ kind: 'refused', ...several, cost: cost + illegalCost, unsure }];
}
