/**
 * What stands on a sheet that is handed out, whatever it is made into: a printed page, plain text or braille. Plain JSON,
 * so that it can be compared and sent. Texts are in the locale that lit-localize has active; none ends up as markup.
 */
import type { Cell, GameId, State } from '../../rules/types.js';

export const sheetKinds = [
  'set-up',
  'rules',
  'example',
  'practice',
  'record',
  'filled',
  'audit-1',
  'audit-2',
  'match',
  'tournament',
  'hand-copy',
  'host-key',
] as const;
/** The sheets there are, in the order in which they are offered and handed out; the host's key comes last. */
export type SheetKind = (typeof sheetKinds)[number];

/** Someone to write on a line: how many lines, and what stands before each. */
export interface LinesBlock {
  kind: 'lines';
  /** What is to be written there; empty where the block before it has asked. */
  label: string;
  count: number;
}

/** Rows under header cells. An empty text is a cell to be filled in by hand. */
export interface TableBlock {
  kind: 'table';
  caption: string;
  head: string[];
  rows: string[][];
  /** Nothing is to be filled in: what is empty is empty. */
  complete?: true;
  /** Columns in which sentences or names are written by hand, and which are wide for that. */
  wide?: number[];
}

/** A position to be drawn. */
export interface BoardBlock {
  kind: 'board';
  state: State;
  caption: string;
  /** What the drawing shows, in sentences, for those who do not see it. */
  text: string[];
  /** Words that stand on cells, such as "front"; the caption says them as well. */
  notes?: { cell: Cell; text: string }[];
  /** The way of a piece. */
  arrow?: { from: Cell; to: Cell };
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A sentence that must not be missed. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[] }
  /** Items in order, counted from 1. */
  | { kind: 'steps'; items: string[] }
  /** Names and what is said of each. */
  | { kind: 'facts'; facts: { name: string; text: string }[] }
  | TableBlock
  | BoardBlock
  | LinesBlock;

/** One sheet; on paper it begins on a page of its own. */
export interface Sheet {
  kind: SheetKind;
  game: GameId;
  title: string;
  /** Sheets for the host are never put together with those for players. */
  audience: 'players' | 'host';
  blocks: Block[];
}

/** A heading. */
export const heading = (text: string): Block => ({ kind: 'heading', text });
/** A paragraph. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
/** A sentence that must not be missed. */
export const note = (text: string): Block => ({ kind: 'note', text });
/** Lines to write on. */
export const lines = (label: string, count = 1): LinesBlock => ({ kind: 'lines', label, count });
