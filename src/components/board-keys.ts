import { cellAt, columnLetters, columnOf, rowOf } from '../rules/cells.js';
import type { Cell, Edge } from '../rules/types.js';

/** Up is a higher row and right a later letter, as the board stands unturned. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Where the focus stands: on a cell, on the edge at one side of it, or on the open end at its upper right corner. */
export interface Place {
  cell: Cell;
  side?: Direction;
  corner?: true;
}

/** What the keys need to know of a board. */
export interface Field {
  columns: number;
  rows: number;
  /** Seen from the far side: the arrows follow the eye. */
  turned: boolean;
  /** Edges and the open end can be reached, and edges picked. */
  edges: boolean;
  /** The four squares around the open end, in reading order. */
  freeEnd: readonly Cell[] | null;
  /** Letters, digits, question keys and Backspace are on. */
  shortcuts: boolean;
}

/** The part of a keyboard event that counts. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'getModifierState'
>;

/**
 * What a key asks for: `go` somewhere; `edge`, the board ends in this direction, as seen; `pick` a cell or an edge's
 * two squares; `free-end`, Enter on the open end, where nothing can be picked; `letter`, a column that waits for its row
 * (null: it waits no more); `backspace`; any other `key`, a letter with Shift in upper case. Page Up and Page Down are keys too,
 * and Control with an arrow is `along-up` and so on, in the board's own directions.
 */
export type KeyAction =
  | { kind: 'go'; to: Place }
  | { kind: 'edge'; direction: Direction }
  | { kind: 'pick'; cells: Cell[] }
  | { kind: 'free-end' }
  | { kind: 'letter'; letter: string | null }
  | { kind: 'backspace' }
  | { kind: 'key'; key: string };

