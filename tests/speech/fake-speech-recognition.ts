/** A guess of the fake: its words, and how sure it is; browsers that do not say so give 0. */
export type FakeGuess = [transcript: string, confidence?: number];

/** What one fake recogniser does with `start()`. */
export type FakeManner = 'starts' | 'never starts' | 'is busy' | 'throws';

const made: FakeSpeechRecognition[] = [];

/**
 * A fake of the browser's `SpeechRecognition`, since no browser on a test machine can use its own. It keeps the rules of the
 * specification: `start()` of one that was started throws, `error` is followed by `end`, and after `end` nothing comes. What
 * is heard, and when, is for the test to say, in the order in which real browsers have been seen to do it.
 */
export class FakeSpeechRecognition extends EventTarget {
  /** All that were made, the last one last. */
  static readonly made = made;
  /** What the next ones do with `start()`. */
  static manner: FakeManner = 'starts';
  /** What `available()` answers; `fails` is a promise that is rejected. */
  static status: 'unavailable' | 'downloadable' | 'downloading' | 'available' | 'fails' = 'available';
  /** What `install()` answers; null leaves it open. */
  static installs: boolean | null = true;
  static asked: unknown[] = [];

  static available(options: unknown): Promise<string> {
    FakeSpeechRecognition.asked.push(options);
    const { status } = FakeSpeechRecognition;
    return status === 'fails' ? Promise.reject(new Error('no such language pack')) : Promise.resolve(status);
  }

  static install(options: unknown): Promise<boolean> {
    FakeSpeechRecognition.asked.push(options);
    const { installs } = FakeSpeechRecognition;
    return installs === null ? new Promise(() => undefined) : Promise.resolve(installs);
  }

  /** As before the first test. */
  static reset(): void {
    made.length = 0;
    FakeSpeechRecognition.manner = 'starts';
    FakeSpeechRecognition.status = 'available';
    FakeSpeechRecognition.installs = true;
    FakeSpeechRecognition.asked = [];
  }

  /** The one that was made last. */
  static get last(): FakeSpeechRecognition {
    const last = made.at(-1);
    if (!last) throw new Error('no recognition was made');
    return last;
  }

  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  processLocally = false;
  phrases: { phrase: string; boost: number }[] = [];
  starts = 0;
  aborts = 0;
  /** Whether it tells that it has ended when it is told to abort. */
  endsWhenAborted = true;
  #active = false;
  #results: { isFinal: boolean; guesses: FakeGuess[] }[] = [];

  constructor() {
    super();
    made.push(this);
  }

  get active(): boolean {
    return this.#active;
  }

  start(): void {
    this.starts += 1;
    const { manner } = FakeSpeechRecognition;
    if (manner === 'throws') throw new TypeError('speech is not to be had');
    if (this.#active || manner === 'is busy') throw new DOMException('already started', 'InvalidStateError');
    this.#active = true;
    if (manner === 'starts') this.opens();
  }

  stop(): void {
    this.ends();
  }

  abort(): void {
    this.aborts += 1;
    if (!this.#active || !this.endsWhenAborted) return;
    this.fails('aborted');
  }

  /** The microphone is open. */
  opens(): void {
    this.#tell('start');
    this.#tell('audiostart');
  }

  speaks(): void {
    this.#tell('speechstart');
  }

  falls(): void {
    this.#tell('speechend');
  }

  /** A final result after those that were given before. */
  says(...guesses: FakeGuess[]): void {
    this.#results.push({ isFinal: true, guesses });
    this.#giveResult(this.#results.length - 1);
  }

  /** What it thinks so far; a later one, or a final result, takes its place. */
  guesses(...guesses: FakeGuess[]): void {
    this.#results.push({ isFinal: false, guesses });
    this.#giveResult(this.#results.length - 1);
    this.#results.pop();
  }

  /** The last result again, in the same place. */
  repeats(): void {
    this.#giveResult(this.#results.length - 1);
  }

  matchesNothing(): void {
    this.#tell('nomatch');
  }

  /** An error, and the end that comes after every error. */
  fails(error: string): void {
    if (!this.#active) return;
    this.dispatchEvent(Object.assign(new Event('error'), { error, message: '' }));
    this.ends();
  }

  ends(): void {
    if (!this.#active) return;
    this.#tell('audioend');
    this.#active = false;
    this.dispatchEvent(new Event('end'));
  }

  #giveResult(resultIndex: number): void {
    const results = this.#results.map(({ isFinal, guesses }) =>
      Object.assign(
        guesses.map(([transcript, confidence = 0]) => ({ transcript, confidence })),
        { isFinal },
      ),
    );
    this.#tell('result', { results, resultIndex });
  }

  #tell(type: string, more: object = {}): void {
    if (this.#active) this.dispatchEvent(Object.assign(new Event(type), more));
  }
}
