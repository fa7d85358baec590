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
import { part } from './parts.js';
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
      onLost: () => void this.becomeReader(),
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

  private async becomeReader(): Promise<void> {
    if (this.session) this.session.readOnly = true;
    this.requestUpdate();
    const loaded = await loadTakeOver();
    if (loaded) this.services.announcer.say(loaded.readerText(), true);
  }

  private readonly takeOver = async (): Promise<void> => {
    if (!(await this.hold?.takeOver())) return;
    await this.load(true);
    this.services.announcer.say(msg('This tab keeps the record now.', { id: 'play.taken-over' }));
    await this.updateComplete;
    await this.game?.focusBoard();
  };

  /** What could not be written may show that another tab writes. */
  private readonly onReplied = (): void => {
    this.requestUpdate();
  };

  protected override render(): TemplateResult {
    const { session } = this;
    if (this.opened === 'opening') return html`<p>${msg('Opening the game…', { id: 'play.opening' })}</p>`;
    if (this.opened !== 'open' || !session) return this.renderFault(this.opened === 'open' ? 'broken' : this.opened);
    return html`<h1 class="title" tabindex="-1">${gameName(session.summary.game)}</h1>
      ${session.readOnly ? this.renderReader() : nothing}
      <gs-game .services=${this.services} .session=${session} @gs-replied=${this.onReplied}></gs-game>`;
  }

  private renderReader(): TemplateResult {
    void loadTakeOver();
    return html`<gs-take-over @gs-take-over=${this.takeOver}></gs-take-over>`;
  }

  private renderFault(fault: StoreFault): TemplateResult {
    return html`<h1 tabindex="-1">${faultTitle()}</h1>
      <p>${faultSentence(fault)}</p>
      <p><a href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a></p>`;
  }
}

const faultTitle = (): string => msg('This game cannot be opened', { id: 'play.fault' });

/** Few records are open in two tabs. */
const loadTakeOver = () => part(() => import('./take-over.js'));

declare global {
  interface HTMLElementTagNameMap {
    'gs-play': GsPlay;
  }
}
