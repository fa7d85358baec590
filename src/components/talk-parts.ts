import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Fetching } from './talk-fetching.js';
import { progressText } from './talk-words.js';

/** How many steps the loudness is shown in. */
const loudest = 6;

/** So many are shown to whoever wants nothing to move: silence and speech. */
const stillLevels = 2;

/** In how many of the steps a loudness from 0 to 1 is. */
export const stepsOf = (loudness: number): number => Math.round(Math.min(1, Math.max(0, loudness)) * loudest);

/**
 * How loud it is, for whoever looks.
 * @param level from 0 to `loudest`
 * @param isSpokenTo whether someone is speaking
 */
export function meter(level: number, isSpokenTo: boolean): TemplateResult {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lit = still ? (isSpokenTo ? stillLevels : 0) : level;
  const bars = Array.from({ length: still ? stillLevels : loudest }, (_, bar) => bar < lit);
  return html`<span class="meter" aria-hidden="true"
    >${bars.map((isLit) => html`<span class=${isLit ? 'lit' : nothing}></span>`)}</span
  >`;
}

/** How far the fetching of the model is, with its size, the time left and a button that gives it up. */
export function fetchingBar(fetching: Fetching, locale: string, cancel: () => void): TemplateResult {
  const { loaded, total, secondsLeft } = fetching;
  return html`<div class="fetching">
    <label for="fetched">${msg('What is needed for listening is fetched once.', { id: 'talk.fetching' })}</label>
    <progress id="fetched" max=${total} .value=${loaded}></progress>
    <p>${progressText(loaded, total, secondsLeft, locale)}</p>
    <button type="button" @click=${cancel}>${msg('Cancel', { id: 'play.cancel' })}</button>
  </div>`;
}
