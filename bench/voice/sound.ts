import { randomFrom } from '../../src/rules/index.js';

/** Noise whose power falls with its pitch as that of rooms does; its own power is 1. Always the same. */
export function pinkNoise(length: number, seed: number): Float32Array {
  const next = randomFrom(seed);
  const made = new Float32Array(length);
  // Paul Kellet's filter of white noise.
  const b = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const white = (next() / 2 ** 32) * 2 - 1;
    b[0] = 0.99886 * b[0] + white * 0.0555179;
    b[1] = 0.99332 * b[1] + white * 0.0750759;
    b[2] = 0.969 * b[2] + white * 0.153852;
    b[3] = 0.8665 * b[3] + white * 0.3104856;
    b[4] = 0.55 * b[4] + white * 0.5329522;
    b[5] = -0.7616 * b[5] - white * 0.016898;
    made[index] = b[0] + b[1] + b[2] + b[3] + b[4] + b[5] + b[6] + white * 0.5362;
    b[6] = white * 0.115926;
    sum += made[index] ** 2;
  }
  const gain = 1 / Math.sqrt(sum / length);
  return made.map((one) => one * gain);
}

/** Where speech begins and ends, in samples: the first and last that are not far softer than the loudest. */
export function spokenPart(samples: Float32Array): [start: number, end: number] {
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const loud = (one: number): boolean => Math.abs(one) > loudest / 30;
  return [Math.max(0, samples.findIndex(loud)), samples.findLastIndex(loud) + 1];
}

/** How loud speech is on the whole while it is spoken: the root of its mean power. */
export function spokenLevel(samples: Float32Array): number {
  const [start, end] = spokenPart(samples);
  const part = samples.subarray(start, end).filter((one) => Math.abs(one) > 0.01);
  return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / Math.max(1, part.length));
}
