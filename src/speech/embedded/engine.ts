import createModule, { type Decoder, type DictEntry, type SoundSwallowerModule } from 'soundswallower';
import type { Files } from './archive.js';
import { anySpeech } from './words.js';

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

/**
 * How the engine searches. The beams say what is dropped beside the best, for phones and for words. All sounds of the model
 * are weighed at every moment, not those of the grammar alone: only then can scores of several grammars be compared.
 */
const search = { beam: 1e-80, pbeam: 1e-80, wbeam: 1e-60, compallsen: true };

/** How strong the noise is that keeps digital silence from breaking the engine: half a step of 16-bit samples. */
const faint = 1 / 65536;
/** Its own dither is another each time; this is always the same, so that the same sound always scores the same. */
const dither = Float32Array.from({ length: 4096 }, (_, index) => faint * Math.sin(index * index * 0.37));

/** A decoder and the grammar that it has. */
interface Ear {
  decoder: Opened;
  grammar: string;
}

/** The engine with its model, ready to decode. */
export class Engine {
  readonly #module: Inside;
  readonly #score: number;
  /** Setting a grammar takes as long as decoding half a second of sound: those that stay have decoders of their own. */
  readonly #ears: Record<'standing' | 'passing' | 'sounds', Ear>;

  private constructor(module: Inside, standing: Opened, passing: Opened, sounds: Opened) {
    this.#module = module;
    this.#ears = {
      standing: { decoder: standing, grammar: '' },
      passing: { decoder: passing, grammar: '' },
      sounds: { decoder: sounds, grammar: '' },
    };
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
      const wasmBinary = files.get('engine.wasm')?.slice().buffer;
      const settings = { modelBase: place, defaultModel: 'en-us', wasmBinary };
      const module = (await createModule(settings)) as Inside;
      const opened = async (): Promise<Opened> => {
        // A path that is searched anew among the words that were found has a score that no other can be compared with.
        const own = { loglevel: 'FATAL', samprate: engineRate, dict: `${place}none`, dither: false, bestpath: false };
        const decoder = new module.Decoder({ ...own, ...search }) as Opened;
        await decoder.initialize();
        decoder.add_words(...words);
        return decoder;
      };
      const engine = new Engine(module, await opened(), await opened(), await opened());
      engine.#set(engine.#ears.sounds, anySpeech);
      return engine;
    } finally {
      globalThis.fetch = network;
    }
  }

  /** How many bytes the engine holds. */
  get memory(): number {
    return this.#module.HEAPU8.length;
  }

  /** Makes the grammar that stays for many sounds ready. */
  stand(grammar: string): void {
    this.#set(this.#ears.standing, grammar);
  }

  /**
   * The best way to say what is heard in a grammar.
   * @param sound at `engineRate`, from -1 to 1
   * @param grammar in JSGF; without it, the one that stays
   */
  decode(sound: Float32Array, grammar?: string): Decoded {
    const ear = grammar === undefined ? this.#ears.standing : this.#ears.passing;
    if (grammar !== undefined) this.#set(ear, grammar);
    return this.#heard(ear, sound);
  }

  /** How well mere sounds without any words fit what is heard, in the unit of other scores for it. */
  decodeSounds(sound: Float32Array): number {
    return this.#heard(this.#ears.sounds, sound).score;
  }

  #heard({ decoder }: Ear, sound: Float32Array): Decoded {
    decoder.start();
    decoder.process_audio(dithered(sound), false, true);
    decoder.stop();
    const found = this.#module._decoder_hyp(decoder.cdecoder, this.#score);
    if (found === 0) return { words: [], score: Number.NEGATIVE_INFINITY };
    const words = decoder.get_text().split(' ');
    return {
      words: words.filter((word) => word !== '' && !noWord.test(word)),
      score: this.#module.HEAP32[this.#score >> 2] ?? Number.NEGATIVE_INFINITY,
    };
  }

  #set(ear: Ear, grammar: string): void {
    if (ear.grammar === grammar) return;
    ear.decoder.set_grammar(grammar);
    ear.grammar = grammar;
  }

  /** What tells speech from the sounds of a room, for sound at `engineRate` in frames of `frameSize` samples. */
  speechDetector(): SpeechDetector {
    const { Endpointer } = this.#module;
    const endpointer = new Endpointer({ samprate: engineRate, frame_length: 0.03, mode: 2, window: 0.09, ratio: 0.8 });
    return {
      frameSize: endpointer.get_frame_size(),
      hears(frame) {
        endpointer.process(frame);
        return endpointer.get_in_speech();
      },
    };
  }
}

const dithered = (sound: Float32Array): Float32Array =>
  sound.map((one, index) => one + (dither[index % dither.length] ?? 0));

/** Tells frame by frame whether someone speaks. */
export interface SpeechDetector {
  /** How many samples it takes at a time. */
  frameSize: number;
  hears(frame: Float32Array): boolean;
}
