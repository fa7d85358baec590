import type { Files } from './archive.js';
import { type Decoded, Engine } from './engine.js';
import type { Decodes } from './passes.js';
import { pronunciations } from './words.js';
import type { WordGraph } from './word-graph.js';

/** What the recogniser's worker tells the one that helps it. */
type ToAid =
  | { kind: 'open'; files: Files }
  | { kind: 'decode'; id: number; sound: Float32Array; graph: WordGraph }
  | { kind: 'sounds'; id: number; sound: Float32Array };

/** And what that one answers. */
type FromAid =
  | { kind: 'ready'; memory: number }
  | { kind: 'decoded'; id: number; decoded: Decoded }
  | { kind: 'scored'; id: number; score: number };

/** An engine in a second worker, which decodes while the first does: what is asked of it is answered later. */
export class Aid implements Decodes {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (answer: FromAid) => void>();
  #asked = 0;

  /** @param memory how many bytes its engine holds */
  private constructor(
    port: MessagePort,
    readonly memory: number,
  ) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<FromAid>) => {
      if (data.kind !== 'ready') this.#answered(data);
    };
  }

  /** Opens the engine at the other end of a port, which `serveAid` serves. */
  static open(port: MessagePort, files: Files): Promise<Aid> {
    return new Promise((resolve) => {
      port.onmessage = ({ data }: MessageEvent<FromAid>) => {
        if (data.kind === 'ready') resolve(new Aid(port, data.memory));
      };
      port.postMessage({ kind: 'open', files } satisfies ToAid);
    });
  }

  async decode(sound: Float32Array, graph: WordGraph): Promise<Decoded> {
    const answer = await this.#ask((id) => ({ kind: 'decode', id, sound, graph }));
    if (answer.kind !== 'decoded') throw new Error('The second worker gave another answer than was asked for.');
    return answer.decoded;
  }

  async decodeSounds(sound: Float32Array): Promise<number> {
    const answer = await this.#ask((id) => ({ kind: 'sounds', id, sound }));
    if (answer.kind !== 'scored') throw new Error('The second worker gave another answer than was asked for.');
    return answer.score;
  }

  #ask(question: (id: number) => ToAid): Promise<FromAid> {
    const id = this.#asked++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#port.postMessage(question(id));
    });
  }

  #answered(answer: Exclude<FromAid, { kind: 'ready' }>): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}

/** Answers an `Aid` at the other end of a port. */
export function serveAid(port: MessagePort): void {
  let engine: Engine | null = null;
  const tell = (message: FromAid): void => {
    port.postMessage(message);
  };
  const answer = async (data: ToAid): Promise<void> => {
    if (data.kind === 'open') {
      engine = await Engine.open(data.files, pronunciations(), ['passing', 'sounds']);
      tell({ kind: 'ready', memory: engine.memory });
    } else if (engine && data.kind === 'decode')
      tell({ kind: 'decoded', id: data.id, decoded: engine.decode(data.sound, data.graph) });
    else if (engine && data.kind === 'sounds')
      tell({ kind: 'scored', id: data.id, score: engine.decodeSounds(data.sound) });
  };
  port.onmessage = ({ data }: MessageEvent<ToAid>) => {
    // A fault is this worker's, which the page is told of.
    answer(data).catch(reportError);
  };
}
