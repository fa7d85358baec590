/** The end of a sentence. A mark after a bare number ends none: "3. Zug" goes on. */
const sentenceEnd = /(?<=\p{L}\S*[.!?…])\s+/u;

/** Where a long sentence is best cut: where a voice would pause. */
const isPause = (word: string): boolean => /[,;:–]$/.test(word);

/**
 * A text as it is given to a voice: one sentence each, and long ones cut, after a comma where there is one. Engines stop in
 * the middle of what is much longer, and nobody can interrupt what does not pause.
 * @param longest how many characters are said at a stretch
 */
export const utterancesOf = (text: string, longest: number): string[] =>
  text
    .trim()
    .split(sentenceEnd)
    .flatMap((sentence) => cut(sentence.split(/\s+/).filter(Boolean), longest));

function cut(words: readonly string[], longest: number): string[] {
  if (words.length === 0) return [];
  let length = -1;
  const fitting = words.findIndex((word) => (length += word.length + 1) > longest);
  if (fitting < 0) return [words.join(' ')];
  // A word that is too long for itself is said whole.
  const most = Math.max(1, fitting);
  const pause = words.slice(0, most).findLastIndex(isPause) + 1;
  // A pause near the beginning would leave crumbs.
  const end = pause > most / 2 ? pause : most;
  return [words.slice(0, end).join(' '), ...cut(words.slice(end), longest)];
}
