import type { Language } from '../languages/index.js';
import { type Decoded, engineRate, framesPerSecond } from './engine.js';
import { type CellWords, type Meaning, meaningOf, type Saying, without } from './saying.js';
import type { Sayings } from './sayings.js';
import { graphOf, type WordGraph } from './word-graph.js';
import { call, cellWords, textOf } from './words.js';

/** What decodes a sound in a grammar: a passing one, or else the one that stays. */
export interface Decodes {
  stand(graph: WordGraph): void;
  decode(sound: Float32Array, graph?: WordGraph): Decoded;
  decodeSounds(sound: Float32Array): number;
}

/** The sayings of a scene with the words of its grammars. */
export interface Prepared extends Sayings {
  language: Language;
  words: CellWords;
}

/** A way to take what was said. */
export interface Guess extends Decoded {
  meaning: Meaning;
  /** Whether it is possible now, or not, or was not said to Gridscribe. */
  kind: 'legal' | 'illegal' | 'uncalled';
  /** How much better it fits than sounds without any words, a frame. */
  fit: number;
  /** It in words that `interpret` takes, as they were said; and with the words that spell letters. */
  text: string;
  spelled: string;
}

/** What the passes gave. Scores are the engine's, comparable with each other alone. */
export interface Passes {
  /** The best of what is possible now. */
  best: Guess | null;
  /** The best of everything else that could be said at any time. */
  rival: Guess | null;
  /** The best of what else is possible now, where that is another. */
  second: Guess | null;
  /** How long the sound was, in seconds. */
  seconds: number;
}

/** Makes a scene's grammar ready. */
export function prepared(sayings: Sayings, language: Language, engine: Decodes): Prepared {
  const words = cellWords(language);
  engine.stand(graphOf(sayings.legal, words));
  return { ...sayings, language, words };
}

/**
 * Decodes a sound as what is possible now, as mere sounds, as anything else that can be said, and, if that is near and
 * not possible, as what else is possible.
 * @param near a second guess is of interest if it scores so much less than the first
 */
export function passesOf(sound: Float32Array, scene: Prepared, engine: Decodes, near: number): Passes {
  const { legal, all, uncalled, words, language } = scene;
  const phones = engine.decodeSounds(sound);
  const seconds = sound.length / engineRate;
  const frames = seconds * framesPerSecond;
  const guess = (decoded: Decoded, sayings: readonly Saying[], kind: Guess['kind']): Guess | null => {
    const { words: said, score } = decoded;
    const meaning = meaningOf(said, sayings, words);
    const fit = (score - phones) / frames;
    return meaning && { ...decoded, meaning, kind, fit, text: textOf(said), spelled: textOf(said, language) };
  };
  const best = guess(engine.decode(sound), legal, 'legal');
  const others = best ? without(legal, best.meaning) : [];
  const rest = best ? without(all, best.meaning) : all;
  // An answer that needs no word before it is not rivalled by itself.
  const strange = best && best.words[0] !== call ? without(uncalled, best.meaning) : uncalled;
  const decoded = engine.decode(sound, graphOf([...rest, ...strange], words));
  const rival =
    guess(decoded, others, 'legal') ?? guess(decoded, rest, 'illegal') ?? guess(decoded, strange, 'uncalled');
  const isNear = best && rival && rival.kind !== 'legal' && best.score - rival.score < near;
  const second =
    isNear && others.length > 0 ? guess(engine.decode(sound, graphOf(others, words)), others, 'legal') : null;
  return { best, rival, second, seconds };
}
