/**
 * The sentences that not every game needs: loaded when they are asked for the first time, so that a game opens sooner. The
 * service worker has them on the device, so that this works without a network.
 */

/** The answers to questions about the board and the record; null if they cannot be loaded now. */
export const answers = (): Promise<typeof import('./answers.js') | null> => import('./answers.js').catch(() => null);

/** The reasons why moves are refused; null if they cannot be loaded now. */
export const refusals = (): Promise<typeof import('../speech/describe/reasons.js') | null> =>
  import('../speech/describe/reasons.js').catch(() => null);
