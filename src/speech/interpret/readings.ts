import type { Mark, Move, MoveError } from '../../rules/index.js';
import { viewBoard } from '../../rules/known-games.js';
import type { CommandId } from '../commands.js';
import type { Keyword } from '../languages/index.js';
import { assign, type Assigned, draftOf, type Ground } from './assign.js';
import { matchCommand } from './command-match.js';
import { type Draft, emptyDraft, filled, fits, isEmpty, isStartOnly, openSlot } from './draft.js';
import { pathsOf } from './lattice.js';
import { type Part, partsOf, type Reading } from './parts.js';
import type { Scene } from './scene.js';
import { severalOf } from './several.js';
import { type Shape, shapeOf, type SlotName } from './slots.js';
import { isOneOf, tokensOf } from './tokens.js';

/** One thing that an utterance may mean; `cost` says how far-fetched it is. */
export type Candidate = { cost: number; unsure: boolean } & (
  | { kind: 'command'; id: CommandId; args: string[] }
  | { kind: 'legal'; shape: Shape; draft: Draft; moves: Move[] }
  | { kind: 'illegal'; shape: Shape; draft: Draft }
  | { kind: 'several'; moves: Move[] }
  | { kind: 'refused'; move: Move; error: MoveError }
);

/** An illegal reading is only preferred to a legal one that needs more than two likenesses. */
const illegalCost = 2.5;
/** A row or column alone, when nothing was asked, is less likely than a cell that only sounds like what was said. */
const unaskedCost = 2;
/** A kind of move that has no place in this phase of the game. */
const otherPhaseCost = 0.5;
/** A move that is none of those to choose from. */
const notAskedCost = 1;

/** The command that the words are, if they are one. */
export function commandOf(tokens: readonly string[], scene: Scene): Candidate | null {
  const { language, state, hearing, spoken } = scene;
  if (bareNo(tokens, scene) === 'command') return { kind: 'command', id: 'no', args: [], cost: 0, unsure: false };
  const command = matchCommand(tokens, language, state.game, hearing, spoken);
  return command && { kind: 'command', id: command.id, args: command.args, cost: command.cost, unsure: false };
}

/** The ways to read the words as parts of a move. */
export function readingsOf(tokens: readonly string[], scene: Scene): Reading[] {
  if (bareNo(tokens, scene)) return [];
  const named = withPawnsCell(tokens, scene);
  // Where it is heard, "pawn B to" may also be "pawn B2".
  const both = named && scene.hearing === 'heard' ? [named, tokens] : [named ?? tokens];
  return both.flatMap((words) => readingsOfWords(words, scene));
}

function readingsOfWords(tokens: readonly string[], scene: Scene): Reading[] {
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
function withPawnsCell(tokens: readonly string[], { state, language }: Scene): string[] | null {
  if (state.game !== 'isolation') return null;
  const numbers = Object.entries(language.digits).flat();
  for (const [owner, phrases] of [
    ['A', language.owners.A],
    ['B', language.pawnB],
  ] as const) {
    for (const phrase of phrases) {
      const words = tokensOf(phrase, language);
      const next = tokens[words.length];
      if (words.length < 2 || next === undefined || numbers.includes(next)) continue;
      if (words.some((word, index) => tokens[index] !== word)) continue;
      const isPawn = (mark: Mark): boolean => mark.kind === 'pawn' && mark.owner === owner;
      const cell = Object.entries(viewBoard(state).marks).find(([, marks]) => marks.some(isPawn))?.[0];
      return cell === undefined ? null : [cell.toLowerCase(), ...tokens.slice(words.length)];
    }
  }
  return null;
}

/** A row or column and no cell. */
const onlyBare = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'row' || kind === 'column') && !parts.some(({ kind }) => kind === 'cell');

/** "No" on its own answers a question; while a capture is open it is "no capture", otherwise it means nothing. */
function bareNo(tokens: readonly string[], scene: Scene): 'command' | 'nothing' | null {
  const { language, asked, draft, legal, shapes } = scene;
  if (!isOneOf(tokens, language.words.no, language)) return null;
  if (asked && asked.kind !== 'slot') return 'command';
  const [shape] = shapes;
  if (draft && shape && openSlot(fits(legal, draft, shape), draft, shape) === 'capture') return null;
  return asked || draft ? 'command' : 'nothing';
}

/** What tapped cells may mean: the same as if they had been said. */
export function candidatesOfTap(cells: readonly string[], scene: Scene): Candidate[] {
  const parts = cells.map((cell): Part => ({ kind: 'cell', cell }));
  const start = startOnly(scene);
  const only = cells.length === 1 ? cells[0] : undefined;
  if (start !== undefined && start === only)
    return [{ kind: 'command', id: 'cancel', args: [], cost: 0, unsure: false }];
  const reading = { parts, cost: 0, unsure: false, dropped: [] };
  const found = candidatesOf(reading, scene, true);
  if (start === undefined || found.some((one) => one.kind === 'legal')) return found;
  // Another token tapped instead of a destination is the one that is meant to move; any other cell moves no other token.
  const anew = candidatesOf(reading, { ...scene, draft: undefined, asked: undefined }, true).filter(
    (one) => one.kind === 'legal' && isStartOnly(one.draft, one.shape) && startIn(one.draft, one.shape) === only,
  );
  return anew.length > 0 ? anew : found;
}

