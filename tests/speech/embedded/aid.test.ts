import { expect } from '@open-wc/testing';
import { readWav } from '../../../bench/voice/wav.js';
import { Aid } from '../../../src/speech/embedded/aid.js';
import { type Files, filesOf, unpacked } from '../../../src/speech/embedded/archive.js';
import { Engine } from '../../../src/speech/embedded/engine.js';
import type { ToWorker } from '../../../src/speech/embedded/messages.js';
import { modelPath } from '../../../src/speech/embedded/model.js';
import { anyOf } from '../../../src/speech/embedded/word-graph.js';
import { pronunciations } from '../../../src/speech/embedded/words.js';

const workerAddress = new URL('../../../src/speech/embedded/worker.ts', import.meta.url).href;

describe('the worker that helps the recogniser', function () {
  this.timeout(60_000);
  let worker: Worker;
  let aid: Aid;
  let engine: Engine;
  let sound: Float32Array;

  before(async () => {
    const { body } = await fetch(new URL(`/${modelPath}`, location.href));
    if (!body) throw new Error('no model');
    const files: Files = filesOf(await unpacked(body));
    worker = new Worker(workerAddress, { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: 'aid', port: port1 } satisfies ToWorker, [port1]);
    const address = new URL('../../data/voice/charlie-3.wav', import.meta.url);
    sound = readWav(new Uint8Array(await (await fetch(address)).arrayBuffer())).samples;
    [aid, engine] = await Promise.all([Aid.open(port2, files), Engine.open(files, pronunciations())]);
  });

  after(() => {
    worker.terminate();
  });

  it('hears what the first one hears, with the same score', async () => {
    const graph = anyOf(['charlie', 'number_3', 'number_2', 'alpha']);
    const own = engine.decode(sound, graph);
    expect(own.words).to.deep.equal(['charlie', 'number_3']);
    expect(await aid.decode(sound, graph)).to.deep.equal(own);
    expect(await aid.decodeSounds(sound)).to.equal(engine.decodeSounds(sound));
  });

  it('answers each of several questions that wait', async () => {
    const asked = ['charlie', 'alpha'].map((word) => aid.decode(sound, anyOf([word])));
    const scored = aid.decodeSounds(sound);
    const heard = await Promise.all(asked);
    expect(heard.map(({ words: [word] }) => word)).to.deep.equal(['charlie', 'alpha']);
    expect(await scored).to.be.above(heard[1]?.score ?? 0);
  });
});
