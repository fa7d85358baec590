import type { Cell, Move } from '../../rules/index.js';
import { cellAt, columnOf, rowOf } from '../../rules/cells.js';
import { type Draft, emptyDraft, filled, fits, isEmpty, openSlot, say, valuesIn } from './draft.js';
import type { Part } from './parts.js';
import type { Board } from './scene.js';
import { removedText, type Shape, type SlotName, stepBetween } from './slots.js';
import { sort, type Sorted } from './sort.js';

/** What the parts of an utterance are read against, and how. */
export interface Ground extends Board {
  /** The moves that are looked for: the legal ones, or only those of the question while it is being answered. */
  moves: readonly Move[];
  /** The utterance is a tap: one cell of a line stands for the line. */
  tapped: boolean;
}

/** A draft after an utterance, and how far its cells are from the order of the notation. */
export interface Assigned {
  draft: Draft;
  cost: number;
}

/**
 * The ways in which the parts of an utterance fill the slots of a kind of move, on top of a draft. None if a part has no
 * place in such a move.
 * @param unsure whether the utterance was only a likeness
 */
export function assign(
  parts: readonly Part[],
  shape: Shape,
  before: Draft,
  ground: Ground,
  unsure: boolean,
): Assigned[] {
  const capturing = parts.some(
    (part) => part.kind === 'word' && (part.word === 'approach' || part.word === 'withdraw'),
  );
  const ways = [sort(parts, shape, before, false), capturing ? sort(parts, shape, before, true) : null];
  return ways.flatMap((sorted) => (sorted ? assignSorted(sorted, shape, before, ground, unsure) : []));
}

function assignSorted(sorted: Sorted, shape: Shape, before: Draft, ground: Ground, unsure: boolean): Assigned[] {
  let draft = before;
  for (const [slot, value] of sorted.keyed) draft = say(draft, slot, [value], unsure);
  return dealt(sorted, shape, before, draft, ground, unsure).flatMap(({ draft: one, cost }) => {
    const stepped = withStep(sorted, shape, one, ground, unsure);
    const taken = stepped && withRemoved(sorted, shape, stepped, ground, unsure);
    const narrowed = taken && withNarrowed(sorted, shape, taken, ground, unsure);
    // A slot named for a cell that is still to come leaves the draft as it is.
    return narrowed && (narrowed !== before || sorted.waiting) && !isEmpty(narrowed) ? [{ draft: narrowed, cost }] : [];
  });
}

/** A cell that could fill a slot which was named for a later one, as in "E5 block", more likely fills another. */
const waitingCost = 0.3;
/** Someone else's piece as the first of two cells is where the move is said to start, although it cannot. */
const theirsBonus = 0.1;

/** Deals the loose cells out to the slots that are open, in every order; what follows the notation costs least. */
function dealt(sorted: Sorted, shape: Shape, before: Draft, draft: Draft, ground: Ground, unsure: boolean): Assigned[] {
  const open = shape.cellSlots.filter((slot) => filled(draft, slot) === undefined);
  let cells = sorted.loose;
  if (cells.length > open.length) {
    if (!shape.slots.includes('capture') || sorted.removed?.length) return [];
    // Cells beyond the step are those that come off, as if "takes" had been said.
    sorted.removed = cells.slice(open.length);
    cells = cells.slice(0, open.length);
  }
  const free = shape.implied && filled(draft, shape.implied) === undefined ? shape.implied : null;
  const impliedCost = isEmpty(before) ? 0.05 : 0.5;
  const results: Assigned[] = [];
  const walk = (index: number, one: Draft, chosen: number[], cost: number): void => {
    const cell = cells[index];
    if (cell === undefined) {
      const bonus = free && startsFromTheirs(one, free, shape, ground) ? theirsBonus : 0;
      results.push({ draft: one, cost: cost + skipped(chosen, open, free) * 0.1 - bonus });
      return;
    }
    for (const [place, slot] of open.entries()) {
      if (chosen.includes(place)) continue;
      const inversions = chosen.filter((other) => other > place).length;
      const dear = inversions * 0.6 + (slot === free ? impliedCost : 0) + (slot === sorted.waiting ? waitingCost : 0);
      walk(index + 1, say(one, slot, [cell], unsure), [...chosen, place], cost + dear);
    }
  };
  walk(0, draft, [], 0);
  return results;
}

function startsFromTheirs(draft: Draft, start: SlotName, shape: Shape, ground: Ground): boolean {
  const from = filled(draft, start);
  const next = shape.slots[shape.slots.indexOf(start) + 1];
  return from !== undefined && ground.theirs.has(from) && next !== undefined && filled(draft, next) !== undefined;
}

