import type { Cell, Edge } from '../rules/types.js';
import type { Direction } from './board-keys.js';

/** The board's events and their details. */
export interface BoardEvents {
  'gs-pick': { cells: Cell[] };
  'gs-free-end': null;
  'gs-edge': { direction: Direction };
  'gs-letter': { letter: string | null };
  'gs-key': { key: string; edge?: Edge };
  'gs-backspace': null;
  'gs-focus-cell': { cell: Cell };
  'gs-stay': { cell: Cell };
}
