import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { utterancesOf } from '../../src/speech/utterances.js';

describe('a text for a voice', () => {
  it('is one utterance a sentence', () => {
    expect(utterancesOf(' Charlie one to Bravo two. Block? Yes! ')).to.deep.equal([
      'Charlie one to Bravo two.',
      'Block?',
      'Yes!',
    ]);
    expect(utterancesOf('C1 to B2. C5 to D4.')).to.deep.equal(['C1 to B2.', 'C5 to D4.']);
    expect(utterancesOf('Der 3. Zug.')).to.deep.equal(['Der 3. Zug.']);
    expect(utterancesOf('  ')).to.deep.equal([]);
  });

  it('is cut between words where a sentence is long, and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}[.,]?$/), { minLength: 1, maxLength: 80 }), (words) => {
        const parts = utterancesOf(words.join(' '));
        expect(parts.every((part) => part.length <= 180)).to.be.true;
        expect(parts.join(' ')).to.equal(words.join(' '));
      }),
    );
    expect(utterancesOf('word '.repeat(40))).to.have.length(2);
    expect(utterancesOf('x'.repeat(200))).to.deep.equal(['x'.repeat(200)]);
  });
});
