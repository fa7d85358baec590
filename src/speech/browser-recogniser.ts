import { onDevice, type PhraseMaker, type RecognitionApi } from './browser/api.js';
import { recognitionOf } from './browser/guesses.js';
import { likelyPhrases } from './browser/phrases.js';
import { Run, type RunEnd } from './browser/run.js';
import { languageOf } from './languages/known-languages.js';
import type { Hypothesis, Recogniser, RecogniserFault, RecogniserListener, Recognition, Scene } from './recogniser.js';

/** What a browser's recogniser is made of. */
export interface BrowserRecogniserOptions {
  /** The browser's own; null where it has none. */
  api: RecognitionApi | null;
  /** Makes hints; null where the browser takes none. */
  phrases: PhraseMaker | null;
  /** It listens on the device, and nothing that is heard leaves it; otherwise a service of the browser's maker listens. */
  local: boolean;
  /** The language that is spoken, with its region: a BCP 47 tag. */
  tag: () => string;
  /** The time, in milliseconds. */
  now?: () => number;
}

/** As many guesses as are looked at. */
const mostGuesses = 8;
/** A microphone that closes so often, each time within so many milliseconds and without a word, stays closed. */
const mostShort = 4;
const shortRun = 1000;
/** How long a browser is left alone before it is asked again, in milliseconds. */
const restFor = 300;
/** How strong a hint is. */
const boost = 3;

/** The recogniser of the browser, one recognition after another. */
export class BrowserRecogniser implements Recogniser {
  readonly kind = 'browser';
  #scene: Scene | null = null;
  #mode: 'once' | 'open' = 'once';
  #listener: RecogniserListener | null = null;
  #run: Run | null = null;
  #resting: number | undefined;
  /** Who waits for the microphone to be closed before it is opened for them. */
  #next: { mode: 'once' | 'open'; listener: RecogniserListener } | null = null;
  #closing = false;
  #told = false;
  /** In `once`: whether the utterance has come. */
  #answered = false;
  #short = 0;
  #hints = true;

  constructor(private readonly options: BrowserRecogniserOptions) {}

  async prepare(
    _progress: (loaded: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<RecogniserFault | null> {
    const { api, local, tag } = this.options;
    if (!api) return 'unsupported';
    if (!local) return null;
    const found = await onDevice(api, tag());
    if (signal.aborted || found === 'ready') return null;
    return found === 'to-fetch' ? 'model-missing' : 'unsupported';
  }

  /**
   * Lets the browser fetch what it needs to listen on the device, once a person has agreed to that. It does not tell how far
   * it is.
   * @returns why it could not, or null
   */
  async install(signal: AbortSignal): Promise<RecogniserFault | null> {
    const { api, tag } = this.options;
    if (!api?.install) return 'unsupported';
    const given = new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve(false);
      });
    });
    const installed = api.install({ langs: [tag()], processLocally: true }).catch(() => false);
    return (await Promise.race([installed, given])) ? null : 'model-missing';
  }

  setScene(scene: Scene): void {
    this.#scene = scene;
  }

  listen(mode: 'once' | 'open', listener: RecogniserListener): void {
    if (this.#closing) {
      this.#next = { mode, listener };
      return;
    }
    const goesOn = this.#listener !== null;
    this.#mode = mode;
    this.#listener = listener;
    this.#answered = false;
    if (goesOn) return;
    this.#told = false;
    this.#short = 0;
    this.#begin();
  }

  stop(): void {
    this.#next = null;
    if (!this.#listener || this.#closing) return;
    this.#closing = true;
    window.clearTimeout(this.#resting);
    if (this.#run) this.#run.stop();
    else this.#close(null);
  }

  dispose(): void {
    this.stop();
  }

  #begin(): void {
    const { api, phrases, local, tag, now = () => performance.now() } = this.options;
    if (!api) {
      this.#close('unsupported');
      return;
    }
    const recognition = new api();
    recognition.lang = tag();
    recognition.continuous = this.#mode === 'open';
    recognition.interimResults = true;
    recognition.maxAlternatives = mostGuesses;
    if (local) recognition.processLocally = true;
    if (phrases && this.#hints && this.#scene && 'phrases' in recognition)
      recognition.phrases = likelyPhrases(this.#scene).map((text) => new phrases(text, boost));
    const begun = now();
    let heard = false;
    this.#run = new Run(
      recognition,
      {
        started: () => {
          if (!this.#told) this.#listener?.started();
          this.#told = true;
        },
        speaking: (active) => {
          this.#listener?.speaking(active);
        },
        thinking: () => {
          this.#listener?.thinking?.(true);
        },
        said: (guesses) => {
          heard = true;
          this.#hear(this.#recognised(guesses));
        },
        noWords: () => {
          heard = true;
          this.#hear({ kind: 'other' });
        },
        done: (end) => {
          this.#run = null;
          this.#listener?.thinking?.(false);
          const lasted = end !== 'busy' && now() - begun > shortRun;
          this.#short = heard || lasted ? 0 : this.#short + 1;
          this.#goOn(end, heard);
        },
      },
      now,
    );
    this.#run.start();
  }

  #recognised(guesses: readonly Hypothesis[]): Recognition {
    return recognitionOf(guesses, this.#scene, languageOf(this.#scene?.locale ?? this.options.tag()));
  }

  #hear(recognition: Recognition): void {
    if (this.#isDone()) return;
    this.#answered = true;
    // Whoever wants more says so meanwhile, by `listen`.
    this.#listener?.heard(recognition);
    if (this.#isDone()) this.stop();
  }

  /** The one utterance that was asked for has come. */
  #isDone(): boolean {
    return this.#mode === 'once' && this.#answered;
  }

  /** After a recognition that has ended: another one, or the end. */
  #goOn(end: RunEnd, heard: boolean): void {
    if (this.#closing) {
      this.#close(typeof end === 'object' ? end.fault : null);
      return;
    }
    if (typeof end === 'object') {
      this.#close(end.fault);
      return;
    }
    if (this.#short >= mostShort) {
      this.#close('crashed');
      return;
    }
    if (end === 'no-phrases') this.#hints = false;
    const again = end === 'busy' || end === 'no-phrases';
    if (this.#mode === 'once' && !again && !heard) this.#hear({ kind: 'silence' });
    // Who was told may have stopped it.
    if (!this.#listener) return;
    this.#resting = window.setTimeout(
      () => {
        this.#begin();
      },
      end === 'ended' ? 0 : restFor,
    );
  }

  #close(fault: RecogniserFault | null): void {
    const listener = this.#listener;
    const next = this.#next;
    this.#listener = null;
    this.#next = null;
    this.#closing = false;
    listener?.ended(fault);
    if (next) this.listen(next.mode, next.listener);
  }
}
