import type { Hypothesis, Recognition } from '../recogniser.js';
import { framesPerSecond } from './engine.js';
import type { Guess, Passes } from './passes.js';
import { textOf } from './words.js';

// The numbers here were read off the passes over the corpus of `bench/voice`; scores are in the engine's unit.

/** A second guess is of interest if it scores so much less than the first, a frame. */
export const near = 6;
/**
 * A saying that is so much worse than mere sounds, a frame, was none; a command must be better, and what is plain better
 * still. Where the next guess is far, that speaks for it: so many units count as one a frame, within limits.
 */
const floors = { none: -12, command: -8.5, plain: -6.5 };
const distance = { unit: 150, least: -3, most: 6 };
/** What is so little louder than the room, in decibels, is only taken where it is plain: the floors are higher. */
const loudRoom = 13;
const higher = 2;
/** A guess that is so much better than the next is as good as sure. */
const sureMargin = 500;

/** What `interpret` makes a move of at once; two that it lets choose from; one that it asks about. */
const sure = 0.95;
const either = [0.6, 0.5] as const;
const doubtful = 0.4;

/**
 * What the passes over an utterance come to.
 * @param seconds how long it was
 * @param clearness how much louder than the room it was, in decibels
 */
export function decided(passes: Passes, seconds: number, clearness: number): Recognition {
  const { best, phones, rival, second } = passes;
  const loud = clearness < loudRoom;
  const none: Recognition = { kind: loud ? 'too-loud' : 'other' };
  // What is not possible must be plainly better than what is; what does not begin with the word that calls need not.
  const beaten =
    rival &&
    rival.kind !== 'legal' &&
    (!best || rival.score > best.score + (rival.kind === 'uncalled' ? 0 : sureMargin));
  const first = beaten ? rival : best;
  if (!first) return none;
  if (first.kind === 'uncalled') return { kind: 'other' };
  const next = beaten ? null : rival?.kind === 'legal' ? rival : second;
  const others = [rival, second].filter((one) => one !== null && one !== first);
  const margin = first.score - Math.max(...others.map((one) => one?.score ?? Number.NEGATIVE_INFINITY));
  const raised = loud ? higher : 0;
  const fit = (first.score - phones) / (seconds * framesPerSecond) - raised;
  const worth = fit + Math.min(distance.most, Math.max(distance.least, margin / distance.unit));
  if (worth < floors.none) return none;
  const plain = fit >= floors.plain;
  // A command is not asked about: it is given, or it is not.
  if (first.meaning.id !== 'move')
    return (plain && margin > 0) || (margin > sureMargin && worth >= floors.command) ? heard([first, sure]) : none;
  if (plain && margin >= sureMargin) return heard([first, sure]);
  if (beaten) return plain ? heard([first, sure]) : none;
  if (next?.meaning.id === 'move' && first.score - next.score < sureMargin)
    return heard([first, either[0]], [next, either[1]]);
  return heard([first, doubtful]);
}

const heard = (...guesses: [Guess, number][]): Recognition => ({
  kind: 'heard',
  hypotheses: guesses.map(([{ words }, confidence]): Hypothesis => ({ text: textOf(words), confidence })),
});
