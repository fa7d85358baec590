/** An utterance that nobody has set anything of. */
export const fakeUtterance = (text: string): FakeUtterance => ({
  text,
  lang: '',
  rate: 1,
  volume: 1,
  voice: null,
  onstart: null,
  onend: null,
  onerror: null,
});

/** What a fake engine does with what it is given. */
export type Manner = 'ends' | 'never ends' | 'fails' | 'tells nothing';

/** An utterance as the fake engine takes it: what a real one refuses, a voice that no browser has made, it takes. */
export interface FakeUtterance {
  text: string;
  lang: string;
  rate: number;
  volume: number;
  voice: SpeechSynthesisVoice | null;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

export const fakeVoice = (
  lang: string,
  name: string,
  more: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice => ({
  lang,
  name,
  voiceURI: name,
  localService: true,
  default: false,
  ...more,
});

/**
 * A fake of a browser's speech: says one utterance after another, each for as long as a test leaves it, and drops what it is
 * given in the same moment as it is cancelled, as browsers do.
 */
export class FakeSynthesis extends EventTarget {
  /** All that was begun to be said. */
  readonly begun: FakeUtterance[] = [];
  voices: SpeechSynthesisVoice[] = [fakeVoice('en-GB', 'fake')];
  manner: Manner = 'ends';
  cancels = 0;
  /** How late it tells of what was cut short, in milliseconds. */
  tellsAfter = 0;
  #queue: FakeUtterance[] = [];
  #now: FakeUtterance | null = null;
  #deaf: number | undefined;

  get speaking(): boolean {
    return this.#now !== null;
  }
  get pending(): boolean {
    return this.#queue.length > 0;
  }

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }

  speak(utterance: FakeUtterance): void {
    if (this.#deaf !== undefined || utterance.text.trim() === '') return;
    this.#queue.push(utterance);
    if (!this.#now) this.#begin();
  }

  cancel(): void {
    this.cancels += 1;
    const cut = this.#now;
    this.#now = null;
    this.#queue = [];
    window.clearTimeout(this.#deaf);
    this.#deaf = window.setTimeout(() => {
      this.#deaf = undefined;
    });
    if (this.manner !== 'tells nothing')
      window.setTimeout(() => cut?.onerror?.({ error: 'interrupted' }), this.tellsAfter);
  }

  /** The engine is done with what it is saying. */
  end(): void {
    const done = this.#now;
    this.#now = null;
    if (this.manner === 'ends') done?.onend?.();
    if (this.manner === 'fails') done?.onerror?.({ error: 'synthesis-failed' });
    if (!this.#now) this.#begin();
  }

  /** Voices come late. */
  find(...voices: SpeechSynthesisVoice[]): void {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  #begin(): void {
    this.#now = this.#queue.shift() ?? null;
    if (!this.#now) return;
    this.begun.push(this.#now);
    if (this.manner !== 'tells nothing') this.#now.onstart?.();
  }
}
