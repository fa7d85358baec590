import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { utterancesOf } from '../../src/speech/utterances.js';

describe('a text for a voice', () => {
  it('is one utterance a sentence', () => {
    expect(utterancesOf(' Charlie one to Bravo two. Block? Yes! ', 180)).to.deep.equal([
      'Charlie one to Bravo two.',
      'Block?',
      'Yes!',
    ]);
    expect(utterancesOf('C1 to B2. C5 to D4.', 180)).to.deep.equal(['C1 to B2.', 'C5 to D4.']);
    expect(utterancesOf('Der 3. Zug.', 180)).to.deep.equal(['Der 3. Zug.']);
    expect(utterancesOf('  ', 180)).to.deep.equal([]);
  });

  it('is cut between words where a sentence is long, and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}[.,]?$/), { minLength: 1, maxLength: 80 }), (words) => {
        const parts = utterancesOf(words.join(' '), 180);
        expect(parts.every((part) => part.length <= 180)).to.be.true;
        expect(parts.join(' ')).to.equal(words.join(' '));
      }),
    );
    expect(utterancesOf('word '.repeat(40), 180)).to.have.length(2);
    expect(utterancesOf('x'.repeat(200), 180)).to.deep.equal(['x'.repeat(200)]);
  });

  it('is cut after a comma where one is near enough', () => {
    const text = 'Row three, from the left: Alpha three empty, Bravo three white, Charlie three black';
    expect(utterancesOf(text, 60)).to.deep.equal([
      'Row three, from the left: Alpha three empty,',
      'Bravo three white, Charlie three black',
    ]);
    expect(utterancesOf(`one, ${'word '.repeat(20)}`, 60)[0]).to.have.length.above(30);
  });
});
