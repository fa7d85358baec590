/**
 * The sentences that not every game needs: loaded when they are asked for the first time, so that a game opens sooner. The
 * service worker has them on the device, so that this works without a network. What cannot be loaded now is null, and is
 * tried again the next time.
 */
import { loadWords } from '../speech/load.js';
import { once } from './once.js';

/** The answers to questions about the board and the record. */
export const answers = once(() => import('./answers.js'));

/** What becomes of illegal moves, and the reasons. */
export const refusals = once(() => import('./refusal.js'));

/** The questions that are asked of whoever speaks. */
export const voiceQuestions = once(() => import('./by-voice.js'));

/** What to do on the table when a move is taken back. */
export const tableUndo = once(() => import('../speech/describe/table-undo.js'));

const interpretation = once(() => import('../speech/interpret/interpretation.js'));
const lookingAbout = once(() => import('./review.js'));

/** A part that takes the words of a locale, which are loaded with it. */
async function worded<Part>(part: () => Promise<Part | null>, locale: string): Promise<Part | null> {
  const [loaded, isSpoken] = await Promise.all([
    part(),
    loadWords(locale).then(
      () => true,
      () => false,
    ),
  ]);
  return isSpoken ? loaded : null;
}

/** What understands everything that is said in a locale. */
export const words = (locale: string): ReturnType<typeof interpretation> => worded(interpretation, locale);

/** Looking about on the board and in the game. */
export const review = (locale: string): ReturnType<typeof lookingAbout> => worded(lookingAbout, locale);
