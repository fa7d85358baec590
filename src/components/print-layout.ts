/** Paper and what it leaves room for. All lengths are in millimetres, sizes of letters in points. */

export const papers = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
/** A size of paper, always upright. */
export type Paper = keyof typeof papers;

/** How things are to be printed. */
export interface PrintOptions {
  paper: Paper;
  /** Every letter, also in drawings, is at least 24 points high. */
  large: boolean;
  /** Everything in plain black, with heavier lines. */
  contrast: boolean;
  /** Thinner lines, nothing filled. */
  lowInk: boolean;
  /** Marks at the corners of what is cut out, instead of lines all around. */
  crop: boolean;
  /** Paper is printed on both sides: every sheet begins on a paper of its own. */
  bothSides: boolean;
}

export const usualOptions: PrintOptions = {
  paper: 'A4',
  large: false,
  contrast: false,
  lowInk: false,
  crop: false,
  bothSides: false,
};

/** A page of the paper that was chosen. */
export interface PageLayout {
  width: number;
  height: number;
  margin: number;
  /** What is between the margins, the foot left out. */
  content: { width: number; height: number };
  foot: number;
  /** The size of running text. */
  points: number;
  /** The side of a cell of the boards that are played on. */
  cell: number;
}

/** Millimetres in a point. */
const point = 25.4 / 72;
/** Letters of large print, in millimetres. */
export const largeLetter = 24 * point;
/** A millimetre less than there is, so that no rounding pushes a line off its page. */
const spare = 1;

/** A length in millimetres of so many points. */
export const millimetres = (points: number): number => points * point;

/** What a page looks like with these options. */
export function layoutOf({ paper, large }: PrintOptions): PageLayout {
  const { width, height } = papers[paper];
  const small = paper === 'A5';
  const margin = small ? 8 : 10;
  const foot = large ? 21 : 8;
  const usual = small ? 10 : 11;
  return {
    width,
    height,
    margin,
    content: { width: width - 2 * margin, height: height - 2 * margin - foot - spare },
    foot,
    points: large ? 24 : usual,
    cell: small ? 20 : 30,
  };
}

/** A length in millimetres of so many CSS pixels. */
export const millimetresOf = (pixels: number): number => (pixels * 25.4) / 96;

/** How wide running text of so many letters is at most, in millimetres: letters, even bold ones, are narrower than they are high. */
export const textWidth = (letters: number, points: number): number => letters * millimetres(points) * 0.7;
