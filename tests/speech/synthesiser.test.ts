import { expect } from '@open-wc/testing';
import { Synthesiser } from '../../src/speech/synthesiser.js';
import { type Clock, fakeClock } from '../components/support/clock.js';
import { FakeSynthesis, fakeUtterance, fakeVoice } from './fake-synthesis.js';

describe('a browser’s speech', () => {
  let clock: Clock;
  let fake: FakeSynthesis;
  let rate: number;
  let synthesiser: Synthesiser;
  let done: string[];

  const synthesiserOf = (synthesis: FakeSynthesis | null): Synthesiser =>
    new Synthesiser({
      synthesis: synthesis as unknown as SpeechSynthesis | null,
      utterance: (text) => fakeUtterance(text) as unknown as SpeechSynthesisUtterance,
      rate: () => rate,
      volume: () => 0.25,
      voice: (locale) => (locale === 'de' ? 'zweite' : undefined),
    });

  beforeEach(() => {
    clock = fakeClock();
    rate = 1;
    done = [];
    fake = new FakeSynthesis();
    synthesiser = synthesiserOf(fake);
    clock.pass(1000);
  });
  afterEach(() => {
    clock.restore();
  });

  /** Lets what hangs on promises happen. */
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 10; task += 1) await Promise.resolve();
  };
  const say = async (text: string, locale = 'en'): Promise<void> => {
    synthesiser.say(text, locale, ({ answered }) => done.push(`${text}${answered ? '' : ' unanswered'}`));
    await settle();
  };
  const begun = (): string[] => fake.begun.map(({ text }) => text);

  it('is given voice, language, rate and loudness', async () => {
    fake.voices = [fakeVoice('en-US', 'english'), fakeVoice('de-DE', 'erste'), fakeVoice('de-AT', 'zweite')];
    rate = 1.5;
    await say('Eins.', 'de');
    expect(fake.begun[0]).to.include({ lang: 'de-AT', rate: 1.5, volume: 0.25 });
    expect(fake.begun[0]?.voice?.name).to.equal('zweite');
    fake.end();
    await say('Un.', 'fr');
    expect(fake.begun[1]).to.include({ lang: 'fr', voice: null });
  });

  it('tells that a text is said, or has failed', async () => {
    await say('One.');
    fake.end();
    fake.manner = 'fails';
    await say('Two.');
    fake.end();
    expect(done).to.deep.equal(['One.', 'Two.']);
  });

  it('goes on after an engine that never ends, and gives it longer for more and for slower speech', async () => {
    fake.manner = 'never ends';
    await say('One.');
    clock.pass(2000);
    expect(done).to.deep.equal([]);
    clock.pass(1000);
    expect(done).to.deep.equal(['One.']);
    expect(fake.speaking, 'it is stopped').to.be.false;
    clock.pass(100);
    rate = 0.5;
    await say('A sentence of many words takes its time.');
    clock.pass(11_000);
    expect(done).to.have.length(1);
    clock.pass(2000);
    expect(done).to.have.length(2);
  });

  it('goes on after an engine that tells nothing at all, and tells so', async () => {
    fake.manner = 'tells nothing';
    await say('One.');
    clock.pass(3900);
    expect(done).to.deep.equal([]);
    clock.pass(200);
    expect(done).to.deep.equal(['One. unanswered']);
  });

  it('rests after it was silenced, since browsers drop what comes then', async () => {
    await say('One.');
    synthesiser.cancel();
    expect(fake.speaking).to.be.false;
    await say('Two.');
    expect(begun()).to.deep.equal(['One.']);
    clock.pass(100);
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    expect(done).to.deep.equal([]);
  });

  it('does not take what is told late of a silenced text for the end of the next', async () => {
    fake.tellsAfter = 200;
    await say('One.');
    synthesiser.cancel();
    await say('Two.');
    clock.pass(500);
    expect(done).to.deep.equal([]);
    fake.end();
    expect(done).to.deep.equal(['Two.']);
  });

  it('does not wait for what the engine never got over', async () => {
    fake.speak(fakeUtterance('Something that is not from here.'));
    await say('One.');
    clock.pass(100);
    fake.end();
    expect(begun()).to.deep.equal(['Something that is not from here.', 'One.']);
    expect(done).to.deep.equal(['One.']);
  });

  it('says a text in place of the one before', async () => {
    await say('One.');
    await say('Two.');
    clock.pass(100);
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    expect(done).to.deep.equal(['Two.']);
  });

  describe('where voices come late', () => {
    beforeEach(() => {
      fake.voices = [];
    });

    it('waits for them', async () => {
      await say('One.');
      expect(begun()).to.deep.equal([]);
      fake.find(fakeVoice('en-GB', 'late'));
      await settle();
      expect(begun()).to.deep.equal(['One.']);
      expect(fake.begun[0]?.voice?.name).to.equal('late');
    });

    it('waits once, and then does without', async () => {
      await say('One.');
      clock.pass(2999);
      await settle();
      expect(begun()).to.deep.equal([]);
      clock.pass(1);
      await settle();
      expect(begun()).to.deep.equal(['One.']);
      expect(fake.begun[0]).to.include({ voice: null, lang: 'en' });
      fake.end();
      await say('Two.');
      expect(begun()).to.deep.equal(['One.', 'Two.']);
    });

    it('says nothing of what was silenced while it waited', async () => {
      await say('One.');
      synthesiser.cancel();
      fake.find(fakeVoice('en-GB', 'late'));
      await settle();
      clock.pass(100);
      expect(begun()).to.deep.equal([]);
    });

    it('knows of them once they are there', async () => {
      const asked = synthesiser.voices('en');
      fake.find(fakeVoice('en-GB', 'late'));
      expect((await asked).map(({ name }) => name)).to.deep.equal(['late']);
      expect(await synthesiser.voices('de')).to.deep.equal([]);
    });
  });

  it('is none where the browser has none', async () => {
    const none = synthesiserOf(null);
    expect(none.exists).to.be.false;
    none.cancel();
    expect(await none.voices('en')).to.deep.equal([]);
  });
});
