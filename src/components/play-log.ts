import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
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
      /* Read aloud now: a bar and heavier letters, so that it needs no colour. */
      [aria-current] {
        padding-inline-start: 0.6rem;
        border-inline-start: 6px solid var(--gs-accent);
        font-weight: 700;
      }
    `,
  ];

  /** The moves, each as a sentence. */
  @property({ attribute: false }) lines: readonly string[] = [];

  /** The line that is being read aloud, from 0; null while none is. */
  @property({ attribute: false }) reading: number | null = null;

  /** A long log scrolls, and is a tab stop: with a name, or all of its moves would be read as one. */
  protected override render(): TemplateResult {
    const isStop = this.lines.length > 8;
    const name = msg('Log', { id: 'play.log' });
    return html`<h2>${name}</h2>
      ${
        this.lines.length === 0
          ? html`<p class="soft">${msg('No moves yet.', { id: 'play.log.none' })}</p>`
          : html`<ol class="log" tabindex=${isStop ? '0' : '-1'} aria-label=${isStop ? name : nothing}>
              ${this.lines.map(
                (line, index) => html`<li aria-current=${index === this.reading ? 'true' : nothing}>${line}</li>`,
              )}
            </ol>`
      }`;
  }

  protected override updated(): void {
    const log = this.renderRoot.querySelector<HTMLElement>('.log');
    const line = this.reading === null ? null : log?.querySelectorAll('li')[this.reading];
    if (line && log) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
    else if (log) log.scrollTop = log.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-log': GsLog;
  }
}
