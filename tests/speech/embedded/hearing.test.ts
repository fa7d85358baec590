import { expect } from '@open-wc/testing';
import { judge, type Judged, readManifest, sceneOf, stageOf } from '../../../bench/voice/cases.js';
import { pinkNoise, readWav } from '../../../bench/voice/sound.js';
import { filesOf, unpacked } from '../../../src/speech/embedded/archive.js';
import { Engine, engineRate } from '../../../src/speech/embedded/engine.js';
import { Hearing } from '../../../src/speech/embedded/hearing.js';
import { modelPath } from '../../../src/speech/embedded/model.js';
import { pronunciations } from '../../../src/speech/embedded/words.js';
import type { Recognition, Scene } from '../../../src/speech/recogniser.js';

const data = (name: string): URL => new URL(`../../data/voice/${name}`, import.meta.url);
const bytesOf = async (address: URL): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer());

const cases = readManifest(new TextDecoder().decode(await bytesOf(data('manifest.tsv'))));
const [opening] = cases;
if (!opening) throw new Error('the manifest has no line');
const atStart = sceneOf(stageOf(opening), false);

/** A decoding on a busy machine takes a while. */
const patience = 60_000;

describe('hearing', function () {
  this.timeout(patience);
  let engine: Engine;

  before(async () => {
    const { body } = await fetch(new URL(`/${modelPath}`, location.href));
    if (!body) throw new Error('no model');
    engine = await Engine.open(filesOf(await unpacked(body)), pronunciations());
  });

  /** What comes of a sound with quiet before and after it. */
  function heard(sound: Float32Array, scene: Scene = atStart, rate = engineRate, noise = 0.001): Recognition[] {
    const all: Recognition[] = [];
    const nothing = (): void => undefined;
    const hearing = new Hearing(engine, { level: nothing, speaking: nothing, heard: (one) => all.push(one) }, rate);
    hearing.scene = scene;
    const whole = pinkNoise(sound.length + 2 * rate, 3).map((one) => one * noise);
    for (const [index, one] of sound.entries()) whole[rate + index] += one;
    for (let start = 0; start < whole.length; start += 1024) hearing.push(whole.subarray(start, start + 1024));
    return all;
  }

  const wav = async (file: string): Promise<Float32Array> => readWav(await bytesOf(data(file))).samples;

  async function resampled(sound: Float32Array, rate: number): Promise<Float32Array> {
    const context = new OfflineAudioContext(1, Math.ceil((sound.length * rate) / engineRate), rate);
    const buffer = context.createBuffer(1, sound.length, engineRate);
    buffer.copyToChannel(Float32Array.from(sound), 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
    return (await context.startRendering()).getChannelData(0);
  }

  for (const one of cases)
    it(`takes "${one.said}" for what it is`, async () => {
      const stage = stageOf(one);
      const [recognition = { kind: 'silence' } as const, ...more] = heard(await wav(one.file), sceneOf(stage, false));
      const judged: Judged = judge(recognition, one, stage);
      expect(judged.verdict, `${judged.told} ${JSON.stringify(recognition)}`).to.equal('at once');
      expect(more).to.deep.equal([]);
    });

  for (const rate of [8000, 44100, 96000])
    it(`hears a move at ${rate} samples a second`, async () => {
      const [recognition] = heard(await resampled(await wav('bravo-2-block-charlie-1.wav'), rate), atStart, rate);
      expect(textIn(recognition)).to.equal('bravo 2 block charlie 1');
    });

  it('hears nothing in digital silence', () => {
    expect(heard(new Float32Array(engineRate * 3), atStart, engineRate, 0)).to.deep.equal([]);
  });

  it('hears a move through digital silence', async () => {
    const [recognition] = heard(await wav('bravo-2-block-charlie-1.wav'), atStart, engineRate, 0);
    expect(textIn(recognition)).to.equal('bravo 2 block charlie 1');
  });

  it('takes shouting that overdrives the microphone for the move or for nothing', async () => {
    const shouted = (await wav('bravo-2-block-charlie-1.wav')).map((one) => Math.max(-1, Math.min(1, one * 20)));
    for (const one of heard(shouted)) expect(textIn(one)).to.be.oneOf(['bravo 2 block charlie 1', null]);
  });

  it('records nothing and obeys nothing of music, and does not wait for its end', () => {
    const chords = [220, 277, 330, 440];
    const music = Float32Array.from({ length: engineRate * 12 }, (_, index) => {
      const beat = Math.floor(index / 8000) % 4;
      const fade = 1 - (index % 8000) / 9000;
      return (
        chords.reduce(
          (sum, pitch, voice) =>
            sum + Math.sin((2 * Math.PI * pitch * (1 + beat / 4) * (voice + 1) * index) / engineRate) * 0.1,
          0,
        ) * fade
      );
    });
    const stage = stageOf(opening);
    for (const one of heard(music)) {
      const { recorded, told } = judge(one, opening, stage);
      expect(recorded, told).to.equal(false);
      expect(told).not.to.match(/^command/u);
    }
  });

  it('takes two people at once for nothing that is recorded unasked', async () => {
    const [one, other] = [await wav('delta-4-block-echo-2.wav'), await wav('rain.wav')];
    const both = Float32Array.from(
      { length: Math.max(one.length, other.length) },
      (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
    );
    const stage = stageOf(opening);
    const recorded = heard(both).map((recognition) => judge(recognition, opening, stage).recorded);
    expect(recorded).not.to.include(true);
  });

  it('acts only on what begins with the word that calls, where that is wanted', async () => {
    const scene = { ...atStart, wakeWord: true };
    expect(heard(await wav('scribe-undo.wav'), scene).map(textIn)).to.deep.equal(['undo']);
    for (const file of ['undo.wav', 'bravo-2-block-charlie-1.wav', 'whose-turn.wav'])
      expect(
        heard(await wav(file), scene).map(({ kind }) => kind),
        file,
      ).to.deep.equal(['other']);
  });

  it('tells that nobody speaks, where that is waited for', () => {
    const told: string[] = [];
    const nothing = (): void => undefined;
    const hearing = new Hearing(
      engine,
      { level: nothing, speaking: nothing, heard: ({ kind }) => told.push(kind) },
      engineRate,
    );
    hearing.scene = atStart;
    hearing.waits = true;
    const quiet = pinkNoise(engineRate * 7, 5).map((one) => one * 0.0005);
    for (let start = 0; start < quiet.length; start += 1024) hearing.push(quiet.subarray(start, start + 1024));
    expect(told).to.deep.equal(['silence']);
  });
});

/** The likeliest guess, if anything was heard. */
const textIn = (recognition: Recognition | undefined): string | null =>
  recognition?.kind === 'heard' ? (recognition.hypotheses[0]?.text ?? null) : null;
