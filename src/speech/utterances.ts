/** How many characters are said at a stretch. Engines stop in the middle of what is much longer. */
const longest = 180;

/** The end of a sentence. A mark after a bare number ends none: "3. Zug" goes on. */
const sentenceEnd = /(?<=\p{L}\S*[.!?…])\s+/u;

/** A text as it is given to a voice: one sentence each, long ones cut between words. */
export const utterancesOf = (text: string): string[] => text.trim().split(sentenceEnd).flatMap(cut);

function cut(sentence: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (longer.length > longest && part !== '') {
      parts.push(part);
      part = word;
    } else part = longer;
  }
  return part === '' ? parts : [...parts, part];
}
