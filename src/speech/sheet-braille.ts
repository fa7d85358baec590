/** Sheets as a braille file. */
import { msg } from '@lit/localize';
import { boardBraille } from './braille/board.js';
import { brailleFile, paged, type Passage } from './braille/pages.js';
import { hasRoman, isOtherScript } from './braille/roman.js';
import { sheetLines, type LineKind } from './sheet-text.js';
import type { Wording } from './describe/wording.js';
import type { BoardBlock, Sheet } from './sheets/types.js';

/** How paragraphs begin and go on: running text from the third cell, items from the first and two cells further in. */
const indents: Record<LineKind, Pick<Passage, 'first' | 'further' | 'heading'>> = {
  heading: { first: 0, further: 0, heading: true },
  paragraph: { first: 2, further: 0 },
  item: { first: 0, further: 2 },
};

const drawing = ({ state }: BoardBlock): Passage => ({ text: '', first: 0, further: 0, drawn: boardBraille(state) });

/** How the signs of a drawing are read; the same for every game. */
const legend = (): string =>
  msg(
    'Drawings: dot 3 is an empty square. A letter after dot 6 is a piece, a letter alone an award. All six dots are a block, dots 2356 a free spot. Dots 456, or dots 36 in a row, are a trunk. Numbers stand at the left, letters below.',
    { id: 'sheet.braille.legend' },
  );

/** The passages of a sheet: its title, its lines, and each board drawn after its sentences. */
function passagesOf(sheet: Sheet, wording: Wording): Passage[] {
  const drawn = sheet.blocks.some(({ kind }) => kind === 'board');
  return [
    { text: sheet.title, ...indents.heading },
    ...(drawn ? [{ text: legend(), ...indents.paragraph }] : []),
    ...sheet.blocks.flatMap((block) => [
      ...sheetLines({ ...sheet, blocks: [block] }, wording).map(({ kind, text }) => ({ text, ...indents[kind] })),
      ...(block.kind === 'board' ? [drawing(block)] : []),
    ]),
  ];
}

/**
 * Sheets one after another as a braille file (BRF): 40 cells by 25 lines, uncontracted, in North American Braille ASCII, with
 * page numbers and a form feed after each page.
 */
export const sheetsBraille = (sheets: readonly Sheet[], wording: Wording): string =>
  brailleFile(
    paged(
      sheets.flatMap((sheet) => passagesOf(sheet, wording)),
      wording.locale ?? 'en',
    ),
  );

/** A name as braille can show it; null for one in a script that it cannot. */
export const brailleName = (name: string): string | null => (isOtherScript(name) ? null : name);

/** Lines as a braille file, under a title. Where Latin letters stand for others, that is said first. */
export function linesBraille(title: string, lines: readonly string[], locale: string): string {
  const said = hasRoman([title, ...lines].join(' '))
    ? [msg('Greek and Cyrillic letters are written with Latin ones here.', { id: 'sheet.braille.roman' })]
    : [];
  const items = [...said, ...lines].map((text) => ({ text, ...indents.item }));
  return brailleFile(paged([{ text: title, ...indents.heading }, ...items], locale));
}
