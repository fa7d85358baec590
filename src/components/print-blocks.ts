/** What a printed sheet is made of: the blocks of every sheet, and drawings that only paper has. */
import type { SVGTemplateResult } from 'lit';
import type { GameId } from '../rules/types.js';
import type { Block, SheetKind } from '../speech/sheets.js';

/** Drawings at their true size, one below the other; a page may end between two of them. */
export interface DrawingsBlock {
  kind: 'drawings';
  /** What they show, for those who do not see them. */
  label: string;
  /** Each an `svg` with its size in millimetres. */
  rows: SVGTemplateResult[];
  /** What stands below the last of them. */
  caption?: string;
}

export type PrintBlock = Block | DrawingsBlock;

/** What one can print: two parts of the kit, and every kind of sheet. */
export type PrintPart = 'board' | 'pieces' | SheetKind;

/** A sheet with what is drawn on it. */
export interface PrintSheet {
  part: PrintPart;
  game: GameId;
  title: string;
  audience: 'players' | 'host';
  blocks: PrintBlock[];
}
