/**
 * The sentences that not every game needs: loaded when they are asked for the first time, so that a game opens sooner. The
 * service worker has them on the device, so that this works without a network.
 */
import { loadWords } from '../speech/load.js';

/** The answers to questions about the board and the record; null if they cannot be loaded now. */
export const answers = (): Promise<typeof import('./answers.js') | null> => import('./answers.js').catch(() => null);

/** Looking about on the board and in the game, and the words of a locale that it takes; null if they cannot be loaded now. */
export const review = (locale: string): Promise<typeof import('./review.js') | null> =>
  Promise.all([import('./review.js'), loadWords(locale)]).then(
    ([loaded]) => loaded,
    () => null,
  );

/** What becomes of illegal moves, and the reasons; null if they cannot be loaded now. */
export const refusals = (): Promise<typeof import('./refusal.js') | null> => import('./refusal.js').catch(() => null);

/** What the commands do; null if they cannot be loaded now. */
export const commands = (): Promise<typeof import('./carry-out.js') | null> =>
  import('./carry-out.js').catch(() => null);

/** What understands everything that is said in a locale, its words included; null if they cannot be loaded now. */
export const words = (locale: string): Promise<typeof import('../speech/interpret/interpretation.js') | null> =>
  Promise.all([import('../speech/interpret/interpretation.js'), loadWords(locale)]).then(
    ([interpretation]) => interpretation,
    () => null,
  );

/** The questions that are asked of whoever speaks; null if they cannot be loaded now. */
export const voiceQuestions = (): Promise<typeof import('./by-voice.js') | null> =>
  import('./by-voice.js').catch(() => null);

/** What to do on the table when a move is taken back; null if it cannot be loaded now. */
export const tableUndo = (): Promise<typeof import('../speech/describe/table-undo.js') | null> =>
  import('../speech/describe/table-undo.js').catch(() => null);
