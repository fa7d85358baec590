import type { Move, State } from '../../rules/index.js';
import { gameOf, viewBoard } from '../../rules/known-games.js';
import { type Draft, fits } from './draft.js';
import { type Shape, shapesOf, slotNames } from './slots.js';

/** A question that is open; `moves` are those it is about, or none if it is not about moves. */
export interface Asked {
  kind: 'confirm' | 'choose' | 'slot';
  moves: readonly Move[];
  /** Only the column or the row of a cell is asked for. */
  part: 'column' | 'row' | undefined;
}

/** What an utterance is read against. */
export interface Scene {
  state: State;
  legal: readonly Move[];
  /** The kinds of move of the game, those of the present phase first. */
  shapes: readonly Shape[];
  draft: Draft | undefined;
  asked: Asked | undefined;
  board: Board;
}

/** What the parts of an utterance are read against. */
export interface Board {
  columns: number;
  rows: number;
  /** Where the pieces of the player who is not to move stand. */
  theirs: ReadonlySet<string>;
}

/**
 * What an utterance in a state is read against. A draft or question that is not one, or that was kept from a position in
 * which other moves were legal, counts as none.
 */
export function sceneOf(state: State, draft: unknown, asked: unknown): Scene {
  const legal = legalMovesOf(state);
  const shapes = shapesOf(state, legal);
  const [shape] = shapes;
  const fitting = isDraft(draft) && shape && fits(legal, draft, shape).length > 0;
  return {
    state,
    legal,
    shapes,
    draft: fitting ? draft : undefined,
    asked: isAsked(asked) ? { kind: asked.kind, moves: stillLegal(asked, state), part: asked.part } : undefined,
    board: boardOf(state),
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isObject(value.slots)) return false;
  const { slots, order, unsure } = value;
  if (!isTexts(order) || !isTexts(unsure) || order.length === 0) return false;
  if (new Set(order).size !== order.length || Object.keys(slots).length !== order.length) return false;
  const known = (slot: string): boolean => slotNames.some((one) => one === slot);
  return order.every((slot) => known(slot) && isTexts(slots[slot])) && unsure.every((slot) => order.includes(slot));
}

const isAsked = (value: unknown): value is Asked =>
  isObject(value) &&
  (value.kind === 'confirm' || value.kind === 'choose' || value.kind === 'slot') &&
  Array.isArray(value.moves) &&
  (value.part === undefined || value.part === 'column' || value.part === 'row');

/** The moves of a question that can be answered with a move. The question for a slot is answered from all legal moves. */
function stillLegal({ kind, moves }: Asked, state: State): readonly Move[] {
  if (kind === 'slot') return [];
  const game = gameOf(state);
  return moves.filter((move) => game.play(state, move).ok);
}

function boardOf(state: State): Board {
  const { columns, rows, marks } = viewBoard(state);
  const mover = gameOf(state).toMove(state);
  const theirs = Object.entries(marks).filter(([, list]) =>
    list.some((mark) => (mark.kind === 'pawn' || mark.kind === 'token') && mark.owner !== mover),
  );
  return {
    columns,
    rows,
    theirs: new Set(theirs.map(([cell]) => cell)),
  };
}

const legalOf = new WeakMap<State, readonly Move[]>();

/** The legal moves of a state, worked out once. */
export function legalMovesOf(state: State): readonly Move[] {
  const known = legalOf.get(state);
  if (known) return known;
  const moves = gameOf(state).legalMoves(state);
  legalOf.set(state, moves);
  return moves;
}
