import { msg } from '@lit/localize';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Recogniser, RecogniserFault, RecogniserListener } from '../speech/recogniser.js';
import { Fetching } from './talk-fetching.js';
import { fetchingText, installs, offer, stepsOf } from './talk-parts.js';
import { sceneOf } from './talk-scene.js';
import { Turns, type TurnsHost } from './talk-turns.js';
import { faultText, handsFreeText, type TalkState, wasHidden } from './talk-words.js';

/** What the microphone was opened for: one utterance, what is said while Talk is held, or all that is said from then on. */
type Mode = 'once' | 'held' | 'free';

/** How long the microphone stays closed after the own voice, in milliseconds: a room rings on. */
const ringsFor = 250;

/**
 * The microphone of the page of a game: opens and closes it, sees to it that the recogniser is there, and knows what state
 * all that is in. What is heard goes to the turns of the conversation.
 */
export class TalkController implements ReactiveController {
  /** How loud it is, from 0 to `loudest`. */
  level = 0;
  /** Someone is speaking into the microphone. */
  isSpokenTo = false;
  /** Someone has spoken, and the recogniser works out what that was. */
  #isWorking = false;
  /** Why it does not listen, or what has ended it. */
  trouble: string | null = null;
  readonly fetching: Fetching;

  #turns: Turns;
  #recogniser: Recogniser | null = null;
  #preparing: AbortController | null = null;
  /** Null while the microphone is wanted closed. */
  #mode: Mode | null = null;
  #open = false;
  /** Gridscribe speaks, and must not hear itself. */
  #ownVoice = false;
  #unwatch: (() => void) | null = null;
  /** The microphone is closed until it has spoken. */
  #paused = false;
  #resuming: number | undefined;
  #toldFree = false;
  #offeredBefore = false;

