import { msg } from '@lit/localize';
import type { Locale, Settings } from '../records/settings.js';
import type { Said, Speaker, Speaking } from '../speech/speaker.js';
import { loadWords } from '../speech/load.js';
import type { AnnouncedVoice } from './announcer.js';
import type { FocusReader } from './focus-reader.js';
import type { Voice } from './services.js';

const silent: Speaking = { doing: 'silent', long: false, line: null };

/**
 * Gridscribe's own voice, which is fetched only where someone wants to hear it. It says by itself what is announced and what
 * the keys reach while its setting is on; what it is asked to read it reads in any case.
 */
export class OwnVoice implements AnnouncedVoice, Voice {
  #loading: Promise<Speaker | null> | null = null;
  #speaker: Speaker | null = null;
  #focusReader: FocusReader | null = null;
  #awake = false;
  readonly #watchers = new Set<() => void>();

  constructor(
    private readonly settings: () => Settings,
    private readonly locale: () => string,
  ) {
    window.addEventListener('pointerup', this.#onTap);
    // What was being said when the page was loaded anew is silenced.
    if (settings().voice) void this.#load();
  }

  get now(): Speaking {
    return this.#speaker?.now ?? silent;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async voices(): Promise<SpeechSynthesisVoice[]> {
    const speaker = await this.#load();
    return (await speaker?.voices(this.locale())) ?? [];
  }

  say(said: readonly Said[], urgent: boolean): void {
    if (this.settings().voice) void this.#say(said, urgent);
  }

  async read(said: readonly Said[]): Promise<boolean> {
    this.#wake();
    await this.#say(said, true);
    return (await this.voices()).length > 0;
  }

  goOn(): boolean {
    return this.#speaker?.goOn() ?? false;
  }

  step(lines: 1 | -1): boolean {
    return this.#speaker?.step(lines) ?? false;
  }

  silence(): void {
    this.#speaker?.silence();
  }

  forget(): void {
    this.#speaker?.forget();
  }

  async #say(said: readonly Said[], urgent: boolean): Promise<void> {
    const speaker = await this.#load();
    speaker?.speak(said, this.locale(), urgent);
  }

  /** Null if it cannot be fetched now: the page goes on silently, and the next time what is missing is fetched again. */
  async #load(): Promise<Speaker | null> {
    this.#loading ??= this.#fetch().catch(() => (this.#loading = null));
    try {
      // Cells are said in the words of the language, which may have changed.
      [this.#speaker] = await Promise.all([this.#loading, loadWords(this.locale())]);
    } catch {
      // The voice stays as it was: it cannot speak without the words.
    }
    if (this.settings().voice) void this.#readFocus();
    return this.#speaker;
  }

  /** Where someone listens instead of reading, what the keys reach is said too. */
  async #readFocus(): Promise<void> {
    const loaded = await import('./focus-reader.js').catch(() => null);
    if (!loaded || this.#focusReader) return;
    this.#focusReader = new loaded.FocusReader((text) => {
      if (this.settings().voice) this.#speaker?.mention(text, this.locale());
    });
  }

  /**
   * iOS lets a page speak only once it has done so while a tap was being handled: a space that no one hears is enough. An empty
   * text would not do: on Linux Chromium never gets over one.
   */
  #wake(): void {
    window.removeEventListener('pointerup', this.#onTap);
    if (this.#awake || !('speechSynthesis' in window)) return;
    this.#awake = true;
    const space = new SpeechSynthesisUtterance(' ');
    space.volume = 0;
    window.speechSynthesis.speak(space);
  }

  readonly #onTap = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' && this.settings().voice) this.#wake();
  };

  async #fetch(): Promise<Speaker> {
    const { browserSpeech, Speaker: Own } = await import('../speech/speaker.js');
    return new Own({
      ...browserSpeech(),
      rate: () => this.settings().voiceRate,
      volume: () => this.settings().voiceVolume,
      voice: (locale) => this.settings().voiceNames[locale as Locale],
      more: () => msg('More?', { id: 'voice.more' }),
      onChange: () => {
        for (const watcher of this.#watchers) watcher();
      },
    });
  }
}
