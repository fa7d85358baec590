import { aloud } from './aloud.js';
import { Synthesiser, type SynthesiserOptions } from './synthesiser.js';
import { utterancesOf } from './utterances.js';

/** A sentence to be said, and which line of the log it is, from 0, if it is one. */
export interface Said {
  text: string;
  line?: number;
}

/** What the voice does, as the page shows it. */
export interface Speaking {
  /** `asking`: it has paused and waits to be told to go on; `paused`: it was silenced in the middle of something long. */
  doing: 'silent' | 'speaking' | 'asking' | 'paused';
  /** Whether it is something that takes longer than one may speak without a pause, or the log. */
  long: boolean;
  /** The line of the log that is being read, or was read last before a pause; null where it is no log. */
  line: number | null;
}

/** What a speaker needs besides what a synthesiser does. */
export interface SpeakerOptions extends SynthesiserOptions {
  /** What it asks when it pauses. */
  more: () => string;
  /** Told of each change of `now`. */
  onChange: () => void;
}

/** A sentence, or a piece of a long one, as the engine is given it. */
interface Piece {
  text: string;
  locale: string;
  line: number | null;
}

/** How long it speaks before it pauses and listens, in milliseconds. */
const longest = 6000;
/** What is shorter is still said: to ask whether to say one more word takes longer than the word. */
const tail = 1000;
/** About how long a voice needs for a character at its own speed, in milliseconds. */
const perCharacter = 52;
/** An engine that told nothing of so many texts is taken for dead until there is something new to say. */
const mostUnanswered = 2;

const presses = ['keydown', 'pointerdown'] as const;

/**
 * Gridscribe's own voice: says texts one sentence after another, until a key or a pointer is pressed. After six seconds it
 * pauses, asks whether to go on, and waits. What was silenced in the middle of something long can be gone on with.
 */
export class Speaker {
  readonly #synthesiser: Synthesiser;
  #doing: Speaking['doing'] = 'silent';
  /** What is being read, and which piece of it comes next or is being said. */
  #reading: Piece[] = [];
  #at = 0;
  /** How long it has spoken since the last pause, in milliseconds. */
  #spoken = 0;
  #unanswered = 0;

