import { expect } from '@open-wc/testing';
import { gameIds } from '../../../src/rules/index.js';
import { commands } from '../../../src/speech/commands.js';
import { cellWords, isSounded, pronunciations, templatesOf } from '../../../src/speech/embedded/words.js';
import type { Saying } from '../../../src/speech/embedded/saying.js';
import { sayingsOf } from '../../../src/speech/embedded/sayings.js';
import { digits, languageOf, letters } from '../../../src/speech/languages/index.js';
import { stateAfter } from '../conversation.js';

const language = languageOf('en');
const sounds = new Map<string, string[][]>();
for (const [word, phones] of pronunciations()) {
  const plain = word.replace(/\(\d+\)$/u, '');
  sounds.set(plain, [...(sounds.get(plain) ?? []), phones.split(' ')]);
}

// Whichever cell it is, a letter and a number are heard of it.
sounds.set('{cell}', [['a letter', 'a number']]);

/** All ways in which a phrase sounds; an argument that is no cell sounds like nothing else and is left out. */
const phonesOf = (phrase: string): string[][] =>
  phrase
    .split(' ')
    .reduce<string[][]>(
      (before, word) => before.flatMap((some) => (sounds.get(word) ?? [[]]).map((more) => [...some, ...more])),
      [[]],
    );

/** How many phones must be put in, taken out or changed to make one of the other. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, phone] of one.entries()) {
    const next = [index + 1];
    for (const [place, wanted] of other.entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (phone === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

interface Phrase {
  means: string;
  text: string;
}

/** The nearest two phrases that mean different things. */
function nearest(phrases: readonly Phrase[]): { distance: number; pair: string } {
  let least = { distance: Number.POSITIVE_INFINITY, pair: '' };
  for (const [index, one] of phrases.entries())
    for (const other of phrases.slice(index + 1)) {
      if (one.means === other.means) continue;
      for (const phones of phonesOf(one.text))
        for (const others of phonesOf(other.text)) {
          const found = distance(phones, others);
          if (found < least.distance) least = { distance: found, pair: `${one.text} / ${other.text}` };
        }
    }
  return least;
}

/** The phrases of a saying, with any cell for its cells, and without its letters and numbers. */
const phrasesOf = ({ id, pieces }: Saying): Phrase[] =>
  pieces
    .reduce<Phrase[]>(
      (before, piece) => {
        if (piece.kind === 'cell')
          return before.map(({ means, text }) => ({ means: `${means} ${piece.slot}`, text: `${text} {cell}`.trim() }));
        if (piece.kind === 'choice' && ['row', 'column', 'number'].includes(piece.slot))
          return before.map(({ means, text }) => ({ means: `${means} ${piece.slot}`, text }));
        const ways =
          piece.kind === 'words'
            ? piece.ways.map((way) => ['', way])
            : piece.of.flatMap(({ value, ways: some }) => some.map((way) => [value, way]));
        const left = piece.kind === 'words' && piece.optional ? before : [];
        return [
          ...left,
          ...before.flatMap(({ means, text }) =>
            ways.map(([value, way]) => ({ means: `${means} ${value}`.trim(), text: `${text} ${way}`.trim() })),
          ),
        ];
      },
      [{ means: id, text: '' }],
    )
    .filter(({ text }) => text !== '');

describe('what can be said at one time', () => {
  for (const game of gameIds)
    it(`sounds different, in ${game}`, () => {
      const state = stateAfter(game, game === 'nearest-site' ? ['site A1', 'site E5', 'site B3', 'site D3'] : []);
      const scene = { state, draft: null, locale: 'en', commands: commands.map(({ id }) => id), wakeWord: false };
      const { legal } = sayingsOf({ ...scene, asked: { kind: 'confirm', moves: [] } });
      const phrases = legal.filter(({ id }) => id !== 'move').flatMap(phrasesOf);
      const { distance: least, pair } = nearest(phrases);
      expect(least, pair).to.be.at.least(2);
    });

  it('names columns by words of which none is like another, and rows likewise', () => {
    const words = cellWords(language);
    const spelled = letters.map((letter, index): Phrase => ({ means: letter, text: words.column(index).at(-1) ?? '' }));
    const columns = nearest(spelled);
    expect(columns.distance, columns.pair).to.be.at.least(2);
    const rows = nearest(digits.map((digit, index): Phrase => ({ means: digit, text: words.row(index)[0] ?? '' })));
    expect(rows.distance, rows.pair).to.be.at.least(2);
  });

  it('has a sound for every word', () => {
    const missing = commands.flatMap(({ id }) =>
      templatesOf(id, language)
        .filter(
          (words) =>
            !isSounded({
              id,
              pieces: [{ kind: 'words', ways: words.filter((word) => !/^[{(]/u.test(word)), optional: false }],
            }),
        )
        .map((words) => words.join(' ')),
    );
    expect(missing).to.deep.equal([]);
  });
});
