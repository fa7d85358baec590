import type { Hypothesis, Recognition } from '../recogniser.js';
import { framesPerSecond } from './engine.js';
import type { Guess, Passes } from './passes.js';
import { textOf } from './words.js';

/** What a command must be better than mere sounds, in the engine's unit a frame. */
const commandFloor = 0;
/** What another saying must be better than the possible ones to be what was said. */
const otherFloor = 1;
/** The margin before the second guess, a second, at which the first is as good as sure. */
const sureMargin = 4;

/**
 * What the passes over an utterance come to.
 * @param seconds how long it was
 */
export function decided({ best, second, any, phones }: Passes, seconds: number): Recognition {
  const frames = seconds * framesPerSecond;
  const over = (one: Guess, floor: number): number => (one.score - floor) / frames;
  const illegal = any && (!best || over(any, best.score) > otherFloor) ? any : null;
  const first = illegal ?? best;
  if (!first || over(first, phones) < commandFloor) return { kind: 'other' };
  const hypotheses: Hypothesis[] = [];
  const margin = !illegal && second ? over(first, second.score) : sureMargin;
  const confidence = 1 / (1 + Math.exp(-1.2 * margin));
  hypotheses.push({ text: textOf(first.words), confidence });
  if (!illegal && second) hypotheses.push({ text: textOf(second.words), confidence: 1 - confidence });
  return { kind: 'heard', hypotheses };
}
