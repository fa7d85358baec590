import type { Case } from './manifest.js';
import { pinkNoise, spokenLevel, spokenPart } from './sound.js';
import type { Sound } from './wav.js';

/** How a case is heard. */
export interface Condition {
  name: string;
  /** Speech above the room's noise, in decibels. */
  above: number;
  /** How much softer than the others it is said, in decibels. */
  softer: number;
  /** In hands-free, with the word that calls. */
  wakeWord: boolean;
}

const room = (name: string, above: number): Condition => ({ name, above, softer: 0, wakeWord: false });
const rooms = [room('clean', 40), room('20 dB', 20), room('10 dB', 10)];
const uncalled = rooms.map((one) => ({ ...one, name: `${one.name}, uncalled`, wakeWord: true }));
const under = [10, 15].map((less) => ({ ...room(`${less} dB under the room`, -less) }));
const far = [10, 15].map((less) => ({ ...room(`${less} dB softer, 20 dB`, 20), softer: less }));

/** In which conditions a kind of case is heard. */
export function conditionsOf({ kind }: Case): Condition[] {
  if (kind === 'neighbour') return [...uncalled, ...under, ...far];
  return kind === 'other talk' ? [...rooms, ...uncalled] : rooms;
}

/** A whole sound with the place where speech ends in it, in seconds. */
export interface Staged extends Sound {
  ends: number;
}

/** Of the room alone before and after, in seconds. */
const before = 1.5;
const after = 1.5;
const noiseSeconds = 40;
const noises = new Map<number, Float32Array>();

/** Speech in a room: noise of the wanted strength from some time before to some time after. */
export function staged({ samples, rate }: Sound, { above, softer }: Condition, place: number): Staged {
  const noise = noises.get(rate) ?? pinkNoise(noiseSeconds * rate, 1);
  noises.set(rate, noise);
  const level = spokenLevel(samples) / 10 ** (above / 20);
  const gain = 10 ** (-softer / 20);
  const lead = Math.round(before * rate);
  const all = new Float32Array(lead + samples.length + Math.round(after * rate));
  const from = (place * 7919) % Math.max(1, noise.length - all.length);
  for (let index = 0; index < all.length; index++) all[index] = noise[(from + index) % noise.length] * level;
  for (const [index, one] of samples.entries()) all[lead + index] += one * gain;
  return { samples: all, rate, ends: (lead + spokenPart(samples)[1]) / rate };
}
