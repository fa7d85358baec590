import { expect } from '@open-wc/testing';
import { type RecognitionApi, recognitionApi, speechTag } from '../../src/speech/browser/api.js';
import { type CanListen, recogniserFor } from '../../src/speech/choose-recogniser.js';

const all: CanListen = { embedded: true, speaks: true, local: 'ready', browser: true };

describe('who listens', () => {
  it('is Gridscribe itself, then the browser on the device, then nobody, where nobody was chosen', () => {
    const rows: [can: Partial<CanListen>, who: string][] = [
      [{}, 'embedded'],
      [{ local: 'no', browser: false }, 'embedded'],
      [{ speaks: false }, 'browser'],
      [{ speaks: false, local: 'to-fetch' }, 'browser'],
      [{ embedded: false }, 'browser'],
      [{ speaks: false, local: 'no' }, 'language'],
      [{ embedded: false, local: 'no' }, 'unsupported'],
      [{ embedded: false, local: 'no', browser: false }, 'unsupported'],
    ];
    for (const [can, who] of rows) expect(recogniserFor('auto', { ...all, ...can }), JSON.stringify(can)).to.equal(who);
  });

  it('is whoever was chosen, or nobody: never another one instead', () => {
    const rows: [wanted: 'embedded' | 'browser' | 'service', can: Partial<CanListen>, who: string][] = [
      ['embedded', {}, 'embedded'],
      ['embedded', { speaks: false }, 'language'],
      ['embedded', { embedded: false }, 'unsupported'],
      ['browser', {}, 'browser'],
      ['browser', { local: 'to-fetch' }, 'browser'],
      ['browser', { local: 'no' }, 'unsupported'],
      ['service', {}, 'service'],
      ['service', { browser: false }, 'unsupported'],
    ];
    for (const [wanted, can, who] of rows)
      expect(recogniserFor(wanted, { ...all, ...can }), `${wanted} ${JSON.stringify(can)}`).to.equal(who);
  });

  it('is a service only where someone chose that, whatever else there is', () => {
    for (const wanted of ['auto', 'embedded', 'browser'] as const)
      for (const embedded of [true, false])
        for (const speaks of [true, false])
          for (const local of ['ready', 'to-fetch', 'no'] as const)
            expect(recogniserFor(wanted, { embedded, speaks, local, browser: true })).to.not.equal('service');
  });
});

describe('the recogniser of a browser', () => {
  it('goes by either of its names, and is none where the browser has none', () => {
    const [own, old] = [class {}, class {}] as unknown as RecognitionApi[];
    expect(recognitionApi({ SpeechRecognition: own, webkitSpeechRecognition: old }) === own).to.equal(true);
    expect(recognitionApi({ webkitSpeechRecognition: old }) === old).to.equal(true);
    expect(recognitionApi({})).to.equal(null);
  });

  it('is asked for the language with the region of whoever owns the device', () => {
    expect(speechTag('en', ['de-AT', 'en-GB', 'en-US'])).to.equal('en-GB');
    expect(speechTag('de', ['en-GB'])).to.equal('de-DE');
    expect(speechTag('en', ['english', 'en'])).to.equal('en-US');
    expect(speechTag('fy', ['fy'])).to.equal('fy');
  });
});
