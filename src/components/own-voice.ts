import type { Settings } from '../records/settings.js';
import type { Speaker } from '../speech/speaker.js';
import type { AnnouncedVoice } from './announcer.js';

/** Gridscribe's own voice, which is fetched only where someone wants to hear it, and speaks while its setting is on. */
export class OwnVoice implements AnnouncedVoice {
  #loading: Promise<Speaker> | null = null;
  #speaker: Speaker | null = null;

  constructor(
    private readonly settings: () => Settings,
    private readonly locale: () => string,
  ) {
    // What was being said when the page was loaded anew is silenced.
    if (settings().voice) void this.#load();
  }

  /** Whether this browser has a voice for the active language. */
  async available(): Promise<boolean> {
    const speaker = await this.#load();
    return (await speaker?.available(this.locale())) ?? false;
  }

  say(texts: readonly string[], urgent: boolean): void {
    if (this.settings().voice) void this.#say(texts, urgent);
  }

  silence(): void {
    this.#speaker?.silence();
  }

  async #say(texts: readonly string[], urgent: boolean): Promise<void> {
    const speaker = await this.#load();
    if (urgent) speaker?.silence();
    speaker?.speak(texts, this.locale());
  }

  /** Null if it cannot be fetched now: the page goes on silently, and the next time it is tried again. */
  async #load(): Promise<Speaker | null> {
    this.#loading ??= import('../speech/speaker.js').then(
      ({ browserSpeech, Speaker: Own }) => new Own(browserSpeech(() => this.settings().voiceRate)),
    );
    try {
      this.#speaker = await this.#loading;
    } catch {
      this.#loading = null;
    }
    return this.#speaker;
  }
}
