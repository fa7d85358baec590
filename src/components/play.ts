import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import { loadRecord } from '../records/load-record.js';
import { type Hold, holdRecord } from '../records/lock.js';
import { spellsAloud } from '../records/settings.js';
import { Session } from '../records/session.js';
import type { StoreFault } from '../records/types.js';
import { gameName } from '../speech/describe/games.js';
import type { GsGame } from './game.js';
import './game.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

export { Session };

/** What became of opening the record: not there yet, open, or why not. */
type Opened = 'opening' | 'open' | StoreFault;

/** The page of one game: opens its record, holds it against other tabs, and shows the game or says why it cannot. */
@customElement('gs-play')
export class GsPlay extends LitElement {
  static override styles = [
    ...shared,
    css`
      .title {
        font-size: 1.1rem;
        margin-block: 0.25rem;
        outline-offset: 0;
      }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem 1rem;
        margin-block: 0.5rem;
        padding: 0.75rem 1rem;
        border: var(--gs-stroke) dashed var(--gs-ink);
        border-radius: var(--gs-radius);
      }
      /* A phone, upright or sideways, has no height to spare. */
      @media (max-width: 36em) and (pointer: coarse), (max-height: 30em) and (pointer: coarse) {
        .title {
          margin-block: 2px;
        }
      }
      @media (min-width: 60em) {
        .title {
          font-size: 1.6rem;
          margin-block: 1rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property() recordId = '';

  @state() private opened: Opened = 'opening';
  @state() private session: Session | null = null;

  @query('gs-game') private readonly game!: GsGame | null;

  private hold: Hold | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hold?.release();
    this.hold = null;
  }

  private async open(): Promise<void> {
    const id = this.recordId;
    const hold = await holdRecord(id, {
      onLost: () => {
        this.becomeReader();
      },
    });
    if (!this.isConnected) {
      hold.release();
      return;
    }
    this.hold = hold;
    await this.load(hold.held);
    await this.updateComplete;
    if (this.session) this.game?.show(this.session.opening());
  }

  /** Reads the record as it is kept now. */
  private async load(writing: boolean): Promise<void> {
    const { services } = this;
    const spoken = spellsAloud(services.settings()) ? services.locale() : undefined;
    const kept = await loadRecord(this.recordId, services.store, spoken);
    if (!kept.ok) {
      this.opened = kept.error;
      this.tellTitle(faultTitle());
      return;
    }
    const session = Session.of(
      kept.value,
      this.services.store,
      () => this.services.settings(),
      () => this.services.locale(),
    );
    this.opened = session ? 'open' : 'broken';
    this.session = session;
    if (session) session.readOnly = !writing;
    this.dispatchEvent(new CustomEvent('gs-about', { detail: kept.value.summary.game, bubbles: true, composed: true }));
    this.tellTitle(session ? gameName(kept.value.summary.game) : faultTitle());
  }

  /** The page's heading, for the title of the window and the focus. */
  private tellTitle(detail: string): void {
    this.dispatchEvent(new CustomEvent('gs-title', { detail, bubbles: true, composed: true }));
  }

  private becomeReader(): void {
    if (this.session) this.session.readOnly = true;
    this.services.announcer.say(readerText(), true);
    this.requestUpdate();
  }

  private readonly takeOver = async (): Promise<void> => {
    if (!(await this.hold?.takeOver())) return;
    await this.load(true);
    this.services.announcer.say(msg('This tab keeps the record now.', { id: 'play.taken-over' }));
    await this.updateComplete;
    await this.game?.focusBoard();
  };

  protected override render(): TemplateResult {
    const { session } = this;
    if (this.opened === 'opening') return html`<p>${msg('Opening the game…', { id: 'play.opening' })}</p>`;
    if (this.opened !== 'open' || !session) return this.renderFault(this.opened === 'open' ? 'broken' : this.opened);
    return html`<h1 class="title" tabindex="-1">${gameName(session.summary.game)}</h1>
      ${session.readOnly ? this.renderReader() : nothing}
      <gs-game .services=${this.services} .session=${session}></gs-game>`;
  }

  private renderReader(): TemplateResult {
    return html`<div class="notice">
      <p>${readerText()}</p>
      <button type="button" class="primary" @click=${this.takeOver}>
        ${msg('Take over here', { id: 'play.take-over' })}
      </button>
    </div>`;
  }

  private renderFault(fault: StoreFault): TemplateResult {
    return html`<h1 tabindex="-1">${faultTitle()}</h1>
      <p>${faultSentence(fault)}</p>
      <p><a href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a></p>`;
  }
}

const faultTitle = (): string => msg('This game cannot be opened', { id: 'play.fault' });

const readerText = (): string =>
  msg('Another tab has this game open. Here you can read it; moves are made there.', { id: 'play.reader' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-play': GsPlay;
  }
}
