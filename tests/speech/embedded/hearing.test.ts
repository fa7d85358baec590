import { expect } from '@open-wc/testing';
import { judge, type Judged, sceneOf, stageOf } from '../../../bench/voice/cases.js';
import { hear } from '../../../bench/voice/hear.js';
import { type Case, readManifest } from '../../../bench/voice/manifest.js';
import { pinkNoise, spokenLevel } from '../../../bench/voice/sound.js';
import { readWav } from '../../../bench/voice/wav.js';
import { filesOf, unpacked } from '../../../src/speech/embedded/archive.js';
import { Engine, engineRate } from '../../../src/speech/embedded/engine.js';
import { Hearing } from '../../../src/speech/embedded/hearing.js';
import { modelPath } from '../../../src/speech/embedded/model.js';
import { Speakers } from '../../../src/speech/embedded/speakers.js';
import { pronunciations } from '../../../src/speech/embedded/words.js';
import type { Recognition, Scene } from '../../../src/speech/recogniser.js';

const data = (name: string): URL => new URL(`../../data/voice/${name}`, import.meta.url);
const bytesOf = async (address: URL): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer());

const { cases } = readManifest(new TextDecoder().decode(await bytesOf(data('manifest.tsv'))));
const [opening] = cases;
if (!opening) throw new Error('the manifest has no line');
const atStart = sceneOf(stageOf(opening), false);

/** A decoding on a busy machine takes a while. */
const patience = 180_000;

