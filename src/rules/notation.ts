/** What the notations of all games have in common. */

/** One cell in the source of a pattern; letter case is left to the pattern's flag. */
export const cellPattern = '[A-Z][1-9]';

/** A pattern for one whole line, whatever its letter case. */
export const linePattern = (source: string): RegExp => new RegExp(`^${source}$`, 'i');

/** A line without leading, trailing and repeated spaces; empty, which no game reads, if it is no text. */
export const tidyLine = (text: unknown): string => {
  if (typeof text !== 'string') return '';
  // Not by a pattern: one for spaces at the end takes very long over a very long run of them elsewhere.
  return text
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
};
