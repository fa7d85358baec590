import type { Language } from '../languages/index.js';
import { type Decoded, engineRate, framesPerSecond } from './engine.js';
import { type CellWords, type Meaning, meaningOf, type Saying, without } from './saying.js';
import type { Sayings } from './sayings.js';
import { graphOf, type WordGraph } from './word-graph.js';
import { call, cellWords, textOf } from './words.js';

/** What decodes sound: at once, or while something else goes on. */
export interface Decodes {
  decode(sound: Float32Array, graph: WordGraph): Decoded | Promise<Decoded>;
  decodeSounds(sound: Float32Array): number | Promise<number>;
}

/** What has a grammar that stays too. */
export interface Stands extends Decodes {
  stand(graph: WordGraph): void;
  /** Without a grammar, in the one that stays. */
  decode(sound: Float32Array, graph?: WordGraph): Decoded | Promise<Decoded>;
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
export function prepared(sayings: Sayings, language: Language, engine: Stands): Prepared {
  const words = cellWords(language);
  engine.stand(graphOf(sayings.legal, words));
  return { ...sayings, language, words };
}

/**
 * Decodes a sound as what is possible now, as mere sounds, as anything else that can be said, and, if that is near and
 * not possible, as what else is possible.
 * @param engines the one that has the scene's grammar, and what helps it, if there is such: it decodes at the same time
 * @param near a second guess is of interest if it scores so much less than the first
 */
export async function passesOf(
  sound: Float32Array,
  scene: Prepared,
  { engine, aid }: { engine: Stands; aid: Decodes | null },
  near: number,
): Promise<Passes> {
  const { legal, all, uncalled, words, language } = scene;
  const seconds = sound.length / engineRate;
  const frames = seconds * framesPerSecond;
  const scoring = (aid ?? engine).decodeSounds(sound);
  const likeliest = await engine.decode(sound);
  const phones = await scoring;
  const guess = (decoded: Decoded, sayings: readonly Saying[], kind: Guess['kind']): Guess | null => {
    const { words: said, score } = decoded;
    const meaning = meaningOf(said, sayings, words);
    const fit = (score - phones) / frames;
    return meaning && { ...decoded, meaning, kind, fit, text: textOf(said), spelled: textOf(said, language) };
  };
  const best = guess(likeliest, legal, 'legal');
  const others = best ? without(legal, best.meaning) : [];
  const seek = (by: Decodes): Decoded | Promise<Decoded> => by.decode(sound, graphOf(others, words));
  // The second guess may not be needed, but costs no time beside the next pass.
  const sought = aid && others.length > 0 ? seek(aid) : null;
  const rest = best ? without(all, best.meaning) : all;
  // An answer that needs no word before it is not rivalled by itself.
  const strange = best && best.words[0] !== call ? without(uncalled, best.meaning) : uncalled;
  const decoded = await engine.decode(sound, graphOf([...rest, ...strange], words));
  const rival =
    guess(decoded, others, 'legal') ?? guess(decoded, rest, 'illegal') ?? guess(decoded, strange, 'uncalled');
  const isNear = best && rival && rival.kind !== 'legal' && best.score - rival.score < near;
  const second = isNear && others.length > 0 ? guess(await (sought ?? seek(engine)), others, 'legal') : null;
  return { best, rival, second, seconds };
}
