/** The page in which cases are heard: the recogniser's own code, in a real browser, without its microphone and worker. */
import { type Files, filesOf, unpacked } from '../../src/speech/embedded/archive.js';
import { Aid } from '../../src/speech/embedded/aid.js';
import { Engine } from '../../src/speech/embedded/engine.js';
import type { ToWorker } from '../../src/speech/embedded/messages.js';
import { pronunciations } from '../../src/speech/embedded/words.js';
import { stageOf } from './cases.js';
import { conditionsOf } from './conditions.js';
import { hear, type Heard } from './hear.js';
import { type Case, type Manifest, readManifest } from './manifest.js';
import { delays, report } from './report.js';
import { readWav } from './wav.js';

let engine: Engine | null = null;
let aid: Aid | null = null;
const all: Heard[] = [];

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('it is not there');
  return answer;
}

/** The recogniser's second worker. */
function helper(files: Files): Promise<Aid> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.postMessage({ kind: 'aid', port: port1 } satisfies ToWorker, [port1]);
  return Aid.open(port2, files);
}

const bench = {
  /** Loads engine and model, and says how long it took in milliseconds and how many bytes both engines hold. */
  async load(): Promise<{ milliseconds: number; bytes: number }> {
    const begun = performance.now();
    const { body } = await fetched('/model');
    if (!body) throw new Error('no model');
    const files = filesOf(await unpacked(body));
    const helped = helper(files);
    engine = await Engine.open(files, pronunciations());
    aid = await helped;
    return { milliseconds: performance.now() - begun, bytes: engine.memory + aid.memory };
  },
  /** The cases of a manifest, and a sentence for each line that is none. */
  read: (text: string): Manifest => readManifest(text),
  /**
   * Hears a case in all its conditions; its file is at an address of its own.
   * @param slow hears it in the first condition only, with work that counts so many times longer
   * @returns a sentence where it cannot be heard
   */
  async hear(one: Case, place: number, address: string, slow: number): Promise<Heard[] | string> {
    if (!engine) return 'The engine is not loaded.';
    try {
      stageOf(one);
    } catch (error: unknown) {
      return `${one.file} is left out: its moves cannot be played (${String(error)}).`;
    }
    try {
      const sound = readWav(new Uint8Array(await (await fetched(address)).arrayBuffer()));
      const heard: Heard[] = [];
      for (const condition of conditionsOf(one).slice(0, slow > 1 ? 1 : undefined))
        heard.push(await hear(sound, one, condition, place, { engine, aid, slow }));
      all.push(...heard);
      return heard;
    } catch (error: unknown) {
      return `${one.file} is left out: ${error instanceof Error ? error.message : String(error)}.`;
    }
  },
  /** The tables of everything that was heard since the last time. */
  report: (): string => report(all.splice(0)),
  /** Only the times of it. */
  delays: (): string => delays(all.splice(0)),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
