import { msg } from '@lit/localize';
import type { Locale, Settings } from '../records/settings.js';
import type { Said, Speaker, Speaking } from '../speech/speaker.js';
import type { AnnouncedVoice } from './announcer.js';
import type { Voice } from './services.js';

const silent: Speaking = { doing: 'silent', long: false, line: null };

/**
 * Gridscribe's own voice, which is fetched only where someone wants to hear it. It says by itself what is announced and what
 * the keys reach while its setting is on; what it is asked to read it reads in any case.
 */
export class OwnVoice implements AnnouncedVoice, Voice {
  #loading: Promise<Speaker> | null = null;
  #speaker: Speaker | null = null;
  readonly #watchers = new Set<() => void>();

  constructor(
    private readonly settings: () => Settings,
    private readonly locale: () => string,
  ) {
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

  /** Null if it cannot be fetched now: the page goes on silently, and the next time it is tried again. */
  async #load(): Promise<Speaker | null> {
    this.#loading ??= this.#fetch();
    try {
      this.#speaker = await this.#loading;
    } catch {
      this.#loading = null;
    }
    return this.#speaker;
  }

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
