import type { Recogniser, RecogniserFault, RecogniserListener, Scene } from '../recogniser.js';
import type { FromWorker, ToWorker } from './messages.js';
import { type Microphone, MicrophoneError, openMicrophone } from './microphone.js';
import { modelPath } from './model.js';
import { embeddedSpeaks } from './speaks.js';

/** Where the parts of the recogniser are served, as `Worker` and `addModule` take them under Trusted Types. */
export interface EmbeddedAddresses {
  worker: string;
  worklet: string;
  /** Where the packed model is; beside the app if it is not said. */
  model?: string;
}

/** How often it is seen that the worker still answers, in milliseconds. */
const pulse = 10_000;

/** The recogniser that runs on the device: nothing that is heard leaves it. */
export class EmbeddedRecogniser implements Recogniser {
  readonly kind = 'embedded';
  #worker: Worker | null = null;
  /** Decodes beside the other, where the device can do two things at once. */
  #aid: Worker | null = null;
  #ready = false;
  #scene: Scene | null = null;
  #prepared: ((fault: RecogniserFault | null) => void) | null = null;
  #progress: (loaded: number, total: number) => void = () => undefined;
  #listener: RecogniserListener | null = null;
  #mode: 'once' | 'open' = 'once';
  #microphone: Microphone | null = null;
  /** Counts calls of `listen` and endings: what was begun for an earlier one is dropped. */
  #turn = 0;
  #answered = true;
  #watch: number | undefined;

  constructor(private readonly addresses: EmbeddedAddresses) {}

  async prepare(
    progress: (loaded: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<RecogniserFault | null> {
    if (this.#scene && !embeddedSpeaks(this.#scene.locale)) return 'language';
    if (!('Worker' in window) || !('WebAssembly' in window) || !('DecompressionStream' in window)) return 'unsupported';
    if (this.#ready) return null;
    signal.throwIfAborted();
    // Someone asks again while it is being fetched: one fetch is enough.
    this.#drop();
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#drop();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#progress = progress;
      this.#prepared = (fault) => {
        signal.removeEventListener('abort', abort);
        this.#prepared = null;
        this.#ready = fault === null;
        if (fault) this.#drop();
        resolve(fault);
      };
      this.#start();
      this.#tell({ kind: 'prepare', model: this.addresses.model ?? new URL(modelPath, document.baseURI).href });
    });
  }

  setScene(scene: Scene): void {
    this.#scene = scene;
    this.#tell({ kind: 'scene', scene });
  }

  listen(mode: 'once' | 'open', listener: RecogniserListener): void {
    this.#turn++;
    this.#mode = mode;
    const going = this.#listener !== null;
    this.#listener = listener;
    this.#tell({ kind: 'waits', waits: mode === 'once' });
    if (!going) void this.#open();
  }

  stop(): void {
    this.#end(null);
  }

  dispose(): void {
    this.stop();
    this.#drop();
  }

  async #open(): Promise<void> {
    const turn = this.#turn;
    if (!this.#ready) {
      this.#end('model-missing');
      return;
    }
    if (this.#scene && !embeddedSpeaks(this.#scene.locale)) {
      this.#end('language');
      return;
    }
    try {
      const microphone = await openMicrophone(this.addresses.worklet, () => {
        this.#end('unplugged');
      });
      if (!this.#listener || this.#microphone) {
        microphone.close();
        return;
      }
      this.#microphone = microphone;
      const { port, rate } = microphone;
      this.#worker?.postMessage({ kind: 'listen', port, rate, waits: this.#mode === 'once' } satisfies ToWorker, [
        port,
      ]);
      this.#answered = true;
      this.#watch = window.setInterval(() => {
        this.#feelPulse();
      }, pulse);
      this.#listener.started();
    } catch (error: unknown) {
      if (turn === this.#turn || this.#listener)
        this.#end(error instanceof MicrophoneError ? error.fault : 'unsupported');
    }
  }

  #feelPulse(): void {
    if (!this.#answered) {
      this.#crashed();
      return;
    }
    this.#answered = false;
    this.#tell({ kind: 'ping' });
  }

  #start(): void {
    this.#worker = this.#begin();
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.#told(data);
    };
    if (navigator.hardwareConcurrency > 1) {
      const { port1, port2 } = new MessageChannel();
      this.#aid = this.#begin();
      this.#aid.postMessage({ kind: 'aid', port: port1 } satisfies ToWorker, [port1]);
      this.#worker.postMessage({ kind: 'aided', port: port2 } satisfies ToWorker, [port2]);
    }
    if (this.#scene) this.#tell({ kind: 'scene', scene: this.#scene });
  }

  #begin(): Worker {
    const worker = new Worker(this.addresses.worker, { type: 'module' });
    worker.onerror = (event) => {
      // It is answered here, and is no fault of the page.
      event.preventDefault();
      console.error(event.message);
      if (worker === this.#worker || worker === this.#aid) this.#crashed();
    };
    return worker;
  }

  #told(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.#progress(message.loaded, message.total);
        break;
      case 'prepared':
        this.#prepared?.(message.fault);
        break;
      case 'level':
        this.#listener?.level(message.loudness);
        break;
      case 'speaking':
        this.#listener?.speaking(message.active);
        break;
      case 'thinking':
        this.#listener?.thinking?.(message.active);
        break;
      case 'pong':
        this.#answered = true;
        // A device may say that there is a microphone, and give nothing of it: not even silence.
        if (this.#listener && !message.sounded) this.#end('no-microphone');
        break;
      case 'heard': {
        const turn = this.#turn;
        this.#listener?.heard(message.recognition);
        // Asked to listen again meanwhile, it stays open.
        if (this.#mode === 'once' && turn === this.#turn) this.#end(null);
        break;
      }
    }
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** The worker is gone: it is started anew when someone next talks. */
  #crashed(): void {
    const waiting = this.#prepared;
    this.#drop();
    if (waiting) waiting('crashed');
    this.#end('crashed');
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#aid?.terminate();
    this.#worker = this.#aid = null;
    this.#ready = false;
  }

  #end(fault: RecogniserFault | null): void {
    this.#turn++;
    window.clearInterval(this.#watch);
    const listener = this.#listener;
    this.#listener = null;
    this.#tell({ kind: 'stop' });
    this.#microphone?.close();
    this.#microphone = null;
    listener?.ended(fault);
  }
}
