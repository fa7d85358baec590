/** What reading the options of all games has in common. */
import { onBoard } from './cells.js';
import { fail, ok } from './result.js';
import type { Cell, Result, SetupError } from './types.js';
import { cellList, exactMembers, membersOf } from './untrusted.js';

/**
 * A game's options as their own copy, none at all being none set. An option that is `undefined` is one not set.
 * Errors: `bad-option` with the first name that the game does not know, or with `options` if they are no object.
 */
export const readOptions = (
  options: unknown,
  names: readonly string[],
): Result<Record<string, unknown>, SetupError> => {
  if (options === undefined) return ok({});
  const members = membersOf(options);
  if (members === null) return fail({ code: 'bad-option', name: 'options' });
  const unknown = Object.keys(members).find((name) => !names.includes(name));
  return unknown === undefined ? ok(members) : fail({ code: 'bad-option', name: unknown });
};

/** The cells of white and of black; null if the value is anything else. */
export const cellsOfBoth = (value: unknown): { W: Cell[]; B: Cell[] } | null => {
  const members = exactMembers(value, ['W', 'B']);
  if (members === null) return null;
  const [W, B] = [cellList(members.W), cellList(members.B)];
  return W === null || B === null ? null : { W, B };
};

/** The first cell that the board lacks or, if it has them all, the first that comes twice. */
export const cellFault = (cells: readonly Cell[], columns: number, rows: number): SetupError | null => {
  const off = cells.find((cell) => !onBoard(cell, columns, rows));
  if (off !== undefined) return { code: 'off-board', cell: off };
  const twice = cells.find((cell, index) => cells.indexOf(cell) < index);
  return twice === undefined ? null : { code: 'cell-twice', cell: twice };
};
