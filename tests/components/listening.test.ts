import { expect } from '@open-wc/testing';
import { chooseRecogniser } from '../../src/components/listening.js';
import { FakeSpeechRecognition } from '../speech/fake-speech-recognition.js';

const addresses = { worker: 'worker.js', worklet: 'worklet.js' };
const names = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;

describe('the recogniser of the settings', () => {
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  /** What the browser has. */
  const has = (api: unknown): void => {
    for (const name of names) Object.defineProperty(window, name, { value: undefined, configurable: true });
    Object.defineProperty(window, 'SpeechRecognition', { value: api, configurable: true });
  };

  beforeEach(() => {
    FakeSpeechRecognition.reset();
    has(FakeSpeechRecognition);
  });
  afterEach(() => {
    for (const [name, property] of own)
      if (property) Object.defineProperty(window, name, property);
      else Reflect.deleteProperty(window, name);
  });

  it('is Gridscribe itself in English, the same one on every page', async () => {
    const first = await chooseRecogniser({ recogniser: 'auto' }, 'en', addresses);
    expect(first.recogniser?.kind).to.equal('embedded');
    expect(
      (await chooseRecogniser({ recogniser: 'embedded' }, 'en', addresses)).recogniser === first.recogniser,
    ).to.equal(true);
  });

  it('is the browser, on the device, in a language that Gridscribe itself does not know', async () => {
    const { recogniser } = await chooseRecogniser({ recogniser: 'auto' }, 'de', addresses);
    expect(recogniser?.kind).to.equal('browser');
    recogniser?.listen('once', {
      started: () => undefined,
      level: () => undefined,
      speaking: () => undefined,
      heard: () => undefined,
      ended: () => undefined,
    });
    expect(FakeSpeechRecognition.last.lang).to.match(/^de-/);
    expect(FakeSpeechRecognition.last.processLocally).to.equal(true);
    recogniser?.stop();
  });

  it('is nobody, and no service, where the browser cannot do it on the device', async () => {
    FakeSpeechRecognition.status = 'unavailable';
    expect(await chooseRecogniser({ recogniser: 'auto' }, 'de', addresses)).to.deep.equal({
      recogniser: null,
      fault: 'language',
    });
    expect(FakeSpeechRecognition.made).to.have.length(0);
  });

  it('is a service where that was chosen, and another one than that on the device', async () => {
    const local = await chooseRecogniser({ recogniser: 'browser' }, 'en', addresses);
    const service = await chooseRecogniser({ recogniser: 'service' }, 'en', addresses);
    expect(service.recogniser === local.recogniser).to.equal(false);
    has(undefined);
    expect((await chooseRecogniser({ recogniser: 'service' }, 'en', addresses)).fault).to.equal('unsupported');
  });
});
