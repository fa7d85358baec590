import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shared } from './theme.js';

/**
 * The log to look through: the start and one line a move, each a button that leads there; the one shown is marked.
 *
 * @fires gs-jump - a line was chosen; `detail.place`: after how many moves
 */
@customElement('gs-view-log')
export class GsViewLog extends LitElement {
  static override styles = [
    ...shared,
    css`
      ol {
        position: relative;
        margin: 0.5rem 0 0;
        padding: 4px;
        list-style: none;
        max-height: var(--gs-log-height, 60vh);
        overflow-y: auto;
      }
      button {
        display: block;
        width: 100%;
        min-height: 2.4rem;
        padding: 0.35rem 0.75rem;
        border-color: transparent;
        border-inline-start-width: 6px;
        border-radius: 0;
        background: transparent;
        font-weight: 400;
        text-align: start;
        font-variant-numeric: tabular-nums;
      }
      button[aria-current] {
        border-inline-start-color: var(--gs-accent);
        background: var(--gs-tint);
        font-weight: 700;
      }
      @media (forced-colors: active) {
        button {
          border-color: Canvas;
        }
        button[aria-current] {
          border-inline-start-color: Highlight;
          border-inline-start-width: 12px;
        }
      }
    `,
  ];

  /** The moves, each as a sentence. */
  @property({ attribute: false }) lines: readonly string[] = [];
  /** After how many moves the board is shown. */
  @property({ type: Number }) place = 0;

  protected override render(): TemplateResult {
    return html`<h2>${msg('Log', { id: 'play.log' })}</h2>
      <ol>
        ${[msg('Start', { id: 'view.log.start' }), ...this.lines].map(
          (line, place) =>
            html`<li>
              <button
                type="button"
                aria-current=${place === this.place ? 'step' : nothing}
                @click=${() => {
                  this.dispatchEvent(new CustomEvent('gs-jump', { detail: { place } }));
                }}
              >
                ${line}
              </button>
            </li>`,
        )}
      </ol>`;
  }

  /** Keeps the line shown in sight within the list; the page itself is not scrolled. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('place')) return;
    const list = this.renderRoot.querySelector('ol');
    const line = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    if (!list || !line) return;
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-view-log': GsViewLog;
  }
}
