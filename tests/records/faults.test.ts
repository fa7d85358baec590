import { expect } from '@open-wc/testing';
import { faultSentence, notKept } from '../../src/records/faults.js';
import type { StoreFault } from '../../src/records/types.js';

const faults: StoreFault[] = ['full', 'missing', 'blocked', 'newer', 'conflict', 'gone', 'broken'];

describe('what people are told of a fault', () => {
  it('says that there is no room', () => {
    const sentence = 'This device has no room left. Nothing was recorded. Free some space, then say it again.';
    expect(faultSentence('full')).to.equal(sentence);
  });

  it('is another text for each, in plain sentences', () => {
    const sentences = [...faults.map(faultSentence), notKept()];
    expect(new Set(sentences).size).to.equal(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).to.match(/^[A-Z].*\.$/);
      expect(sentence).not.to.match(/IndexedDB|database|quota|transaction|error/i);
    }
  });
});
