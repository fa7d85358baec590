import { expect } from '@open-wc/testing';
import { engineRate, type SpeechDetector } from '../../../src/speech/embedded/engine.js';
import { Segmenter } from '../../../src/speech/embedded/segmenter.js';

const frameSize = 480;
const frame = frameSize / engineRate;

/** What tells speech here is how loud it is: the real one is heard in `hearing.test.ts`. */
const detector: SpeechDetector = {
  frameSize,
  hears: (sound) => sound.some((one) => Math.abs(one) > 0.05),
};

/** Seconds of a tone, or of the faint noise of a room. */
const sound = (seconds: number, loud: boolean): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds / frame) * frameSize },
    (_, index) => (loud ? 0.3 : 0.001) * Math.sin(index * index),
  );
const spoken = (seconds: number): Float32Array => sound(seconds, true);
const quiet = (seconds: number): Float32Array => sound(seconds, false);

/** The kinds of what comes of sounds one after the other. */
function events(...sounds: Float32Array[]): string[] {
  const segmenter = new Segmenter(detector);
  return [quiet(1.5), ...sounds].flatMap((one) => segmenter.push(one).map(({ kind }) => kind));
}

describe('cutting sound into utterances', () => {
  it('says that it may be over, that nobody is inside a word any more, and that it is over', () => {
    expect(events(spoken(0.9), quiet(0.15))).to.deep.equal(['began', 'paused']);
    expect(events(spoken(0.9), quiet(0.3))).to.deep.equal(['began', 'paused', 'settled']);
    expect(events(spoken(0.9), quiet(0.9))).to.deep.equal(['began', 'paused', 'settled', 'ended']);
  });

  it('says that more is said after a pause, however short it is', () => {
    expect(events(spoken(0.9), quiet(0.15), spoken(0.09), quiet(0.15))).to.deep.equal([
      'began',
      'paused',
      'went-on',
      'paused',
    ]);
  });

  it('takes no notice of the gaps inside words', () => {
    expect(events(spoken(0.6), quiet(0.06), spoken(0.6))).to.deep.equal(['began']);
  });

  it('gives all that was said, with a little of the quiet around it', () => {
    const segmenter = new Segmenter(detector);
    const all = [quiet(1.5), spoken(0.6), quiet(0.3), spoken(0.6), quiet(0.9)].flatMap((one) => segmenter.push(one));
    const [ended] = all.filter(({ kind }) => kind === 'ended');
    const seconds = ended && 'sound' in ended ? ended.sound.length / engineRate : 0;
    expect(seconds).to.be.within(1.5, 2);
  });

  it('takes a click for nothing', () => {
    expect(events(spoken(0.06), quiet(0.9)).at(-1)).to.equal('nothing');
  });
});
