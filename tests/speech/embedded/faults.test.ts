import { expect } from '@open-wc/testing';
import { isolation } from '../../../src/rules/index.js';
import { type EmbeddedAddresses, EmbeddedRecogniser } from '../../../src/speech/embedded/embedded-recogniser.js';
import { modelKept, modelPath, removeModel } from '../../../src/speech/embedded/model.js';
import type { RecogniserFault } from '../../../src/speech/recogniser.js';
import { type FileMicrophone, fileMicrophone } from './microphone.js';

const here = (path: string): string => new URL(`../../../src/speech/embedded/${path}`, import.meta.url).href;
const addresses: EmbeddedAddresses = { worker: here('worker.ts'), worklet: here('worklet.ts') };
const model = new URL(`/${modelPath}`, location.href).href;

/** Engine and model are started anew by some of these tests. */
const patience = 60_000;

describe('the recogniser on the device, when something is wrong', function () {
  this.timeout(patience);
  let recogniser: EmbeddedRecogniser | null = null;
  let microphone: FileMicrophone | null = null;
  const made: string[] = [];
  const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);

  afterEach(() => {
    recogniser?.dispose();
    microphone?.remove();
    navigator.mediaDevices.getUserMedia = own;
    microphone = recogniser = null;
    for (const address of made.splice(0)) URL.revokeObjectURL(address);
  });

  function addressOf(content: BlobPart, type = ''): string {
    const address = URL.createObjectURL(new Blob([content], { type }));
    made.push(address);
    return address;
  }

  async function prepared(how: Partial<EmbeddedAddresses> = {}): Promise<RecogniserFault | null> {
    recogniser = new EmbeddedRecogniser({ ...addresses, ...how });
    const started = isolation.start();
    if (!started.ok) throw new Error('no game');
    recogniser.setScene({
      state: started.value,
      draft: null,
      asked: null,
      locale: 'en',
      commands: [],
      wakeWord: false,
    });
    return recogniser.prepare(() => undefined, new AbortController().signal);
  }

  /** Listens until it ends; says why, and what was told before. */
  const listened = (
    started: () => void = () => undefined,
  ): Promise<{ fault: RecogniserFault | null; told: string[] }> =>
    new Promise((done) => {
      const told: string[] = [];
      recogniser?.listen('open', {
        started: () => {
          told.push('started');
          started();
        },
        level: () => undefined,
        speaking: () => undefined,
        heard: ({ kind }) => told.push(kind),
        ended: (fault) => {
          told.push('ended');
          // Anything that is told afterwards would be one too many.
          setTimeout(() => {
            done({ fault, told });
          }, 50);
        },
      });
    });

  describe('with the model', () => {
    const models: [what: string, address: () => Promise<string>, fault: RecogniserFault][] = [
      ['is not there', () => Promise.resolve(`${model}.none`), 'model-missing'],
      ['cannot be reached', () => Promise.resolve('http://127.0.0.1:1/model.gz'), 'model-missing'],
      [
        'is cut short',
        async () => addressOf((await (await fetch(model)).arrayBuffer()).slice(0, 1_000_000)),
        'model-broken',
      ],
      ['is empty', () => Promise.resolve(addressOf('')), 'model-broken'],
      ['is a page of the host', () => Promise.resolve(addressOf('<!doctype html><p>Not here')), 'model-broken'],
      [
        'has changed bytes',
        async () => {
          const bytes = new Uint8Array(await (await fetch(model)).arrayBuffer());
          for (let at = 1_000_000; at < 1_001_000; at++) bytes[at] = 0;
          return addressOf(bytes);
        },
        'model-broken',
      ],
    ];
    for (const [what, address, fault] of models)
      it(`says ${fault} where it ${what}, and keeps nothing of it`, async () => {
        await removeModel();
        expect(await prepared({ model: await address() })).to.equal(fault);
        expect(await modelKept()).to.equal(false);
        expect(await listened()).to.deep.equal({ fault: 'model-missing', told: ['ended'] });
      });

    it('works once it can be fetched whole', async () => {
      await removeModel();
      expect(await prepared({ model: addressOf('wrong') })).to.equal('model-broken');
      recogniser?.dispose();
      expect(await prepared()).to.equal(null);
    });
  });

  describe('with the microphone', () => {
    const refusals: [name: string, fault: RecogniserFault][] = [
      ['NotFoundError', 'no-microphone'],
      ['NotReadableError', 'no-microphone'],
      ['NotAllowedError', 'not-allowed'],
      ['SecurityError', 'not-allowed'],
    ];
    it('says so, once, where it gives nothing at all, not even silence', async () => {
      const silent =
        "registerProcessor('gridscribe-ear', class extends AudioWorkletProcessor { process() { return true; } })";
      expect(await prepared({ worklet: addressOf(silent, 'text/javascript') })).to.equal(null);
      microphone = await fileMicrophone();
      expect(await listened()).to.deep.equal({ fault: 'no-microphone', told: ['started', 'ended'] });
    });

    for (const [name, fault] of refusals)
      it(`says ${fault} once for ${name}, and asks for it once`, async () => {
        expect(await prepared()).to.equal(null);
        let asked = 0;
        navigator.mediaDevices.getUserMedia = () => {
          asked += 1;
          return Promise.reject(new DOMException('no', name));
        };
        expect(await listened()).to.deep.equal({ fault, told: ['ended'] });
        expect(asked).to.equal(1);
      });

    it('says that it is gone when it is unplugged, and listens again when it is back', async () => {
      expect(await prepared()).to.equal(null);
      microphone = await fileMicrophone();
      const unplug = (): void => microphone?.unplug();
      expect(await listened(unplug)).to.deep.equal({ fault: 'unplugged', told: ['started', 'ended'] });
      microphone.remove();
      microphone = await fileMicrophone();
      const stop = (): void => recogniser?.stop();
      expect(await listened(stop)).to.deep.equal({ fault: null, told: ['started', 'ended'] });
    });

    it('says that a part of it is missing where what takes its sound cannot be fetched', async () => {
      expect(await prepared({ worklet: here('none.js') })).to.equal(null);
      microphone = await fileMicrophone();
      expect(await listened()).to.deep.equal({ fault: 'model-missing', told: ['ended'] });
    });
  });

  describe('with its worker', () => {
    const worker = (lines: string): string => addressOf(lines, 'text/javascript');

    it('says that it has stopped where it cannot be fetched', async () => {
      expect(await prepared({ worker: here('none.js') })).to.equal('crashed');
    });

    it('says that it has stopped where it breaks at its beginning', async () => {
      expect(await prepared({ worker: worker('throw new Error("broken")') })).to.equal('crashed');
    });

    it('says that it has stopped when it breaks while it listens, and closes the microphone', async () => {
      const breaking = `onmessage = ({ data }) => {
        if (data.kind === 'prepare') postMessage({ kind: 'prepared', fault: null });
        if (data.kind === 'listen') throw new Error('broken');
      };`;
      expect(await prepared({ worker: worker(breaking) })).to.equal(null);
      microphone = await fileMicrophone();
      expect(await listened()).to.deep.equal({ fault: 'crashed', told: ['started', 'ended'] });
      // It begins anew when someone next talks.
      expect(await listened()).to.deep.equal({ fault: 'model-missing', told: ['ended'] });
    });
  });
});
