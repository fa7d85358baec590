import { expect } from '@open-wc/testing';
import { forgetSetUp, keepSetUp, keptSetUp } from '../../src/records/set-ups.js';

describe('set-ups that are not finished', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('are kept for each game until they are forgotten', () => {
    keepSetUp('territories', { number: 7 });
    keepSetUp('isolation', { size: 3 });
    expect(keptSetUp('territories')).to.deep.equal({ number: 7 });
    forgetSetUp('territories');
    expect(keptSetUp('territories')).to.deep.equal({});
    expect(keptSetUp('isolation')).to.deep.equal({ size: 3 });
  });

  it('are empty where what is kept makes no sense', () => {
    for (const odd of ['', '{', 'null', '[]', '7', '"x"']) {
      sessionStorage.setItem('gridscribe-set-up-isolation', odd);
      expect(keptSetUp('isolation'), odd).to.deep.equal({});
    }
  });

  it('are lost, and nothing else, in a browser that keeps nothing', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    try {
      keepSetUp('isolation', { size: 3 });
      expect(keptSetUp('isolation')).to.deep.equal({});
      forgetSetUp('isolation');
    } finally {
      if (real) Object.defineProperty(window, 'sessionStorage', real);
    }
  });
});
