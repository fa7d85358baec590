import { voiceFor, voicesComeTo, voicesFor } from './voices.js';

/** What is spoken through, and how it sounds now. */
export interface SynthesiserOptions {
  /** The browser's speech; null where it has none. */
  synthesis: SpeechSynthesis | null;
  /** Makes what the synthesis is given. */
  utterance: (text: string) => SpeechSynthesisUtterance;
  /** How fast: 1 is the voice's own speed. */
  rate: () => number;
  /** How loud, up to 1. */
  volume: () => number;
  /** The `voiceURI` of the voice that someone has chosen for a language. */
  voice: (locale: string) => string | undefined;
}

/** What became of a text: how long it took, in milliseconds, and whether the engine told anything of it. */
export interface Spoken {
  lasted: number;
  answered: boolean;
}

/** Browsers drop what they are given right after `cancel()`: how long it rests, in milliseconds. */
const restAfterCancel = 50;

/** How long an engine has to begin, in milliseconds: a voice that comes from a service is fetched first. */
const timeToBegin = 4000;

/** How long it has for a text once it has begun, in milliseconds: about twice what a slow voice takes. */
const timeFor = (text: string, rate: number): number => 2000 + (text.length * 130) / rate;

/**
 * A browser's speech, one text at a time, with what browsers do wrong put right: voices that come late, engines that never
 * end or tell nothing at all, `cancel()` that swallows what follows, ends that are told of what was cut short long ago.
 */
export class Synthesiser {
  /** Browsers forget an utterance to which nothing holds, and then never tell its end. */
  #current: SpeechSynthesisUtterance | null = null;
  #waiting: (() => void) | null = null;
  #watchdog: number | undefined;
  #resting: number | undefined;
  /** Voices are waited for once: where none came in time, the language alone has to do. */
  #voices: Promise<unknown> | null = null;
  #waited = false;

  /** Silences what this page has said before it was loaded anew: that speaks on. */
  constructor(private readonly options: SynthesiserOptions) {
    this.cancel();
  }

  /** Whether the browser has speech at all. */
  get exists(): boolean {
    return this.options.synthesis !== null;
  }

  /** The voices for a language, a BCP 47 tag, best first; those that come late are waited for. */
  async voices(locale: string): Promise<SpeechSynthesisVoice[]> {
    await this.#awaitVoices();
    return voicesFor(locale, this.options.synthesis?.getVoices() ?? []);
  }

  /**
   * Says a text, in place of the one before.
   * @param done told once it is said, has failed, or has had its time; never after `cancel`
   */
  say(text: string, locale: string, done: (spoken: Spoken) => void): void {
    if (this.#current) this.cancel();
    this.#waiting = () => {
      this.#begin(text, locale, done);
    };
    if (this.#waited) this.#next();
    else
      void this.#awaitVoices().then(() => {
        this.#next();
      });
  }

  /** Stops at once, and takes a text again a moment later. */
  cancel(): void {
    window.clearTimeout(this.#watchdog);
    window.clearTimeout(this.#resting);
    this.#current = null;
    this.#waiting = null;
    this.options.synthesis?.cancel();
    this.#resting = window.setTimeout(() => {
      this.#resting = undefined;
      this.#next();
    }, restAfterCancel);
  }

  async #awaitVoices(): Promise<void> {
    const { synthesis } = this.options;
    this.#voices ??= synthesis ? voicesComeTo(synthesis) : Promise.resolve();
    await this.#voices;
    this.#waited = true;
  }

  #next(): void {
    if (!this.#waited || this.#resting !== undefined) return;
    const begin = this.#waiting;
    this.#waiting = null;
    begin?.();
  }

  #begin(text: string, locale: string, done: (spoken: Spoken) => void): void {
    const { synthesis } = this.options;
    if (!synthesis) return;
    if (synthesis.speaking || synthesis.pending) {
      // Something that is not from here, or that the engine never got over, would be waited for.
      this.cancel();
      this.#waiting = () => {
        this.#give(synthesis, text, locale, done);
      };
    } else this.#give(synthesis, text, locale, done);
  }

  #give(synthesis: SpeechSynthesis, text: string, locale: string, done: (spoken: Spoken) => void): void {
    const { utterance: make, rate, volume, voice: chosen } = this.options;
    const utterance = make(text);
    const voice = voiceFor(locale, synthesis.getVoices(), chosen(locale));
    // Safari goes by the voice, Android by the language.
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? locale;
    utterance.rate = rate();
    utterance.volume = volume();
    let began = performance.now();
    const end = (answered: boolean): void => {
      window.clearTimeout(this.#watchdog);
      this.#current = null;
      done({ lasted: performance.now() - began, answered });
    };
    /** Gives up on an engine that has had its time. */
    const leave = (answered: boolean) => (): void => {
      this.cancel();
      end(answered);
    };
    utterance.onend = utterance.onerror = () => {
      if (this.#current === utterance) end(true);
    };
    utterance.onstart = () => {
      if (this.#current !== utterance) return;
      began = performance.now();
      this.#watch(timeFor(text, utterance.rate), leave(true));
    };
    this.#current = utterance;
    this.#watch(Math.max(timeToBegin, timeFor(text, utterance.rate)), leave(false));
    synthesis.speak(utterance);
  }

  #watch(milliseconds: number, bark: () => void): void {
    window.clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(bark, milliseconds);
  }
}