function skipped(chosen: readonly number[], open: readonly SlotName[], implied: SlotName | null): number {
  const last = Math.max(-1, ...chosen);
  return open.filter((slot, place) => place < last && !chosen.includes(place) && slot !== implied).length;
}

/** Up, down, left, right: a step from where the move starts, or the trunk that leaves the free end that way. */
function withStep(sorted: Sorted, shape: Shape, draft: Draft, ground: Ground, unsure: boolean): Draft | null {
  if (!sorted.step) return draft;
  const [across, along] = sorted.step;
  const toSlot: SlotName = shape.slots.includes('to') ? 'to' : 'second';
  const fromSlot: SlotName = toSlot === 'to' ? 'from' : 'first';
  if (filled(draft, toSlot) !== undefined) return null;
  const only = sorted.directions.length === 1 ? sorted.directions[0] : undefined;
  const trunk = only && ground.fromFreeEnd[only];
  let start = filled(draft, fromSlot);
  if (start === undefined && trunk && fromSlot === 'first') {
    const squares = say(say(draft, 'first', [trunk[0]], unsure), 'second', [trunk[1]], unsure);
    // The step tells that no square was said.
    return say(squares, 'step', [stepBetween(...trunk)], unsure);
  }
  if (start === undefined) {
    const starts = valuesIn(fromSlot, fits(ground.moves, draft, shape), draft, shape);
    if (starts.length === 1) start = starts[0];
  }
  if (start === undefined) return say(draft, 'step', [`${String(across)},${String(along)}`], unsure);
  const column = columnOf(start) + across;
  const row = rowOf(start) + along;
  // Beyond the left and the lower edge there is no name for a cell.
  if (column < 0 || column > 11 || row < 0 || row > 8) return null;
  return say(draft, toSlot, [cellAt(column, row)], unsure);
}

function withRemoved(sorted: Sorted, shape: Shape, draft: Draft, ground: Ground, unsure: boolean): Draft | null {
  if (!sorted.removed) return draft;
  if (sorted.removed.length === 0) {
    // "Takes", and not how: either way of taking.
    const said = filled(draft, 'capture');
    if (said === undefined) return say(draft, 'capture', ['approach', 'withdraw'], unsure);
    return said === 'none' ? null : draft;
  }
  const whole = removedText(sorted.removed);
  const only = sorted.removed.length === 1 ? sorted.removed[0] : undefined;
  if (!ground.tapped || only === undefined) return say(draft, 'removed', [whole], unsure);
  const lines = valuesIn('removed', fits(ground.moves, draft, shape), draft, shape);
  const line = lines.find((cells) => cells.split(' ').includes(only));
  return say(draft, 'removed', [line ?? whole], unsure);
}

/** A column or a row alone keeps, of the values that the open slot may still have, those in it. */
function withNarrowed(sorted: Sorted, shape: Shape, draft: Draft, ground: Ground, unsure: boolean): Draft | null {
  if (!sorted.narrow) return draft;
  const { part } = sorted.narrow;
  const place = part.kind === 'column' ? columnOf(part.letter) : Number(part.digit) - 1;
  if (place >= (part.kind === 'column' ? ground.columns : ground.rows)) return null;
  const left = fits(ground.moves, draft, shape);
  const inside = (cell: string): boolean => (part.kind === 'column' ? columnOf(cell) : rowOf(cell)) === place;
  const legalIn = (slot: SlotName): string[] => valuesIn(slot, left, draft, shape).filter(inside);
  const open = shape.cellSlots.filter((slot) => filled(draft, slot) === undefined);
  const asked = sorted.narrow.slot ?? openSlot(left, draft, shape) ?? open[0];
  if (!asked || !shape.cellSlots.includes(asked)) return null;
  // Like a cell, a row or column that the open slot cannot take goes to the slot that can.
  const others = sorted.narrow.slot ? [] : open;
  const slot = [asked, ...others].find((one) => legalIn(one).length > 0);
  return slot ? say(draft, slot, legalIn(slot), unsure) : say(draft, asked, cellsIn(part, ground), unsure);
}

function cellsIn(part: Part & { kind: 'column' | 'row' }, ground: Ground): Cell[] {
  return part.kind === 'column'
    ? Array.from({ length: ground.rows }, (_, row) => cellAt(columnOf(part.letter), row))
    : Array.from({ length: ground.columns }, (_, column) => cellAt(column, Number(part.digit) - 1));
}

/** A draft that says these slots of a move. */
export function draftOf(move: Move, shape: Shape, slots: readonly SlotName[], unsure: boolean): Draft {
  let draft = emptyDraft();
  const values = shape.valuesOf(move)[0] ?? {};
  for (const slot of slots) {
    const value = values[slot];
    if (value !== undefined) draft = say(draft, slot, [value], unsure);
  }
  return draft;
}
