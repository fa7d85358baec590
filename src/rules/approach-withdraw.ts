/** Approach or withdraw: step up to a line of enemies, or away from it, and take it off. */
import { cellAt, columnOf, isCell, onBoard, readingOrder, rowOf } from './cells.js';
import { cellPattern, linePattern, tidyLine } from './notation.js';
import { cellFault, cellsOfBoth, readOptions } from './options.js';
import { fail, ok } from './result.js';
import type {
  ApproachError,
  ApproachMove,
  ApproachState,
  Capture,
  Cell,
  Colour,
  Game,
  Outcome,
  Result,
} from './types.js';
import { cellList, exactMembers, oneOf } from './untrusted.js';
import { type Placed, squareView } from './view.js';

const size = 5;
const lastMove = 40;
const steps = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const captures = ['approach', 'withdraw'] as const;
const usual = {
  W: ['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2', 'D2'],
  B: ['B4', 'D4', 'E4', 'A5', 'B5', 'C5', 'D5', 'E5'],
};
const line = linePattern(`(${cellPattern})-(${cellPattern})(?: (approach|withdraw)((?: ${cellPattern})+))?`);

const other = (colour: Colour): Colour => (colour === 'W' ? 'B' : 'W');

const holds = (state: ApproachState, cell: Cell): Colour | null => {
  if (state.W.includes(cell)) return 'W';
  return state.B.includes(cell) ? 'B' : null;
};

/** The cell one step on, or null beyond the edge. */
const next = (cell: Cell, [x, y]: readonly [number, number]): Cell | null => {
  const reached = cellAt(columnOf(cell) + x, rowOf(cell) + y);
  return onBoard(reached, size, size) ? reached : null;
};

/** The cell that a capture looks at first, and the way it goes on from there. */
const lookFrom = (
  { from, to }: Pick<ApproachMove, 'from' | 'to'>,
  capture: Capture,
): { cell: Cell | null; way: readonly [number, number] } => {
  const [x, y] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const way = capture === 'approach' ? ([x, y] as const) : ([-x, -y] as const);
  return { cell: next(capture === 'approach' ? to : from, way), way };
};

/** The enemies that stand without a gap from a cell on. */
const enemiesFrom = (state: ApproachState, cell: Cell | null, way: readonly [number, number]): Cell[] => {
  const found: Cell[] = [];
  for (let at = cell; at !== null && holds(state, at) === other(state.turn); at = next(at, way)) found.push(at);
  return found;
};

const movesFrom = (state: ApproachState, from: Cell): ApproachMove[] =>
  steps.flatMap((step) => {
    const to = next(from, step);
    if (to === null || holds(state, to) !== null) return [];
    const moves: ApproachMove[] = [{ from, to, capture: null, removed: [] }];
    for (const capture of captures) {
      const look = lookFrom({ from, to }, capture);
      const removed = enemiesFrom(state, look.cell, look.way);
      if (removed.length > 0) moves.push({ from, to, capture, removed });
    }
    return moves;
  });

const canStep = (state: ApproachState): boolean =>
  state[state.turn].some((from) =>
    steps.some((step) => {
      const to = next(from, step);
      return to !== null && holds(state, to) === null;
    }),
  );

const outcome = (state: ApproachState): Outcome | null => {
  const counts = { W: state.W.length, B: state.B.length };
  if (counts.W === 0) return { winner: 'B', reason: 'all-captured', counts };
  if (counts.B === 0) return { winner: 'W', reason: 'all-captured', counts };
  if (!canStep(state)) return { winner: other(state.turn), reason: 'no-step', counts };
  if (state.played < lastMove) return null;
  const winner = counts.W === counts.B ? null : counts.W > counts.B ? 'W' : 'B';
  return { winner, reason: 'move-limit', counts };
};

const readMove = (move: unknown): ApproachMove | null => {
  const members = exactMembers(move, ['from', 'to', 'capture', 'removed']);
  if (members === null) return null;
  const { from, to } = members;
  const capture = oneOf(members.capture, [...captures, null]);
  const removed = cellList(members.removed);
  if (!isCell(from) || !isCell(to) || capture === undefined || removed === null) return null;
  return { from, to, capture, removed };
};

