import type { Cell, GameId, Move, State } from '../../rules/index.js';
import { columnOf, rowOf } from '../../rules/cells.js';
import type { Keyword } from '../languages/index.js';

/** The parts of a move that are said one by one. The last two are never asked: they only tell moves apart. */
export const slotNames = [
  'from',
  'to',
  'block',
  'capture',
  'site',
  'cell',
  'award',
  'farm',
  'first',
  'second',
  'removed',
  'step',
] as const;
/** The name of a part of a move. */
export type SlotName = (typeof slotNames)[number];

/** A move's value in each slot, as text: a cell, `approach`, `none`, `neutral`, removed cells in order, a step `1,0`. */
export type Values = Partial<Record<SlotName, string>>;

/** A kind of move: its slots in the order of the notation. A new game brings only these. */
export interface Shape {
  game: GameId;
  slots: readonly SlotName[];
  /** Which of the slots take a cell. */
  cellSlots: readonly SlotName[];
  /** A value here alone is never a move, even where only one fits. */
  start?: SlotName;
  /** A value here goes without saying where all moves agree on it. */
  implied?: SlotName;
  /** The slot that a word names for the cell after it. */
  named: Partial<Record<Keyword, SlotName>>;
  /** Words that go with this kind of move and add nothing to it. */
  idle: readonly Keyword[];
  is(move: Move): boolean;
  /** The values of a move; two lists where its two squares may be said in either order. */
  valuesOf(move: Move): Values[];
  /** The move that these values make, whether legal or not; null if one is missing. */
  build(values: Values): Move | null;
}

/** The columns and rows from one cell to another, `1,0` for one to the right. */
export const stepBetween = (from: Cell, to: Cell): string =>
  `${String(columnOf(to) - columnOf(from))},${String(rowOf(to) - rowOf(from))}`;

const inReadingOrder = (one: Cell, other: Cell): boolean =>
  rowOf(one) < rowOf(other) || (rowOf(one) === rowOf(other) && columnOf(one) <= columnOf(other));

const isolation: Shape = {
  game: 'isolation',
  slots: ['from', 'to', 'block'],
  cellSlots: ['from', 'to', 'block'],
  start: 'from',
  implied: 'from',
  named: { from: 'from', to: 'to', block: 'block' },
  idle: [],
  is: (move) => 'block' in move,
  valuesOf: (move) =>
    'block' in move ? [{ from: move.from, to: move.to, block: move.block, step: stepBetween(move.from, move.to) }] : [],
  build: ({ from, to, block }) => (from && to && block ? { from, to, block } : null),
};

/** Removed cells as one text, in an order that does not depend on how they were said. */
export const removedText = (cells: readonly Cell[]): string => [...cells].sort().join(' ');

const distance = (one: Cell, other: Cell): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

const nearestFirst = (cells: Cell[], from: Cell): Cell[] =>
  cells.sort((one, other) => distance(one, from) - distance(other, from));

const approach: Shape = {
  game: 'approach-withdraw',
  slots: ['from', 'to', 'capture'],
  cellSlots: ['from', 'to'],
  start: 'from',
  named: { from: 'from', to: 'to' },
  idle: [],
  is: (move) => 'capture' in move,
  valuesOf: (move) =>
    'capture' in move
      ? [
          {
            from: move.from,
            to: move.to,
            capture: move.capture ?? 'none',
            removed: removedText(move.removed),
            step: stepBetween(move.from, move.to),
          },
        ]
      : [],
  build: ({ from, to, capture, removed }) => {
    if (!from || !to) return null;
    const cells = removed ? nearestFirst(removed.split(' '), from) : [];
    if (capture === 'none') return { from, to, capture: null, removed: cells };
    if (capture === 'approach' || capture === 'withdraw') return { from, to, capture, removed: cells };
    if (cells.length === 0) return { from, to, capture: null, removed: [] };
    // Cells named without saying how they come off: those nearer the destination are approached.
    const [nearest = to] = cells;
    const approached = distance(nearest, to) <= distance(nearest, from);
    return { from, to, capture: approached ? 'approach' : 'withdraw', removed: cells };
  },
};

const site: Shape = {
  game: 'nearest-site',
  slots: ['site'],
  cellSlots: ['site'],
  named: { site: 'site' },
  idle: ['site', 'to'],
  is: (move) => 'site' in move,
  valuesOf: (move) => ('site' in move ? [{ site: move.site }] : []),
  build: (values) => (values.site ? { site: values.site } : null),
};

const awards = { W: 'W', B: 'B', neutral: 'neutral' } as const;
const award: Shape = {
  game: 'nearest-site',
  slots: ['cell', 'award'],
  cellSlots: ['cell'],
  start: 'cell',
  named: {},
  idle: ['award', 'to'],
  is: (move) => 'award' in move,
  valuesOf: (move) => ('award' in move ? [{ cell: move.cell, award: move.award }] : []),
  build: (values) =>
    values.cell && values.award && values.award in awards
      ? { cell: values.cell, award: awards[values.award as keyof typeof awards] }
      : null,
};

const farm: Shape = {
  game: 'territories',
  slots: ['farm'],
  cellSlots: ['farm'],
  named: { farm: 'farm' },
  idle: ['farm', 'to'],
  is: (move) => 'farm' in move,
  valuesOf: (move) => ('farm' in move ? [{ farm: move.farm }] : []),
  build: (values) => (values.farm ? { farm: values.farm } : null),
};

const trunk: Shape = {
  game: 'territories',
  slots: ['first', 'second'],
  cellSlots: ['first', 'second'],
  start: 'first',
  named: {},
  idle: ['between', 'to', 'from'],
  is: (move) => 'trunk' in move,
  valuesOf: (move) => {
    if (!('trunk' in move)) return [];
    const [one, other] = move.trunk;
    return [
      { first: one, second: other, step: stepBetween(one, other) },
      { first: other, second: one, step: stepBetween(other, one) },
    ];
  },
  build: ({ first, second }) => {
    if (!first || !second) return null;
    return { trunk: inReadingOrder(first, second) ? [first, second] : [second, first] };
  },
};

const shapesOfGames: Record<GameId, readonly Shape[]> = {
  isolation: [isolation],
  'approach-withdraw': [approach],
  'nearest-site': [site, award],
  territories: [farm, trunk],
};

/** The kinds of move that a game has: those of the present phase first. */
export function shapesOf(state: State, legal: readonly Move[]): readonly Shape[] {
  const shapes = shapesOfGames[state.game];
  const now = legal[0];
  if (!now) return shapes;
  return [...shapes.filter((shape) => shape.is(now)), ...shapes.filter((shape) => !shape.is(now))];
}

/** The kind of move that a move is. */
export function shapeOf(game: GameId, move: Move): Shape {
  const shape = shapesOfGames[game].find((one) => one.is(move));
  if (!shape) throw new TypeError(`${game} has no such move`);
  return shape;
}
