import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import { recordLink } from '../records/link.js';
import { progressOf, type ReadRecord } from '../records/progress.js';
import { recordFile } from '../records/record-file.js';
import type { StoreFault, Summary } from '../records/types.js';
import type { Player } from '../rules/types.js';
import { describeLog, type Names, playerName, type Wording } from '../speech/describe.js';
import { brailleName, linesBraille } from '../speech/sheet-braille.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import './qr-code.js';
import { recordHeading } from './record-view-words.js';
import { recordStanding } from './record-words.js';
import { canShare, share } from './share.js';
import { saveText } from './text-file.js';
import { shared } from './theme.js';

/**
 * A record to be given to others without a server: through the system's share sheet, as a file, as a link that carries it, or as
 * a QR code of that link. Names go along only where someone ticks them.
 */
@customElement('gs-share')
export class GsShare extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    css`
      section > p {
        max-width: var(--gs-measure);
        margin-block-end: 0.75rem;
        overflow-wrap: anywhere;
      }
      h1 {
        overflow-wrap: anywhere;
      }
      input[type='text'] {
        margin-block-end: 0.75rem;
      }
      .told {
        margin-block-start: 1rem;
        font-weight: 600;
      }
    `,
  ];

  @property() recordId = '';

  @state() private read: ReadRecord | null = null;
  @state() private fault: StoreFault | null = null;
  /** The names go along. */
  @state() private named = false;
  /** The link as the record is to be given now. */
  @state() private link = '';
  /** What came of the last thing done. */
  @state() private told = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Services come anew when another tab has changed the record.
    if (changed.has('services') || changed.has('recordId')) void this.load();
  }

  protected override render(): TemplateResult {
    if (this.fault !== null) {
      return html`<h1 tabindex="-1">${msg('This record cannot be shared', { id: 'share.fault' })}</h1>
        <p class="lead">${faultSentence(this.fault)}</p>
        <section><a class="button" href="#/">${msg('All games and records', { id: 'app.to-home' })}</a></section>`;
    }
    const { read } = this;
    if (!read) return html`<p>${msg('Opening the record…', { id: 'view.opening' })}</p>`;
    const locale = this.services.locale();
    return html`<h1 tabindex="-1">${msg('Share a record', { id: 'share.heading' })}</h1>
      <p class="lead">
        ${recordHeading(read.summary, locale)}. ${recordStanding({ ...read.summary, names: {} }, locale)}
      </p>
      ${this.renderNames(read.summary)}
      <section>
        <h2>${msg('Send it', { id: 'share.send' })}</h2>
        <p>
          ${msg(
            'The record itself is in the link. It goes to nobody but whom you send it to, and there it is checked by the rules.',
            {
              id: 'share.send.hint',
            },
          )}
        </p>
        <label for="link">${msg('Link', { id: 'share.link' })}</label>
        <input id="link" type="text" readonly dir="ltr" .value=${this.link} @focus=${selectAll} />
        <div class="actions">
          ${
            canShare()
              ? html`<button type="button" class="primary" @click=${this.onSend}>
                  ${msg('Send the link', { id: 'share.system' })}
                </button>`
              : nothing
          }
          <button type="button" @click=${this.onCopy}>${msg('Copy the link', { id: 'share.copy' })}</button>
          <button type="button" @click=${this.onFile}>${msg('Save as a file', { id: 'play.save' })}</button>
          <button type="button" @click=${this.onBraille}>
            ${msg('Save as a braille file', { id: 'share.braille' })}
          </button>
        </div>
        ${this.told === '' ? nothing : html`<p class="told">${this.told}</p>`}
      </section>
      <section>
        <h2>${msg('QR code', { id: 'share.qr' })}</h2>
        ${this.link === '' ? nothing : html`<gs-qr-code .text=${this.link}></gs-qr-code>`}
      </section>
      <section>
        <a class="button" href="#/record/${this.recordId}">${msg('Look through the record', { id: 'play.view' })}</a>
      </section>`;
  }

  private renderNames({ game, names }: Summary): TemplateResult {
    const people = Object.entries(names) as [keyof Summary['names'], string][];
    return html`<section>
      ${
        people.length === 0
          ? html`<p>${msg('No names are in this record.', { id: 'share.nameless' })}</p>`
          : html`<label class="choice"
                ><input
                  type="checkbox"
                  .checked=${this.named}
                  @change=${() => {
                    this.named = !this.named;
                    void this.makeLink();
                  }}
                />${msg('Send the names along', { id: 'share.names' })}</label
              >
              <p>${people.map(([player, name]) => playerName(game, player, { [player]: name })).join('; ')}</p>`
      }
    </section>`;
  }

  private async load(): Promise<void> {
    const id = this.recordId;
    const kept = await this.services.store.load(id);
    if (id !== this.recordId || !this.isConnected) return;
    const progress = kept.ok ? progressOf(kept.value) : null;
    if (kept.ok && progress?.ok) this.read = { summary: kept.value.summary, progress: progress.value };
    this.fault = kept.ok ? (progress?.ok ? null : 'broken') : kept.error;
    await this.makeLink();
  }

  /** The record as a file, with names only if they are ticked. */
  private file(): { name: string; text: string } | null {
    if (!this.read) return null;
    const { summary, progress } = this.read;
    return recordFile(summary, progress, this.named ? summary.names : {});
  }

  private async makeLink(): Promise<void> {
    const file = this.file();
    const { named } = this;
    const link = file ? await recordLink(file.text, location.href) : '';
    // Meanwhile the names may have been ticked or not.
    if (named === this.named) this.link = link;
  }

  private readonly onSend = async (): Promise<void> => {
    const sent = await share({ title: msg('A Gridscribe record', { id: 'share.title' }), url: this.link });
    if (sent === 'failed') {
      this.tell(msg('This device did not take the link. Copy it, or save the file.', { id: 'share.failed' }));
    }
  };

  private readonly onCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.link);
      this.tell(msg('The link is copied.', { id: 'share.copied' }));
    } catch {
      this.tell(
        msg('The browser does not let the link be copied. Select it in the field and copy it yourself.', {
          id: 'share.not-copied',
        }),
      );
      this.renderRoot.querySelector<HTMLInputElement>('#link')?.focus();
    }
  };

  private readonly onFile = (): void => {
    const file = this.file();
    if (!file) return;
    saveText(file.name, file.text);
    this.tell(msg('The record is saved as a file.', { id: 'play.saved' }));
  };

  private readonly onBraille = (): void => {
    const file = this.file();
    if (!file || !this.read) return;
    const { summary, progress } = this.read;
    const locale = this.services.locale();
    const { names, hidden } = brailleNames(this.named ? summary.names : {});
    const wording: Wording = { spelling: false, verbosity: 'normal', locale, names };
    const lines = [
      recordStanding({ ...summary, names }, locale),
      ...hidden.map((player) => hiddenName(playerName(summary.game, player))),
      ...describeLog(progress.played, wording),
    ];
    saveText(file.name.replace(/\.txt$/, '.brf'), linesBraille(recordHeading(summary, locale), lines, locale));
    this.tell(msg('The braille file is saved.', { id: 'kit.braille.saved' }));
  };

  private tell(text: string): void {
    this.told = text;
    this.services.announcer.say(text);
  }
}

const players = ['A', 'W', 'B'] as const;

/** Names as braille can show them, and whose it cannot. */
function brailleNames(all: Names): { names: Names; hidden: Player[] } {
  const hidden = players.filter((player) => brailleName(all[player] ?? '') === null);
  const shown = players.filter((player) => all[player] !== undefined && !hidden.includes(player));
  return { names: Object.fromEntries(shown.map((player) => [player, all[player] ?? ''])), hidden };
}

const hiddenName = (player: string): string =>
  msg(str`${player}: a name in a script that this file cannot show.`, { id: 'share.braille.hidden' });

const selectAll = (event: FocusEvent): void => {
  (event.target as HTMLInputElement).select();
};

declare global {
  interface HTMLElementTagNameMap {
    'gs-share': GsShare;
  }
}