  constructor(private readonly options: SpeakerOptions) {
    this.#synthesiser = new Synthesiser(options);
    for (const press of presses) window.addEventListener(press, this.#onPress, true);
    window.addEventListener('pagehide', this.#onPress);
  }

  /** Takes it off the page, silenced. */
  close(): void {
    this.#drop();
    for (const press of presses) window.removeEventListener(press, this.#onPress, true);
    window.removeEventListener('pagehide', this.#onPress);
  }

  /** What it does now. */
  get now(): Speaking {
    const lined = this.#reading.some(({ line }) => line !== null);
    return { doing: this.#doing, long: lined || this.#timeFrom(0) > longest, line: this.#line };
  }

  /** The voices for a language, a BCP 47 tag, best first; those that come late are waited for. */
  voices(locale: string): Promise<SpeechSynthesisVoice[]> {
    return this.#synthesiser.voices(locale);
  }

  /**
   * Says texts after what is being said, and in place of what was paused; where the browser has no speech, nothing happens.
   * @param locale a BCP 47 tag, the language of the texts
   * @param interrupts silences what is being said first
   */
  speak(said: readonly Said[], locale: string, interrupts = false): void {
    if (!this.#synthesiser.exists) return;
    if (interrupts || this.#doing !== 'speaking') this.#drop();
    this.#reading.push(...this.#piecesOf(said, locale));
    if (this.#doing === 'speaking' || this.#reading.length === 0) return;
    this.#unanswered = 0;
    this.#start();
  }

  /**
   * Says a text after what is being said, unless that says the same. What was paused stays to be gone on with: whoever looks for
   * the way to do so is told what they come by.
   */
  mention(text: string, locale: string): void {
    const said = new Set(this.#reading.map((piece) => piece.text));
    const isSaid = this.#doing === 'speaking' && this.#piecesOf([{ text }], locale).every((one) => said.has(one.text));
    if (this.#isHeld) this.#synthesiser.say(aloud(text, locale), locale, () => undefined);
    else if (!isSaid) this.speak([{ text }], locale);
  }

  /** Stops at once. What was long stays to be gone on with. */
  silence(): void {
    if (this.#isHeld) this.#synthesiser.cancel();
    if (this.#doing !== 'speaking') return;
    if (this.now.long) {
      this.#synthesiser.cancel();
      this.#become('paused');
    } else this.#drop();
  }

  /** Stops at once, and forgets what it was reading. */
  forget(): void {
    this.#drop();
  }

  /**
   * Goes on after a pause.
   * @returns false if there is nothing to go on with
   */
  goOn(): boolean {
    if (!this.#isHeld) return false;
    this.#synthesiser.cancel();
    this.#start();
    return true;
  }

  /**
   * Goes to another line of the log that is being read or was paused, and reads on from there.
   * @returns false if no log is being read, or it has no such line
   */
  step(lines: 1 | -1): boolean {
    const line = this.#reading[this.#at]?.line ?? null;
    const to = line === null ? -1 : this.#reading.findIndex((piece) => piece.line === line + lines);
    if (to < 0) return false;
    this.#synthesiser.cancel();
    this.#at = to;
    this.#start();
    return true;
  }

  readonly #onPress = (): void => {
    this.silence();
  };

  /** Whether there is something to go on with. */
  get #isHeld(): boolean {
    return this.#doing === 'asking' || this.#doing === 'paused';
  }

  get #line(): number | null {
    const place = this.#doing === 'asking' ? this.#at - 1 : this.#at;
    return this.#reading[place]?.line ?? null;
  }

  #piecesOf(said: readonly Said[], locale: string): Piece[] {
    const most = Math.floor((longest * this.options.rate()) / perCharacter);
    return said.flatMap(({ text, line = null }) =>
      utterancesOf(aloud(text, locale), most).map((part) => ({ text: part, locale, line })),
    );
  }

  /** Begins to speak, with all the time there is until the next pause. */
  #start(): void {
    this.#spoken = 0;
    this.#doing = 'speaking';
    this.#next();
  }

  #next(): void {
    const piece = this.#reading[this.#at];
    if (!piece || this.#unanswered >= mostUnanswered) this.#end();
    else if (this.#mustPause(piece)) {
      this.#become('asking');
      this.#synthesiser.say(this.options.more(), piece.locale, () => undefined);
    } else {
      this.options.onChange();
      this.#synthesiser.say(piece.text, piece.locale, ({ lasted, answered }) => {
        this.#spoken += lasted;
        this.#unanswered = answered ? 0 : this.#unanswered + 1;
        this.#at += 1;
        this.#next();
      });
    }
  }

  #mustPause({ text }: Piece): boolean {
    if (this.#spoken === 0) return false;
    const rest = this.#timeFrom(this.#at);
    return this.#spoken + this.#timeOf(text) > longest && rest > tail;
  }

  /** About how long a text takes, in milliseconds. */
  #timeOf(text: string): number {
    return (text.length * perCharacter) / this.options.rate();
  }

  #timeFrom(place: number): number {
    return this.#reading.slice(place).reduce((sum, { text }) => sum + this.#timeOf(text), 0);
  }

  /** Forgets what was to be read, silenced if it is being said. */
  #drop(): void {
    if (this.#doing !== 'silent') this.#synthesiser.cancel();
    this.#end();
  }

  #end(): void {
    this.#reading = [];
    this.#at = 0;
    if (this.#doing !== 'silent') this.#become('silent');
  }

  #become(doing: Speaking['doing']): void {
    this.#doing = doing;
    this.options.onChange();
  }
}

/** The speech of this browser. */
export const browserSpeech = (): Pick<SynthesiserOptions, 'synthesis' | 'utterance'> => ({
  synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
  utterance: (text) => new SpeechSynthesisUtterance(text),
});
