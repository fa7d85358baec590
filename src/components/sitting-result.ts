import { msg, str } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import {
  exchanged,
  fieldsFault,
  fieldsFromRecord,
  fieldsOf,
  type GameFields,
  gamesIn,
  recordsFor,
  type Winner,
} from '../records/result-entry.js';
import { isCounted, type Tournament } from '../records/tournament.js';
import type { Summary } from '../records/types.js';
import type { MatchGame } from '../rules/index.js';
import { countedText } from '../speech/match-texts.js';
import { renderRadio } from './choices.js';
import { recordStanding, recordTitle } from './record-words.js';
import type { Services } from './services.js';
import { fieldsFaultText } from './tables-words.js';
import { tablesStyles } from './tables-styles.js';
import { shared } from './theme.js';

/**
 * The form for one table's result: typed, or taken from a record.
 *
 * @fires gs-save - the result is to be kept; `detail`: the games, none to take the result out
 * @fires gs-cancel - nothing is to change
 */
@customElement('gs-sitting-result')
export class GsSittingResult extends LitElement {
  static override styles = [...shared, tablesStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) tournament!: Tournament;
  /** What the two are called, in the order of the pairing. */
  @property({ attribute: false }) names: readonly [string, string] = ['', ''];
  @property({ attribute: false }) heading = '';
  /** The games as they are known when the form is opened. */
  @property({ attribute: false }) games: readonly MatchGame[] = [];

  @state() private fields: readonly GameFields[] = [];
  /** Records that the result can be taken from. */
  @state() private records: readonly Summary[] = [];
  @state() private fault: string | null = null;

  protected override willUpdate(): void {
    // What has been typed since stays, whatever another tab saves meanwhile.
    if (this.hasUpdated) return;
    this.fields = fieldsOf(this.games, this.tournament.gamesPerMatch);
    void this.loadRecords();
  }

  /** Moves the focus to the heading, from where the form is read. */
  override focus(): void {
    this.renderRoot.querySelector('h3')?.focus();
  }

  protected override render(): TemplateResult {
    return html`<form class="sheet" @submit=${this.onSubmit} @keydown=${this.onKey}>
      <h3 tabindex="-1">${this.heading}</h3>
      ${this.fields.map((fields, index) => this.renderGame(fields, index))} ${this.renderRecords()}
      ${this.fault === null ? nothing : html`<p class="notice">${this.fault}</p>`}
      <div class="actions">
        <button class="primary">${msg('Save the result', { id: 'tables.save' })}</button>
        <button type="button" @click=${this.onCancel}>${msg('Cancel', { id: 'tables.cancel' })}</button>
      </div>
    </form>`;
  }

  private renderGame({ winner, counts }: GameFields, index: number): TemplateResult {
    const choices: [Winner, string][] = [
      ['first', this.winsText(0)],
      ['second', this.winsText(1)],
      ['draw', msg('A draw', { id: 'tables.draw' })],
      ['open', msg('Not over', { id: 'tables.not-over' })],
    ];
    return html`<fieldset>
      <legend>${this.legend(index)}</legend>
      <div class="choices">
        ${choices.map(([value, text]) =>
          renderRadio(`winner-${String(index)}`, text, winner === value, () => {
            this.set(index, { winner: value });
          }),
        )}
      </div>
      ${isCounted(this.tournament.game) ? html`<div class="counts">${this.renderCounts(counts, index)}</div>` : nothing}
    </fieldset>`;
  }

  private renderCounts(counts: readonly [string, string], index: number): TemplateResult[] {
    const counted = countedText(this.tournament.game) ?? '';
    return ([0, 1] as const).map((person) => {
      const name = this.names[person];
      return html`<label
        >${msg(str`${counted}, ${name}`, { id: 'tables.count-of' })}
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="4"
          .value=${counts[person]}
          @input=${(event: InputEvent) => {
            const typed = (event.target as HTMLInputElement).value;
            this.set(index, { counts: person === 0 ? [typed, counts[1]] : [counts[0], typed] });
          }}
        />
      </label>`;
    });
  }

  private renderRecords(): TemplateResult | typeof nothing {
    if (this.records.length === 0) return nothing;
    const locale = this.services.locale();
    return html`<details>
      <summary>${msg('Take it from a record', { id: 'tables.record' })}</summary>
      <p class="soft">
        ${msg(
          'A second game with sides changed comes with its first. White or pawn A of the first game is taken for the person named first, if the names do not say otherwise.',
          { id: 'tables.record.hint' },
        )}
      </p>
      <ul class="list">
        ${this.records.map(
          (record) =>
            html`<li>
              <p>${recordTitle(record, locale)}</p>
              <p class="soft">${recordStanding(record, locale)}</p>
              <button
                type="button"
                @click=${() => {
                  void this.take(record);
                }}
              >
                ${msg('Take this one', { id: 'tables.record.take' })}<span class="visually-hidden">
                  ${recordTitle(record, locale)}</span
                >
              </button>
            </li>`,
        )}
      </ul>
      <button
        type="button"
        @click=${() => {
          this.fields = exchanged(this.fields);
          this.services.announcer.say(msg('Exchanged.', { id: 'tables.exchanged' }));
        }}
      >
        ${msg('Exchange the two', { id: 'tables.exchange' })}
      </button>
    </details>`;
  }

  private winsText(person: 0 | 1): string {
    const name = this.names[person];
    return msg(str`${name} wins`, { id: 'tables.wins' });
  }

  private legend(index: number): string {
    if (this.tournament.gamesPerMatch === 1) return msg('The game', { id: 'tables.the-game' });
    return index === 0
      ? msg('First game', { id: 'tables.first-game' })
      : msg('Second game, sides changed', { id: 'tables.second-game' });
  }

  private set(index: number, changed: Partial<GameFields>): void {
    this.fields = this.fields.map((fields, at) => (at === index ? { ...fields, ...changed } : fields));
    this.fault = null;
  }

  private async loadRecords(): Promise<void> {
    const listed = await this.services.store.list();
    this.records = listed.ok ? recordsFor(this.tournament.game, listed.value) : [];
  }

  private async take(record: Summary): Promise<void> {
    const { names, tournament, services } = this;
    const fields = await fieldsFromRecord(record, names, tournament.gamesPerMatch, services.store);
    if (!fields) {
      this.refuse(
        msg('This record cannot be read. Choose another one, or fill in the result.', { id: 'tables.record.bad' }),
      );
      return;
    }
    this.fields = fields;
    this.fault = null;
    services.announcer.say(
      msg('Taken from the record. Look at it, then save the result.', { id: 'tables.record.taken' }),
    );
    this.focus();
  }

  private refuse(why: string): void {
    this.fault = why;
    this.services.announcer.say(why, true);
  }

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { game } = this.tournament;
    const wrong = fieldsFault(this.fields, game);
    if (wrong) this.refuse(fieldsFaultText(wrong, game));
    else this.dispatchEvent(new CustomEvent('gs-save', { detail: gamesIn(this.fields, game) }));
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.onCancel();
  };

  private readonly onCancel = (): void => {
    this.dispatchEvent(new CustomEvent('gs-cancel'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-sitting-result': GsSittingResult;
  }
}
