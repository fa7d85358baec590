/** What a language's uncontracted braille has besides the letters from a to z and the digits. */
export interface BrailleCode {
  /** Before a digit that follows no other. */
  number: string;
  /** Between a number and a small letter that would be read as one more digit. */
  afterNumber: string;
  /** Before one capital letter. */
  capital: string;
  /** Before two or more of them, … */
  capitals: string;
  /** … and behind them, where small letters go on. */
  capitalsEnd: string;
  /** Letters of the language's own. */
  letters: ReadonlyMap<string, string>;
  /** Marks that Unicode combines with the letter before them: what stands before that letter. */
  accents: ReadonlyMap<string, string>;
  /** Any other mark; empty where it is left out. */
  otherAccent: string;
  /** Signs that are always written the same. */
  signs: ReadonlyMap<string, string>;
  /** What a decimal point or comma within a number is. */
  inNumber: ReadonlyMap<string, string>;
  /**
   * A sign whose cells depend on what stands around it; undefined where they do not.
   * @param before and `after`: the characters beside it, empty at the end of a word
   */
  inContext: (sign: string, before: string, after: string) => string | undefined;
  /** What stands for characters of other scripts, one or more of them together. */
  unknown: string;
}

export const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);
export const isDigit = (character: string): boolean => /^[0-9]$/.test(character);
