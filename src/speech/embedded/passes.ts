import type { Decoded } from './engine.js';
import { type CellWords, grammarOf, type Meaning, meaningOf, type Saying, without } from './saying.js';
import type { Sayings } from './sayings.js';
import { anySpeech } from './words.js';

/** What decodes a sound in a grammar. */
export interface Decodes {
  decode(sound: Float32Array, grammar: string): Decoded;
}

/** The sayings of a scene with the grammars of its two first passes. */
export interface Prepared extends Sayings {
  words: CellWords;
  legalGrammar: string;
  allGrammar: string;
}

/** A way to take what was said. */
export interface Guess extends Decoded {
  meaning: Meaning;
}

/** What the four passes gave. Scores are the engine's, comparable with each other alone. */
export interface Passes {
  /** The best of what is possible now. */
  best: Guess | null;
  /** The best of what else is possible now. */
  second: Guess | null;
  /** The best of everything that could be said at any time. */
  any: Guess | null;
  /** How well sounds without any words fit. */
  phones: number;
}

export const prepared = (sayings: Sayings, words: CellWords): Prepared => ({
  ...sayings,
  words,
  legalGrammar: grammarOf(sayings.legal, words),
  allGrammar: grammarOf(sayings.all, words),
});

/** Decodes a sound four times: as what is possible, as mere sounds, as anything, and as what else is possible. */
export function passesOf(sound: Float32Array, scene: Prepared, engine: Decodes): Passes {
  const { legal, all, words, legalGrammar, allGrammar } = scene;
  const best = guess(engine.decode(sound, legalGrammar), legal, words);
  const phones = engine.decode(sound, anySpeech).score;
  const any = guess(engine.decode(sound, allGrammar), all, words);
  const others = best ? without(legal, best.meaning) : [];
  const second = others.length > 0 ? guess(engine.decode(sound, grammarOf(others, words)), others, words) : null;
  return { best, second, any, phones };
}

function guess(decoded: Decoded, sayings: readonly Saying[], words: CellWords): Guess | null {
  const meaning = meaningOf(decoded.words, sayings, words);
  return meaning && { ...decoded, meaning };
}
