import { html } from 'lit';
import { after } from './after.js';

/**
 * How many frames the focus rests between two pages. After fewer, Chromium on a busy machine tells nobody that it was there, and
 * Orca, which is slower still there, does not look at it: both only tell of the last of several quick changes. Frames, and not a
 * time, since a busy machine draws fewer of them.
 */
const restFrames = 24;
/** When the caret follows: Orca takes longer over a caret than over the focus, and would be late for that. */
const caretFrames = restFrames / 2;
/** Where nothing is drawn or answered, the rest is over after this time in milliseconds. */
const restLongest = 2000;

/**
 * Where the focus is between two pages. Orca 43 says nothing of a heading that gets the focus from an element which is gone, nor of
 * one that it is at by itself already, since it looked for a new place when its own went away. So the focus first goes to a place
 * beside the pages that stays: nothing is said of it, and from there the next heading is heard however late the reader is.
 */
export const crossing = html`<span class="crossing" tabindex="-1"></span>`;

/**
 * Takes the focus off the page that is about to go, and the selection too: when it goes with the page, Chromium tells that the
 * caret has moved on to the next one, and Orca goes there at once; without any, Firefox tells of a caret where none is.
 * @param root what holds the pages and the `crossing` beside them
 * @returns settled once a reader can have noticed
 */
export async function cross(root: ParentNode): Promise<void> {
  const place = root.querySelector<HTMLElement>('.crossing');
  place?.focus({ preventScroll: true });
  const rest = noticed();
  await atLongest(drawn(caretFrames));
  // Someone quick may have put it elsewhere.
  if (place?.matches(':focus')) document.getSelection()?.collapse(place, 0);
  await rest;
}

/** Settled once a reader can have noticed where the focus is now, so that what it came from may go. */
export const noticed = (): Promise<unknown> => atLongest(drawn(restFrames).then(answered));

const atLongest = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, after(restLongest)]);

async function drawn(count: number): Promise<void> {
  // Nothing is drawn of a page that nobody sees.
  if (document.hidden) return;
  for (let frames = 0; frames < count; frames += 1) await new Promise((done) => requestAnimationFrame(done));
}

/**
 * The browser tells readers of the focus where it also answers questions about locks, and in the order in which they come: where it
 * has much else to do, the page waits for it.
 */
async function answered(): Promise<void> {
  try {
    await navigator.locks.query();
  } catch {
    // There are none where a page is served without a certificate.
  }
}
