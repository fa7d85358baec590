import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../records/session.js';
import type { State } from '../rules/index.js';
import { part } from './parts.js';
import './play-end.js';
import type { Ending } from './play-end.js';
import { helpPath, printPath, printRecordPath } from './routes.js';
import { saveRecord } from './saving.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * What is not needed in every turn, and folded away: how the board is shown, the file, the record view, and the ways to end.
 *
 * @fires gs-turn - the board is to be turned
 * @fires gs-draw - the board as text is to be shown or put away
 * @fires gs-look - looking about is to begin or to end
 * @fires gs-ended - the game was ended; `detail` is the session's `Reply`
 */
@customElement('gs-more')
export class GsMore extends LitElement {
  static override styles = [
    ...shared,
    css`
      .actions {
        gap: 0.5rem;
        padding-block: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) session!: Session;
  /** The position now, which the ways to end depend on. The session itself stays the same object. */
  @property({ attribute: false }) position!: State;
  /** The game is over, so that it cannot be ended. */
  @property({ type: Boolean }) over = false;
  @property({ type: Boolean }) turned = false;
  @property({ type: Boolean }) drawn = false;
  @property({ type: Boolean }) looking = false;

  protected override render(): TemplateResult {
    const { session } = this;
    const { id, game, names } = session.summary;
    return html`<div class="actions">
        <button
          type="button"
          aria-pressed=${this.turned ? 'true' : 'false'}
          @click=${() => {
            this.tell('gs-turn');
          }}
        >
          ${msg('Turn the board', { id: 'play.turn' })}
        </button>
        <button
          type="button"
          aria-pressed=${this.drawn ? 'true' : 'false'}
          @click=${() => {
            this.tell('gs-draw');
          }}
        >
          ${msg('Board as text', { id: 'play.drawing' })}
        </button>
        <button
          type="button"
          aria-pressed=${this.looking ? 'true' : 'false'}
          @click=${() => {
            this.tell('gs-look');
          }}
        >
          ${msg('Look around', { id: 'look.heading' })}
        </button>
        ${
          session.practising
            ? nothing
            : html`<button type="button" @click=${() => saveRecord(this.services, session)}>
                  ${msg('Save as a file', { id: 'play.save' })}
                </button>
                <a class="button" href="#/share/${id}">${msg('Share', { id: 'play.share' })}</a>
                <a class="button" href="#/record/${id}">${msg('Look through the record', { id: 'play.view' })}</a>
                ${
                  game === 'nearest-site'
                    ? html`<a class="button" href="#/audit/${id}">${msg('Audit by two', { id: 'audit.go' })}</a>`
                    : nothing
                }`
        }
        <a class="button" href="#${session.practising ? printPath(game) : printRecordPath(id)}"
          >${msg('Print', { id: 'play.print' })}</a
        >
        <a class="button" href="#${helpPath(game)}">${msg('Help', { id: 'play.help' })}</a>
      </div>
      ${this.over || session.practising ? nothing : html`<gs-end .position=${this.position} .names=${names} @gs-end=${this.onEnd}></gs-end>`}`;
  }

  private tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  private readonly onEnd = async (event: CustomEvent<Ending>): Promise<void> => {
    const { label, end } = event.detail;
    const dialog = await part(() => import('./confirm-dialog.js'));
    const sure = await dialog?.confirmDialog(this.services, {
      title: msg('End the game?', { id: 'play.end.title' }),
      text: `${label}.`,
      yes: msg('End the game', { id: 'play.end' }),
      no: msg('Play on', { id: 'play.end.no' }),
    });
    if (sure) this.tell('gs-ended', await this.session.end(end));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-more': GsMore;
  }
}