const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const opposites: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const steps: Record<Direction, [number, number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

/** A direction as seen on a board that may be turned, made one of the board's own; or the other way round. */
export const throughTurn = (direction: Direction, turned: boolean): Direction =>
  turned ? opposites[direction] : direction;

/** Whether the board has the cell. */
export const onField = (cell: Cell, { columns, rows }: Pick<Field, 'columns' | 'rows'>): boolean =>
  columnOf(cell) >= 0 && columnOf(cell) < columns && rowOf(cell) >= 0 && rowOf(cell) < rows;

/** The cell one step away, or null where the board ends. */
function neighbour(cell: Cell, direction: Direction, field: Pick<Field, 'columns' | 'rows'>): Cell | null {
  const [right, up] = steps[direction];
  const column = columnOf(cell) + right;
  const row = rowOf(cell) + up;
  return column < 0 || column >= field.columns || row < 0 || row >= field.rows ? null : cellAt(column, row);
}

/** The edge between a cell and its neighbour, the square earlier in reading order first; null at the border. */
export function edgeAt(cell: Cell, side: Direction, field: Pick<Field, 'columns' | 'rows'>): Edge | null {
  const other = neighbour(cell, side, field);
  if (!other) return null;
  return side === 'up' || side === 'right' ? [cell, other] : [other, cell];
}

/** Where the open end is, or null without one. Its square is the one low left of it, whichever way the board is seen. */
export function freeEndPlace({ freeEnd, edges }: Pick<Field, 'freeEnd' | 'edges'>): Place | null {
  const [cell] = freeEnd ?? [];
  return cell !== undefined && edges ? { cell, corner: true } : null;
}

/** The edge that leaves the open end in a direction, as a side of one of the squares there. */
function fromFreeEnd(end: Place, direction: Direction): Place {
  const { cell } = end;
  if (direction === 'down') return { cell, side: 'right' };
  if (direction === 'left') return { cell, side: 'up' };
  return direction === 'up'
    ? { cell: cellAt(columnOf(cell), rowOf(cell) + 1), side: 'right' }
    : { cell: cellAt(columnOf(cell) + 1, rowOf(cell)), side: 'up' };
}

/** Whether a step from an edge, along it, leads to the open end. */
function meetsFreeEnd(place: Place, direction: Direction, end: Place, field: Field): boolean {
  if (!place.side) return false;
  const leaving = fromFreeEnd(end, opposites[direction]);
  const edges = [place, leaving].map(({ cell, side }) => side && edgeAt(cell, side, field)?.join());
  return edges[0] === edges[1];
}

/** A place on a board that has changed: what it lacks is left for the cell there, or for A1. */
export function settled(place: Place, field: Field): Place {
  if (!onField(place.cell, field)) return { cell: 'A1' };
  if (place.corner) return freeEndPlace(field) ?? { cell: place.cell };
  return place.side && !field.edges ? { cell: place.cell } : place;
}

/**
 * Whether a press types a sign of a key's third level, where many keyboards have theirs: with AltGr, or on a Mac with Option.
 * That is Alt elsewhere, and so counts for signs alone.
 */
export const isThirdLevel = (press: Press): boolean =>
  /^[!-/:-@[-`{-~]$/.test(press.key) &&
  !press.metaKey &&
  (press.getModifierState('AltGraph') || (press.altKey && !press.ctrlKey));

/** Whether a press is for the browser, the system or a reader. */
export const isShortcut = (press: Press): boolean =>
  press.altKey || press.metaKey || press.getModifierState('AltGraph');

/** The letter a key stands for, upper case: what it types, or on a keyboard of another script where it lies. */
function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const lies = /^Key([A-Z])$/.exec(code);
  return lies && /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? (lies[1] ?? null) : null;
}

/** The digit 1-9 a key stands for: what it types, or, where digits need Shift, unshifted the digit that it lies at. */
function digitOf({ key, code, shiftKey }: Press): number | null {
  const lies = shiftKey ? null : /^(?:Digit|Numpad)([1-9])$/.exec(code);
  const digit = /^[1-9]$/.test(key) ? key : lies?.[1];
  return digit && key.length === 1 ? Number(digit) : null;
}

function arrowAction(arrow: Direction, shift: boolean, place: Place, field: Field): KeyAction | null {
  const direction = throughTurn(arrow, field.turned);
  const end = freeEndPlace(field);
  if (place.corner && end) return { kind: 'go', to: fromFreeEnd(end, direction) };
  if (!shift && end && meetsFreeEnd(place, direction, end, field)) return { kind: 'go', to: end };
  const next = neighbour(place.cell, direction, field);
  if (shift && !field.edges) return null;
  // Back across the edge one stands on is the square one came from.
  if (!shift && place.side && direction === opposites[place.side]) return { kind: 'go', to: { cell: place.cell } };
  if (!next) return { kind: 'edge', direction: arrow };
  return { kind: 'go', to: shift ? { cell: place.cell, side: direction } : { cell: next } };
}

/** Home and End go to the ends of the row; with Control to the first and the last cell of the board. */
function homeAction(press: Press, place: Place, { columns, rows }: Field): KeyAction {
  const home = press.key === 'Home';
  const row = !press.ctrlKey ? rowOf(place.cell) : home ? 0 : rows - 1;
  return { kind: 'go', to: { cell: cellAt(home ? 0 : columns - 1, row) } };
}

/** Letters and digits are coordinates; what the board lacks lies beyond its edge. Other characters are passed on. */
function characterAction(press: Press, place: Place, field: Field, pending: string | null): KeyAction | null {
  const digit = digitOf(press);
  if (digit !== null) {
    if (digit > field.rows) return { kind: 'edge', direction: throughTurn('up', field.turned) };
    return { kind: 'go', to: { cell: cellAt(columnOf(pending ?? place.cell), digit - 1) } };
  }
  const letter = letterOf(press);
  if (letter && columnLetters.includes(letter)) {
    if (columnOf(letter) < field.columns) return { kind: 'letter', letter };
    return { kind: 'edge', direction: throughTurn('right', field.turned) };
  }
  if (letter) return { kind: 'key', key: press.shiftKey ? letter : letter.toLowerCase() };
  return press.key.length === 1 ? { kind: 'key', key: press.key } : null;
}

/**
 * What a key press on the board means. Pure: the focus, the waiting letter and the events are the caller's.
 *
 * @param place where the focus stands
 * @param pending the column letter that waits for its row, or null
 * @returns null when the key is not the board's: it is left alone
 */
export function keyAction(press: Press, place: Place, field: Field, pending: string | null): KeyAction | null {
  if (isThirdLevel(press)) return field.shortcuts ? { kind: 'key', key: press.key } : null;
  if (isShortcut(press)) return null;
  const isHome = press.key === 'Home' || press.key === 'End';
  if (isHome && !press.shiftKey) return homeAction(press, place, field);
  const arrow = arrows[press.key];
  if (press.ctrlKey)
    return arrow && !press.shiftKey ? { kind: 'key', key: `along-${throughTurn(arrow, field.turned)}` } : null;
  if (arrow) return arrowAction(arrow, press.shiftKey, place, field);
  if ((press.key === 'Enter' || press.key === ' ') && !press.shiftKey) {
    // A column alone is gone to in the row where one is.
    if (pending) return { kind: 'go', to: { cell: cellAt(columnOf(pending), rowOf(place.cell)) } };
    if (place.corner) return { kind: 'free-end' };
    const edge = place.side ? edgeAt(place.cell, place.side, field) : null;
    return { kind: 'pick', cells: edge ?? [place.cell] };
  }
  // These type nothing, and so need not be switched off.
  if (/^Page(?:Up|Down)$/.test(press.key)) return press.shiftKey ? null : { kind: 'key', key: press.key };
  if (!field.shortcuts || press.key === ' ') return null;
  if (press.key === 'Backspace') return pending ? { kind: 'letter', letter: null } : { kind: 'backspace' };
  return characterAction(press, place, field, pending);
}
