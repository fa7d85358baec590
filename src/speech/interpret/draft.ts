import type { Cell, Move } from '../../rules/index.js';
import type { Shape, SlotName, Values } from './slots.js';

/**
 * What was said of a move so far. It stands for the legal moves that it still fits. Plain JSON, opaque to everyone but the
 * interpreter and the functions here.
 */
export interface Draft {
  /** The values still possible in a slot; one value is a slot that is filled. */
  slots: Partial<Record<SlotName, string[]>>;
  /** The slots in the order in which they were said. */
  order: SlotName[];
  /** The slots of which it is not sure what was said. */
  unsure: SlotName[];
}

/** A draft in which nothing was said. */
export const emptyDraft = (): Draft => ({ slots: {}, order: [], unsure: [] });

/** Whether nothing was said. */
export const isEmpty = (draft: Draft): boolean => draft.order.length === 0;

/** The one value of a slot that is filled. */
export const filled = (draft: Draft, slot: SlotName): string | undefined => {
  const values = draft.slots[slot];
  return values?.length === 1 ? values[0] : undefined;
};

/** A draft with a slot said, or said anew. */
export function say(draft: Draft, slot: SlotName, values: string[], unsure: boolean): Draft {
  const others = draft.unsure.filter((one) => one !== slot);
  return {
    slots: { ...draft.slots, [slot]: values },
    order: [...draft.order.filter((one) => one !== slot), slot],
    unsure: unsure ? [...others, slot] : others,
  };
}

/** A draft without some of its slots. */
export function without(draft: Draft, dropped: readonly SlotName[]): Draft {
  const stays = (slot: SlotName): boolean => !dropped.includes(slot);
  return {
    slots: Object.fromEntries(Object.entries(draft.slots).filter(([slot]) => stays(slot as SlotName))),
    order: draft.order.filter(stays),
    unsure: draft.unsure.filter(stays),
  };
}

/** The draft without what was said last; null when nothing is left of it. */
export function dropLast(draft: Draft): Draft | null {
  const last = draft.order.at(-1);
  if (!last) return null;
  const shorter = without(draft, [last]);
  return isEmpty(shorter) ? null : shorter;
}

/** The cells that were said so far, in the order they were said. */
export function cellsSaid(draft: Draft): Cell[] {
  return draft.order.flatMap((slot) => {
    const value = slot === 'step' || slot === 'removed' ? undefined : filled(draft, slot);
    return value !== undefined && /^[A-L][1-9]$/u.test(value) ? [value] : [];
  });
}

const valuesOfMoves = new WeakMap<Move, Values[]>();

/** The values of a move, worked out once; none for another kind of move. */
function valuesOf(move: Move, shape: Shape): Values[] {
  if (!shape.is(move)) return [];
  const known = valuesOfMoves.get(move);
  if (known) return known;
  const values = shape.valuesOf(move);
  valuesOfMoves.set(move, values);
  return values;
}

const agrees = (values: Values, draft: Draft): boolean =>
  draft.order.every((slot) => {
    const value = values[slot];
    return value !== undefined && draft.slots[slot]?.includes(value) === true;
  });

/** The moves that fit a draft. */
export const fits = (moves: readonly Move[], draft: Draft, shape: Shape): Move[] =>
  moves.filter((move) => valuesOf(move, shape).some((values) => agrees(values, draft)));

/** The values that the moves which fit a draft have in a slot, each once; either square of a trunk may come first. */
export function valuesIn(slot: SlotName, moves: readonly Move[], draft: Draft, shape: Shape): string[] {
  const found = new Set<string>();
  for (const move of moves) {
    for (const values of valuesOf(move, shape)) {
      const value = values[slot];
      if (value !== undefined && agrees(values, draft)) found.add(value);
    }
  }
  return [...found];
}

/** Whether what was said is only a start, which is never a move even where one move is left. */
export const isStartOnly = (draft: Draft, shape: Shape): boolean =>
  draft.order.every((slot) => slot === shape.start || (draft.slots[slot]?.length ?? 0) > 1);

/**
 * The slot to ask for next: the one after a lone start, or what was said in part or may be one of several, or the first that
 * is not filled and on which the moves differ.
 */
export function openSlot(moves: readonly Move[], draft: Draft, shape: Shape): SlotName | null {
  const open = shape.slots.filter((slot) => filled(draft, slot) === undefined);
  const [only, ...others] = draft.order;
  if (only && only === shape.start && others.length === 0 && filled(draft, only) !== undefined) return open[0] ?? null;
  const differing = open.filter((slot) => valuesIn(slot, moves, draft, shape).length > 1);
  const [next] = [...differing.filter((slot) => draft.order.includes(slot)), ...differing];
  if (next) return next;
  return isStartOnly(draft, shape) ? (open[0] ?? null) : null;
}
