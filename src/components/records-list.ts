import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { faultSentence } from '../records/faults.js';
import { chainOf } from '../records/match-chain.js';
import type { Stored, Summary } from '../records/types.js';
import { gameOfMatchText } from './match-words.js';
import { recordStanding, recordTitle } from './record-words.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

const longestTitle = 100;

/** A row of the list: a record, or the place where one was until it was deleted. */
interface Row {
  summary: Summary;
  deleted: boolean;
}

/** The records on this device, each to be opened, renamed or deleted. What was deleted here can be put back here. */
@customElement('gs-records-list')
export class GsRecordsList extends LitElement {
  static override styles = [
    ...shared,
    css`
      .list > li {
        display: grid;
        gap: 0.5rem 1.5rem;
        align-items: center;
      }
      .actions {
        gap: 0.25rem;
      }
      form .actions {
        gap: 0.75rem;
      }
      .actions > * {
        gap: 0;
        padding-inline: 0.8rem;
      }
      .actions > .quiet {
        padding-inline: 0.5rem;
        border-color: transparent;
        background: transparent;
        font-weight: 400;
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      h3,
      p {
        overflow-wrap: anywhere;
      }
      h3:focus {
        outline: none;
      }
      form {
        display: grid;
        gap: 0.5rem;
      }
      .fault {
        margin-block-end: 0.75rem;
        font-weight: 600;
      }
      @media (min-width: 46rem) {
        .list > li {
          grid-template-columns: 1fr auto;
        }
        form {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  /** The records as the store lists them. */
  @property({ attribute: false }) summaries: readonly Summary[] = [];
  /** Reads the list again, into `summaries`, after a change. */
  @property({ attribute: false }) reload: () => Promise<void> = () => Promise.resolve();

  /** Records deleted since the page was opened, by id, with the row where each was. */
  @state() private readonly gone = new Map<string, { summary: Summary; row: number }>();
  /** The record that is being renamed. */
  @state() private renaming: string | null = null;
  @state() private fault: string | null = null;

  protected override render(): TemplateResult {
    return html`${this.fault === null ? nothing : html`<p class="fault">${this.fault}</p>`}
      <ul class="list">
        ${repeat(
          this.rows,
          ({ summary }) => summary.id,
          (row) => html`<li data-id=${row.summary.id}>${this.renderRow(row)}</li>`,
        )}
      </ul>`;
  }

  private renderRow({ summary, deleted }: Row): TemplateResult {
    const title = recordTitle(summary, this.services.locale());
    if (deleted) return this.renderDeleted(summary, title);
    if (this.renaming === summary.id) return this.renderRenaming(summary, title);
    const of = html` <span class="visually-hidden">${title}</span>`;
    return html`<div>
        <h3 tabindex="-1">${title}</h3>
        <p class="soft">${this.standing(summary)}</p>
      </div>
      <div class="actions">
        ${
          summary.end
            ? renderLink(`#/record/${summary.id}`, msg('Open', { id: 'home.record.open' }), title)
            : html`${renderLink(`#/play/${summary.id}`, msg('Continue', { id: 'home.record.continue' }), title)}
              ${renderLink(`#/record/${summary.id}`, msg('Look through', { id: 'home.record.view' }), title, 'button quiet')}`
        }
        <button
          type="button"
          class="quiet rename"
          @click=${() => {
            void this.startRenaming(summary);
          }}
        >
          ${msg('Rename', { id: 'home.record.rename' })}${of}
        </button>
        <button
          type="button"
          class="quiet"
          @click=${() => {
            void this.takeOut(summary);
          }}
        >
          ${msg('Delete', { id: 'home.record.delete' })}${of}
        </button>
      </div>`;
  }

  private renderDeleted(summary: Summary, title: string): TemplateResult {
    return html`<p class="soft">${msg(str`Deleted: ${title}`, { id: 'home.record.deleted' })}</p>
      <div class="actions">
        <button
          type="button"
          class="undo"
          @click=${() => {
            void this.restore(summary);
          }}
        >
          ${msg('Undo', { id: 'home.record.undo' })} <span class="visually-hidden">${title}</span>
        </button>
      </div>`;
  }

  private renderRenaming(summary: Summary, title: string): TemplateResult {
    // Orca, whose place went with the button, comes to what is first here: from the label of the field it would not say it again.
    return html`<h3 class="visually-hidden">${title}</h3>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.rename(summary);
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Escape') void this.stopRenaming(summary);
        }}
      >
        <label for="title">${msg('Name of this record', { id: 'home.record.name' })}</label>
        <input
          id="title"
          type="text"
          maxlength=${longestTitle}
          autocomplete="off"
          .value=${title}
          aria-describedby="hint"
        />
        <p id="hint" class="soft">${msg('Empty: it goes by game and day again.', { id: 'home.record.name.hint' })}</p>
        <div class="actions">
          <button class="primary">${msg('Save', { id: 'home.record.save' })}</button>
          <button
            type="button"
            @click=${() => {
              void this.stopRenaming(summary);
            }}
          >
            ${msg('Cancel', { id: 'home.record.cancel' })}
          </button>
        </div>
      </form>`;
  }

  /** Which game of a match it is, if of any, and how it stands. */
  private standing(summary: Summary): string {
    const number = chainOf(summary, this.summaries).length;
    const standing = recordStanding(summary, this.services.locale());
    return number > 1 ? `${gameOfMatchText(number)} ${standing}` : standing;
  }

  /** The store's list, and in their places the records that were deleted here. */
  private get rows(): Row[] {
    const rows = this.summaries
      .filter(({ id }) => !this.gone.has(id))
      .map((summary): Row => ({ summary, deleted: false }));
    const places = [...this.gone.values()].sort((a, b) => a.row - b.row);
    for (const { summary, row } of places) rows.splice(row, 0, { summary, deleted: true });
    return rows;
  }

  private async startRenaming({ id }: Summary): Promise<void> {
    this.renaming = id;
    await this.updateComplete;
    const field = this.renderRoot.querySelector('input');
    field?.focus();
    field?.select();
  }

  private async stopRenaming({ id }: Summary): Promise<void> {
    this.renaming = null;
    await this.focusIn(id, '.rename');
  }

  private async rename(summary: Summary): Promise<void> {
    const title = this.renderRoot.querySelector('input')?.value.trim() ?? '';
    // Saved as it came, a record goes on by game and day.
    const same = title === recordTitle(summary, this.services.locale());
    const renamed = same ? null : await this.change(this.services.store.rename(summary.id, title));
    if (renamed) {
      const name = recordTitle(renamed, this.services.locale());
      this.services.announcer.say(msg(str`Renamed: ${name}.`, { id: 'home.record.renamed' }));
    }
    if (same || renamed) await this.stopRenaming(summary);
  }

  private async takeOut(summary: Summary): Promise<void> {
    const row = this.rows.findIndex((one) => one.summary.id === summary.id);
    if (!(await this.change(this.services.store.remove(summary.id)))) return;
    this.gone.set(summary.id, { summary, row });
    this.requestUpdate();
    this.services.announcer.say(msg('Deleted. Undo puts it back.', { id: 'home.record.deleted.said' }));
    await this.focusIn(summary.id, '.undo');
  }

  private async restore(summary: Summary): Promise<void> {
    if (!(await this.change(this.services.store.restore(summary.id)))) return;
    this.gone.delete(summary.id);
    this.requestUpdate();
    this.services.announcer.say(msg('Put back.', { id: 'home.record.restored' }));
    await this.focusIn(summary.id, 'h3');
  }

  /** Waits for the store, and for the list to be read again; a fault becomes a sentence, and null. */
  private async change(changing: Stored<Summary>): Promise<Summary | null> {
    const changed = await changing;
    this.fault = changed.ok ? null : faultSentence(changed.error);
    if (this.fault !== null) this.services.announcer.say(this.fault, true);
    await this.reload();
    return changed.ok ? changed.value : null;
  }

  private async focusIn(id: string, selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${selector}`)?.focus();
  }
}

/** A link about a record. Of a text with a hidden one beside it Orca makes one word in a link, and so the name is one. */
const renderLink = (href: string, text: string, title: string, look = 'button'): TemplateResult =>
  html`<a class=${look} href=${href} aria-label="${text} ${title}">${text}</a>`;

declare global {
  interface HTMLElementTagNameMap {
    'gs-records-list': GsRecordsList;
  }
}