function startOnly({ draft, shapes: [shape] }: Scene): string | undefined {
  return draft && shape && isStartOnly(draft, shape) ? startIn(draft, shape) : undefined;
}

const startIn = (draft: Draft, { start }: Shape): string | undefined => start && filled(draft, start);

/** What the parts may mean, one candidate for each kind of move that they could be. */
export function candidatesOf(reading: Reading, scene: Scene, tapped: boolean): Candidate[] {
  const { cost, unsure, parts } = reading;
  const several = severalOf(parts, scene.state);
  if (several)
    return 'moves' in several
      ? [{ kind: 'several', moves: several.moves, cost, unsure }]
      : [{ kind: 'refused', ...several, cost: cost + illegalCost, unsure }];
  // A row or column narrows the slot that is open, which is one of the present phase.
  const shapes = parts.some(({ kind }) => kind === 'row' || kind === 'column')
    ? scene.shapes.slice(0, 1)
    : scene.shapes;
  return shapes.flatMap((shape, index) => {
    const best = bestFor(reading, shape, scene, tapped);
    return best ? [{ ...best, cost: best.cost + index * otherPhaseCost }] : [];
  });
}

/** The likeliest way in which the parts fill one kind of move: a legal one if there is any. */
function bestFor(reading: Reading, shape: Shape, scene: Scene, tapped: boolean): Candidate | null {
  const { parts, cost, unsure } = reading;
  const { asked, legal, board } = scene;
  const start = startOf(scene, parts);
  if (reading.dropped.some((word) => isOpen(shape.named[word], word, parts, start))) return null;
  const cells = parts.filter((part) => part.kind === 'cell').length;
  const tries: { before: Draft; moves: readonly Move[]; extra?: number }[] = [];
  const choosing = asked?.kind === 'choose';
  if (choosing) tries.push({ before: emptyDraft(), moves: asked.moves }, { before: start, moves: asked.moves });
  const extra = choosing ? notAskedCost : 0;
  tries.push({ before: start, moves: legal, extra });
  // Two or more cells may be the whole move said anew, and so may one where none is open.
  const full = shape.cellSlots.every((slot) => filled(start, slot) !== undefined);
  const anew = cells > (full ? 0 : 1) && !isEmpty(start);
  if (anew) tries.push({ before: emptyDraft(), moves: legal, extra });
  for (const { before, moves, extra = 0 } of tries) {
    for (const { draft } of assigned(parts, shape, before, { ...board, moves, tapped }, unsure)) {
      if (before !== start && moves === legal && !covers(draft, start)) continue;
      const fitting = fits(moves, draft, shape);
      if (fitting.length === 0) continue;
      const answer = choosing && moves !== legal ? chosen(draft, fitting, shape, unsure) : draft;
      return { kind: 'legal', shape, draft: answer, moves: fitting, cost: cost + extra, unsure };
    }
  }
  const ground = { ...board, moves: legal, tapped };
  const [likeliest] = [start, ...(anew ? [emptyDraft()] : [])].flatMap((before) =>
    assigned(parts, shape, before, ground, unsure),
  );
  return likeliest ? { kind: 'illegal', shape, draft: likeliest.draft, cost: cost + illegalCost, unsure } : null;
}

/** Whether a word names a slot that has no cell yet and that no other word names: then it is no filler. */
const isOpen = (slot: SlotName | undefined, word: Keyword, parts: readonly Part[], start: Draft): boolean =>
  slot !== undefined &&
  filled(start, slot) === undefined &&
  !parts.some((part) => part.kind === 'word' && part.word === word);

/**
 * What was said so far. To the question whether a move is meant, "no, D2" changes that move; how tokens come off goes
 * with the step and is not kept when that changes.
 */
function startOf({ asked, draft, state }: Scene, parts: readonly Part[]): Draft {
  const only = asked?.kind === 'confirm' ? asked.moves[0] : undefined;
  const saysNo = parts[0]?.kind === 'word' && parts[0].word === 'no';
  if (!only || !saysNo) return draft ?? emptyDraft();
  const shape = shapeOf(state.game, only);
  const newCell = parts.some(({ kind }) => kind === 'cell');
  return draftOf(only, shape, newCell ? shape.slots.filter((slot) => slot !== 'capture') : shape.slots, true);
}

/** The answer to a choice: one move that is left was chosen whole, however little of it was said. */
function chosen(draft: Draft, moves: readonly Move[], shape: Shape, unsure: boolean): Draft {
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only) return draftOf(only, shape, shape.slots, unsure);
  return unsure ? draft : { ...draft, unsure: [] };
}

const covers = (draft: Draft, other: Draft): boolean => other.order.every((slot) => draft.order.includes(slot));

function assigned(parts: readonly Part[], shape: Shape, before: Draft, ground: Ground, unsure: boolean): Assigned[] {
  return assign(parts, shape, before, ground, unsure).sort((one, other) => one.cost - other.cost);
}
