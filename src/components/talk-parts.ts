import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Recogniser, RecogniserFault } from '../speech/recogniser.js';
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

/** A recogniser that lets its browser fetch what it needs, once a person has agreed to that. */
export type Installs = Recogniser & { install(signal: AbortSignal): Promise<RecogniserFault | null> };

export const installs = (recogniser: Recogniser | null): recogniser is Installs =>
  recogniser !== null && 'install' in recogniser;

/** What is asked before a browser fetches something itself. */
export const offer = (): string =>
  msg('This browser can listen on the device, once it has fetched what it needs for that. May it?', {
    id: 'talk.offer',
  });

/** The same with its answers. */
export const offerBox = (accept: () => void, decline: () => void): TemplateResult =>
  html`<p>${offer()}</p>
    <div class="actions">
      <button type="button" class="primary" @click=${accept}>${msg('Fetch it', { id: 'talk.offer.yes' })}</button>
      <button type="button" @click=${decline}>${msg('Not now', { id: 'talk.offer.no' })}</button>
    </div>`;

const isFetched = (): string => msg('What is needed for listening is fetched once.', { id: 'talk.fetching' });

/** The same in words, for whoever waits without seeing it. */
export const fetchingText = ({ loaded, total, secondsLeft }: Fetching, locale: string): string =>
  `${isFetched()} ${progressText(loaded, total, secondsLeft, locale)}`;

/** How far the fetching of the model is, with its size, the time left and a button that gives it up. */
export function fetchingBar(fetching: Fetching, locale: string, cancel: () => void): TemplateResult {
  const { loaded, total, secondsLeft } = fetching;
  return html`<div class="fetching">
    <label for="fetched">${isFetched()}</label>
    <progress id="fetched" max=${total} .value=${loaded}></progress>
    <p>${progressText(loaded, total, secondsLeft, locale)}</p>
    <button type="button" @click=${cancel}>${msg('Cancel', { id: 'play.cancel' })}</button>
  </div>`;
}
