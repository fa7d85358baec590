import { engineRate, type SpeechDetector } from './engine.js';

/** What a piece of sound brought. */
export type SegmentEvent =
  | { kind: 'began' }
  /** It has been quiet for a moment: what was said so far, in case it was all. */
  | { kind: 'paused'; sound: Float32Array }
  /** It has been quiet for as long as was asked. */
  | { kind: 'ended'; sound: Float32Array }
  /** It was too long to be said to Gridscribe: music, or a conversation. */
  | { kind: 'endless' };

/** Sound before speech was noticed that belongs to it: soft beginnings, in seconds. */
const lead = 0.3;
/** Quiet after which an utterance may be over, in seconds. The detector itself needs some of it to be sure. */
const hint = 0.15;
/** No saying is as long as this, in seconds. */
const longest = 15;
/** Shorter than this is a click or a cough, in seconds. */
const shortest = 0.15;

/** Cuts sound into utterances. */
export class Segmenter {
  /** Quiet in seconds that ends an utterance. */
  pause = 0.6;
  readonly #detector: SpeechDetector;
  #waiting = new Float32Array(0);
  /** What was heard since shortly before speech began. */
  #frames: Float32Array[] = [];
  #speaking = false;
  #spoken = 0;
  #quiet = 0;
  #hinted = false;

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
    const hears = this.#detector.hears(frame);
    this.#frames.push(frame);
    if (!this.#speaking) {
      while (this.#frames.length > lead / length) this.#frames.shift();
      if (!hears) return null;
      this.#speaking = true;
      this.#spoken = 0;
      this.#quiet = 0;
      this.#hinted = false;
      return { kind: 'began' };
    }
    if (hears) {
      this.#spoken += length;
      this.#quiet = 0;
      this.#hinted = false;
      if (this.#frames.length * length < longest) return null;
      this.#reset();
      return { kind: 'endless' };
    }
    this.#quiet += length;
    if (this.#quiet >= this.pause) {
      const sound = this.#sound();
      const real = this.#spoken >= shortest;
      this.#reset();
      return { kind: 'ended', sound: real ? sound : new Float32Array(0) };
    }
    if (this.#hinted || this.#quiet < hint || this.#spoken < shortest) return null;
    this.#hinted = true;
    return { kind: 'paused', sound: this.#sound() };
  }

  #reset(): void {
    this.#speaking = false;
    this.#frames = [];
  }

  #sound(): Float32Array {
    // The quiet at the end is left out but for a little.
    const size = this.#detector.frameSize;
    const extra = Math.max(0, Math.floor(((this.#quiet - hint) * engineRate) / size));
    const frames = this.#frames.slice(0, this.#frames.length - extra);
    const sound = new Float32Array(frames.length * size);
    for (const [index, frame] of frames.entries()) sound.set(frame, index * size);
    return sound;
  }
}
