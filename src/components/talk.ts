import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reply, Request } from '../records/reply.js';
import type { Session } from '../records/session.js';
import type { Services } from './services.js';
import { TalkController } from './talk-controller.js';
import { fetchingBar, meter, offerBox } from './talk-parts.js';
import { talkStyles } from './talk-styles.js';
import type { TurnsHost } from './talk-turns.js';
import { stateText } from './talk-words.js';
import { shared } from './theme.js';

/** How long after the button was let go a click still belongs to that, in milliseconds. */
const clickWithin = 300;

/**
 * Talking: makes something of the button that stands in it, and shows under the buttons what the microphone is doing.
 *
 * @slot - the button "Talk"
 * @fires gs-reply - something was said and answered; `detail` is the session's `Reply`
 * @fires gs-pad - letters and numbers to be tapped are wanted
 * @fires gs-unfinished - a part of a move was heard, and the rest is waited for
 */
@customElement('gs-talk')
export class GsTalk extends LitElement implements TurnsHost {
  static override styles = [...shared, talkStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) session!: Session;
  /** The reply that is shown, whatever it is a reply to. */
  @property({ attribute: false }) shown: Reply | null = null;

  private readonly talk = new TalkController(this);
  /** The last reply to something said here. */
  private own: Reply | null = null;
  /** The button is held down. */
  private held = false;
  /** One of the buttons under Talk had the focus before they changed. */
  private hadFocus = false;
  /** Where the page stood before what there is more to show was brought into view, and where it stands since. */
  private scrolled: { from: number; to: number } | null = null;
  /** When it was let go, as events tell the time: the click which follows is none. */
  private letGo = -Infinity;

  constructor() {
    super();
    this.addEventListener('click', this.onClick);
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'contextmenu'] as const)
      this.addEventListener(type, this.onHold);
  }

  /** Talk was pressed. */
  press(): void {
    this.talk.press();
  }

  /** Does what a command asks of the microphone. */
  obey(request: Request): void {
    if (request === 'microphone-off') this.talk.off();
    if (request === 'stop') this.talk.stop();
  }

  tell(reply: Reply): void {
    this.own = reply;
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('gs-reply', { detail: reply }));
    // There is nothing more to say about a game that is over.
    if (this.session.over) this.talk.off();
  }

  offerPad(): void {
    this.dispatchEvent(new CustomEvent('gs-pad'));
  }

  unfinished(): void {
    void this.services.earcons.play('tick');
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('gs-unfinished'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement != null;
    if (changed.has('shown') && this.shown !== this.own && this.shown?.lines.length) this.talk.interrupt();
  }

  /** On a phone the buttons end where the screen does: what comes under Talk has to be looked for otherwise. */
  protected override updated(): void {
    // A button under Talk was pressed and is gone, or what it could end is over.
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.querySelector('button')?.focus();
    if (this.hasMore && !this.scrolled) {
      const from = window.scrollY;
      this.renderRoot.querySelector('.more')?.scrollIntoView({ block: 'nearest' });
      this.scrolled = { from, to: window.scrollY };
    } else if (!this.hasMore && this.scrolled) {
      const { from, to } = this.scrolled;
      // Whoever has scrolled far meanwhile is left there; a browser itself moves a page by as much as what is above grows.
      if (window.scrollY > from && window.scrollY < to + window.innerHeight / 4) window.scrollTo(window.scrollX, from);
      this.scrolled = null;
    }
  }

  /** Why it does not listen, how far the fetching is, or an offer. */
  private get hasMore(): boolean {
    const { trouble, fetching } = this.talk;
    return trouble !== null || fetching.isOn || fetching.offered;
  }

  protected override render(): TemplateResult {
    const { state, trouble, fetching } = this.talk;
    const { services } = this;
    return html`<slot></slot>
      <p class="now ${state}">
        <span class="lamp" aria-hidden="true"></span>
        ${stateText(state, services.settings().talk, services.locale())} ${this.renderMeter()}
      </p>
      ${
        !this.hasMore
          ? nothing
          : html`<div class="more">
              ${trouble === null ? nothing : html`<p class="trouble">${trouble}</p>`}
              ${fetching.isOn ? fetchingBar(fetching, services.locale(), this.giveUp) : nothing}
              ${fetching.offered ? offerBox(() => void this.talk.install(), this.giveUp) : nothing}
            </div>`
      }`;
  }

  private renderMeter(): TemplateResult | typeof nothing {
    const { state, level, isSpokenTo } = this.talk;
    return state === 'idle' || state === 'listening' ? meter(level, isSpokenTo) : nothing;
  }

  private readonly giveUp = (): void => {
    this.talk.off();
  };

  /** The buttons in here have their own. */
  private isTalk(event: Event): boolean {
    return event.target instanceof Element && event.target !== this && this.contains(event.target);
  }

  private readonly onClick = (event: Event): void => {
    if (!this.isTalk(event)) return;
    if (event.timeStamp - this.letGo > clickWithin) this.talk.press();
  };

  private readonly onHold = (event: Event): void => {
    if (!this.isTalk(event) || this.services.settings().talk !== 'hold') return;
    if (event instanceof KeyboardEvent && (event.key !== ' ' || event.repeat)) return;
    // A finger that stays asks for no menu.
    if (event.type === 'contextmenu') event.preventDefault();
    const down = event.type === 'pointerdown' || event.type === 'keydown';
    if (down === this.held || event.type === 'contextmenu') return;
    this.held = down;
    if (!down) this.letGo = event.timeStamp;
    // It is let go wherever the finger is by then.
    if (event instanceof PointerEvent && down) (event.target as Element).setPointerCapture(event.pointerId);
    this.talk.hold(down);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-talk': GsTalk;
  }
}
