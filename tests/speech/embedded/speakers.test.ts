import { expect } from '@open-wc/testing';
import { Speakers } from '../../../src/speech/embedded/speakers.js';

describe('the people at the table', () => {
  it('are anyone, until someone was heard', () => {
    expect(new Speakers().nearness(-60)).to.equal('near');
  });

  it('are told from who is much softer', () => {
    const speakers = new Speakers();
    speakers.heard(-20);
    expect([-15, -24, -26, -30].map((level) => speakers.nearness(level))).to.deep.equal([
      'near',
      'near',
      'perhaps far',
      'far',
    ]);
  });

  it('are as loud as they mostly are, and not as the loudest was', () => {
    const speakers = new Speakers();
    for (const level of [-20, -22, -8]) speakers.heard(level);
    expect(speakers.nearness(-24)).to.equal('near');
  });

  it('are believed when they speak softly twice after Talk', () => {
    const speakers = new Speakers();
    speakers.heard(-20);
    speakers.insists(-32);
    expect(speakers.nearness(-32)).to.equal('far');
    speakers.insists(-32);
    expect(speakers.nearness(-32)).to.equal('near');
  });

  it('have not insisted where someone at the table was heard between', () => {
    const speakers = new Speakers();
    speakers.heard(-20);
    speakers.insists(-32);
    speakers.heard(-20);
    speakers.insists(-32);
    expect(speakers.nearness(-32)).to.equal('far');
  });
});
