import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
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

  @state() private session: Session | null = null;
  /** What is shown in place of a game that cannot be opened. */
  @state() private fault: (() => TemplateResult) | null = null;

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
    if (!kept.ok) return this.refuse(kept.error);
    const session = Session.of(
      kept.value,
      this.services.store,
      () => this.services.settings(),
      () => this.services.locale(),
    );
    if (!session) return this.refuse('broken');
    session.readOnly = !writing;
    this.session = session;
    const { game } = session.summary;
    this.dispatchEvent(new CustomEvent('gs-about', { detail: game, bubbles: true, composed: true }));
    this.tellTitle(gameName(game));
  }

  /** Says why the game is not shown. */
  private async refuse(fault: StoreFault): Promise<void> {
    const loaded = await part(() => import('./play-fault.js'));
    this.session = null;
    this.fault = loaded && (() => loaded.renderFault(fault));
    if (loaded) this.tellTitle(loaded.faultTitle());
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
    const loaded = await loadTakeOver();
    if (loaded) this.services.announcer.say(loaded.takenOverText());
    await this.updateComplete;
    await this.game?.focusBoard();
  };

  protected override render(): TemplateResult {
    const { session } = this;
    if (!session) return this.fault?.() ?? html`<p>${msg('Opening the game…', { id: 'play.opening' })}</p>`;
    return html`<h1 class="title" tabindex="-1">${gameName(session.summary.game)}</h1>
      ${session.readOnly ? this.renderReader() : nothing}
      <gs-game
        .services=${this.services}
        .session=${session}
        @gs-replied=${() => {
          // What could not be written may show that another tab writes.
          this.requestUpdate();
        }}
      ></gs-game>`;
  }

  private renderReader(): TemplateResult {
    void loadTakeOver();
    return html`<gs-take-over @gs-take-over=${this.takeOver}></gs-take-over>`;
  }
}

/** Few records are open in two tabs. */
const loadTakeOver = () => part(() => import('./take-over.js'));

declare global {
  interface HTMLElementTagNameMap {
    'gs-play': GsPlay;
  }
}
