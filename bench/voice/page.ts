/** The page in which cases are heard: the recogniser's own code, in a real browser, without its microphone and worker. */
import { filesOf, unpacked } from '../../src/speech/embedded/archive.js';
import { Engine } from '../../src/speech/embedded/engine.js';
import { pronunciations } from '../../src/speech/embedded/words.js';
import { stageOf } from './cases.js';
import { conditionsOf } from './conditions.js';
import { hear, type Heard } from './hear.js';
import { type Case, type Manifest, readManifest } from './manifest.js';
import { delays, report } from './report.js';
import { readWav } from './wav.js';

let engine: Engine | null = null;
const all: Heard[] = [];

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('it is not there');
  return answer;
}

const bench = {
  /** Loads engine and model, and says how long it took in milliseconds and how many bytes the engine holds. */
  async load(): Promise<{ milliseconds: number; bytes: number }> {
    const begun = performance.now();
    const { body } = await fetched('/model');
    if (!body) throw new Error('no model');
    engine = await Engine.open(filesOf(await unpacked(body)), pronunciations());
    return { milliseconds: performance.now() - begun, bytes: engine.memory };
  },
  /** The cases of a manifest, and a sentence for each line that is none. */
  read: (text: string): Manifest => readManifest(text),
  /**
   * Hears a case in all its conditions, or in the first; its file is at an address of its own.
   * @returns a sentence where it cannot be heard
   */
  async hear(one: Case, place: number, address: string, onlyFirst: boolean): Promise<Heard[] | string> {
    if (!engine) return 'The engine is not loaded.';
    try {
      stageOf(one);
    } catch (error: unknown) {
      return `${one.file} is left out: its moves cannot be played (${String(error)}).`;
    }
    try {
      const sound = readWav(new Uint8Array(await (await fetched(address)).arrayBuffer()));
      const heard: Heard[] = [];
      for (const condition of conditionsOf(one).slice(0, onlyFirst ? 1 : undefined))
        heard.push(hear(sound, one, condition, place, engine));
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
