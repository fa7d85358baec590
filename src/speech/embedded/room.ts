import { engineRate } from './engine.js';

/** How many frames make a block of which the softest is remembered, and how many blocks are: five seconds in all. */
const blockLength = 8;
const remembered = 20;
/** The softest frame of some is softer than the room mostly is, so many times. */
const softer = 1.6;
/** The power of the faintest noise that counts. */
const least = 1e-9;
const frameLength = Math.round(engineRate * 0.03);

/** How loud a room is while nobody speaks in it: between words, the softest of the last seconds is the room's own sound. */
export class Room {
  #block: number[] = [];
  /** The softest of each block, the latest last. */
  #softest: number[] = [];
  /** The mean of the last frames: single ones are louder and softer by chance. */
  #smooth: number | null = null;

  /** Takes the next frame, of whatever is heard. */
  hear(frame: Float32Array): void {
    this.#smooth = this.#smooth === null ? power(frame) : 0.6 * this.#smooth + 0.4 * power(frame);
    this.#block.push(this.#smooth);
    if (this.#block.length < blockLength) return;
    this.#softest.push(Math.min(...this.#block));
    this.#block = [];
    if (this.#softest.length > remembered) this.#softest.shift();
  }

  /** The power of the room's noise. */
  get noise(): number {
    const softest = Math.min(...this.#softest, ...this.#block);
    return Math.max(least, Number.isFinite(softest) ? softest * softer : 0);
  }

  /** How much louder than the room a frame is, in decibels. */
  above(frame: Float32Array): number {
    return decibels(Math.max(power(frame), least)) - decibels(this.noise);
  }

  /** How loud an utterance is where it is loud, without the room, in decibels below the loudest that there is. */
  level(sound: Float32Array): number {
    return decibels(Math.max(loudness(sound) - this.noise, least));
  }

  /** How much louder than the room an utterance is where it is loud, in decibels. */
  clearness(sound: Float32Array): number {
    const { noise } = this;
    return decibels(Math.max(loudness(sound) - noise, least)) - decibels(noise);
  }
}

const power = (sound: Float32Array): number =>
  sound.reduce((sum, one) => sum + one * one, 0) / Math.max(1, sound.length);

const decibels = (value: number): number => 10 * Math.log10(value);

/** The power of an utterance where it is loud: the mean of the louder half of its frames. */
function loudness(sound: Float32Array): number {
  const frames: number[] = [];
  for (let start = 0; start + frameLength <= sound.length; start += frameLength)
    frames.push(power(sound.subarray(start, start + frameLength)));
  const loud = frames.sort((one, other) => other - one).slice(0, Math.ceil(frames.length / 2));
  return loud.reduce((sum, one) => sum + one, 0) / Math.max(1, loud.length);
}
