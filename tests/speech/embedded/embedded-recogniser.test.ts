import { expect } from '@open-wc/testing';
import { isolation, type State } from '../../../src/rules/index.js';
import { commands } from '../../../src/speech/commands.js';
import { EmbeddedRecogniser } from '../../../src/speech/embedded/embedded-recogniser.js';
import { modelBytes, modelKept, removeModel } from '../../../src/speech/embedded/model.js';
import type { Recognition, RecogniserFault, Scene } from '../../../src/speech/recogniser.js';
import { type FileMicrophone, fileMicrophone } from './microphone.js';

const here = (path: string): string => new URL(`../../../src/speech/embedded/${path}`, import.meta.url).href;
const addresses = { worker: here('worker.ts'), worklet: here('worklet.ts') };

function opening(): State {
  const started = isolation.start();
  if (!started.ok) throw new Error('no game');
  return started.value;
}

const scene = (how: Partial<Scene> = {}): Scene => ({
  state: opening(),
  draft: null,
  asked: null,
  locale: 'en',
  commands: commands.map(({ id }) => id),
  wakeWord: false,
  ...how,
});

/** Its worker, its sound graph and a decoding together take longer than a plain test may. */
const patience = 60_000;

describe('the recogniser on the device', function () {
  this.timeout(patience);
  let recogniser: EmbeddedRecogniser;
  let microphone: FileMicrophone;

  before(async () => {
    await removeModel();
    recogniser = new EmbeddedRecogniser(addresses);
    recogniser.setScene(scene());
  });
  beforeEach(async () => {
    microphone = await fileMicrophone();
  });
  afterEach(() => {
    recogniser.stop();
    microphone.remove();
  });

  /** What it hears in a file, and why it ended. */
  async function heard(
    file: string,
    gain = 1,
  ): Promise<{ heard: Recognition[]; fault: RecogniserFault | null; told: string[] }> {
    const all: Recognition[] = [];
    const told = new Set<string>();
    const fault = await new Promise<RecogniserFault | null>((ended) => {
      recogniser.listen('once', {
        started: () => void microphone.hear(file, gain),
        level: () => told.add('level'),
        speaking: (active) => told.add(active ? 'speaking' : 'quiet'),
        heard: (recognition) => all.push(recognition),
        ended,
      });
    });
    return { heard: all, fault, told: [...told] };
  }

  it('fetches its model once, tells how far it is, and keeps it until it is removed', async () => {
    expect(await modelKept()).to.equal(false);
    const told: [number, number][] = [];
    const { signal } = new AbortController();
    expect(await recogniser.prepare((loaded, total) => told.push([loaded, total]), signal)).to.equal(null);
    const [loaded = 0, total] = told.at(-1) ?? [];
    expect(loaded).to.equal(total);
    // Every version of zlib packs a little differently.
    expect(loaded).to.be.closeTo(modelBytes, modelBytes / 100);
    expect(told.every(([some, all]) => some <= all && all === total)).to.equal(true);
    expect(await modelKept()).to.equal(true);
    const second = new EmbeddedRecogniser(addresses);
    expect(await second.prepare(() => expect.fail('it is there already'), signal)).to.equal(null);
    second.dispose();
  });

  it('hears a move, tells how loud it is and that someone speaks, and closes the microphone', async () => {
    const { heard: all, fault, told } = await heard('bravo-2-block-charlie-1.wav');
    expect(all).to.have.length(1);
    const [only] = all;
    // The sound is heard in real time: on a busy machine it may come with gaps, which can be taken for an "and".
    expect(only?.kind === 'heard' ? only.hypotheses[0]?.text : only).to.match(/^bravo 2 (and )?block charlie 1$/);
    expect(told).to.have.members(['level', 'speaking', 'quiet']);
    expect(fault).to.equal(null);
  });

  it('knows from one listening to the next how loud the table is, and leaves who is much softer alone', async () => {
    const loud = await heard('bravo-2-block-charlie-1.wav');
    expect(loud.heard.map(({ kind }) => kind)).to.deep.equal(['heard']);
    microphone.remove();
    microphone = await fileMicrophone();
    const soft = await heard('bravo-2-block-charlie-1.wav', 0.35);
    expect(soft.heard.map(({ kind }) => kind)).to.deep.equal(['other']);
  });
});
