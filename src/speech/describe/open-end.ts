import { msg, str } from '@lit/localize';
import type { Cell } from '../../rules/types.js';
import { cellText } from './words.js';
import type { Wording } from './wording.js';

/**
 * Where the open end is: a corner, named by the squares low left and up right of it. They come first: a braille display of 20
 * cells ends after them.
 */
export function openEndText(squares: readonly Cell[], wording: Wording): string {
  const low = cellText(squares[0] ?? '', wording);
  const high = cellText(squares.at(-1) ?? '', wording);
  return msg(str`Open end: ${low} and ${high}, the corner between them.`, { id: 'describe.free-end.at' });
}
