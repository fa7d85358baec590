import type { Hypothesis, RecogniserFault } from '../recogniser.js';
import { Finals } from './finals.js';
import { guessesOf } from './guesses.js';

/** How long a browser has to open the microphone, in milliseconds: an installed app on iOS may never do so. */
const startsWithin = 8000;
/** How long it has to close it again. Some never say that they have. */
const endsWithin = 1500;
/** How long more of an utterance is waited for after a final result, in milliseconds. */
const settlesIn = 250;

/** What one recognition tells. */
export interface RunListener {
  started(): void;
  speaking(active: boolean): void;
  /** Nobody speaks any more, and the browser works out what was said. */
  thinking(): void;
  /** One utterance, the likeliest guess first. */
  said(guesses: Hypothesis[]): void;
  /** There was speech, and no words in it. */
  noWords(): void;
  /** It is over; nothing is told after it. */
  done(end: RunEnd): void;
}

/** How a recognition ended: by itself or because it was asked to, because nobody spoke, busy or refusing hints, or by a fault. */
export type RunEnd = 'ended' | 'silence' | 'busy' | 'no-phrases' | { fault: RecogniserFault };

/** One recognition, from the opening of the microphone to its closing, with the quirks of browsers taken out. */
export class Run {
  #finals = new Finals();
  #end: RunEnd = 'ended';
  #open = false;
  #over = false;
  #stopped = false;
  #watch: number | undefined;
  #settling: number | undefined;

  /** @param now the time, in milliseconds */
  constructor(
    private readonly recognition: SpeechRecognition,
    private readonly listener: RunListener,
    private readonly now: () => number,
  ) {}

  start(): void {
    const { recognition } = this;
    recognition.addEventListener('start', this.#onStart);
    // Some tell of the sound and not of the start.
    recognition.addEventListener('audiostart', this.#onStart);
    recognition.addEventListener('speechstart', this.#onSpeech);
    recognition.addEventListener('speechend', this.#onQuiet);
    recognition.addEventListener('result', this.#onResult);
    recognition.addEventListener('nomatch', this.#onNoMatch);
    recognition.addEventListener('error', this.#onError);
    recognition.addEventListener('end', this.#onEnd);
    this.#watch = window.setTimeout(() => {
      this.#end = { fault: 'unsupported' };
      this.stop();
    }, startsWithin);
    try {
      recognition.start();
    } catch (error: unknown) {
      // What was begun before has not ended yet.
      const busy = error instanceof DOMException && error.name === 'InvalidStateError';
      this.#end = busy ? 'busy' : { fault: 'unsupported' };
      this.#onEnd();
    }
  }

  /** Closes the microphone; what was said and not told yet is dropped. */
  stop(): void {
    if (this.#over || this.#stopped) return;
    this.#stopped = true;
    window.clearTimeout(this.#watch);
    window.clearTimeout(this.#settling);
    this.#watch = window.setTimeout(this.#onEnd, endsWithin);
    this.recognition.abort();
  }

  readonly #onStart = (): void => {
    if (this.#open || this.#over || this.#stopped) return;
    this.#open = true;
    window.clearTimeout(this.#watch);
    this.listener.started();
  };

  readonly #onSpeech = (): void => {
    if (!this.#stopped) this.listener.speaking(true);
  };

  readonly #onQuiet = (): void => {
    if (this.#stopped) return;
    this.listener.speaking(false);
    this.listener.thinking();
  };

  readonly #onResult = ({ results, resultIndex }: SpeechRecognitionEvent): void => {
    if (this.#stopped) return;
    for (let index = Math.min(resultIndex, results.length); index < results.length; index++) {
      const result = results[index];
      if (result?.isFinal) this.#finals.add(index, guessesOf(result), this.now());
    }
    window.clearTimeout(this.#settling);
    this.#settling = window.setTimeout(this.#tell, settlesIn);
  };

  readonly #tell = (): void => {
    window.clearTimeout(this.#settling);
    for (const guesses of this.#finals.take()) if (!this.#stopped) this.listener.said(guesses);
  };

  readonly #onNoMatch = (): void => {
    if (!this.#stopped) this.listener.noWords();
  };

  readonly #onError = ({ error }: SpeechRecognitionErrorEvent): void => {
    if (!this.#stopped) this.#end = endOf(error, this.#open);
  };

  readonly #onEnd = (): void => {
    if (this.#over) return;
    window.clearTimeout(this.#watch);
    this.#over = true;
    if (!this.#stopped) this.#tell();
    this.listener.done(this.#end);
  };
}

/** @param open the microphone was open when the error came */
function endOf(error: string, open: boolean): RunEnd {
  switch (error) {
    case 'no-speech':
      return 'silence';
    case 'aborted':
      return 'busy';
    case 'phrases-not-supported':
      return 'no-phrases';
    case 'network':
      return { fault: 'network' };
    case 'not-allowed':
    case 'service-not-allowed':
      return { fault: 'not-allowed' };
    case 'audio-capture':
      return { fault: open ? 'unplugged' : 'no-microphone' };
    case 'language-not-supported':
      return { fault: 'language' };
    default:
      return { fault: 'crashed' };
  }
}
