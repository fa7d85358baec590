import { engineRate, type SpeechDetector } from './engine.js';
import { Quieting } from './quieting.js';
import { Room } from './room.js';

/** What a piece of sound brought. */
export type SegmentEvent =
  | { kind: 'began' }
  /** It has been quiet for a moment: what was said so far, in case it was all. */
  | { kind: 'paused'; sound: Float32Array }
  /** It was not all: more is said. */
  | { kind: 'went-on' }
  /** It has been quiet for longer than inside a word. */
  | { kind: 'settled' }
  /** It has been quiet for so long that all has been said. */
  | { kind: 'ended'; sound: Float32Array }
  /** It was a click or a cough, or only the room. */
  | { kind: 'nothing' }
  /** It was too long to be said to Gridscribe: music, or a conversation. */
  | { kind: 'endless' };

/** Sound before speech was noticed that belongs to it: soft beginnings, in seconds. */
const lead = 0.3;
/** Quiet after which an utterance may be over, in seconds: a look at it takes a while. The detector needs some of it to be sure. */
const hint = 0.09;
/** Quiet after which nobody is still in the middle of a word, in seconds; in noise, soft sounds are quiet too. */
const settled = 0.18;
/** Quiet that ends an utterance, in seconds. */
const pause = 0.6;
/** So much of the quiet at the end belongs to what was said, in seconds: soft ends. */
const tail = 0.06;
/** No saying is as long as this, in seconds. */
const longest = 8;
/** Shorter than this is a click or a cough, in seconds. */
const shortest = 0.15;

/** A frame of speech is so much louder than the room, in decibels. */
const leastAbove = 5;
/** What is no louder than this above the room, in decibels, is the room. */
const leastClear = 2;
/** A moment that is so little louder than the room, in decibels, tells how the room sounds. */
const ofRoom = 3;

/** Cuts sound into utterances. */
export class Segmenter {
  /** How the room sounds while nobody speaks. */
  readonly room = new Room();
  /** What takes the room out of an utterance. */
  readonly quieting = new Quieting();
  readonly #detector: SpeechDetector;
  #waiting = new Float32Array(0);
  /** What was heard since shortly before speech began. */
  #frames: Float32Array[] = [];
  #speaking = false;
  #spoken = 0;
  #quiet = 0;
  #quietness: 'short' | 'paused' | 'settled' = 'short';

  constructor(detector: SpeechDetector) {
    this.#detector = detector;
  }

  /** Takes a piece of sound at `engineRate`, of any length. */
  push(sound: Float32Array): SegmentEvent[] {
    const all = new Float32Array(this.#waiting.length + sound.length);
    all.set(this.#waiting);
    all.set(sound, this.#waiting.length);
    const { frameSize } = this.#detector;
    const events: SegmentEvent[] = [];
    let start = 0;
    for (; start + frameSize <= all.length; start += frameSize) {
      const event = this.#frame(all.slice(start, start + frameSize));
      if (event) events.push(event);
    }
    this.#waiting = all.slice(start);
    return events;
  }

  #frame(frame: Float32Array): SegmentEvent | null {
    const length = frame.length / engineRate;
    // The detector takes a loud room for speech: what is no louder than the room is quiet.
    const detected = this.#detector.hears(frame);
    const hears = detected && this.room.above(frame) > leastAbove;
    this.#frames.push(frame);
    this.room.hear(frame);
    this.quieting.hear(frame, this.room.above(frame) < ofRoom);
    if (!this.#speaking) {
      while (this.#frames.length > lead / length) this.#frames.shift();
      if (!hears) return null;
      this.#speaking = true;
      this.#spoken = 0;
      this.#quiet = 0;
      this.#quietness = 'short';
      return { kind: 'began' };
    }
    if (hears) {
      this.#spoken += length;
      this.#quiet = 0;
      const wentOn = this.#quietness !== 'short';
      this.#quietness = 'short';
      if (this.#frames.length * length < longest) return wentOn ? { kind: 'went-on' } : null;
      this.#reset();
      return { kind: 'endless' };
    }
    this.#quiet += length;
    if (this.#quiet >= pause) {
      const sound = this.#sound();
      const real = this.#isSpoken(sound);
      this.#reset();
      return real ? { kind: 'ended', sound } : { kind: 'nothing' };
    }
    if (this.#quietness === 'paused' && this.#quiet >= settled) {
      this.#quietness = 'settled';
      return { kind: 'settled' };
    }
    if (this.#quietness !== 'short' || this.#quiet < hint) return null;
    this.#quietness = 'paused';
    const sound = this.#sound();
    return this.#isSpoken(sound) ? { kind: 'paused', sound } : null;
  }

  /** What was said so far was all: the next sound begins another utterance. */
  finish(): void {
    this.#reset();
  }

  #isSpoken(sound: Float32Array): boolean {
    return this.#spoken >= shortest && this.room.clearness(sound) > leastClear;
  }

  #reset(): void {
    this.#speaking = false;
    this.#frames = [];
  }

  #sound(): Float32Array {
    // The quiet at the end is left out but for a little.
    const size = this.#detector.frameSize;
    const extra = Math.max(0, Math.floor(((this.#quiet - tail) * engineRate) / size));
    const frames = this.#frames.slice(0, this.#frames.length - extra);
    const sound = new Float32Array(frames.length * size);
    for (const [index, frame] of frames.entries()) sound.set(frame, index * size);
    return sound;
  }
}
