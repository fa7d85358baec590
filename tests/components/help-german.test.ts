import { expect } from '@open-wc/testing';
import { keyName } from '../../src/components/help-entries.js';
import { boardKeys } from '../../src/components/help-keys.js';
import { speakGerman } from '../speech/german.js';

await speakGerman();

describe('keys in German', () => {
  it('are called as they are printed on German keyboards', () => {
    const names = ['Home', 'End', 'Ctrl+Home', 'Ctrl+End', 'PageUp', 'PageDown', 'Backspace', 'P', 'Enter'].map(
      keyName,
    );
    expect(names).to.deep.equal([
      'Pos1',
      'Ende',
      'Strg+Pos1',
      'Strg+Ende',
      'Bild auf',
      'Bild ab',
      'Rücktaste',
      'Umschalt+P',
      'Enter',
    ]);
  });

  it('have no English names left among those of the board', () => {
    const names = boardKeys().flatMap(({ keys }) => keys.map(keyName));
    expect(names.join(' ')).not.to.match(/Home|End\b|Page|Backspace|Shift|Ctrl/);
  });
});
