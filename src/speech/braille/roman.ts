/**
 * Greek and Cyrillic letters in Latin ones. The braille of a language has cells for its own alphabet; this is for people's
 * names, which should be told apart, and is no transliteration by the letter of a standard.
 */

const rows = (text: string): [string, string][] =>
  text.split(' ').map((pair): [string, string] => {
    const [letter = '', roman = ''] = pair.split('=');
    return [letter, roman];
  });

const letters: ReadonlyMap<string, string> = new Map([
  ...rows('α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'),
  ...rows('а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh'),
  ...rows('щ=shch ъ= ы=y ь= э=e ю=yu я=ya ё=yo і=i ї=yi є=ye ґ=g ў=u ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѓ=gj ќ=kj ѕ=dz'),
]);

/**
 * A small letter in Latin ones; undefined for a letter of any other script.
 * @param before the letter before it: Greek writes one sound with two
 */
export function romanOf(letter: string, before: string): string | undefined {
  const [base = ''] = letter.normalize('NFD');
  if (base === 'υ' && before.toLowerCase() === 'ο') return 'u';
  return letters.get(letter) ?? letters.get(base);
}

/** Whether some of a text is written with other letters than its own in braille. */
export const hasRoman = (text: string): boolean => /\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text);

/** Whether a name has letters that braille of no language here shows, not even in Latin ones. */
export const isOtherScript = (name: string): boolean =>
  Array.from(name).some(
    (letter) =>
      /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter) && romanOf(letter.toLowerCase(), '') === undefined,
  );
