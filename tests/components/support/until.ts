import { waitUntil } from '@open-wc/testing';

/**
 * Waits until something has come about: a part of the app that is loaded when it is needed, or a focus that moves later. It
 * fails with `what` when that does not happen.
 *
 * @param is asked again and again; anything that counts as true ends the wait
 */
export const until = (is: () => unknown, what: string): Promise<void> =>
  // Far longer than a busy machine needs: only a failure takes so long.
  waitUntil(() => Boolean(is()), what, { interval: 5, timeout: 10_000 });
