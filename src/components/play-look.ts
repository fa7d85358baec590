import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../records/session.js';
import type { CommandId } from '../speech/commands.js';
import { cellText } from '../speech/describe/words.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * Looking about by touch, and by pointer alone: buttons for everything that the keys on the board ask about a cell, and for
 * the way through earlier positions. While it is open, a tap on the board looks at a cell and plays nothing.
 *
 * @fires gs-command - a question was asked; `detail`: `{ id, args }` of the command table
 * @fires gs-look-end - it is to be closed
 */
@customElement('gs-look')
export class GsLook extends LitElement {
  static override styles = [
    ...shared,
    css`
      .look {
        display: grid;
        gap: 0.5rem;
        margin-block: 0.75rem;
        padding: 0.75rem 1rem;
        border: var(--gs-stroke) dashed var(--gs-ink);
        border-radius: var(--gs-radius);
      }
      h2,
      p {
        margin: 0;
        font-size: 1.1rem;
      }
      /* Two beside each other on a phone. */
      .actions {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
        gap: 0.5rem;
      }
      .actions button {
        padding-inline: 0.5rem;
        font-size: 1rem;
        line-height: 1.2;
      }
      @media (max-width: 36em) {
        .look {
          padding: 0.5rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) session!: Session;
  /** The board is seen from the far side. */
  @property({ type: Boolean }) turned = false;
  /** Changes with every reply, so that what is shown is worked out anew. */
  @property({ attribute: false }) reply: unknown = null;
  /** It was opened to look at cells; otherwise it is only there to lead back from an earlier position. */
  @property({ type: Boolean }) open = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open)
      this.services.announcer.say(
        msg('Taps on the board look at a cell now, and play nothing.', { id: 'look.begins' }),
      );
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session, open } = this;
    if (!open && !session.isLookingBack) return nothing;
    return html`<section class="look">
      <h2>${msg('Look around', { id: 'look.heading' })}</h2>
      <p>${this.where}</p>
      ${open ? this.renderCell() : nothing}
      <div class="actions" role="group" aria-label=${msg('Positions', { id: 'look.positions' })}>
        ${this.renderAsk('earlier', msg('One position back', { id: 'look.earlier' }))}
        ${this.renderAsk('later', msg('One position on', { id: 'look.later' }))}
        ${this.renderAsk('present', msg('To the present', { id: 'look.to-present' }))}
        ${this.renderAsk('changes', msg('What has changed', { id: 'look.changes' }))}
      </div>
      ${
        open
          ? html`<div class="actions">
              <button type="button" class="primary" @click=${this.close}>
                ${msg('Play on', { id: 'look.close' })}
              </button>
            </div>`
          : nothing
      }
    </section>`;
  }

  /** Which cell is looked at, and in which position. */
  private get where(): string {
    const { session, open } = this;
    const [all, place] = [session.progress.played.length, session.shown.played.length];
    const cell = cellText(session.here, session.wording());
    const earlier =
      place === 0
        ? msg('The board is shown as it was before the first move.', { id: 'look.where.start' })
        : msg(str`The board is shown as it was after move ${place} of ${all}.`, { id: 'look.where.earlier' });
    const position = session.isLookingBack
      ? earlier
      : msg('The board is shown as it is now.', { id: 'look.where.now' });
    return open
      ? `${position} ${msg(str`You look at ${cell}; tap another cell.`, { id: 'look.where.cell' })}`
      : position;
  }

  private renderCell(): TemplateResult {
    const { here, summary } = this.session;
    const first =
      summary.game === 'isolation'
        ? [msg('Previous pawn A', { id: 'look.previous.a' }), msg('Next pawn A', { id: 'look.next.a' })]
        : [msg('Previous white', { id: 'look.previous.white' }), msg('Next white', { id: 'look.next.white' })];
    const second =
      summary.game === 'isolation'
        ? [msg('Previous pawn B', { id: 'look.previous.b' }), msg('Next pawn B', { id: 'look.next.b' })]
        : [msg('Previous black', { id: 'look.previous.black' }), msg('Next black', { id: 'look.next.black' })];
    return html`<div class="actions" role="group" aria-label=${msg('This cell', { id: 'look.cell' })}>
        ${this.renderAsk('around', msg('Around it', { id: 'look.around' }), here)}
        ${this.renderAsk('line', msg('Along the next line', { id: 'look.line' }), here)}
        ${this.renderAsk('row', msg('Its row', { id: 'look.row' }), here.charAt(1))}
        ${this.renderAsk('column', msg('Its column', { id: 'look.column' }), here.charAt(0))}
        ${this.renderAsk('moves-from', msg('What can go from here', { id: 'look.moves-from' }), here)}
        ${this.renderAsk('why-not', msg('Why not here', { id: 'look.why-not' }), here)}
      </div>
      <div class="actions" role="group" aria-label=${msg('Pieces', { id: 'look.pieces' })}>
        ${this.renderAsk('previous-piece', first[0] ?? '', 'first')}
        ${this.renderAsk('next-piece', first[1] ?? '', 'first')}
        ${this.renderAsk('previous-piece', second[0] ?? '', 'second')}
        ${this.renderAsk('next-piece', second[1] ?? '', 'second')}
      </div>`;
  }

  private renderAsk(id: CommandId, text: string, ...args: string[]): TemplateResult {
    return html`<button
      type="button"
      @click=${() => {
        this.dispatchEvent(new CustomEvent('gs-command', { detail: { id, args } }));
      }}
    >
      ${text}
    </button>`;
  }

  private readonly close = (): void => {
    this.dispatchEvent(new CustomEvent('gs-look-end'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-look': GsLook;
  }
}
