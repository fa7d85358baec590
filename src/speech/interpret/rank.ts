import { isCell } from '../../rules/cells.js';
import type { Language } from '../languages/index.js';
import { type Candidate, candidatesOfTap } from './candidates.js';
import { type Heard, type Hypothesis, lowConfidence } from './heard.js';
import type { Reading } from './parts.js';
import { candidatesOfReading, commandOf, readingsOf } from './readings.js';
import { tokensOf } from './tokens.js';
import type { WordScene } from './word-scene.js';

/** A candidate of one of the guesses: the guess's place, and whether the recogniser itself doubted it. */
export type Ranked = Candidate & { rank: number; doubted: boolean };

/** Candidates whose costs are this near are equally likely. */
export const margin = 0.7;
/** More guesses than this are not looked at. */
const mostHypotheses = 10;
/** What a guess with no confidence at all is still taken to be worth, beside better ones. */
const leastConfidence = 0.001;

type Guess = { tokens: string[]; penalty: number } & Pick<Ranked, 'rank' | 'doubted'>;

/** What was heard may mean, likeliest first. What is far less likely than the first is left out. */
export function rankedOf(heard: Heard, scene: WordScene): Ranked[] {
  if (typeof heard !== 'string' && 'pick' in heard) {
    if (heard.pick.length === 0 || !heard.pick.every(isCell)) return [];
    return sorted(candidatesOfTap(heard.pick, scene).map((one) => ({ ...one, rank: 0, doubted: false })));
  }
  const guesses = guessesOf(typeof heard === 'string' ? [{ text: heard }] : heard, scene.language);
  const found = guesses.flatMap(({ tokens, penalty, rank, doubted }): Ranked[] => {
    const command = commandOf(tokens, scene);
    return command ? [{ ...command, cost: command.cost + penalty, rank, doubted }] : [];
  });
  const readings = guesses
    .flatMap((guess) => readingsOf(guess.tokens, scene).map((reading) => ({ guess, reading })))
    .map((one) => ({ ...one, cost: one.reading.cost + one.guess.penalty }))
    .sort((one, other) => one.cost - other.cost || one.guess.rank - other.guess.rank);
  const candidatesFor = rememberedCandidates(scene);
  let least = Math.min(...found.map(({ cost }) => cost));
  for (const { guess, reading, cost } of readings) {
    if (cost > least + margin) break;
    for (const one of candidatesFor(reading)) {
      const whole = { ...one, cost: one.cost + cost, rank: guess.rank, doubted: guess.doubted };
      found.push(whole);
      least = Math.min(least, whole.cost);
    }
  }
  return sorted(found);
}

const sorted = (found: Ranked[]): Ranked[] =>
  found.sort((one, other) => one.cost - other.cost || one.rank - other.rank);

/** Guesses with what their confidence costs beside the best one's; a confidence that is no number counts as none given. */
function guessesOf(hypotheses: readonly Hypothesis[], language: Language): Guess[] {
  const guesses = hypotheses.slice(0, mostHypotheses).map(({ text, confidence }) => ({
    tokens: tokensOf(text, language),
    confidence: Number.isFinite(confidence) ? Math.min(1, Math.max(0, confidence ?? 0)) : undefined,
  }));
  const most = Math.max(0, ...guesses.map(({ confidence }) => confidence ?? 0));
  return guesses.map(({ tokens, confidence }, rank) => {
    const likelihood = confidence === undefined || most === 0 ? 1 : Math.max(confidence, leastConfidence) / most;
    const doubted = confidence !== undefined && confidence < lowConfidence;
    return { tokens, penalty: Math.max(0, -Math.log(likelihood)), rank, doubted };
  });
}

/** The candidates of parts, at no cost of their own: several guesses often come to the same parts. */
function rememberedCandidates(scene: WordScene): (reading: Reading) => Candidate[] {
  const known = new Map<string, Candidate[]>();
  return (reading) => {
    const { parts, unsure, dropped } = reading;
    const key = JSON.stringify([parts, unsure, dropped]);
    const before = known.get(key);
    if (before) return before;
    const found = candidatesOfReading({ ...reading, cost: 0 }, scene);
    known.set(key, found);
    return found;
  };
}
