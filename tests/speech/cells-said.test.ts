import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import { landSaid } from '../../src/speech/cells-said.js';

describe('landSaid', () => {
  const said: [string, string][] = [
    ['B2 D4 E4 G4', 'B2 D4 E4 G4'],
    ['b2, d4 and e4.', 'B2 D4 E4'],
    ['B2D4', 'B2 D4'],
    ['bravo two', 'B2'],
    ['Bravo two and Delta four, please', 'B2 D4'],
    ['column B row 2', 'B2'],
    ['be two', 'B2'],
    ['G1 H1', 'G1 H1'],
    ['between G1 and H1', 'G1 H1'],
    ['G1-H1', 'G1 H1'],
    ['farm on b2', 'B2'],
    ['L9', 'L9'],
  ];
  for (const [text, cells] of said) {
    it(`reads "${text}"`, () => {
      expect(landSaid(text, 'en')).to.deep.equal({ kind: 'cells', cells: cells.split(' ') });
    });
  }

  it('knows when a square is to be taken back', () => {
    for (const text of ['undo', 'take that back']) expect(landSaid(text, 'en')).to.deep.equal({ kind: 'undo' });
  });

  it('takes nothing else', () => {
    const odd = ['', ' ', 'B', '2', 'M3', 'C10', 'B2 banana', 'white B2', 'B2 up', 'help', '🙂', 'B2 '.repeat(400)];
    for (const text of odd) expect(landSaid(text, 'en'), text).to.equal(null);
  });
});
