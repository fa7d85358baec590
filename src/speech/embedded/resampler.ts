/** How many samples on each side of a point are weighed, at the lower of the two rates. */
const reach = 16;
/** What passes, as a part of half the lower rate. */
const passed = 0.9;

/** Brings sound to another rate, piece by piece, as it comes from a microphone. */
export class Resampler {
  readonly #step: number;
  readonly #cut: number;
  readonly #half: number;
  /** Samples that are still needed, and the place of the next wanted point among them. */
  #rest = new Float32Array(0);
  #at: number;

  /**
   * @param from samples a second that come in
   * @param to samples a second that are wanted
   */
  constructor(from: number, to: number) {
    this.#step = from / to;
    this.#cut = passed * Math.min(1, to / from);
    this.#half = Math.ceil(reach * Math.max(1, from / to));
    this.#at = this.#half;
    this.#rest = new Float32Array(this.#half);
  }

  /** The samples that can be told from what has come so far. */
  push(sound: Float32Array): Float32Array {
    if (this.#step === 1) return sound;
    const all = new Float32Array(this.#rest.length + sound.length);
    all.set(this.#rest);
    all.set(sound, this.#rest.length);
    const made: number[] = [];
    while (this.#at + this.#half + 1 < all.length) {
      made.push(this.#value(all, this.#at));
      this.#at += this.#step;
    }
    const done = Math.max(0, Math.floor(this.#at) - this.#half);
    this.#rest = all.slice(done);
    this.#at -= done;
    return Float32Array.from(made);
  }

  /** The sound between two samples: a windowed sine cardinal. */
  #value(sound: Float32Array, at: number): number {
    let sum = 0;
    for (let index = Math.ceil(at - this.#half); index <= at + this.#half; index++) {
      const distance = index - at;
      const angle = Math.PI * distance * this.#cut;
      const cardinal = angle === 0 ? 1 : Math.sin(angle) / angle;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / this.#half);
      sum += (sound[index] ?? 0) * cardinal * window;
    }
    return sum * this.#cut;
  }
}
