/** Sheets as plain text: for a screen reader, and for sending where nothing can be printed. */
import { msg, str } from '@lit/localize';
import { plural } from './describe/plural.js';
import type { Wording } from './describe/wording.js';
import type { Block, Sheet, TableBlock } from './sheets/types.js';

/** How far the lines of a block are set in where that is shown at all. */
export type LineKind = 'heading' | 'paragraph' | 'item';

/** One line of a sheet that is read and not looked at. */
export interface SheetLine {
  kind: LineKind;
  text: string;
}

const line = (kind: LineKind, text: string): SheetLine => ({ kind, text });

/** Many rows that are all to be filled in are said once: how many, and what goes into each. */
function blankRows({ head, rows }: TableBlock, wording: Wording): string {
  const columns = head.join('; ');
  const count = rows.length;
  return plural(count, wording, {
    one: () => msg(str`${count} line to fill in, with: ${columns}`, { id: 'sheet.text.blank.one' }),
    other: () => msg(str`${count} lines to fill in, each with: ${columns}`, { id: 'sheet.text.blank.other' }),
  });
}

/** A row as its cells, each after the head of its column; what is empty is left out. */
const rowText = (head: readonly string[], row: readonly string[]): string =>
  row.flatMap((cell, column) => (cell === '' ? [] : [`${head[column] ?? ''}: ${cell}`])).join('; ');

/** A row of a form: what stands there, and what goes into the rest. */
function formText(head: readonly string[], row: readonly string[]): string {
  const columns = head.filter((_, column) => row[column] === '').join('; ');
  const open = msg(str`To fill in: ${columns}`, { id: 'sheet.text.fill-in' });
  return [rowText(head, row), open].filter((text) => text !== '').join('. ');
}

/** True where all but the first cell is left to be filled in. */
const isBlank = (row: readonly string[]): boolean => row.slice(1).every((cell) => cell === '');

function tableLines(table: TableBlock, wording: Wording): SheetLine[] {
  const { caption, head, rows } = table;
  const heading = line('heading', caption);
  const isForm = rows.every(isBlank);
  if (isForm && rows.length > 2) return [heading, line('paragraph', blankRows(table, wording))];
  return [heading, ...rows.map((row) => line('item', isForm ? formText(head, row) : rowText(head, row)))];
}

function blockLines(block: Block, wording: Wording): SheetLine[] {
  switch (block.kind) {
    case 'heading':
      return [line('heading', block.text)];
    case 'paragraph':
    case 'note':
      return [line('paragraph', block.text)];
    case 'list':
      return block.items.map((item) => line('item', item));
    case 'steps':
      return block.items.map((item, index) => line('item', `${String(index + 1)}. ${item}`));
    case 'facts':
      return block.facts.map(({ name, text }) => line('item', `${name}: ${text}`));
    case 'table':
      return tableLines(block, wording);
    case 'board':
      return [block.caption, ...block.text].map((text) => line('paragraph', text));
    case 'lines':
      return block.label === '' ? [] : [line('item', `${block.label}:`)];
  }
}

/** The lines of one sheet after its title, as they are read one after another. */
export const sheetLines = ({ blocks }: Sheet, wording: Wording): SheetLine[] =>
  blocks.flatMap((block) => blockLines(block, wording));

/** A sheet as plain text: its title, a blank line before each heading, one line for everything that is read in one go. */
export function sheetText(sheet: Sheet, wording: Wording): string {
  const lines = sheetLines(sheet, wording).flatMap(({ kind, text }) => (kind === 'heading' ? ['', text] : [text]));
  return `${[sheet.title, ...lines].join('\n')}\n`;
}
