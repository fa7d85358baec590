import { expect } from '@open-wc/testing';
import { gameIds } from '../../../src/rules/index.js';
import { cell, choice, fixed, maybe, type Saying, waysOf } from '../../../src/speech/embedded/saying.js';
import { sayingsOf } from '../../../src/speech/embedded/sayings.js';
import { anyOf, graphOf, type WordGraph } from '../../../src/speech/embedded/word-graph.js';
import { cellWords } from '../../../src/speech/embedded/words.js';
import { languageOf } from '../../../src/speech/languages/index.js';
import { stateAfter } from '../conversation.js';

const words = cellWords(languageOf('en'));

/** All that a graph lets through, in the order of the alphabet. */
function phrases({ states }: WordGraph): string[] {
  const from = (place: number): string[][] => {
    const state = states[place];
    if (!state) throw new Error(`no state ${place}`);
    const more = state.arcs.flatMap(({ to, word }) => from(to).map((rest) => [word, ...rest]));
    return state.ends ? [[], ...more] : more;
  };
  return from(0)
    .map((said) => said.join(' '))
    .sort();
}

/** All that some sayings are, each once, in the order of the alphabet. */
function said(sayings: readonly Saying[]): string[] {
  const all = sayings.flatMap(({ pieces }) =>
    pieces.reduce<string[]>(
      (before, piece) => {
        const ways =
          piece.kind === 'words'
            ? [...piece.ways, ...(piece.optional ? [''] : [])]
            : piece.kind === 'choice'
              ? piece.of.flatMap((one) => one.ways)
              : piece.of.flatMap((one) => waysOf(one, words));
        return before.flatMap((some) => ways.map((way) => `${some} ${way}`.trim()));
      },
      [''],
    ),
  );
  return [...new Set(all)].sort();
}

describe('a graph of words', () => {
  it('lets through what its sayings are, and nothing else', () => {
    const sayings: Saying[] = [
      { id: 'move', pieces: [cell('from', ['A1', 'B2']), maybe('to'), cell('to', ['A2', 'B2'])] },
      { id: 'move', pieces: [cell('from', ['A1', 'B2'])] },
      { id: 'column', pieces: [fixed('read column', 'column'), choice('column', [{ value: '0', ways: ['alpha'] }])] },
    ];
    expect(phrases(graphOf(sayings, words))).to.deep.equal(said(sayings));
  });

  for (const game of gameIds)
    it(`lets through what can be said at the start of ${game}, with far fewer states than words`, () => {
      const commands = ['undo', 'at', 'read-log'] as const;
      const scene = { draft: null, asked: null, locale: 'en', wakeWord: false };
      const { legal } = sayingsOf({ ...scene, state: stateAfter(game), commands: [...commands] });
      const graph = graphOf(legal, words);
      expect(phrases(graph)).to.deep.equal(said(legal));
      expect(graph.states.length).to.be.below(120);
    });

  it('follows what begins alike once, and what ends alike', () => {
    const two: Saying[] = ['A1', 'B1'].map((one) => ({ id: 'move', pieces: [cell('cell', [one]), fixed('white')] }));
    // The beginning, after a letter, after the number, after the last word.
    expect(graphOf(two, words).states.length).to.equal(4);
  });

  it('can be anything of some words, once or more often', () => {
    const [first, again] = anyOf(['one', 'two']).states;
    expect(first).to.deep.equal({ arcs: again?.arcs, ends: false });
    expect(again?.ends).to.equal(true);
    expect(again?.arcs.map(({ to, word }) => `${word} ${to}`)).to.deep.equal(['one 1', 'two 1']);
  });
});
