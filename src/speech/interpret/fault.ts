import type { Cell, Move, MoveError, State } from '../../rules/index.js';
import { boardCells, cellAt, columnOf, rowOf } from '../../rules/cells.js';
import { gameOf, viewBoard } from '../../rules/known-games.js';
import { type Draft, filled, fits, isEmpty, say, valuesIn, without } from './draft.js';
import type { Shape, SlotName, Values } from './slots.js';

/** The likeliest illegal move that was meant, the rules' reason, and what of it can stay. */
export interface Fault {
  move: Move;
  error: MoveError;
  draft?: Draft;
  near?: Move[];
}

/**
 * Reads a draft that no legal move fits as a move. A slot that was not said gets the value with which the rules look
 * furthest before they find a fault, so that the fault they name is one of what was said.
 * @returns null if no whole move can be made of it, or if the move would be legal after all
 */
export function faultOf(draft: Draft, shape: Shape, state: State, moves: readonly Move[]): Fault | null {
  const game = gameOf(state);
  const worth = (values: Values): number => {
    const move = shape.build(stepped(values));
    if (!move) return -1;
    const result = game.play(state, move);
    return result.ok ? -1 : game.codes.indexOf(result.error.code);
  };
  let values: Values = {};
  for (const slot of draft.order) values[slot] = filled(draft, slot);
  // A step that was said is a destination once the start is known.
  const unsaid = shape.slots.filter(
    (slot) => values[slot] === undefined && !(slot === 'to' && values.step !== undefined),
  );
  const choices = new Map(unsaid.map((slot) => [slot, draft.slots[slot] ?? choicesFor(slot, shape, state, moves)]));
  // Where the cells that come off were said, they say how, unless the rules look further with another way.
  const implied = values.removed === undefined ? [] : unsaid.filter((slot): boolean => slot === 'capture');
  const others = unsaid.filter((slot) => !implied.includes(slot));
  for (const slot of others) values[slot] = choices.get(slot)?.[0];
  // From the last slot to the first, and then once more with the best of the earlier ones.
  const rounds = others.length > 1 ? [...others].reverse().concat(others) : others;
  for (const slot of [...rounds, ...implied]) {
    let best = worth(values);
    for (const choice of choices.get(slot) ?? []) {
      const tried = { ...values, [slot]: choice };
      const found = worth(tried);
      if (found <= best) continue;
      best = found;
      values = tried;
    }
  }
  const move = shape.build(stepped(values));
  if (!move) return null;
  const result = game.play(state, move);
  if (result.ok) return null;
  const kept = keptOf(draft, shape, moves);
  return {
    move,
    error: result.error,
    ...(kept && { draft: kept, near: fits(moves, kept, shape) }),
  };
}

/** A step said without its start becomes a destination once the start is known. */
function stepped(values: Values): Values {
  const { step, from, to } = values;
  if (!step || to !== undefined || from === undefined) return values;
  const [across = 0, along = 0] = step.split(',').map(Number);
  const column = columnOf(from) + across;
  const row = rowOf(from) + along;
  const inside = column >= 0 && column < 12 && row >= 0 && row < 9;
  return inside ? { ...values, to: cellAt(column, row) } : values;
}

function choicesFor(slot: SlotName, shape: Shape, state: State, moves: readonly Move[]): string[] {
  if (slot === 'capture') return ['none', 'approach', 'withdraw'];
  if (slot === 'award') return ['W', 'B', 'neutral'];
  const legal = valuesIn(slot, moves, { slots: {}, order: [], unsure: [] }, shape);
  return [...new Set([...legal, ...(slot === shape.start ? ownCells(state) : cellsOf(state))])];
}

function ownCells(state: State): Cell[] {
  const player = gameOf(state).toMove(state);
  const own = Object.entries(viewBoard(state).marks).filter(([, marks]) =>
    marks.some((mark) => 'owner' in mark && mark.owner === player),
  );
  return own.length > 0 ? own.map(([cell]) => cell) : cellsOf(state);
}

function cellsOf(state: State): Cell[] {
  const { columns, rows } = viewBoard(state);
  return boardCells(columns, rows);
}

/** The largest part of a draft that a legal move still fits; of two equal ones the one without what was said later. */
function keptOf(draft: Draft, shape: Shape, moves: readonly Move[]): Draft | null {
  // Of a direction from an open end nothing stays: neither of the squares was said.
  if ((['first', 'second', 'step'] as const).every((slot) => draft.order.includes(slot))) return null;
  const said = [...shape.slots, 'removed' as const, 'step' as const].filter((slot) => draft.order.includes(slot));
  for (let size = 1; size < said.length; size++) {
    for (const dropped of subsets([...said].reverse(), size)) {
      const kept = without(draft, dropped);
      if (!isEmpty(kept) && fits(moves, kept, shape).length > 0) return kept;
    }
  }
  return null;
}

function subsets(slots: readonly SlotName[], size: number): SlotName[][] {
  if (size === 0) return [[]];
  return slots.flatMap((slot, index) => subsets(slots.slice(index + 1), size - 1).map((rest) => [slot, ...rest]));
}

/**
 * A draft with every value of a list of drafts: what is left open between likely readings. What all of them agree on is as
 * sure as in the surest of them.
 */
export function union(drafts: readonly Draft[]): Draft {
  const [first, ...others] = drafts;
  if (!first) return { slots: {}, order: [], unsure: [] };
  let all = first;
  for (const slot of first.order) {
    const values = new Set(first.slots[slot]);
    for (const other of others) for (const value of other.slots[slot] ?? []) values.add(value);
    const differs = values.size > (first.slots[slot]?.length ?? 0);
    all = say(all, slot, [...values], differs || drafts.every((one) => one.unsure.includes(slot)));
  }
  return all;
}
