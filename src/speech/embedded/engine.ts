import createModule, { type Decoder, type DictEntry, type SoundSwallowerModule } from 'soundswallower';
import type { Files } from './archive.js';

/** The rate in samples a second that the engine is given. */
export const engineRate = 16000;
/** How many scores the engine makes a second. */
export const framesPerSecond = 100;

/** The best way through a grammar. */
export interface Decoded {
  /** The words of the grammar, without silence and noise; none if no way was found. */
  words: string[];
  /** The logarithm of how well the sound fits, in the engine's own unit; only comparable for the same sound. */
  score: number;
}

/** What the engine's types do not name. */
interface Inside extends SoundSwallowerModule {
  _decoder_hyp(decoder: number, score: number): number;
}
type Opened = Decoder & { cdecoder: number };

/** Where the engine believes its files to be: its own fetches are answered from the pack. */
const place = 'model:/';
/** Words of the engine's own, for silence and noise. */
const noWord = /[<[(]/u;

/** The engine with its model, ready to decode. */
export class Engine {
  readonly #module: Inside;
  readonly #decoder: Opened;
  readonly #score: number;
  #grammar = '';

  private constructor(module: Inside, decoder: Opened) {
    this.#module = module;
    this.#decoder = decoder;
    this.#score = module._malloc(4);
  }

  /**
   * Starts the engine. It reads its files with the global `fetch`, which is answered from the pack meanwhile.
   * @param words every word that a grammar may have, with its pronunciation
   * @throws {Error} if the model makes no sense to it
   */
  static async open(files: Files, words: readonly DictEntry[]): Promise<Engine> {
    const network = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.startsWith(place)) return network(input, init);
      const file = files.get(address.slice(address.lastIndexOf('/') + 1));
      return Promise.resolve(file ? new Response(file) : new Response(null, { status: 404 }));
    };
    try {
      const settings = {
        modelBase: place,
        defaultModel: 'en-us',
        wasmBinary: files.get('engine.wasm')?.slice().buffer,
      };
      const module = (await createModule(settings)) as Inside;
      const decoder = new module.Decoder({
        loglevel: 'FATAL',
        samprate: engineRate,
        dict: `${place}none`,
        // Wide, since the grammars are small; a little noise keeps digital silence from breaking it.
        beam: 1e-80,
        pbeam: 1e-80,
        wbeam: 1e-60,
        dither: true,
      }) as Opened;
      await decoder.initialize();
      decoder.add_words(...words);
      return new Engine(module, decoder);
    } finally {
      globalThis.fetch = network;
    }
  }

  /** How many bytes the engine holds. */
  get memory(): number {
    return this.#module.HEAPU8.length;
  }

  /**
   * The best way to say what is heard in a grammar.
   * @param sound at `engineRate`, from -1 to 1
   * @param grammar in JSGF
   */
  decode(sound: Float32Array, grammar: string): Decoded {
    const decoder = this.#decoder;
    if (grammar !== this.#grammar) decoder.set_grammar(grammar);
    this.#grammar = grammar;
    decoder.start();
    decoder.process_audio(sound, false, true);
    decoder.stop();
    const found = this.#module._decoder_hyp(decoder.cdecoder, this.#score);
    if (found === 0) return { words: [], score: Number.NEGATIVE_INFINITY };
    const words = decoder.get_text().split(' ');
    return {
      words: words.filter((word) => word !== '' && !noWord.test(word)),
      score: this.#module.HEAP32[this.#score >> 2] ?? Number.NEGATIVE_INFINITY,
    };
  }

  /** What tells speech from the sounds of a room, for sound at `engineRate` in frames of `frameSize` samples. */
  speechDetector(): SpeechDetector {
    const { Endpointer } = this.#module;
    const endpointer = new Endpointer({ samprate: engineRate, frame_length: 0.03, mode: 2, window: 0.15, ratio: 0.8 });
    return {
      frameSize: endpointer.get_frame_size(),
      hears(frame) {
        endpointer.process(frame);
        return endpointer.get_in_speech();
      },
    };
  }
}

/** Tells frame by frame whether someone speaks. */
export interface SpeechDetector {
  /** How many samples it takes at a time. */
  frameSize: number;
  hears(frame: Float32Array): boolean;
}
