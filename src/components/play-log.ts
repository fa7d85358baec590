import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shared } from './theme.js';

/**
 * The log: one line a move, which says its own number, the latest at the end. It has no live role: what is new is said by
 * the announcer.
 */
@customElement('gs-log')
export class GsLog extends LitElement {
  static override styles = [
    ...shared,
    css`
      .log {
        padding: 0;
        list-style: none;
        max-height: var(--gs-log-height, none);
        overflow-y: auto;
      }
    `,
  ];

  /** The moves, each as a sentence. */
  @property({ attribute: false }) lines: readonly string[] = [];

  protected override render(): TemplateResult {
    return html`<h2>${msg('Log', { id: 'play.log' })}</h2>
      ${
        this.lines.length === 0
          ? html`<p class="soft">${msg('No moves yet.', { id: 'play.log.none' })}</p>`
          : html`<ol class="log" tabindex=${this.lines.length > 8 ? '0' : '-1'}>
              ${this.lines.map((line) => html`<li>${line}</li>`)}
            </ol>`
      }`;
  }

  protected override updated(): void {
    const log = this.renderRoot.querySelector('.log');
    if (log) log.scrollTop = log.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-log': GsLog;
  }
}
