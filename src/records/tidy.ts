/** Bringing titles and names that people type, or that came in a file, into a shape that fits in a line of a list. */
import type { Summary } from './types.js';

const longestTitle = 100;
/** A name is cut after so many code points. */
export const longestName = 40;

/** Half characters and marks that turn the direction of the text after them: nobody types them, and they garble a list. */
const garbling = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Text on one line, cut after so many code points. */
function tidy(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').replace(garbling, '').trim();
  return Array.from(line).slice(0, longest).join('').trim();
}

/** A title on one line, at most 100 code points, without control characters. */
export const tidyTitle = (title: string): string => tidy(title, longestTitle);

/** A name on one line, at most 40 code points, without control characters; empty if nothing is left. */
export const tidyName = (name: string): string => tidy(name, longestName);

const players = ['A', 'B', 'W'] as const;

/** Names on one line, each at most 40 code points, without control characters; empty ones are left out. */
export function tidyNames(names: Readonly<Record<string, unknown>>): Summary['names'] {
  const tidied: Summary['names'] = {};
  for (const player of players) {
    const typed = names[player];
    const name = typeof typed === 'string' ? tidyName(typed) : '';
    if (name !== '') tidied[player] = name;
  }
  return tidied;
}
