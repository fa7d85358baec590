import type {
  Hypothesis,
  Recogniser,
  RecogniserFault,
  RecogniserListener,
  Recognition,
  Scene,
} from '../../../src/speech/recogniser.js';

/** A recogniser that hears what a test says, and keeps the agreement that all recognisers keep. */
export class FakeRecogniser implements Recogniser {
  readonly kind = 'embedded';
  /** What becomes of making it ready; a function may take its time. */
  prepared: RecogniserFault | null | (() => Promise<RecogniserFault | null>) = null;
  /** Why it cannot open the microphone. */
  fault: RecogniserFault | null = null;
  /** It takes its time to open the microphone, and has not yet. */
  slow = false;
  progress: (loaded: number, total: number) => void = () => undefined;
  signal: AbortSignal | null = null;
  scene: Scene | null = null;
  /** How it listens now; null while the microphone is closed. */
  mode: 'once' | 'open' | null = null;
  /** How often the microphone was opened. */
  opened = 0;
  #listener: RecogniserListener | null = null;

  prepare(progress: (loaded: number, total: number) => void, signal: AbortSignal): Promise<RecogniserFault | null> {
    this.progress = progress;
    this.signal = signal;
    return typeof this.prepared === 'function' ? this.prepared() : Promise.resolve(this.prepared);
  }

  setScene(scene: Scene): void {
    this.scene = scene;
  }

  listen(mode: 'once' | 'open', listener: RecogniserListener): void {
    const goesOn = this.mode !== null;
    this.mode = mode;
    this.#listener = listener;
    if (goesOn) return;
    this.opened += 1;
    if (this.fault) this.ends(this.fault);
    else if (!this.slow) listener.started();
  }

  stop(): void {
    if (this.mode !== null) this.ends(null);
  }

  dispose(): void {
    this.stop();
  }

  /** Someone says something, and is heard as one of these, which are equally likely. */
  hears(...texts: string[]): void {
    this.speaking(true);
    this.speaking(false);
    this.recognises({ kind: 'heard', hypotheses: texts.map((text): Hypothesis => ({ text, confidence: 0.9 })) });
  }

  recognises(recognition: Recognition): void {
    const before = this.#listener;
    if (this.mode === 'once') this.#listener = null;
    before?.heard(recognition);
    // Whoever wants more has asked for it meanwhile.
    if (this.mode === 'once' && !this.#listener) {
      this.#listener = before;
      this.ends(null);
    }
  }

  speaking(active: boolean): void {
    this.#listener?.speaking(active);
  }

  thinking(active: boolean): void {
    this.#listener?.thinking?.(active);
  }

  level(loudness: number): void {
    this.#listener?.level(loudness);
  }

  ends(fault: RecogniserFault | null): void {
    const listener = this.#listener;
    this.#listener = null;
    this.mode = null;
    listener?.ended(fault);
  }
}

/** One like a browser's, which can fetch what it needs to listen on the device. */
export class FakeInstaller extends FakeRecogniser {
  /** What becomes of fetching it. */
  installed: RecogniserFault | null = null;
  installs = 0;

  install(): Promise<RecogniserFault | null> {
    this.installs += 1;
    return Promise.resolve(this.installed);
  }
}
