/** Isolation: move the pawn, block a cell; who cannot move loses. */
import { boardCells, cellAt, columnOf, isCell, onBoard, rowOf } from './cells.js';
import { cellPattern, linePattern, tidyLine } from './notation.js';
import { readOptions } from './options.js';
import { fail, ok } from './result.js';
import type { Cell, Game, IsolationError, IsolationMove, IsolationState, Outcome, Pawn, Result } from './types.js';
import { exactMembers, oneOf } from './untrusted.js';
import { type Placed, squareView } from './view.js';

const beginnings = { 5: { A: 'C1', B: 'C5' }, 3: { A: 'B1', B: 'B3' } } as const;
const boards = { 5: boardCells(5, 5), 3: boardCells(3, 3) };
const rays = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
const line = linePattern(`(${cellPattern})-(${cellPattern}) block (${cellPattern})`);

const otherPawn = (pawn: Pawn): Pawn => (pawn === 'A' ? 'B' : 'A');

const holds = ({ pawns, blocks }: IsolationState, cell: Cell): 'empty' | 'block' | 'pawn' => {
  if (pawns.A === cell || pawns.B === cell) return 'pawn';
  return blocks.includes(cell) ? 'block' : 'empty';
};

const destinations = (state: IsolationState): Cell[] => {
  const from = state.pawns[state.turn];
  const found: Cell[] = [];
  for (const [x, y] of rays) {
    for (let step = 1; ; step += 1) {
      const cell = cellAt(columnOf(from) + x * step, rowOf(from) + y * step);
      if (!onBoard(cell, state.size, state.size) || holds(state, cell) !== 'empty') break;
      found.push(cell);
    }
  }
  return found;
};

const outcome = (state: IsolationState): Outcome | null =>
  destinations(state).length > 0 ? null : { winner: otherPawn(state.turn), reason: 'no-destination' };

const readMove = (move: unknown): IsolationMove | null => {
  const members = exactMembers(move, ['from', 'to', 'block']);
  if (members === null) return null;
  const { from, to, block } = members;
  return isCell(from) && isCell(to) && isCell(block) ? { from, to, block } : null;
};

/** The cells from one to another in a straight line, the last one included; null if there is no such line. */
const cellsBetween = (from: Cell, to: Cell): Cell[] | null => {
  const [across, up] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up)) return null;
  return Array.from({ length: Math.max(Math.abs(across), Math.abs(up)) }, (_, index) =>
    cellAt(columnOf(from) + Math.sign(across) * (index + 1), rowOf(from) + Math.sign(up) * (index + 1)),
  );
};

const faultIn = (state: IsolationState, { from, to, block }: IsolationMove): IsolationError | null => {
  const own = state.pawns[state.turn];
  const off = [from, to, block].find((cell) => !onBoard(cell, state.size, state.size));
  if (off !== undefined) return { code: 'off-board', cell: off };
  if (from !== own) return { code: 'not-your-pawn', cell: from, holds: holds(state, from) };
  if (from === to) return { code: 'no-move', cell: from };
  const path = cellsBetween(from, to);
  if (path === null) return { code: 'not-a-line', from, to };
  for (const cell of path) {
    const by = holds(state, cell);
    if (by !== 'empty') return { code: 'path-blocked', cell, by };
  }
  if (block === to) return { code: 'block-occupied', cell: block, pawn: state.turn };
  const rival = otherPawn(state.turn);
  if (block === state.pawns[rival]) return { code: 'block-occupied', cell: block, pawn: rival };
  return state.blocks.includes(block) ? { code: 'block-blocked', cell: block } : null;
};

/** The rules of Isolation. Options: `size` 5 or 3, `first` A or B. */
export const isolation: Game<IsolationState, IsolationMove> = {
  id: 'isolation',
  codes: [
    'game-over',
    'malformed',
    'off-board',
    'not-your-pawn',
    'no-move',
    'not-a-line',
    'path-blocked',
    'block-occupied',
    'block-blocked',
  ],

  start(options) {
    const read = readOptions(options, ['size', 'first']);
    if (!read.ok) return read;
    const { size = 5, first = 'A' } = read.value;
    const boardSize = oneOf(size, [5, 3] as const);
    if (boardSize === undefined) return fail({ code: 'bad-option', name: 'size' });
    const turn = oneOf(first, ['A', 'B'] as const);
    if (turn === undefined) return fail({ code: 'bad-option', name: 'first' });
    return ok({ game: 'isolation', size: boardSize, turn, pawns: { ...beginnings[boardSize] }, blocks: [] });
  },

  toMove: (state) => (outcome(state) === null ? state.turn : null),

  legalMoves(state) {
    const from = state.pawns[state.turn];
    // The cell just left may be blocked, the one reached may not.
    const blockable = boards[state.size].filter((cell) => cell === from || holds(state, cell) === 'empty');
    return destinations(state).flatMap((to) =>
      blockable.filter((block) => block !== to).map((block) => ({ from, to, block })),
    );
  },

  play(state, move): Result<IsolationState, IsolationError> {
    if (outcome(state) !== null) return fail({ code: 'game-over' });
    const read = readMove(move);
    if (read === null) return fail({ code: 'malformed' });
    const fault = faultIn(state, read);
    if (fault !== null) return fail(fault);
    return ok({
      ...state,
      turn: otherPawn(state.turn),
      pawns: { ...state.pawns, [state.turn]: read.to },
      blocks: [...state.blocks, read.block],
    });
  },

  outcome,

  format: ({ from, to, block }) => `${from}-${to} block ${block}`,

  parse(text) {
    const found = line.exec(tidyLine(text));
    if (found === null) return null;
    const [, from = '', to = '', block = ''] = found.map((part) => part.toUpperCase());
    return { from, to, block };
  },

  view: ({ size, pawns, blocks }) =>
    squareView(size, [
      [pawns.A, { kind: 'pawn', owner: 'A' }],
      [pawns.B, { kind: 'pawn', owner: 'B' }],
      ...blocks.map((cell): Placed => [cell, { kind: 'block' }]),
    ]),
};
