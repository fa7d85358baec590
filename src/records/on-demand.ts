/**
 * The sentences that not every game needs: loaded when they are asked for the first time, so that a game opens sooner. The
 * service worker has them on the device, so that this works without a network.
 */

/** The answers to questions about the board and the record; null if they cannot be loaded now. */
export const answers = (): Promise<typeof import('./answers.js') | null> => import('./answers.js').catch(() => null);

/** Looking about on the board and in the game; null if it cannot be loaded now. */
export const review = (): Promise<typeof import('./review.js') | null> => import('./review.js').catch(() => null);

/** The reasons why moves are refused; null if they cannot be loaded now. */
export const refusals = (): Promise<typeof import('../speech/describe/reasons.js') | null> =>
  import('../speech/describe/reasons.js').catch(() => null);

/** The questions that are asked of whoever speaks; null if they cannot be loaded now. */
export const voiceQuestions = (): Promise<typeof import('./by-voice.js') | null> =>
  import('./by-voice.js').catch(() => null);

/** What to do on the table when a move is taken back; null if it cannot be loaded now. */
export const tableUndo = (): Promise<typeof import('../speech/describe/table-undo.js') | null> =>
  import('../speech/describe/table-undo.js').catch(() => null);