  constructor(private readonly host: ReactiveControllerHost & TurnsHost) {
    host.addController(this);
    this.#turns = new Turns(host, () => {
      if (this.#mode === 'once') this.#close();
    });
    this.fetching = new Fetching(
      () => {
        host.requestUpdate();
      },
      () => {
        host.services.announcer.say(fetchingText(this.fetching, host.services.locale()));
      },
    );
  }

  /** What the microphone is doing. */
  get state(): TalkState {
    if (this.#preparing) return 'preparing';
    if (this.#ownVoice) return 'speaking';
    if (this.#turns.isThinking || (this.#open && this.#isWorking)) return 'thinking';
    if (!this.#open) return this.#mode === null ? 'off' : 'preparing';
    return this.#mode !== 'free' || this.isSpokenTo || this.#turns.isWaiting ? 'listening' : 'idle';
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** An element that was on the page before its script was fetched has its services only by now. */
  hostUpdate(): void {
    this.#unwatch ??= this.host.services.voice.watch(this.#onOwnVoice);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#unwatch?.();
    this.#unwatch = null;
    this.off();
  }

  /** What can be said follows what is done in any other way. */
  hostUpdated(): void {
    if (this.#open) this.#setScene();
  }

  /** Talk was pressed: it listens, or, where it does already, stops. */
  press(): void {
    if (this.#mode !== null) {
      if (this.#mode === 'free') this.host.services.announcer.say(isOff());
      this.off();
      return;
    }
    void this.#begin(this.#modeOfSettings);
  }

  /** Talk is held down, or no more. What is being said then is heard to its end. */
  hold(down: boolean): void {
    if (down && this.#mode === null) void this.#begin('held');
    if (down || this.#mode !== 'held') return;
    if (!this.#open) {
      this.off();
      return;
    }
    this.#mode = 'once';
    if (this.isSpokenTo) this.#recogniser?.listen('once', this.#listener);
    else this.#close();
  }

  /**
   * Closes the microphone for good, and drops what is being fetched.
   * @param trouble what is to be told about it
   */
  off(trouble: string | null = null): void {
    this.#preparing?.abort();
    this.#preparing = null;
    this.fetching.stop();
    this.trouble = trouble;
    this.#turns.drop();
    this.#close();
  }

  /** "Stop talking" silences what speaks; where nothing does, hands-free ends. */
  stop(): void {
    if (!this.#ownVoice) this.off();
  }

  /** Something was keyed, typed or tapped: whoever spoke has gone on in another way. */
  interrupt(): void {
    this.trouble = null;
    this.#turns.drop();
    if (this.#mode !== 'free' && this.#open) this.#close();
  }

  /** The browser may fetch what it needs to listen on the device. */
  async install(): Promise<void> {
    const recogniser = this.#recogniser;
    if (!installs(recogniser)) return;
    this.fetching.stop();
    this.#mode = this.#modeOfSettings;
    await this.#prepare((signal) => recogniser.install(signal));
  }

  get #modeOfSettings(): Mode {
    const { talk } = this.host.services.settings();
    return talk === 'word' || talk === 'open' ? 'free' : 'once';
  }

  async #begin(mode: Mode): Promise<void> {
    this.trouble = null;
    this.fetching.stop();
    this.#mode = mode;
    await this.#prepare(async (signal) => {
      const { recogniser, fault } = await this.host.services.recogniser();
      if (!recogniser) return fault;
      this.#recogniser = recogniser;
      this.#setScene();
      return recogniser.prepare(this.fetching.come, signal);
    });
  }

  /** Gets something ready, and then opens the microphone, unless it is not wanted any more. */
  async #prepare(get: (signal: AbortSignal) => Promise<RecogniserFault | null>): Promise<void> {
    const preparing = new AbortController();
    this.#preparing = preparing;
    this.host.requestUpdate();
    const fault = await get(preparing.signal).catch((): RecogniserFault => 'model-missing');
    if (preparing.signal.aborted) return;
    this.#preparing = null;
    this.fetching.stop();
    if (fault) this.#fail(fault);
    else if (document.hidden) this.off(wasHidden());
    else this.#openMicrophone();
  }

  #openMicrophone(): void {
    this.#setScene();
    this.#recogniser?.listen(this.#mode === 'once' ? 'once' : 'open', this.#listener);
    this.host.requestUpdate();
  }

  readonly #listener: RecogniserListener = {
    started: () => {
      this.#open = true;
      // It was not wanted any more while it was being opened.
      if (this.#mode === null) this.#recogniser?.stop();
      else {
        void this.host.services.earcons.play('listening');
        this.#tellFree();
      }
      this.host.requestUpdate();
    },
    level: (loudness) => {
      const level = stepsOf(loudness);
      if (level === this.level) return;
      this.level = level;
      this.host.requestUpdate();
    },
    speaking: (active) => {
      this.isSpokenTo = active;
      this.#isWorking = false;
      this.#turns.speaking(active);
      this.host.requestUpdate();
    },
    thinking: (active) => {
      this.#isWorking = active;
      this.host.requestUpdate();
    },
    heard: (recognition) => {
      this.#isWorking = false;
      const more = this.#turns.heard(recognition, this.#mode === 'free');
      // The rest of a move is heard without a gap.
      if (more && this.#mode === 'once') this.#recogniser?.listen('once', this.#listener);
      this.host.requestUpdate();
    },
    ended: (fault) => {
      if (this.#open && !this.#paused) void this.host.services.earcons.play('closed');
      this.#open = false;
      this.isSpokenTo = this.#isWorking = false;
      this.#turns.speaking(false);
      this.level = 0;
      // While Gridscribe speaks it is closed for a moment only.
      if (!this.#paused) this.#mode = null;
      if (fault) this.#fail(fault);
      this.#turns.close();
      this.host.requestUpdate();
    },
  };

  #setScene(): void {
    const { session, services } = this.host;
    this.#recogniser?.setScene(sceneOf(session, services.settings(), services.locale()));
  }

  /** How it is ended has to be known before it is needed. */
  #tellFree(): void {
    const { services } = this.host;
    const { talk } = services.settings();
    if (this.#mode !== 'free' || this.#toldFree || (talk !== 'word' && talk !== 'open')) return;
    this.#toldFree = true;
    services.announcer.say(handsFreeText(talk, services.locale()));
  }

  #close(): void {
    window.clearTimeout(this.#resuming);
    this.#paused = false;
    this.#mode = null;
    this.#recogniser?.stop();
    this.host.requestUpdate();
  }

  #fail(fault: RecogniserFault): void {
    this.#paused = false;
    this.#mode = null;
    const { services } = this.host;
    // What the browser could fetch itself is offered, once.
    this.fetching.offered = fault === 'model-missing' && installs(this.#recogniser) && !this.#offeredBefore;
    this.#offeredBefore ||= this.fetching.offered;
    this.trouble = this.fetching.offered ? null : faultText(fault, services.locale());
    services.announcer.say(this.trouble ?? offer(), true);
    this.host.requestUpdate();
  }

  /** Fetching goes on; whether the page is hidden is looked at again before the microphone is opened after it. */
  readonly #onVisibility = (): void => {
    if (document.hidden && this.#mode !== null && !this.#preparing) this.off(wasHidden());
  };

  /** The microphone is closed while Gridscribe speaks, unless it cannot hear that. */
  readonly #onOwnVoice = (): void => {
    const speaks = this.host.services.voice.now.doing === 'speaking';
    if (speaks === this.#ownVoice) return;
    window.clearTimeout(this.#resuming);
    this.#ownVoice = speaks;
    if (speaks && this.#open && !this.host.services.settings().headphones) this.#pause();
    else if (!speaks && this.#paused) this.#resuming = window.setTimeout(this.#resume, ringsFor);
    this.host.requestUpdate();
  };

  #pause(): void {
    this.#paused = this.#mode === 'free';
    this.#recogniser?.stop();
  }

  readonly #resume = (): void => {
    if (!this.#paused || this.#ownVoice) return;
    this.#paused = false;
    this.#openMicrophone();
  };
}

const isOff = (): string => msg('The microphone is off.', { id: 'talk.off' });
