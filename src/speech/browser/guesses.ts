import type { Language } from '../languages/types.js';
import type { Hypothesis, Recognition, Scene } from '../recogniser.js';

/** What the first guess is taken to be worth where the browser does not say: a little better than a doubt. */
const unknownConfidence = 0.6;
/** What each later guess is worth of the one before, where the browser only gives their order. */
const nextWorth = 0.75;

/** All guesses of a result, with confidences also where the browser gives 0 for "not known", as on Android and in Safari. */
export function guessesOf(result: SpeechRecognitionResult): Hypothesis[] {
  let before = 1;
  return Array.from({ length: result.length }, (_, index): Hypothesis => {
    const { transcript = '', confidence = 0 } = result[index] ?? {};
    const known = Number.isFinite(confidence) && confidence > 0;
    const own = known ? Math.min(1, confidence) : index === 0 ? unknownConfidence : before * nextWorth;
    before = Math.min(before, own);
    return { text: transcript.trim(), confidence: own };
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .split(/\s+/);

/** A text without the word that calls Gridscribe; null if it does not begin with it. */
function calledFor(text: string, { wakeWords }: Language): string | null {
  const [first = '', ...rest] = wordsOf(text);
  return wakeWords.includes(first) ? rest.join(' ') : null;
}

/**
 * What a result comes to: where only what begins with "Scribe" counts, the guesses that do, or the answer to the open
 * question.
 */
export function recognitionOf(guesses: readonly Hypothesis[], scene: Scene | null, language: Language): Recognition {
  const called = guesses.flatMap(({ text, confidence }) => {
    const rest = calledFor(text, language);
    return rest === null || rest === '' ? [] : [{ text: rest, confidence }];
  });
  if (called.length > 0) return { kind: 'heard', hypotheses: called };
  if (scene?.wakeWord && !scene.asked) return { kind: 'other' };
  return guesses.length > 0 ? { kind: 'heard', hypotheses: guesses } : { kind: 'other' };
}
