import createModule, { type Decoder, type DictEntry, type SoundSwallowerModule } from 'soundswallower';
import type { Files } from './archive.js';
import type { WordGraph } from './word-graph.js';
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
  _decoder_logmath(decoder: number): number;
  _decoder_set_fsg(decoder: number, graph: number): number;
  _fsg_model_init(name: number, logarithms: number, weight: number, states: number): number;
  _fsg_model_word_add(graph: number, word: number): number;
  _fsg_model_trans_add(graph: number, from: number, to: number, likely: number, word: number): void;
  _fsg_model_null_trans_add(graph: number, from: number, to: number, likely: number): number;
  _fsg_set_states(graph: number, first: number, last: number): void;
  _logmath_log(logarithms: number, value: number): number;
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

/** What the engine multiplies the logarithms of silences with: its own usual weight. */
const languageWeight = 6.5;

/** How strong the noise is that keeps digital silence from breaking the engine: half a step of 16-bit samples. */
const faint = 1 / 65536;
/** Its own dither is another each time; this is always the same, so that the same sound always scores the same. */
const dither = Float32Array.from({ length: 4096 }, (_, index) => faint * Math.sin(index * index * 0.37));

/** A decoder and the grammar that it has. */
interface Ear {
  decoder: Opened;
  graph: WordGraph | null;
}

/** Setting a grammar takes a while: those that stay have decoders of their own. */
export type EarName = 'standing' | 'passing' | 'sounds';

/** The engine with its model, ready to decode. */
export class Engine {
  readonly #module: Inside;
  readonly #score: number;
  readonly #ears: ReadonlyMap<EarName, Ear>;

  private constructor(module: Inside, ears: ReadonlyMap<EarName, Ear>) {
    this.#module = module;
    this.#ears = ears;
    this.#score = module._malloc(4);
  }

  /**
   * Starts the engine. It reads its files with the global `fetch`, which is answered from the pack meanwhile.
   * @param words every word that a grammar may have, with its pronunciation
   * @param names what it is for: a grammar that stays, passing ones, mere sounds
   * @throws {Error} if the model makes no sense to it
   */
  static async open(
    files: Files,
    words: readonly DictEntry[],
    names: readonly EarName[] = ['standing', 'passing', 'sounds'],
  ): Promise<Engine> {
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
      const ears = new Map<EarName, Ear>();
      for (const name of names) ears.set(name, { decoder: await opened(), graph: null });
      const engine = new Engine(module, ears);
      engine.#set(engine.#ear('sounds'), anySpeech);
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
  stand(graph: WordGraph): void {
    this.#set(this.#ear('standing'), graph);
  }

  /**
   * The best way through a grammar to say what is heard.
   * @param sound at `engineRate`, from -1 to 1
   * @param graph all that can be said; without it, the grammar that stays
   */
  decode(sound: Float32Array, graph?: WordGraph): Decoded {
    const ear = this.#ear(graph === undefined ? 'standing' : 'passing');
    if (graph !== undefined) this.#set(ear, graph);
    return this.#heard(ear, sound);
  }

  /** How well mere sounds without any words fit what is heard, in the unit of other scores for it. */
  decodeSounds(sound: Float32Array): number {
    return this.#heard(this.#ear('sounds'), sound).score;
  }

  #ear(name: EarName): Ear {
    const ear = this.#ears.get(name);
    if (!ear) throw new Error(`The engine was opened without what is ${name}.`);
    return ear;
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

  /** All words that can follow a state are equally likely there, and so is the end, where it can be. */
  #set(ear: Ear, graph: WordGraph): void {
    if (ear.graph === graph) return;
    const module = this.#module;
    const { cdecoder } = ear.decoder;
    const logarithms = module._decoder_logmath(cdecoder);
    const last = graph.states.length;
    const made = module._fsg_model_init(0, logarithms, languageWeight, last + 1);
    const words = new Map<string, number>();
    for (const [from, { arcs, ends }] of graph.states.entries()) {
      const likely = module._logmath_log(logarithms, 1 / (arcs.length + (ends ? 1 : 0)));
      for (const { to, word } of arcs) {
        const known = words.get(word) ?? this.#word(made, word);
        words.set(word, known);
        module._fsg_model_trans_add(made, from, to, likely, known);
      }
      if (ends) module._fsg_model_null_trans_add(made, from, last, likely);
    }
    module._fsg_set_states(made, 0, last);
    if (module._decoder_set_fsg(cdecoder, made) < 0) throw new Error('The engine does not take what can be said.');
    ear.graph = graph;
  }

  #word(graph: number, word: string): number {
    const text = new TextEncoder().encode(`${word}\0`);
    const at = this.#module._malloc(text.length);
    this.#module.HEAPU8.set(text, at);
    const index = this.#module._fsg_model_word_add(graph, at);
    this.#module._free(at);
    return index;
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
