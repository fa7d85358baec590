import { expect } from '@open-wc/testing';
import { Speaker } from '../../src/speech/speaker.js';
import { type Clock, fakeClock } from '../components/support/clock.js';
import { FakeSynthesis, type FakeUtterance, fakeVoice } from './fake-synthesis.js';

describe('the own voice', () => {
  let clock: Clock;
  let fake: FakeSynthesis;
  let speaker: Speaker;
  let rate: number;

  const speakerOf = (synthesis: FakeSynthesis | null): Speaker =>
    new Speaker({
      synthesis: synthesis as unknown as SpeechSynthesis | null,
      utterance: (text) => {
        const made: FakeUtterance = { text, lang: '', rate: 1, voice: null, onend: null, onerror: null };
        return made as unknown as SpeechSynthesisUtterance;
      },
      rate: () => rate,
    });

  beforeEach(() => {
    clock = fakeClock();
    rate = 1;
    fake = new FakeSynthesis();
    speaker = speakerOf(fake);
    clock.pass(1000);
  });
  afterEach(() => {
    speaker.close();
    clock.restore();
  });

  /** Lets what hangs on promises happen. */
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 10; task += 1) await Promise.resolve();
  };
  const speak = async (...sentences: string[]): Promise<void> => {
    speaker.speak(sentences, 'en');
    await settle();
  };
  const begun = (): string[] => fake.begun.map(({ text }) => text);

  it('says one sentence after another, each when the one before has ended', async () => {
    await speak('One. Two.', 'Three.');
    expect(begun()).to.deep.equal(['One.']);
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    await speak('Four.');
    fake.end();
    fake.end();
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.', 'Three.', 'Four.']);
    clock.pass(60_000);
    expect(fake.cancels, 'only when it was made').to.equal(1);
  });

  it('sets voice, language and rate', async () => {
    fake.voices = [fakeVoice('en-US', 'english'), fakeVoice('de-DE', 'german')];
    rate = 1.5;
    speaker.speak(['Eins.'], 'de');
    await settle();
    expect(fake.begun[0]).to.include({ lang: 'de-DE', rate: 1.5 });
    expect(fake.begun[0]?.voice?.name).to.equal('german');
    fake.end();
    speaker.speak(['Un.'], 'fr');
    expect(fake.begun[1]).to.include({ lang: 'fr', voice: null });
  });

  it('goes on after an engine that never ends, and gives it longer for more and for slower speech', async () => {
    fake.manner = 'never ends';
    await speak('One.', 'Two.');
    clock.pass(2000);
    expect(begun()).to.deep.equal(['One.']);
    clock.pass(1000);
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    clock.pass(3000);
    rate = 0.5;
    await speak('A sentence of many words takes its time.', 'Last.');
    clock.pass(7000);
    expect(begun().at(-1)).to.contain('many words');
    clock.pass(7000);
    expect(begun().at(-1)).to.equal('Last.');
  });

  it('goes on after an error', async () => {
    fake.manner = 'fails';
    await speak('One.', 'Two.');
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.']);
  });

  it('is silenced, and speaks only a moment later', async () => {
    await speak('One.', 'Two.');
    speaker.silence();
    expect(fake.speaking).to.be.false;
    await speak('Three.');
    expect(begun()).to.deep.equal(['One.']);
    clock.pass(100);
    expect(begun()).to.deep.equal(['One.', 'Three.']);
  });

  it('does not take what is told late of a silenced sentence for the end of the next', async () => {
    fake.tellsAfter = 200;
    await speak('One.');
    speaker.silence();
    await speak('Two.', 'Three.');
    clock.pass(500);
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    expect(fake.pending, 'the next is not given to it yet').to.be.false;
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.', 'Three.']);
  });

  it('is silenced by every key and every press, wherever they go', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
    });
    for (const press of [
      new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }),
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    ]) {
      await speak('One.', 'Two.');
      clock.pass(100);
      expect(fake.speaking).to.be.true;
      field.dispatchEvent(press);
      expect(fake.speaking, press.type).to.be.false;
      clock.pass(60_000);
      expect(fake.speaking, press.type).to.be.false;
    }
    field.remove();
  });

  it('leaves an engine alone that says nothing', () => {
    const before = fake.cancels;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    speaker.silence();
    expect(fake.cancels).to.equal(before);
  });

  it('silences what a page that is loaded anew was saying, and when it is left', async () => {
    const left = new FakeSynthesis();
    left.speak({ text: 'Old.', lang: '', rate: 1, voice: null, onend: null, onerror: null });
    const other = speakerOf(left);
    expect(left.speaking).to.be.false;
    other.close();
    await speak('One.');
    window.dispatchEvent(new Event('pagehide'));
    expect(fake.speaking).to.be.false;
  });

  describe('where voices come late', () => {
    beforeEach(() => {
      fake.voices = [];
    });

    it('waits for them', async () => {
      await speak('One.');
      expect(begun()).to.deep.equal([]);
      fake.find(fakeVoice('en-GB', 'late'));
      await settle();
      expect(begun()).to.deep.equal(['One.']);
      expect(fake.begun[0]?.voice?.name).to.equal('late');
    });

    it('waits once, and then does without', async () => {
      await speak('One.');
      clock.pass(2999);
      await settle();
      expect(begun()).to.deep.equal([]);
      clock.pass(1);
      await settle();
      expect(begun()).to.deep.equal(['One.']);
      expect(fake.begun[0]).to.include({ voice: null, lang: 'en' });
      fake.end();
      await speak('Two.');
      expect(begun()).to.deep.equal(['One.', 'Two.']);
    });

    it('says nothing of what was silenced while it waited', async () => {
      await speak('One.');
      speaker.silence();
      fake.find(fakeVoice('en-GB', 'late'));
      await settle();
      expect(begun()).to.deep.equal([]);
    });

    it('knows of them once they are there', async () => {
      const asked = speaker.available('en');
      fake.find(fakeVoice('en-GB', 'late'));
      expect(await asked).to.be.true;
      expect(await speaker.available('de')).to.be.false;
    });
  });

  it('does nothing where there is no speech', async () => {
    const mute = speakerOf(null);
    mute.speak(['One.'], 'en');
    mute.silence();
    expect(await mute.available('en')).to.be.false;
    mute.close();
  });
});
