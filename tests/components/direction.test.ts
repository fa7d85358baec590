import { expect } from '@open-wc/testing';
import { directionOf } from '../../src/components/direction.js';

describe('directionOf', () => {
  it('knows in which direction a language is written', () => {
    for (const locale of ['en', 'en-XA', 'de', 'ja', 'uz-Cyrl', 'az'])
      expect(directionOf(locale), locale).to.equal('ltr');
    for (const locale of ['ar', 'he', 'fa-IR', 'ur', 'az-Arab', 'dv'])
      expect(directionOf(locale), locale).to.equal('rtl');
  });

  it('takes what is no locale as written from left to right', () => {
    for (const locale of ['', 'not a locale', '__']) expect(directionOf(locale)).to.equal('ltr');
  });
});
