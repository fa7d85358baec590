import type { Cell, Edge, State } from '../../rules/index.js';
import { cellAt, columnOf, rowOf } from '../../rules/cells.js';
import { viewBoard } from '../../rules/known-games.js';
import type { Keyword } from '../languages/index.js';
import { type Ground, type Reader, withRemoved } from './assign.js';
import { type Draft, filled, fits, openSlot, say, valuesIn } from './draft.js';
import type { Part } from './parts.js';
import { type Shape, type SlotName, stepBetween } from './slots.js';
import { sort } from './sort.js';
import type { Sorted } from './sorted.js';

/** The trunk that leaves the free end in each direction. */
type FromFreeEnd = Partial<Record<Keyword, Edge>>;

/** How parts are read among which there are words, columns or rows. */
export function wordReader(state: State): Reader {
  const { freeEnd } = viewBoard(state);
  const fromFreeEnd = freeEnd ? trunksFrom(freeEnd) : {};
  return {
    sort: (parts, shape, before) => {
      const capturing = parts.some(
        (part) => part.kind === 'word' && (part.word === 'approach' || part.word === 'withdraw'),
      );
      const ways = [sort(parts, shape, before, false), capturing ? sort(parts, shape, before, true) : null];
      return ways.filter((sorted) => sorted !== null);
    },
    add: (sorted, shape, draft, ground, unsure) => {
      const stepped = withStep(sorted, shape, draft, ground, unsure, fromFreeEnd);
      const taken = stepped && withRemoved(sorted, shape, stepped, ground, unsure);
      return taken && withNarrowed(sorted, shape, taken, ground, unsure);
    },
  };
}

/** The squares of a free end in reading order are low left, low right, up left, up right. */
function trunksFrom(squares: readonly string[]): Partial<Record<Keyword, Edge>> {
  const [lowLeft = '', lowRight = '', upLeft = '', upRight = ''] = squares;
  return { down: [lowLeft, lowRight], up: [upLeft, upRight], left: [lowLeft, upLeft], right: [lowRight, upRight] };
}

/** Up, down, left, right: a step from where the move starts, or the trunk that leaves the free end that way. */
function withStep(
  sorted: Sorted,
  shape: Shape,
  draft: Draft,
  ground: Ground,
  unsure: boolean,
  fromFreeEnd: FromFreeEnd,
): Draft | null {
  if (!sorted.step) return draft;
  const [across, along] = sorted.step;
  const toSlot: SlotName = shape.slots.includes('to') ? 'to' : 'second';
  const fromSlot: SlotName = toSlot === 'to' ? 'from' : 'first';
  if (filled(draft, toSlot) !== undefined) return null;
  const only = sorted.directions.length === 1 ? sorted.directions[0] : undefined;
  const trunk = only && fromFreeEnd[only];
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
