import { expect } from '@open-wc/testing';
import { ownScript } from '../src/trusted.js';

describe('ownScript', () => {
  it('lets an address of our own origin through, relative or whole', () => {
    expect(String(ownScript('./sw.js'))).to.equal('./sw.js');
    expect(String(ownScript(`${location.origin}/sw.js`))).to.equal(`${location.origin}/sw.js`);
  });

  it('refuses an address of another origin', () => {
    expect(() => ownScript('https://elsewhere.example/sw.js')).to.throw(TypeError, 'Not a script of our own');
    expect(() => ownScript('data:text/javascript,1')).to.throw(TypeError);
  });
});
