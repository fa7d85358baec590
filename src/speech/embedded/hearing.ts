import { interpret } from '../interpret.js';
import { languageOf } from '../languages/index.js';
import type { Recognition, Scene } from '../recogniser.js';
import { decided, isLoud, near } from './decide.js';
import { type Engine, engineRate } from './engine.js';
import { type Decodes, passesOf, type Prepared, prepared } from './passes.js';
import { Resampler } from './resampler.js';
import { sayingsOf } from './sayings.js';
import { type SegmentEvent, Segmenter } from './segmenter.js';
import type { Speakers } from './speakers.js';

/** What is told while listening. */
export interface HearingListener {
  level(loudness: number): void;
  speaking(active: boolean): void;
  /** It is being worked out what was said. */
  thinking(active: boolean): void;
  heard(recognition: Recognition): void;
}

/** How often loudness is told, in seconds. */
const levelEvery = 0.1;
/** After so many seconds in which nobody spoke, that is told. */
const silenceAfter = 6;
/** Who is so much louder than the room, in decibels, is heard best as they are. */
const quiet = 33;
/** The softest sound that the level shows, in decibels below the loudest. */
const softest = -60;

/** Listens to a stream of sound with the engine: utterances, what they are, and how loud it is. */
export class Hearing {
  /** Whether silence is told. */
  waits = false;
  /** What decodes beside the engine, if there is such. */
  aid: Decodes | null = null;
  /** What came while a sound was being decoded is looked at after it. */
  #queue: Promise<void> = Promise.resolve();
  #scene: { said: Scene; prepared: Prepared } | null = null;
  #segmenter: Segmenter;
  #resampler: Resampler;
  #sinceLevel = 0;
  #loudest = 0;
  #silent = 0;
  #speaking = false;
  /** How loud it was, if it was surely said to Gridscribe. */
  #level: number | null = null;
  /** What the utterance came to if it ended where it paused. */
  #early: Recognition | null = null;

  /**
   * @param rate of the sound that comes, in samples a second
   * @param speakers who has spoken before, on this visit
   */
  constructor(
    private readonly engine: Engine,
    private readonly listener: HearingListener,
    rate: number,
    private readonly speakers: Speakers,
  ) {
    this.#segmenter = new Segmenter(engine.speechDetector());
    this.#resampler = new Resampler(rate, engineRate);
  }

  /** What can be said from now on; null hears nothing. */
  set scene(said: Scene | null) {
    this.#scene = said && { said, prepared: prepared(sayingsOf(said), languageOf(said.locale), this.engine) };
    this.#early = null;
  }

  /** Takes a piece of sound. @returns done when what it brought has been told */
  push(sound: Float32Array): Promise<void> {
    this.#queue = this.#queue.then(() => this.#take(sound));
    return this.#queue;
  }

  async #take(sound: Float32Array): Promise<void> {
    const resampled = this.#resampler.push(sound);
    this.#tellLevel(resampled);
    for (const event of this.#segmenter.push(resampled)) await this.#follow(event);
    if (this.#speaking || !this.waits) this.#silent = 0;
    else this.#silent += resampled.length / engineRate;
    if (this.#silent < silenceAfter) return;
    this.#silent = 0;
    this.listener.heard({ kind: 'silence' });
  }

  async #follow(event: SegmentEvent): Promise<void> {
    switch (event.kind) {
      case 'began':
        this.#early = null;
        this.#speak(true);
        break;
      case 'paused': {
        const scene = this.#scene;
        const early = await this.#recognised(event.sound);
        // Something else may be possible by now.
        this.#early = scene === this.#scene ? early : null;
        break;
      }
      case 'went-on':
        this.#early = null;
        break;
      case 'settled':
        if (!this.#early || !this.#isWhole(this.#early)) break;
        // Nothing is missing: it is answered at once.
        this.#segmenter.finish();
        this.#answer(this.#early);
        break;
      case 'ended':
        this.#answer(this.#early ?? (await this.#recognised(event.sound)));
        break;
      case 'nothing':
        this.#early = null;
        this.#speak(false);
        break;
      case 'endless':
        this.#answer({ kind: 'other' });
        break;
    }
  }

  #answer(recognition: Recognition): void {
    this.#early = null;
    if (this.#level !== null) this.speakers.heard(this.#level);
    this.#level = null;
    this.#speak(false);
    this.listener.heard(recognition);
  }

  #speak(active: boolean): void {
    this.#speaking = active;
    this.listener.speaking(active);
  }

  async #recognised(sound: Float32Array): Promise<Recognition> {
    if (sound.length === 0 || !this.#scene) return { kind: 'other' };
    const { room, quieting } = this.#segmenter;
    const level = room.level(sound);
    const nearness = this.speakers.nearness(level);
    if (nearness === 'far') {
      if (this.waits) this.speakers.insists(level);
      return { kind: 'other' };
    }
    const clearness = room.clearness(sound);
    const plain = clearness > quiet ? sound : quieting.quieted(sound);
    this.listener.thinking(true);
    const passes = await passesOf(plain, this.#scene.prepared, { engine: this.engine, aid: this.aid }, near);
    this.listener.thinking(false);
    const { recognition, sure } = decided(passes, { clearness, isNear: nearness === 'near' });
    this.#level = sure ? level : null;
    return recognition.kind === 'heard' && isLoud(clearness) ? { ...recognition, loud: true } : recognition;
  }

  /**
   * Whether what was said is surely all that was meant: a whole move. The beginning of a move can sound like a command, so
   * that a command waits for the end.
   */
  #isWhole(recognition: Recognition): boolean {
    if (recognition.kind !== 'heard' || !this.#scene) return false;
    const { state, draft, asked, locale } = this.#scene.said;
    const context = { game: state.game, state, ...(draft && { draft }), ...(asked && { asked }), locale };
    const answer = interpret(recognition.hypotheses, { ...context, source: 'voice' });
    return 'sure' in answer && answer.sure;
  }

  #tellLevel(sound: Float32Array): void {
    for (const sample of sound) this.#loudest = Math.max(this.#loudest, Math.abs(sample));
    this.#sinceLevel += sound.length / engineRate;
    if (this.#sinceLevel < levelEvery) return;
    const decibels = 20 * Math.log10(Math.max(this.#loudest, 1e-6));
    this.listener.level(Math.min(1, Math.max(0, 1 - decibels / softest)));
    this.#sinceLevel = 0;
    this.#loudest = 0;
  }
}
