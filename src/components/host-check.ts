import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Lingering } from './lingering.js';
import { shared } from './theme.js';

/**
 * What only the host may see: behind two buttons, with a warning between them. Nothing of it is ever announced: it stands
 * there as ordinary text, and only while it is shown.
 */
@customElement('gs-host-check')
export class GsHostCheck extends LitElement {
  static override styles = [
    ...shared,
    css`
      /* Beside buttons it takes no more room than there is: its table scrolls by itself. */
      :host {
        display: block;
        min-width: 0;
        max-width: 100%;
      }
      .warning {
        margin-block: 0.75rem;
        padding: 0.75rem 1rem;
        border: var(--gs-stroke) dashed var(--gs-ink);
        border-radius: var(--gs-radius);
      }
      .warning > * + *,
      .answers {
        margin-block-start: 0.75rem;
      }
      h2:focus {
        outline: none;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      caption {
        padding-block-end: 0.5rem;
        text-align: start;
      }
      th,
      td {
        padding: 0.3rem 0.5rem;
        border-block-end: 1px solid var(--gs-hair);
        text-align: start;
        vertical-align: top;
      }
    `,
  ];

  /** Makes the host's answers, once they are asked for. */
  @property({ attribute: false }) answers: () => TemplateResult | TemplateResult[] = () => [];

  /** How far it is open: the warning, and then the answers. */
  @state() private open: 'no' | 'warned' | 'shown' = 'no';

  /** The button that shows the answers. */
  private readonly showing = new Lingering(this);

  protected override render(): TemplateResult {
    const isOpen = this.open !== 'no';
    return html`<button type="button" aria-expanded=${isOpen ? 'true' : 'false'} @click=${this.toggle}>
        ${msg('Host check', { id: 'host.check' })}
      </button>
      ${
        isOpen
          ? html`<div class="warning">
              <p>
                ${msg(
                  'For the host only. Players, please do not look here: the answers stand below, and what has been seen cannot be found out any more.',
                  { id: 'host.warning' },
                )}
              </p>
              ${
                this.open === 'warned' || this.showing.stays
                  ? html`<button
                      type="button"
                      class=${this.showing.look}
                      tabindex=${this.showing.tabindex}
                      @click=${this.show}
                    >
                      ${msg('I am the host: show the answers', { id: 'host.show' })}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }
      ${
        this.open === 'shown'
          ? html`<div class="answers">
              <h2 tabindex="-1">${msg('Answers for the host', { id: 'host.answers' })}</h2>
              ${this.answers()}
            </div>`
          : nothing
      }`;
  }

  private readonly toggle = (): void => {
    this.showing.return();
    this.open = this.open === 'no' ? 'warned' : 'no';
  };

  private readonly show = async (): Promise<void> => {
    this.open = 'shown';
    this.showing.leave();
    await this.updateComplete;
    this.renderRoot.querySelector('h2')?.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-host-check': GsHostCheck;
  }
}
