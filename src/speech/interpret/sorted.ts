import type { Cell } from '../../rules/index.js';
import type { Keyword } from '../languages/index.js';
import type { Part } from './parts.js';
import type { SlotName } from './slots.js';

/** What the words of an utterance fix, before its other cells are dealt out to the slots. */
export interface Sorted {
  /** Slots with their values that were named, or that have words of their own. */
  keyed: [SlotName, string][];
  /** Cells of which nothing says which slot they fill. */
  loose: Cell[];
  /** The cells said to come off; empty if it was only said that some do. */
  removed: Cell[] | null;
  /** Columns and rows of "up", "left" and so on, added up. */
  step: [number, number] | null;
  directions: Keyword[];
  /** A column or row alone, and the slot that was named for it. */
  narrow: { part: Part & { kind: 'column' | 'row' }; slot: SlotName | null } | null;
  /** A slot named at the end, its cell still to come. */
  waiting: SlotName | null;
}

/** Nothing, to be added to. */
export const unsorted = (): Sorted => ({
  keyed: [],
  loose: [],
  removed: null,
  step: null,
  directions: [],
  narrow: null,
  waiting: null,
});
