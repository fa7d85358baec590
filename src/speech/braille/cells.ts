/**
 * Braille cells of six dots, kept as the characters that Unicode has for them (U+2800 to U+283F): bit 0 is dot 1, bit 5 is
 * dot 6. Dots 1 to 3 stand on the left from above, 4 to 6 on the right.
 */

const first = 0x2800;

/** North American Braille ASCII: the character that a braille file has for each cell, in the order of Unicode. */
const ascii = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';

/** Cells from the numbers of their dots, with a hyphen between cells: `46-1` is the German capital sign and an a. */
export const cells = (dots: string): string =>
  dots
    .split('-')
    .map((cell) => String.fromCharCode(Array.from(cell).reduce((code, dot) => code | (1 << (Number(dot) - 1)), first)))
    .join('');

/** The dots of a cell that are raised, each from 1 to 6; none for anything that is no cell. */
export function dotsOf(cell: string): number[] {
  const bits = cell.charCodeAt(0) - first;
  return bits > 0 && bits < 64 ? [1, 2, 3, 4, 5, 6].filter((dot) => (bits & (1 << (dot - 1))) !== 0) : [];
}

/** Braille as a file for embossers and displays has it; spaces and line ends stay. */
export const brailleAscii = (braille: string): string =>
  Array.from(braille, (cell) => ascii[cell.charCodeAt(0) - first] ?? cell).join('');

const alphabet: Record<string, string> = {
  a: '1',
  b: '12',
  c: '14',
  d: '145',
  e: '15',
  f: '124',
  g: '1245',
  h: '125',
  i: '24',
  j: '245',
  k: '13',
  l: '123',
  m: '134',
  n: '1345',
  o: '135',
  p: '1234',
  q: '12345',
  r: '1235',
  s: '234',
  t: '2345',
  u: '136',
  v: '1236',
  w: '2456',
  x: '1346',
  y: '13456',
  z: '1356',
};

/** The cell of each letter from a to z, the same in every language written with them. */
export const letterCells: ReadonlyMap<string, string> = new Map(
  Object.entries(alphabet).map(([letter, dots]) => [letter, cells(dots)]),
);

/** The digits: after a number sign the letters a to j, with j for 0. */
export const digitCells: ReadonlyMap<string, string> = new Map(
  Array.from('1234567890', (digit, index) => [digit, letterCells.get('abcdefghij'[index] ?? '') ?? '']),
);
