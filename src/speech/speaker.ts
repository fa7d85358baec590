import { utterancesOf } from './utterances.js';
import { voiceFor, voicesComeTo } from './voices.js';

/** What a speaker speaks through, and how. */
export interface SpeakerOptions {
  /** The browser's speech; null where it has none. */
  synthesis: SpeechSynthesis | null;
  /** Makes what the synthesis is given. */
  utterance: (text: string) => SpeechSynthesisUtterance;
  /** How fast it speaks now: 1 is the voice's own speed. */
  rate: () => number;
}

/** The speech of this browser. */
export const browserSpeech = (rate: () => number): SpeakerOptions => ({
  synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
  utterance: (text) => new SpeechSynthesisUtterance(text),
  rate,
});

/** Browsers drop what they are given right after `cancel()`: how long it rests, in milliseconds. */
const restAfterCancel = 50;

/** How long an engine has for a text, in milliseconds: about twice what a slow voice takes. Some never say that they are done. */
const timeFor = (text: string, rate: number): number => 2000 + (text.length * 130) / rate;

/**
 * Gridscribe's own voice: says texts one sentence after another, until a key or a pointer is pressed. It cannot know what is
 * heard: an engine that says nothing, or does not say when it is done, only makes it slower.
 */
export class Speaker {
  #queue: { text: string; locale: string }[] = [];
  /** Browsers forget an utterance to which nothing holds, and then never tell its end. */
  #current: SpeechSynthesisUtterance | null = null;
  #watchdog: number | undefined;
  #resting: number | undefined;
  /** Voices are waited for once: where none came in time, the language alone has to do. */
  #voices: Promise<unknown> | null = null;
  #waited = false;

  /** Silences what this page has said before it was loaded anew: that speaks on. */
  constructor(private readonly options: SpeakerOptions) {
    this.#cancel();
    for (const press of ['keydown', 'pointerdown']) window.addEventListener(press, this.#onPress, true);
    window.addEventListener('pagehide', this.#onPress);
  }

  /** Takes it off the page, silenced. */
  close(): void {
    this.silence();
    for (const press of ['keydown', 'pointerdown']) window.removeEventListener(press, this.#onPress, true);
    window.removeEventListener('pagehide', this.#onPress);
  }

  /** Whether this browser has a voice for a language, a BCP 47 tag; voices that come late are waited for. */
  async available(locale: string): Promise<boolean> {
    await this.#awaitVoices();
    return voiceFor(locale, this.options.synthesis?.getVoices() ?? []) !== null;
  }

  /** Says texts after what is being said; where the browser has no speech, nothing happens. */
  speak(sentences: readonly string[], locale: string): void {
    if (!this.options.synthesis) return;
    this.#queue.push(...sentences.flatMap(utterancesOf).map((text) => ({ text, locale })));
    if (this.#waited) this.#next();
    else
      void this.#awaitVoices().then(() => {
        this.#next();
      });
  }

  /** Stops at once, and forgets what waits. */
  silence(): void {
    const { synthesis } = this.options;
    this.#queue = [];
    if (this.#current || synthesis?.speaking || synthesis?.pending) this.#cancel();
  }

  readonly #onPress = (): void => {
    this.silence();
  };

  async #awaitVoices(): Promise<void> {
    const { synthesis } = this.options;
    this.#voices ??= synthesis ? voicesComeTo(synthesis) : Promise.resolve();
    await this.#voices;
    this.#waited = true;
  }

  #next(): void {
    const { synthesis, utterance: make } = this.options;
    if (!synthesis || !this.#waited || this.#current || this.#resting !== undefined) return;
    const next = this.#queue.shift();
    if (!next) return;
    const utterance = make(next.text);
    const voice = voiceFor(next.locale, synthesis.getVoices());
    // Safari goes by the voice, Android by the language.
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? next.locale;
    utterance.rate = this.options.rate();
    utterance.onend = utterance.onerror = () => {
      if (this.#current !== utterance) return;
      window.clearTimeout(this.#watchdog);
      this.#current = null;
      this.#next();
    };
    this.#current = utterance;
    this.#watchdog = window.setTimeout(
      () => {
        this.#cancel();
      },
      timeFor(next.text, utterance.rate),
    );
    synthesis.speak(utterance);
  }

  /** Ends what the engine has, and goes on with what waits once the engine takes something again. */
  #cancel(): void {
    window.clearTimeout(this.#watchdog);
    window.clearTimeout(this.#resting);
    this.#current = null;
    this.options.synthesis?.cancel();
    this.#resting = window.setTimeout(() => {
      this.#resting = undefined;
      this.#next();
    }, restAfterCancel);
  }
}
