import { expect } from '@open-wc/testing';
import { sayUsed } from '../../src/components/update-notice.js';

describe('a new version', () => {
  const key = 'gridscribe-new-version';
  afterEach(() => {
    sessionStorage.removeItem(key);
  });

  it('is said to be in use once, on the page that was loaded for it', () => {
    const said: string[] = [];
    const announcer = { say: (text: string) => said.push(text) };
    sayUsed(announcer);
    expect(said).to.deep.equal([]);
    sessionStorage.setItem(key, '');
    sayUsed(announcer);
    sayUsed(announcer);
    expect(said).to.deep.equal(['The new version is in use.']);
  });
});
