import { expect } from '@open-wc/testing';
import { OwnVoice } from '../../src/components/own-voice.js';
import { defaultSettings } from '../../src/records/settings.js';
import { FakeSynthesis, fakeVoice } from '../speech/fake-synthesis.js';
import { beginPlay } from './support/play.js';
import { captures, isolation } from './support/records.js';
import { until } from './support/until.js';

describe('the own voice of the app', () => {
  let fake: FakeSynthesis;

  // What is real does not come back: this file has its page for itself, and on a busy machine a game that is over still speaks.
  beforeEach(() => {
    fake = new FakeSynthesis();
    class FakeUtterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: fake, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true });
  });

  const begun = (): string[] => fake.begun.map(({ text }) => text);

  it('speaks while its setting is on, at the speed that is set; what is urgent interrupts', async () => {
    const settings = { ...defaultSettings };
    const voice = new OwnVoice(
      () => settings,
      () => 'en',
    );
    voice.say([{ text: 'Nobody hears this.' }], false);
    settings.voice = true;
    settings.voiceRate = 1.5;
    voice.say([{ text: 'One.' }, { text: 'Two.' }], false);
    await until(() => begun().length > 0, 'it speaks');
    expect(fake.begun[0]).to.include({ text: 'One.', rate: 1.5 });
    voice.say([{ text: 'No.' }], true);
    await until(() => begun().length > 1, 'it speaks again');
    expect(begun()).to.deep.equal(['One.', 'No.']);
    voice.silence();
    expect(fake.speaking).to.be.false;
  });

  it('reads what it is asked to, also where its setting is off, with the chosen voice and as loud as is set', async () => {
    const settings = { ...defaultSettings, voiceVolume: 0.5, voiceNames: { en: 'other' } };
    fake.voices = [fakeVoice('en-GB', 'first', { default: true }), fakeVoice('en-GB', 'other')];
    const voice = new OwnVoice(
      () => settings,
      () => 'en',
    );
    const changes: string[] = [];
    const stopWatching = voice.watch(() => changes.push(voice.now.doing));
    expect(await voice.read([{ text: 'C1 to B2.' }])).to.be.true;
    await until(() => begun().length > 0, 'it reads');
    expect(fake.begun[0]).to.include({ text: 'Charlie one to Bravo two.', volume: 0.5 });
    expect(fake.begun[0]?.voice?.name).to.equal('other');
    fake.end();
    stopWatching();
    await voice.read([{ text: 'More.' }]);
    expect(changes).to.deep.equal(['speaking', 'silent']);
  });

  it('tells where the browser has no voice', async () => {
    fake.voices = [fakeVoice('de-DE', 'german')];
    const voice = new OwnVoice(
      () => defaultSettings,
      () => 'en',
    );
    expect(await voice.read([{ text: 'One.' }])).to.be.false;
  });

  it('is not built twice where its words could not be fetched at first: both would be on the page', async () => {
    let missing = true;
    const voice = new OwnVoice(
      () => defaultSettings,
      () => {
        if (missing) throw new TypeError('Failed to fetch dynamically imported module');
        return 'en';
      },
    );
    expect(await voice.voices()).to.deep.equal([]);
    missing = false;
    expect(await voice.voices()).to.have.length(1);
    // Each silences the page as it was before.
    expect(fake.cancels).to.equal(1);
  });

  it('is loaded at the start where it is on, and silences the page as it was before', async () => {
    const voice = new OwnVoice(
      () => ({ ...defaultSettings, voice: true }),
      () => 'en',
    );
    await until(() => fake.cancels > 0, 'it is silenced');
    expect(await voice.voices()).to.have.length(1);
  });
});

describe('a game with the own voice', () => {
  it('makes it faster and slower, and says so', async () => {
    const play = await beginPlay(isolation, [], { voice: true });
    expect(await play.told(() => play.say('speak faster'))).to.deep.equal(['I speak faster.']);
    expect(play.services.settings().voiceRate).to.equal(1.25);
    await play.told(() => play.say('slower'));
    await play.told(() => play.say('slower'));
    expect(play.services.settings().voiceRate).to.equal(0.75);
  });

  it('has a question said though its list takes the focus: nothing else would read it', async () => {
    const play = await beginPlay(captures, [], { voice: true });
    const { said, announcer } = play.services;
    announcer.clear = () => (said.length = 0);
    await play.tap('B2', 'B3');
    expect(said.join(' ')).to.contain('Bravo two to Bravo three. Approach takes');
  });
});