const captureFault = (state: ApproachState, move: ApproachMove): ApproachError | null => {
  const { capture } = move;
  if (capture === null) return move.removed.length > 0 ? { code: 'wrong-removed', removed: [] } : null;
  const { cell, way } = lookFrom(move, capture);
  const removed = enemiesFrom(state, cell, way);
  if (removed.length === 0) {
    const friend = cell !== null && holds(state, cell) !== null;
    const code = capture === 'approach' ? 'no-approach' : 'no-withdraw';
    return { code, cell, holds: cell === null ? 'edge' : friend ? 'friend' : 'empty' };
  }
  return removed.join() === move.removed.join() ? null : { code: 'wrong-removed', removed };
};

const faultIn = (state: ApproachState, move: ApproachMove): ApproachError | null => {
  const { from, to } = move;
  const off = [from, to, ...move.removed].find((cell) => !onBoard(cell, size, size));
  if (off !== undefined) return { code: 'off-board', cell: off };
  const mover = holds(state, from);
  if (mover === null) return { code: 'no-token', cell: from };
  if (mover !== state.turn) return { code: 'not-your-token', cell: from };
  if (!steps.some((step) => next(from, step) === to)) return { code: 'not-one-step', from, to };
  const inTheWay = holds(state, to);
  if (inTheWay !== null) return { code: 'occupied', cell: to, holds: inTheWay };
  return captureFault(state, move);
};

/** The rules of Approach or withdraw. Options: `first` W or B, `position` the tokens of both for a practice sheet. */
export const approachWithdraw: Game<ApproachState, ApproachMove> = {
  id: 'approach-withdraw',
  codes: [
    'game-over',
    'malformed',
    'off-board',
    'no-token',
    'not-your-token',
    'not-one-step',
    'occupied',
    'no-approach',
    'no-withdraw',
    'wrong-removed',
  ],

  start(options) {
    const read = readOptions(options, ['first', 'position']);
    if (!read.ok) return read;
    const { first = 'W', position = usual } = read.value;
    const turn = oneOf(first, ['W', 'B'] as const);
    if (turn === undefined) return fail({ code: 'bad-option', name: 'first' });
    const tokens = cellsOfBoth(position);
    if (tokens === null) return fail({ code: 'bad-option', name: 'position' });
    const fault = cellFault([...tokens.W, ...tokens.B], size, size);
    if (fault !== null) return fail(fault);
    if (tokens.W.length + tokens.B.length === 0) return fail({ code: 'wrong-count', what: 'W' });
    const [W, B] = [[...tokens.W].sort(readingOrder), [...tokens.B].sort(readingOrder)];
    return ok({ game: 'approach-withdraw', turn, W, B, played: 0 });
  },

  toMove: (state) => (outcome(state) === null ? state.turn : null),

  legalMoves: (state) => (outcome(state) === null ? state[state.turn].flatMap((from) => movesFrom(state, from)) : []),

  play(state, move): Result<ApproachState, ApproachError> {
    if (outcome(state) !== null) return fail({ code: 'game-over' });
    const read = readMove(move);
    if (read === null) return fail({ code: 'malformed' });
    const fault = faultIn(state, read);
    if (fault !== null) return fail(fault);
    const own = state[state.turn].map((cell) => (cell === read.from ? read.to : cell));
    const rivals = state[other(state.turn)].filter((cell) => !read.removed.includes(cell));
    const tokens = state.turn === 'W' ? { W: own, B: rivals } : { W: rivals, B: own };
    return ok({ ...state, ...tokens, turn: other(state.turn), played: state.played + 1 });
  },

  outcome,

  format: ({ from, to, capture, removed }) =>
    capture === null ? `${from}-${to}` : `${from}-${to} ${capture} ${removed.join(' ')}`,

  parse(text) {
    const found = line.exec(tidyLine(text));
    if (found === null) return null;
    const [, from = '', to = '', how, cells] = found.map((part) => part as string | undefined);
    const removed = cells === undefined ? [] : cells.trim().toUpperCase().split(' ');
    const capture = oneOf(how?.toLowerCase(), captures) ?? null;
    return { from: from.toUpperCase(), to: to.toUpperCase(), capture, removed };
  },

  view: ({ W, B }) =>
    squareView(size, [
      ...W.map((cell): Placed => [cell, { kind: 'token', owner: 'W' }]),
      ...B.map((cell): Placed => [cell, { kind: 'token', owner: 'B' }]),
    ]),
};
