import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { faultSentence } from '../records/faults.js';
import { chainOf } from '../records/match-chain.js';
import type { Stored, Summary } from '../records/types.js';
import { Lingering } from './lingering.js';
import { gameOfMatchText } from './match-words.js';
import { recordStanding, recordTitle } from './record-words.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

const longestTitle = 100;

/** What is shown of a record: itself, the form for its name, or that it was deleted. In the order of the page. */
const views = ['record', 'renaming', 'deleted'] as const;
type View = (typeof views)[number];
type Tabindex = Lingering['tabindex'];

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
      .view {
        display: contents;
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
  /** What was shown of a record before, where the focus was. */
  private left: { id: string; view: View } | null = null;
  private readonly leaving = new Lingering(this);

  protected override render(): TemplateResult {
    return html`${this.fault === null ? nothing : html`<p class="fault">${this.fault}</p>`}
      <ul class="list">
        ${repeat(
          this.rows,
          ({ id }) => id,
          (summary) => html`<li data-id=${summary.id}>${this.renderRow(summary)}</li>`,
        )}
      </ul>`;
  }

  /** What is shown of a record, and what was before while the focus may be there. */
  private renderRow(summary: Summary): unknown {
    const { id } = summary;
    const shown = this.viewOf(id);
    const left = this.leaving.stays && this.left?.id === id ? this.left.view : null;
    return repeat(
      views.filter((view) => view === shown || view === left),
      (view) => view,
      (view) => {
        const isLeft = view !== shown;
        return html`<div class=${isLeft ? this.leaving.look : 'view'}>
          ${this.renderView(view, summary, isLeft ? this.leaving.tabindex : nothing)}
        </div>`;
      },
    );
  }

  private viewOf(id: string): View {
    if (this.gone.has(id)) return 'deleted';
    return this.renaming === id ? 'renaming' : 'record';
  }

  private renderView(view: View, summary: Summary, tabindex: Tabindex): TemplateResult {
    const title = recordTitle(summary, this.services.locale());
    if (view === 'deleted') return this.renderDeleted(summary, title, tabindex);
    if (view === 'renaming') return this.renderRenaming(summary, title, tabindex);
    const of = html` <span class="visually-hidden">${title}</span>`;
    return html`<div>
        <h3 tabindex="-1">${title}</h3>
        <p class="soft">${this.standing(summary)}</p>
      </div>
      <div class="actions">
        ${
          summary.end
            ? renderLink(`#/record/${summary.id}`, msg('Open', { id: 'home.record.open' }), title, tabindex)
            : html`${renderLink(`#/play/${summary.id}`, msg('Continue', { id: 'home.record.continue' }), title, tabindex)}
              ${renderLink(`#/record/${summary.id}`, msg('Look through', { id: 'home.record.view' }), title, tabindex, 'button quiet')}`
        }
        <button
          type="button"
          tabindex=${tabindex}
          class="quiet rename"
          @click=${() => {
            void this.startRenaming(summary);
          }}
        >
          ${msg('Rename', { id: 'home.record.rename' })}${of}
        </button>
        <button
          type="button"
          tabindex=${tabindex}
          class="quiet"
          @click=${() => {
            void this.takeOut(summary);
          }}
        >
          ${msg('Delete', { id: 'home.record.delete' })}${of}
        </button>
      </div>`;
  }

  private renderDeleted(summary: Summary, title: string, tabindex: Tabindex): TemplateResult {
    return html`<p class="soft">${msg(str`Deleted: ${title}`, { id: 'home.record.deleted' })}</p>
      <div class="actions">
        <button
          type="button"
          tabindex=${tabindex}
          class="undo"
          @click=${() => {
            void this.restore(summary);
          }}
        >
          ${msg('Undo', { id: 'home.record.undo' })} <span class="visually-hidden">${title}</span>
        </button>
      </div>`;
  }

  private renderRenaming(summary: Summary, title: string, tabindex: Tabindex): TemplateResult {
    return html`<form
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
        tabindex=${tabindex}
        maxlength=${longestTitle}
        autocomplete="off"
        .value=${title}
        aria-describedby="hint"
      />
      <p id="hint" class="soft">${msg('Empty: it goes by game and day again.', { id: 'home.record.name.hint' })}</p>
      <div class="actions">
        <button class="primary" tabindex=${tabindex}>${msg('Save', { id: 'home.record.save' })}</button>
        <button
          type="button"
          tabindex=${tabindex}
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
  private get rows(): Summary[] {
    const rows = this.summaries.filter(({ id }) => !this.gone.has(id));
    const places = [...this.gone.values()].sort((a, b) => a.row - b.row);
    for (const { summary, row } of places) rows.splice(row, 0, summary);
    return rows;
  }

  /** Something else will be shown of a record: what has the focus there goes once the focus has gone. */
  private leave(id: string): void {
    this.left = { id, view: this.viewOf(id) };
    this.leaving.leave();
  }

  private async startRenaming({ id }: Summary): Promise<void> {
    this.leave(id);
    this.renaming = id;
    await this.updateComplete;
    const field = this.renderRoot.querySelector('input');
    field?.focus();
    field?.select();
  }

  private async stopRenaming({ id }: Summary): Promise<void> {
    // The form goes at once: of a text field that is not seen any more Firefox tells that its caret has moved.
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
    const { id } = summary;
    const row = this.rows.findIndex((one) => one.id === id);
    const removed = await this.change(this.services.store.remove(id), () => {
      this.leave(id);
      this.gone.set(id, { summary, row });
    });
    if (!removed) return;
    this.services.announcer.say(msg('Deleted. Undo puts it back.', { id: 'home.record.deleted.said' }));
    await this.focusIn(id, '.undo');
  }

  private async restore(summary: Summary): Promise<void> {
    const { id } = summary;
    if (!(await this.change(this.services.store.restore(id)))) return;
    this.leave(id);
    this.gone.delete(id);
    this.services.announcer.say(msg('Put back.', { id: 'home.record.restored' }));
    await this.focusIn(id, 'h3');
  }

  /**
   * Waits for the store, and for the list to be read again; a fault becomes a sentence, and null.
   * @param done called when the store has done it, and before the list is read again
   */
  private async change(changing: Stored<Summary>, done = () => {}): Promise<Summary | null> {
    const changed = await changing;
    if (changed.ok) done();
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
const renderLink = (href: string, text: string, title: string, tabindex: Tabindex, look = 'button'): TemplateResult =>
  html`<a class=${look} href=${href} tabindex=${tabindex} aria-label="${text} ${title}">${text}</a>`;

declare global {
  interface HTMLElementTagNameMap {
    'gs-records-list': GsRecordsList;
  }
}
