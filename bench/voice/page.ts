/** The page in which cases are heard: the recogniser's own code, in a real browser, without its microphone and worker. */
import { filesOf, unpacked } from '../../src/speech/embedded/archive.js';
import { Engine } from '../../src/speech/embedded/engine.js';
import { pronunciations } from '../../src/speech/embedded/words.js';
import { readManifest } from './cases.js';
import { conditionsOf } from './conditions.js';
import { hear, type Heard } from './hear.js';
import { report } from './report.js';
import { readWav } from './sound.js';

let engine: Engine | null = null;
const all: Heard[] = [];

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
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
  /** Hears one line of a manifest in all its conditions, or in the first. */
  async hear(line: string, place: number, onlyFirst: boolean): Promise<Heard[]> {
    const [one] = readManifest(line);
    if (!engine || !one) return [];
    const sound = readWav(new Uint8Array(await (await fetched(`/files/${one.file}`)).arrayBuffer()));
    const heard: Heard[] = [];
    for (const condition of conditionsOf(one).slice(0, onlyFirst ? 1 : undefined))
      heard.push(hear(sound, one, condition, place, engine));
    all.push(...heard);
    return heard;
  },
  /** The tables of everything that was heard since the last time. */
  report: (): string => report(all.splice(0)),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
