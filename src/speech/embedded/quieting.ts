import { Fourier } from './fourier.js';

/** How many samples are looked at together, and how far on the next ones begin. */
const span = 512;
const hop = 128;
const bands = span / 2 + 1;
/** Sound is faded in and out twice, before and after: together with the overlap that gives back what it was. */
const fade = Float64Array.from({ length: span }, (_, index) =>
  Math.sqrt(0.5 - 0.5 * Math.cos((2 * Math.PI * index) / span)),
);
const overlap = span / hop / 2;
/** How much of what was found of speech a moment ago counts for now: less of it leaves a twitter. */
const before = 0.95;
/** Nothing is made softer than this: an ear that knows speech in rooms expects some of the room. */
const softest = 0.1;
/** How much of the noise of before counts at the next moment. */
const steady = 0.97;
const least = 1e-12;

const fourier = new Fourier(span);

/** The noise of a room, band by band, learned while nobody speaks; and sound without it. */
export class Quieting {
  #noise: Float64Array | null = null;
  #last = new Float32Array(span);

  /**
   * Takes the next piece of sound.
   * @param isRoom whether only the room is heard in it
   */
  hear(sound: Float32Array, isRoom: boolean): void {
    const latest = new Float32Array(span);
    const kept = Math.max(0, span - sound.length);
    latest.set(this.#last.subarray(span - kept));
    latest.set(sound.subarray(Math.max(0, sound.length - span)), kept);
    this.#last = latest;
    if (!isRoom) return;
    const power = powerOf(transformed(latest, 0));
    const noise = this.#noise;
    this.#noise = noise ? noise.map((one, band) => steady * one + (1 - steady) * (power[band] ?? 0)) : power;
  }

  /** An utterance without the room's noise: what is likely noise is made softer, band by band and moment by moment. */
  quieted(sound: Float32Array): Float32Array {
    const noise = this.#noise;
    if (!noise) return sound;
    const made = new Float64Array(sound.length + 2 * span);
    const speech = new Float64Array(bands);
    for (let at = hop - span; at < sound.length; at += hop) {
      const parts = transformed(sound, at);
      const power = powerOf(parts);
      for (let band = 0; band < bands; band++) {
        const louder = (power[band] ?? 0) / Math.max(least, noise[band] ?? 0);
        const likely = before * (speech[band] ?? 0) + (1 - before) * Math.max(0, louder - 1);
        const gain = Math.max(softest, likely / (1 + likely));
        speech[band] = gain * gain * louder;
        scale(parts, band, gain);
      }
      fourier.back(parts.real, parts.imaginary);
      for (let index = 0; index < span; index++) {
        const place = at + span + index;
        made[place] = (made[place] ?? 0) + ((parts.real[index] ?? 0) * (fade[index] ?? 0)) / overlap;
      }
    }
    return Float32Array.from(sound, (_, index) => made[index + span] ?? 0);
  }
}

interface Parts {
  real: Float64Array;
  imaginary: Float64Array;
}

function transformed(sound: Float32Array, at: number): Parts {
  const real = Float64Array.from(fade, (one, index) => one * (sound[at + index] ?? 0));
  const imaginary = new Float64Array(span);
  fourier.forward(real, imaginary);
  return { real, imaginary };
}

const powerOf = ({ real, imaginary }: Parts): Float64Array =>
  Float64Array.from({ length: bands }, (_, band) => (real[band] ?? 0) ** 2 + (imaginary[band] ?? 0) ** 2);

/** A band has its mirror image in the second half. */
function scale({ real, imaginary }: Parts, band: number, gain: number): void {
  for (const place of band === 0 || band === span / 2 ? [band] : [band, span - band]) {
    real[place] = (real[place] ?? 0) * gain;
    imaginary[place] = (imaginary[place] ?? 0) * gain;
  }
}