describe('hearing', function () {
  this.timeout(patience);
  let engine: Engine;

  before(async () => {
    const { body } = await fetch(new URL(`/${modelPath}`, location.href));
    if (!body) throw new Error('no model');
    engine = await Engine.open(filesOf(await unpacked(body)), pronunciations());
  });

  /** What comes of a sound with quiet before and after it. */
  async function heard(
    sound: Float32Array,
    scene: Scene = atStart,
    rate = engineRate,
    noise = 0.001,
    speakers = new Speakers(),
  ): Promise<Recognition[]> {
    const all: Recognition[] = [];
    const nothing = (): void => undefined;
    const listener = {
      level: nothing,
      speaking: nothing,
      thinking: nothing,
      heard: (one: Recognition) => all.push(one),
    };
    const hearing = new Hearing(engine, listener, rate, speakers);
    hearing.scene = scene;
    await pushed(hearing, inRoom(sound, rate, noise));
    return all;
  }

  /** A sound with a second of the room's noise before and after it. */
  function inRoom(sound: Float32Array, rate: number, noise: number): Float32Array {
    const whole = pinkNoise(sound.length + 2 * rate, 3).map((one) => one * noise);
    for (const [index, one] of sound.entries()) whole[rate + index] += one;
    return whole;
  }

  /** Gives a sound in pieces, as a microphone does. */
  async function pushed(hearing: Hearing, sound: Float32Array): Promise<void> {
    for (let start = 0; start < sound.length; start += 1024) await hearing.push(sound.subarray(start, start + 1024));
  }

  const wav = async (file: string): Promise<Float32Array> => readWav(await bytesOf(data(file))).samples;

  /** A sound of the games that are played by sounds alone, at the engine's rate. */
  async function ogg(name: string): Promise<Float32Array> {
    const context = new OfflineAudioContext(1, 1, engineRate);
    const bytes = await bytesOf(data(`play/${name}.ogg`));
    return (await context.decodeAudioData(Uint8Array.from(bytes).buffer)).getChannelData(0);
  }

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
      const [recognition = { kind: 'silence' } as const, ...more] = await heard(
        await wav(one.file),
        sceneOf(stage, false),
      );
      const judged: Judged = judge(recognition, one, stage);
      // An undo that is not heard without any doubt is asked about.
      const fine = one.wanted === 'command undo' ? ['at once', 'one question'] : ['at once'];
      expect(fine, `${judged.told} ${JSON.stringify(recognition)}`).to.include(judged.verdict);
      expect(more).to.deep.equal([]);
    });

  it('waits in noise for what follows a soft beginning of a word, and takes all of it', async () => {
    const sound = await wav('charlie-5.wav');
    const [one] = cases.filter(({ file }) => file === 'charlie-5.wav');
    if (!one) throw new Error('not in the manifest');
    const all = await heard(sound, sceneOf(stageOf(one), false), engineRate, spokenLevel(sound) / 8);
    expect(all.map(textIn)).to.deep.equal(['charlie 5']);
  });

  for (const rate of [8000, 44100, 96000])
    it(`hears a move at ${rate} samples a second`, async () => {
      const [recognition] = await heard(await resampled(await wav('bravo-2-block-charlie-1.wav'), rate), atStart, rate);
      expect(textIn(recognition)).to.equal('bravo 2 block charlie 1');
    });

  it('hears nothing in digital silence', async () => {
    expect(await heard(new Float32Array(engineRate * 3), atStart, engineRate, 0)).to.deep.equal([]);
  });

  it('hears a move through digital silence', async () => {
    const [recognition] = await heard(await wav('bravo-2-block-charlie-1.wav'), atStart, engineRate, 0);
    expect(textIn(recognition)).to.equal('bravo 2 block charlie 1');
  });

  it('takes shouting that overdrives the microphone for the move, or asks, or takes it for nothing', async () => {
    const shouted = (await wav('bravo-2-block-charlie-1.wav')).map((one) => Math.max(-1, Math.min(1, one * 20)));
    const stage = stageOf(opening);
    for (const one of await heard(shouted)) {
      const { recorded, verdict, told } = judge(one, opening, stage);
      expect(recorded, told).to.equal(false);
      expect(verdict, told).not.to.equal('wrong');
    }
  });

  it('records nothing and obeys nothing of music, and does not wait for its end', async () => {
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
    for (const one of await heard(music)) {
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
    const recorded = (await heard(both)).map((recognition) => judge(recognition, opening, stage).recorded);
    expect(recorded).not.to.include(true);
  });

  it('acts only on what begins with the word that calls, where that is wanted', async () => {
    const scene = { ...atStart, wakeWord: true };
    expect((await heard(await wav('scribe-undo.wav'), scene)).map(textIn)).to.deep.equal(['undo']);
    for (const file of ['undo.wav', 'bravo-2-block-charlie-1.wav', 'whose-turn.wav'])
      expect(
        (await heard(await wav(file), scene)).map(({ kind }) => kind),
        file,
      ).to.deep.equal(['other']);
  });

  describe('in Approach or withdraw, called by its word', () => {
    const played = 'D2-D3 approach D4 D5;E4-D4;B2-B3 approach B4 B5;E5-D5;D3-D2 withdraw D4 D5'.split(';');
    const stage = (said: string, moves: string[]): [Case, ReturnType<typeof stageOf>] => {
      const one: Case = {
        ...opening,
        game: 'approach-withdraw',
        kind: 'moves',
        played: moves,
        said,
        wanted: 'move A5-B5',
      };
      return [one, stageOf(one)];
    };
    const [one, before] = stage('alpha five to bravo five', played);
    const scene = sceneOf(before, true);

    it('records "Scribe, alpha five to bravo five", which was once taken for a command', async () => {
      const all = await heard(await ogg('a5-b5'), scene);
      expect(all.map((recognition) => judge(recognition, one, before).told)).to.deep.equal(['move A5-B5']);
    });

    for (const lost of [3, 4, 5, 7])
      it(`changes nothing that was not meant where one of ${lost} pieces of it is lost on a busy machine`, async () => {
        const sound = await ogg('a5-b5');
        const pieces = Array.from({ length: Math.floor(sound.length / 1024) }, (_, index) => index);
        const left = pieces
          .filter((index) => index % lost !== 1)
          .flatMap((index) => [...sound.subarray(index * 1024, (index + 1) * 1024)]);
        for (const recognition of await heard(Float32Array.from(left), scene)) {
          const judged = judge(recognition, one, before);
          expect(judged.recorded, judged.told).to.equal(false);
          expect(judged.verdict, judged.told).not.to.equal('wrong');
        }
      });

    it('hears the short words "approach", "yes" and "undo"', async () => {
      const open = stage('delta two to delta three / approach', []);
      const asked = sceneOf(open[1], true);
      expect((await heard(await ogg('approach'), asked)).map(textIn)).to.deep.equal(['approach']);
      expect((await heard(await ogg('undo'), scene)).map(textIn)).to.deep.equal(['undo']);
      const move = before.meant.kind === 'move' ? [before.meant.move] : [];
      const confirmed = {
        ...scene,
        asked: { kind: 'confirm', moves: move },
        commands: [...scene.commands, 'yes', 'no'],
      };
      expect((await heard(await ogg('yes'), confirmed as Scene)).map(textIn)).to.deep.equal(['yes']);
    });
  });

  it('takes back nothing where the first cell of a move sounds like "undo" in a loud room', async () => {
    const one: Case = {
      ...opening,
      game: 'approach-withdraw',
      kind: 'moves',
      played: 'D2-C2;A5-A4;B2-B3 approach B4 B5;A4-A3;C2-D2;D4-D3 approach D2 D1;B3-C3 withdraw A3'.split(';'),
      said: 'Echo four to Echo three',
      wanted: 'move E4-E3',
    };
    const sound = readWav(await bytesOf(data('echo-4-to-echo-3.wav')));
    for (const place of [19, 20, 21]) {
      const { recorded, verdict, told } = await hear(
        sound,
        one,
        { name: '', above: 20, softer: 0, wakeWord: false },
        place,
        { engine },
      );
      expect(recorded, told).to.equal(false);
      expect(verdict, told).not.to.equal('wrong');
    }
  });

  describe('beside a neighbour', () => {
    it('leaves alone who is 10 or 15 dB softer than the table, in a quiet room and without its word', async () => {
      const sound = await wav('bravo-2-block-charlie-1.wav');
      for (const softer of [10, 15]) {
        const speakers = new Speakers();
        expect((await heard(sound, atStart, engineRate, 0.0003, speakers)).map(textIn)).to.deep.equal([
          'bravo 2 block charlie 1',
        ]);
        const neighbour = sound.map((sample) => sample / 10 ** (softer / 20));
        const kinds = (await heard(neighbour, atStart, engineRate, 0.0003, speakers)).map(({ kind }) => kind);
        expect(kinds).not.to.include('heard');
      }
    });

    it('asks about a move that is a little softer than those before', async () => {
      const sound = await wav('bravo-2-block-charlie-1.wav');
      const speakers = new Speakers();
      speakers.heard(20 * Math.log10(spokenLevel(sound)) + 7);
      const [recognition] = await heard(sound, atStart, engineRate, 0.0003, speakers);
      expect(judge(recognition ?? { kind: 'silence' }, opening, stageOf(opening)).told).to.match(/^\? move/u);
    });
  });

  it('tells that it thinks, until it answers', async () => {
    const told: string[] = [];
    const hearing = new Hearing(
      engine,
      {
        level: () => undefined,
        speaking: (active) => told.push(active ? 'speaking' : 'silent'),
        thinking: (active) => told.push(active ? 'thinking' : 'done'),
        heard: ({ kind }) => told.push(kind),
      },
      engineRate,
      new Speakers(),
    );
    hearing.scene = atStart;
    await pushed(hearing, inRoom(await wav('bravo-2-block-charlie-1.wav'), engineRate, 0.001));
    expect(told.slice(0, 2)).to.deep.equal(['speaking', 'thinking']);
    expect(told.slice(-3)).to.deep.equal(['done', 'silent', 'heard']);
  });

  it('tells that nobody speaks, where that is waited for', async () => {
    const told: string[] = [];
    const nothing = (): void => undefined;
    const hearing = new Hearing(
      engine,
      { level: nothing, speaking: nothing, thinking: nothing, heard: ({ kind }) => told.push(kind) },
      engineRate,
      new Speakers(),
    );
    hearing.scene = atStart;
    hearing.waits = true;
    const quiet = pinkNoise(engineRate * 7, 5).map((one) => one * 0.0005);
    await pushed(hearing, quiet);
    expect(told).to.deep.equal(['silence']);
  });
});

/** The likeliest guess, if anything was heard. */
const textIn = (recognition: Recognition | undefined): string | null =>
  recognition?.kind === 'heard' ? (recognition.hypotheses[0]?.text ?? null) : null;
