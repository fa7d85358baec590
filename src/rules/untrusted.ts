/**
 * Reading values that may be anything at all: moves and options come from files, links and other programs.
 * What is read is copied once, so that a getter or a proxy cannot give another answer later, or throw.
 */
import { isCell } from './cells.js';
import type { Cell } from './types.js';

/** No list that a game takes is longer than a board has cells; far beyond that a list is not even counted. */
const longestList = 1000;

/** An object's own members, each read once; null for anything else, or if reading throws. */
export const membersOf = (value: unknown): Record<string, unknown> | null => {
  if (typeof value !== 'object' || value === null) return null;
  try {
    return Array.isArray(value) ? null : { ...value };
  } catch {
    return null;
  }
};

/** An object's members if they have exactly these names; otherwise null. */
export const exactMembers = (value: unknown, names: readonly string[]): Record<string, unknown> | null => {
  const members = membersOf(value);
  if (members === null || Object.keys(members).length !== names.length) return null;
  return names.every((name) => Object.hasOwn(members, name)) ? members : null;
};

/** A copy of a list of cells; null if the value is anything else. */
export const cellList = (value: unknown): Cell[] | null => {
  try {
    if (!Array.isArray(value) || value.length > longestList) return null;
    const cells: Cell[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const cell: unknown = value[index];
      if (!isCell(cell)) return null;
      cells.push(cell);
    }
    return cells;
  } catch {
    return null;
  }
};

/** The value if it is one of the list; otherwise undefined. */
export const oneOf = <Value>(value: unknown, list: readonly Value[]): Value | undefined =>
  list.find((entry) => entry === value);
