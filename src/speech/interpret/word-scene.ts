import type { State } from '../../rules/index.js';
import type { Language } from '../languages/index.js';
import type { Reader } from './assign.js';
import { wordReader } from './assign-words.js';
import type { Hearing } from './lattice.js';
import { type Scene, sceneOf } from './scene.js';

/** What words are read against. */
export interface WordScene extends Scene {
  language: Language;
  hearing: Hearing;
  /** Only words that are taught for speaking count as commands. */
  spoken: boolean;
  reader: Reader;
}

/** What words in a state are read against; see `sceneOf`. */
export const wordSceneOf = (
  state: State,
  draft: unknown,
  asked: unknown,
  language: Language,
  spoken: boolean,
): WordScene => ({
  ...sceneOf(state, draft, asked),
  language,
  hearing: spoken ? 'heard' : 'typed',
  spoken,
  reader: wordReader(state),
});
