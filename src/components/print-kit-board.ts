/** The board that is played on: five by five cells, with their names on all four sides, each facing its side. */
import { svg, type SVGTemplateResult } from 'lit';
import { columnLetters } from '../rules/index.js';
import { languageOf, type Letter } from '../speech/languages/index.js';
import { boardLines } from './print-board.js';
import { cutFrame, drawing } from './print-kit-cut.js';
import { largeLetter, millimetres, type PageLayout, type PrintOptions } from './print-layout.js';
import { underlined } from './print-marks.js';

const size = 5;
/** How wide a letter of a word is at most, as part of its height. */
const wide = 0.52;
const wordPoints = 9;
const namePoints = 17;

/** How the names around a board are set, in millimetres. */
interface Names {
  letter: number;
  word: number;
  /** The spelling words; none where they would be wider than a cell. */
  words: string[];
  /** How much the letters take above and below, and the numbers at the sides. */
  strip: number;
  side: number;
}

/** The spelling words of the columns. */
export const spellingWords = (locale: string, count: number = size): string[] =>
  Array.from({ length: count }, (_, column) => languageOf(locale).spelling[columnLetters.charAt(column) as Letter]);

function namesOf({ cell }: PageLayout, large: boolean, locale: string): Names {
  const letter = large ? largeLetter * 1.15 : millimetres(namePoints);
  const word = large ? largeLetter : millimetres(wordPoints);
  const words = spellingWords(locale);
  const fit = words.every((one) => one.length * word * wide <= cell);
  const side = letter * 1.4;
  return { letter, word, words: fit ? words : [], strip: fit ? side + word * 1.15 : side, side };
}

/** Whether the spelling words stand beside the letters; where they do not fit, they have to be listed. */
export const wordsFit = (layout: PageLayout, { large }: PrintOptions, locale: string): boolean =>
  namesOf(layout, large, locale).words.length > 0;

/** The letters of the columns as the one at the near side reads them, with their words below. */
function columnNames({ letter, word, words }: Names, cell: number): SVGTemplateResult[] {
  return Array.from({ length: size }, (_, column) => {
    const x = (column + 0.5) * cell;
    return svg`${underlined(columnLetters.charAt(column), x, letter * 0.62, letter)}
      <text class="word" x=${x} y=${letter * 1.25 + word * 0.85} font-size=${word}>${words[column] ?? ''}</text>`;
  });
}

/**
 * The far side has the same letters turned round, each at its own column.
 * Around the middle of a column a half turn leaves the letter where it is.
 */
function farNames(names: Names, cell: number): SVGTemplateResult[] {
  const { letter, word, words } = names;
  return Array.from({ length: size }, (_, column) => {
    const x = (column + 0.5) * cell;
    return svg`<g transform="translate(${x} 0) rotate(180)">
      ${underlined(columnLetters.charAt(column), 0, letter * 0.62, letter)}
      <text class="word" x="0" y=${letter * 1.25 + word * 0.85} font-size=${word}>${words[column] ?? ''}</text>
    </g>`;
  });
}

/** The numbers of the rows, facing the left or the right side. */
const rowNames = ({ letter }: Names, cell: number, turn: 90 | -90): SVGTemplateResult[] =>
  Array.from(
    { length: size },
    (_, row) => svg`<g transform="translate(0 ${(size - row - 0.5) * cell}) rotate(${turn})">
      ${underlined(String(row + 1), 0, letter * 0.62, letter)}
    </g>`,
  );

/** The board at its true size. */
export function kitBoard(layout: PageLayout, { large, crop }: PrintOptions, locale: string): SVGTemplateResult {
  const { cell } = layout;
  const names = namesOf(layout, large, locale);
  const board = size * cell;
  const [width, height] = [board + 2 * names.side, board + 2 * names.strip];
  const [left, top] = [names.side, names.strip];
  return drawing(
    width,
    height,
    svg`${cutFrame(0.3, 0.3, width - 0.6, height - 0.6, crop)}
      <g transform="translate(${left} ${top}) scale(${cell / 100})">
        ${boardLines(size, size, 1, 'grid')}<rect class="border true-size" width="500" height="500" />
      </g>
      <g transform="translate(${left} ${top + board})">${columnNames(names, cell)}</g>
      <g transform="translate(${left} ${top})">${farNames(names, cell)}</g>
      <g transform="translate(${left} ${top})">${rowNames(names, cell, 90)}</g>
      <g transform="translate(${left + board} ${top})">${rowNames(names, cell, -90)}</g>`,
  );
}
