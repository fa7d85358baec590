import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { unpackRecord } from '../records/link.js';
import { tidyNames } from '../records/tidy.js';
import type { Summary } from '../records/types.js';
import type { GameRecord } from '../rules/index.js';
import { gameName, playerName } from '../speech/describe.js';
import { checkRecord, endOf, keepRecord } from './open-record.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { pressOnce } from './press-once.js';
import { recordStanding } from './record-words.js';
import { shared } from './theme.js';

/** A record that came in a link: checked by the rules, shown, and kept only if someone says so. */
@customElement('gs-received')
export class GsReceived extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    css`
      p {
        overflow-wrap: anywhere;
      }
      .actions {
        margin-block-start: 1.5rem;
      }
    `,
  ];

  /** The record as the link carries it; anything at all may stand there. */
  @property() packed = '';

  @state() private record: GameRecord | null = null;
  /** Why there is nothing to keep. */
  @state() private fault: string | null = null;
  /** Why it was not kept. */
  @state() private notKept: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('packed')) void this.load();
  }

  protected override render(): TemplateResult {
    if (this.fault !== null) {
      return html`<h1 tabindex="-1">${msg('This link carries no record', { id: 'received.fault' })}</h1>
        <p class="lead">${this.fault}</p>
        <section><a class="button" href="#/">${msg('All games and records', { id: 'app.to-home' })}</a></section>`;
    }
    const { record } = this;
    if (!record) return html`<p>${msg('Opening the record…', { id: 'view.opening' })}</p>`;
    return html`<h1 tabindex="-1">${msg('A record was sent to you', { id: 'received.heading' })}</h1>
      <p class="lead">
        ${msg('The rules have checked it. Nothing is kept on this device until you say so.', { id: 'received.lead' })}
      </p>
      <section>
        <h2>${gameName(record.game)}</h2>
        ${this.renderPeople(record)}
        <p>${recordStanding(summaryOf(record), this.services.locale())}</p>
        ${this.notKept === null ? nothing : html`<p class="notice">${this.notKept}</p>`}
        <div class="actions">
          <button type="button" class="primary" @click=${this.onKeep}>
            ${msg('Keep it on this device', { id: 'received.keep' })}
          </button>
          <a class="button" href="#/">${msg('Do not keep it', { id: 'received.leave' })}</a>
        </div>
      </section>`;
  }

  private renderPeople({ game, names }: GameRecord): TemplateResult | typeof nothing {
    const tidied = tidyNames(names);
    const people = Object.keys(tidied) as (keyof typeof tidied)[];
    if (people.length === 0) return nothing;
    return html`<p>${people.map((player) => playerName(game, player, tidied)).join('; ')}</p>`;
  }

  private async load(): Promise<void> {
    const { packed } = this;
    const text = await unpackRecord(packed);
    if (packed !== this.packed || !this.isConnected) return;
    const checked = text === null ? null : checkRecord(text, this.services.locale());
    this.record = checked?.ok ? checked.value : null;
    this.notKept = null;
    if (checked?.ok) this.fault = null;
    else {
      this.fault =
        checked?.error ??
        msg('It was cut off or changed on its way. Ask for the link once more, or for the file.', {
          id: 'received.broken',
        });
    }
  }

  private readonly onKeep = (): void => {
    const { record } = this;
    if (record) void pressOnce(record, () => this.keep(record));
  };

  /** @returns whether it is kept */
  private async keep(record: GameRecord): Promise<boolean> {
    const kept = await keepRecord(record, '', this.services.store);
    if (kept.ok) {
      this.services.announcer.say(msg('The record is kept on this device.', { id: 'received.kept' }));
      this.services.go(`/record/${kept.value.id}`);
    } else {
      this.notKept = kept.error;
      this.services.announcer.say(kept.error, true);
    }
    return kept.ok;
  }
}

/** The record as the list of records would show it. */
const summaryOf = (record: GameRecord): Summary => ({
  id: '',
  game: record.game,
  options: record.options,
  names: tidyNames(record.names),
  created: 0,
  updated: 0,
  plies: record.moves.length,
  end: endOf(record),
});

declare global {
  interface HTMLElementTagNameMap {
    'gs-received': GsReceived;
  }
}
