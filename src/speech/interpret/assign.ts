import type { Move } from '../../rules/index.js';
import { type Draft, emptyDraft, filled, fits, isEmpty, say, valuesIn } from './draft.js';
import type { Part } from './parts.js';
import type { Board } from './scene.js';
import { removedText, type Shape, type SlotName } from './slots.js';
import type { Sorted } from './sorted.js';

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

/** How the parts of an utterance are read. Where they are all cells, less is needed for it than where there are words too. */
export interface Reader {
  /** The ways to sort parts by what is to be done with them; none if a part has no place in such a move. */
  sort: (parts: readonly Part[], shape: Shape, before: Draft) => Sorted[];
  /** A draft with what was said besides the cells of slots; null if that cannot be. */
  add: (sorted: Sorted, shape: Shape, draft: Draft, ground: Ground, unsure: boolean) => Draft | null;
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
  { sort, add }: Reader,
): Assigned[] {
  return sort(parts, shape, before).flatMap((sorted) => {
    let draft = before;
    for (const [slot, value] of sorted.keyed) draft = say(draft, slot, [value], unsure);
    return dealt(sorted, shape, before, draft, ground, unsure).flatMap(({ draft: one, cost }) => {
      const added = add(sorted, shape, one, ground, unsure);
      // A slot named for a cell that is still to come leaves the draft as it is.
      return added && (added !== before || sorted.waiting) && !isEmpty(added) ? [{ draft: added, cost }] : [];
    });
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

/** The cells that come off; of a line, one that is tapped stands for all. */
export function withRemoved(sorted: Sorted, shape: Shape, draft: Draft, ground: Ground, unsure: boolean): Draft | null {
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
