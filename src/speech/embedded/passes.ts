import { type Decoded, engineRate, framesPerSecond } from './engine.js';
import { type CellWords, grammarOf, type Meaning, meaningOf, type Saying, without } from './saying.js';
import type { Sayings } from './sayings.js';
import { anySpeech } from './words.js';

/** What decodes a sound in a grammar: a passing one, or else the one that stays. */
export interface Decodes {
  stand(grammar: string): void;
  decode(sound: Float32Array, grammar?: string): Decoded;
}

/** The sayings of a scene with the words of its grammars. */
export interface Prepared extends Sayings {
  words: CellWords;
}

/** A way to take what was said. */
export interface Guess extends Decoded {
  meaning: Meaning;
  /** Whether it is possible now, or not, or was not said to Gridscribe. */
  kind: 'legal' | 'illegal' | 'uncalled';
}

/** What the passes gave. Scores are the engine's, comparable with each other alone. */
export interface Passes {
  /** The best of what is possible now. */
  best: Guess | null;
  /** How well sounds without any words fit. */
  phones: number;
  /** The best of everything else that could be said at any time. */
  rival: Guess | null;
  /** The best of what else is possible now, where that is another. */
  second: Guess | null;
}

/** Makes a scene's grammar ready. */
export function prepared(sayings: Sayings, words: CellWords, engine: Decodes): Prepared {
  engine.stand(grammarOf(sayings.legal, words));
  return { ...sayings, words };
}

/**
 * Decodes a sound as what is possible now, as mere sounds, as anything else that can be said, and, if that is near and
 * not possible, as what else is possible.
 * @param near how much less the second may score to be of interest, a frame
 */
export function passesOf(sound: Float32Array, scene: Prepared, engine: Decodes, near: number): Passes {
  const { legal, all, uncalled, words } = scene;
  const best = guess(engine.decode(sound), legal, words, 'legal');
  const phones = engine.decode(sound, anySpeech).score;
  const others = best ? without(legal, best.meaning) : [];
  const rest = best ? without(all, best.meaning) : all;
  const decoded = engine.decode(sound, grammarOf([...rest, ...uncalled], words));
  const rival =
    guess(decoded, others, words, 'legal') ??
    guess(decoded, rest, words, 'illegal') ??
    guess(decoded, uncalled, words, 'uncalled');
  const frames = (sound.length / engineRate) * framesPerSecond;
  const isNear = best && rival && rival.kind !== 'legal' && best.score - rival.score < near * frames;
  const second =
    isNear && others.length > 0 ? guess(engine.decode(sound, grammarOf(others, words)), others, words, 'legal') : null;
  return { best, phones, rival, second };
}

function guess(decoded: Decoded, sayings: readonly Saying[], words: CellWords, kind: Guess['kind']): Guess | null {
  const meaning = meaningOf(decoded.words, sayings, words);
  return meaning && { ...decoded, meaning, kind };
}
