import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import '../../src/speech/languages/index.js';
import { aloud } from '../../src/speech/aloud.js';

describe('a text as the own voice says it', () => {
  it('has spelling words in the place of cells: no exponent, note or unit is heard', () => {
    expect(aloud('C1 to B2, blocks C1.', 'en')).to.equal('Charlie one to Bravo two, blocks Charlie one.');
    expect(aloud('A1-A2: E3? (D4)', 'en')).to.equal('Alpha one-Alpha two: Echo three? (Delta four)');
    expect(aloud('L9', 'en')).to.equal('Lima nine');
  });

  it('leaves alone what only looks like a cell', () => {
    for (const text of ['Move 12, pawn A: ready.', 'MP3, C12, 3C, C0, M4 and Z1', 'XC3 C3x', 'Pawn B’s turn.'])
      expect(aloud(text, 'en'), text).to.equal(text);
  });

  it('has the word for a letter that stands alone, and not for one in a sentence', () => {
    expect(aloud('C', 'en')).to.equal('Charlie');
    expect(aloud(' D. ', 'en')).to.equal('Delta');
    expect(aloud('Pawn A', 'en')).to.equal('Pawn A');
  });

  it('is said in the words of the language', () => {
    expect(aloud('C3, weiß', 'de')).to.equal('Cäsar drei, weiß');
  });
});
