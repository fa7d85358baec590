import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reply } from '../records/reply.js';
import { shared } from './theme.js';

/**
 * Whose turn it is and what is asked, the last reply, which stays as ordinary text, and what to do on the table. The live
 * region is only an echo of it.
 */
@customElement('gs-reply')
export class GsReply extends LitElement {
  static override styles = [
    ...shared,
    css`
      .reply {
        padding-inline-start: 0.75rem;
        border-inline-start: 6px solid var(--gs-ink);
        min-height: var(--gs-reply-height, 5.5rem);
      }
      .refused {
        border-inline-start-style: double;
      }
      .asked {
        border-inline-start-color: var(--gs-accent);
      }
      .prompt {
        font-weight: 700;
        font-size: var(--gs-prompt-size, 1.1rem);
      }
      .table {
        color: var(--gs-ink-soft);
        font-size: 1rem;
      }
      .many {
        max-height: 40vh;
        overflow-y: auto;
      }
      /* On a phone a long reply scrolls in its own room, so that Undo stays within reach; the prompt stays in sight. */
      @media (max-width: 36em) and (pointer: coarse) {
        .reply:not(.large) {
          max-height: var(--gs-reply-room, 6.5rem);
          overflow-y: auto;
        }
        .reply:not(.large) .prompt {
          position: sticky;
          bottom: 0;
          background: var(--gs-paper);
          font-size: 1rem;
          line-height: 1.3;
        }
        /* Where the board leaves little room, what is asked in every turn gives way to what has happened. */
        .told:not(.large) .task {
          position: var(--gs-task-position, static);
          clip-path: var(--gs-task-clip, none);
        }
      }
      .large {
        font-size: clamp(1.75rem, 6vw, 3rem);
        line-height: 1.25;
      }
      .large .prompt {
        font-size: inherit;
      }
    `,
  ];

  /** Whose turn it is and what is asked. */
  @property({ attribute: false }) prompt: readonly string[] = [];
  /** Whose turn it is, with which the prompt may begin. */
  @property() turn = '';
  /** The last reply, if there was one. */
  @property({ attribute: false }) reply: Reply | null = null;

  /** In letters that can be read from across the table. */
  @property({ type: Boolean }) large = false;

  protected override render(): TemplateResult {
    const { prompt, reply, turn } = this;
    const table = reply?.table ?? [];
    const asked = prompt.join(' ');
    // What the prompt says already need not stand there twice.
    const lines = (reply?.lines ?? []).filter((line) => !asked.includes(line));
    const who = turn !== '' && asked.startsWith(turn) ? turn : '';
    return html`<h2 class="visually-hidden">${msg('Now', { id: 'play.now' })}</h2>
      <div class="reply ${reply?.kind ?? ''} ${lines.length > 0 ? 'told' : ''} ${this.large ? 'large' : ''}">
        ${
          lines.length > 0
            ? html`<div class=${lines.length > 6 ? 'many' : nothing} tabindex=${lines.length > 6 ? '0' : nothing}>
                ${lines.map((line) => html`<p class="line">${line}</p>`)}
              </div>`
            : nothing
        }
        ${
          table.length === 0
            ? nothing
            : html`<p class="table">${msg('On the table:', { id: 'play.table' })} ${table.join(' ')}</p>`
        }
        <p class="prompt">${who}<span class="task">${asked.slice(who.length)}</span></p>
      </div>`;
  }

  /** What scrolls can be scrolled by keys too; a new reply is read from its start. */
  protected override updated(changed: PropertyValues<this>): void {
    const box = this.renderRoot.querySelector('.reply');
    if (!box) return;
    if (changed.has('reply')) box.scrollTop = 0;
    if (box.scrollHeight > box.clientHeight + 1) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-reply': GsReply;
  }
}
