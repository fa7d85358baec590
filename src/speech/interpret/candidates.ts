import type { Cell, Move, MoveError } from '../../rules/index.js';
import type { CommandId } from '../commands.js';
import type { Keyword } from '../languages/index.js';
import { assign, type Assigned, draftOf, type Ground, type Reader, withRemoved } from './assign.js';
import { type Draft, emptyDraft, filled, fits, isEmpty, isStartOnly } from './draft.js';
import type { Part, Reading } from './parts.js';
import type { Scene } from './scene.js';
import { type Shape, shapeOf, type SlotName } from './slots.js';
import { unsorted } from './sorted.js';

/** One thing that an utterance may mean; `cost` says how far-fetched it is. */
export type Candidate = { cost: number; unsure: boolean } & (
  | { kind: 'command'; id: CommandId; args: string[] }
  | { kind: 'legal'; shape: Shape; draft: Draft; moves: Move[] }
  | { kind: 'illegal'; shape: Shape; draft: Draft }
  | { kind: 'several'; moves: Move[] }
  | { kind: 'refused'; move: Move; error: MoveError }
);

/** An illegal reading is only preferred to a legal one that needs more than two likenesses. */
export const illegalCost = 2.5;
/** A kind of move that has no place in this phase of the game. */
const otherPhaseCost = 0.5;
/** A move that is none of those to choose from. */
const notAskedCost = 1;

/** How cells are read that stand alone: they are dealt out to the slots. */
const cellReader: Reader = {
  sort: (parts) => [{ ...unsorted(), loose: parts.flatMap((part) => (part.kind === 'cell' ? [part.cell] : [])) }],
  add: withRemoved,
};

const readingOf = (cells: readonly Cell[]): Reading => ({
  parts: cells.map((cell) => ({ kind: 'cell', cell })),
  cost: 0,
  unsure: false,
  dropped: [],
});

/** What cells may mean that were named and nothing besides. */
export const candidatesOfCells = (cells: readonly Cell[], scene: Scene): Candidate[] =>
  candidatesOf(readingOf(cells), scene, false, cellReader);

/** What tapped cells may mean: the same as if they had been said. */
export function candidatesOfTap(cells: readonly string[], scene: Scene): Candidate[] {
  const start = startOnly(scene);
  const only = cells.length === 1 ? cells[0] : undefined;
  if (start !== undefined && start === only)
    return [{ kind: 'command', id: 'cancel', args: [], cost: 0, unsure: false }];
  const reading = readingOf(cells);
  const found = candidatesOf(reading, scene, true, cellReader);
  if (start === undefined || found.some((one) => one.kind === 'legal')) return found;
  // Another token tapped instead of a destination is the one that is meant to move; any other cell moves no other token.
  const anew = candidatesOf(reading, { ...scene, draft: undefined, asked: undefined }, true, cellReader).filter(
    (one) => one.kind === 'legal' && isStartOnly(one.draft, one.shape) && startIn(one.draft, one.shape) === only,
  );
  return anew.length > 0 ? anew : found;
}

function startOnly({ draft, shapes: [shape] }: Scene): string | undefined {
  return draft && shape && isStartOnly(draft, shape) ? startIn(draft, shape) : undefined;
}

const startIn = (draft: Draft, { start }: Shape): string | undefined => start && filled(draft, start);

/** What the parts may mean, one candidate for each kind of move that they could be. */
export function candidatesOf(reading: Reading, scene: Scene, tapped: boolean, reader: Reader): Candidate[] {
  const { parts } = reading;
  // A row or column narrows the slot that is open, which is one of the present phase.
  const shapes = parts.some(({ kind }) => kind === 'row' || kind === 'column')
    ? scene.shapes.slice(0, 1)
    : scene.shapes;
  return shapes.flatMap((shape, index) => {
    const best = bestFor(reading, shape, scene, tapped, reader);
    return best ? [{ ...best, cost: best.cost + index * otherPhaseCost }] : [];
  });
}

/** The likeliest way in which the parts fill one kind of move: a legal one if there is any. */
function bestFor(reading: Reading, shape: Shape, scene: Scene, tapped: boolean, reader: Reader): Candidate | null {
  const { parts, cost, unsure } = reading;
  const { asked, legal, board } = scene;
  const start = startOf(scene, parts);
  const assigned = (before: Draft, ground: Ground): Assigned[] =>
    assign(parts, shape, before, ground, unsure, reader).sort((one, other) => one.cost - other.cost);
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
    for (const { draft } of assigned(before, { ...board, moves, tapped })) {
      if (before !== start && moves === legal && !covers(draft, start)) continue;
      const fitting = fits(moves, draft, shape);
      if (fitting.length === 0) continue;
      const answer = choosing && moves !== legal ? chosen(draft, fitting, shape, unsure) : draft;
      return { kind: 'legal', shape, draft: answer, moves: fitting, cost: cost + extra, unsure };
    }
  }
  const ground = { ...board, moves: legal, tapped };
  const [likeliest] = [start, ...(anew ? [emptyDraft()] : [])].flatMap((before) => assigned(before, ground));
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
