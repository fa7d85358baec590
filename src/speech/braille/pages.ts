/** Braille laid out in lines and pages, as embossers and displays take it. */
import { brailleAscii, cells } from './cells.js';
import { toBraille } from './translate.js';

/** The usual page of an embosser: cells in a line, lines on a page. */
export const pageWidth = 40;
export const pageLines = 25;
/** The last line holds the page number. */
const textLines = pageLines - 1;

/** A paragraph: how far its first line and its further lines are set in, in cells. */
export interface Passage {
  text: string;
  first: number;
  further: number;
  /** In the middle of the line, with a blank line before it, and on the same page as what follows. */
  heading?: boolean;
  /** Lines that are laid out already, as braille: they are kept as they are, and together on a page. */
  drawn?: string[];
}

const hyphen = cells('36');

/** A word in pieces that fit; all but the last end with a hyphen. */
function pieces(word: string, room: number): string[] {
  if (word.length <= room) return [word];
  return [word.slice(0, room - 1) + hyphen, ...pieces(word.slice(room - 1), room)];
}

/**
 * Braille in lines of at most `pageWidth` cells, broken at spaces; a word that is longer than a line is broken with a hyphen.
 * @param braille cells, with spaces between words
 */
export function wrap(braille: string, first: number, further: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let isEmpty = true;
  const room = pageWidth - Math.max(first, further);
  for (const word of braille
    .split(' ')
    .filter((one) => one !== '')
    .flatMap((one) => pieces(one, room))) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (longer.length <= pageWidth) {
      line = longer;
    } else {
      lines.push(line);
      line = ' '.repeat(further) + word;
    }
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}

function centred(braille: string): string[] {
  // Three cells are left free on either side, so that it stands out as a heading.
  return wrap(braille, 3, 3)
    .map((line) => line.trim())
    .map((line) => ' '.repeat(Math.floor((pageWidth - line.length) / 2)) + line);
}

/** Lines that stay together, with how many more lines must follow them on their page. */
interface Group {
  lines: string[];
  after: number;
  blankBefore: boolean;
}

function groupsOf(passage: Passage, locale: string): Group[] {
  const { text, first, further, heading = false, drawn } = passage;
  if (drawn) return [{ lines: drawn, after: 0, blankBefore: true }];
  const braille = toBraille(text, locale);
  if (heading) return [{ lines: centred(braille), after: 2, blankBefore: true }];
  return wrap(braille, first, further).map((line) => ({ lines: [line], after: 0, blankBefore: false }));
}

/** The page's last line: its number at the right edge. */
function numbered(number: number, locale: string): string {
  const braille = toBraille(String(number), locale);
  return ' '.repeat(pageWidth - braille.length) + braille;
}

/**
 * Passages on pages of `pageLines` lines, the last line of each with the page number.
 * @returns for each page its lines as braille cells and spaces
 */
export function paged(passages: readonly Passage[], locale: string): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  const turn = (): void => {
    pages.push(page);
    page = [];
  };
  for (const { lines, after, blankBefore } of passages.flatMap((passage) => groupsOf(passage, locale))) {
    const blank = blankBefore && page.length > 0 ? 1 : 0;
    if (page.length > 0 && page.length + blank + lines.length + after > textLines) turn();
    if (blankBefore && page.length > 0) page.push('');
    for (const line of lines) {
      if (page.length === textLines) turn();
      page.push(line);
    }
  }
  if (page.length > 0) turn();
  return pages.map((lines, index) => [
    ...lines,
    ...new Array<string>(textLines - lines.length).fill(''),
    numbered(index + 1, locale),
  ]);
}

/** Pages as a braille file (BRF): North American Braille ASCII, a form feed after each page. */
export const brailleFile = (pages: readonly string[][]): string =>
  pages.map((lines) => `${lines.map(brailleAscii).join('\r\n')}\r\n\f`).join('');
