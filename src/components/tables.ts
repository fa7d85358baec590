import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { notKept } from '../records/faults.js';
import { playersFault, playersIn, type Tournament } from '../records/tournament.js';
import type { StoreFault } from '../records/types.js';
import { type GameId, gameIds } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { renderRadio } from './choices.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { pressOnce } from './press-once.js';
import { tablesStyles } from './tables-styles.js';
import { playersFaultText, sittingTitle, sizeText, tablesFaultText } from './tables-words.js';
import { shared } from './theme.js';

/** More is no list of names: 32 of the longest are less. */
const longestList = 5000;

/** The sittings of several tables on this device, and the form for a new one. */
@customElement('gs-tables')
export class GsTables extends Page {
  static override styles = [...shared, pageStyles, tablesStyles];

  /** The sittings, the newest first; null until they are read. */
  @state() private sittings: readonly Tournament[] | null = null;
  @state() private listFault: StoreFault | null = null;
  /** Why no schedule was made. */
  @state() private fault: string | null = null;
  @state() private game: GameId = gameIds[0];
  @state() private gamesPerMatch: 1 | 2 = 2;
  /** How many names there are. */
  @state() private count = 0;

  @query('#title') private readonly titleField!: HTMLInputElement;
  @query('textarea') private readonly namesField!: HTMLTextAreaElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Services come anew when another tab has changed the sittings.
    if (changed.has('services')) void this.load();
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Tables', { id: 'tables.heading' })}</h1>
      <p class="lead">
        ${msg(
          'For a lesson or an evening with several tables: everyone meets everyone once, and Gridscribe keeps the schedule, the results and the sums.',
          { id: 'tables.lead' },
        )}
      </p>
      ${this.services.storeFault === null ? nothing : html`<p class="notice">${notKept()}</p>`}
      ${this.listFault === null ? nothing : html`<p class="notice">${tablesFaultText(this.listFault)}</p>`}
      ${this.renderList()}
      <section>
        <h2>${msg('A new sitting', { id: 'tables.new' })}</h2>
        ${this.renderForm()}
      </section>`;
  }

  private renderList(): TemplateResult | typeof nothing {
    if (!this.sittings || this.sittings.length === 0) return nothing;
    const locale = this.services.locale();
    return html`<section>
      <h2>${msg('Your sittings', { id: 'tables.yours' })}</h2>
      <ul class="list">
        ${this.sittings.map(
          (sitting) =>
            html`<li>
              <a href="#/tables/${sitting.id}"><strong>${sittingTitle(sitting, locale)}</strong></a>
              <p class="soft">${gameName(sitting.game)}. ${sizeText(sitting.players.length, locale)}</p>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private renderForm(): TemplateResult {
    return html`<form @submit=${this.onSubmit}>
      <div class="wide">
        <label for="title">${msg('What it is called', { id: 'tables.name' })}</label>
        <input id="title" type="text" maxlength="100" autocomplete="off" aria-describedby="title-hint" />
        <p id="title-hint" class="soft">${msg('Empty: it goes by game and day.', { id: 'tables.name.hint' })}</p>
      </div>
      <fieldset>
        <legend>${msg('Game', { id: 'tables.game' })}</legend>
        <div class="choices">
          ${gameIds.map((game) =>
            renderRadio('game', gameName(game), this.game === game, () => {
              this.game = game;
            }),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>${msg('A match has', { id: 'tables.match' })}</legend>
        <div class="choices">
          ${this.renderMatch(2, msg('two games, the second with sides changed', { id: 'tables.match.2' }))}
          ${this.renderMatch(1, msg('one game', { id: 'tables.match.1' }))}
        </div>
      </fieldset>
      <div class="wide">
        <label for="names">${msg('Names, one a line', { id: 'tables.names' })}</label>
        <textarea
          id="names"
          dir="auto"
          maxlength=${longestList}
          autocomplete="off"
          spellcheck="false"
          aria-describedby="names-hint"
          @input=${this.onNames}
        ></textarea>
        <p id="names-hint" class="soft">${this.hint()}</p>
      </div>
      ${this.fault === null ? nothing : html`<p class="notice">${this.fault}</p>`}
      <button class="primary">${msg('Make the schedule', { id: 'tables.make' })}</button>
    </form>`;
  }

  private renderMatch(games: 1 | 2, text: string): TemplateResult {
    return renderRadio('match', text, this.gamesPerMatch === games, () => {
      this.gamesPerMatch = games;
    });
  }

  /** What the names come to so far. */
  private hint(): string {
    const { count } = this;
    return count < 2
      ? msg('From 2 to 32 people. First names or numbers will do: they stay on this device.', {
          id: 'tables.names.hint',
        })
      : sizeText(count, this.services.locale());
  }

  private async load(): Promise<void> {
    const store = await this.services.tournaments();
    const listed = await store.list();
    this.listFault = listed.ok ? null : listed.error;
    if (listed.ok) this.sittings = listed.value;
  }

  private readonly onNames = (): void => {
    this.count = playersIn(this.namesField.value).length;
    this.fault = null;
  };

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void pressOnce(this, () => this.make());
  };

  /** @returns whether the schedule is made */
  private async make(): Promise<boolean> {
    const { game, gamesPerMatch } = this;
    const players = playersIn(this.namesField.value.slice(0, longestList));
    const wrong = playersFault(players);
    if (wrong) {
      this.refuse(playersFaultText(wrong));
      this.namesField.focus();
      return false;
    }
    const store = await this.services.tournaments();
    const created = await store.create({ title: this.titleField.value, game, players, gamesPerMatch });
    if (!created.ok) {
      this.refuse(tablesFaultText(created.error));
      return false;
    }
    const size = sizeText(players.length, this.services.locale());
    this.services.announcer.say(msg(str`The schedule is made. ${size}`, { id: 'tables.made' }));
    this.services.go(`/tables/${created.value.id}`);
    return true;
  }

  private refuse(why: string): void {
    this.fault = why;
    this.services.announcer.say(why, true);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-tables': GsTables;
  }
}
