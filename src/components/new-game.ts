import { msg, str } from '@lit/localize';
import { type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { faultSentence, notKept } from '../records/faults.js';
import { forgetSetUp, keepSetUp, keptSetUp } from '../records/set-ups.js';
import { longestName, tidyNames } from '../records/tidy.js';
import type { GameId, Player } from '../rules/index.js';
import { rulesOf } from '../rules/known-games.js';
import type { Names, Wording } from '../speech/describe.js';
import { gameName } from '../speech/describe/games.js';
import { playerName } from '../speech/describe/players.js';
import { drawOne } from './lots.js';
import { newGameStyles } from './new-game-styles.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { part } from './parts.js';
import { shared } from './theme.js';

/**
 * What the set-up of every game has: the people's names, lots, the table, the start. What has been chosen is kept until the
 * game begins: a page that is loaded again shows it as it was.
 */
export abstract class NewGame<Person extends Player> extends Page {
  static override styles: CSSResultGroup = [...shared, pageStyles, newGameStyles];

  protected abstract readonly game: GameId;
  /** The two sides; lots are drawn between them. */
  protected abstract readonly players: readonly [Person, Person];

  @state() protected names: Names = {};
  /** What the lots came to last; null where nobody drew, or chose otherwise since. */
  @state() protected lot: Person | null = null;
  /** Why the game was not started. */
  @state() private fault: string | null = null;

  private starting = false;
  /** Names were kept from before: they are shown at once. */
  private hasKeptNames = false;

  /** What the game is started with; the rules say what is wrong with it. */
  protected abstract options(): object;
  /** What the lots decide, as a sentence. */
  protected abstract lotText(lot: Person): string;

  override connectedCallback(): void {
    super.connectedCallback();
    this.restore(keptSetUp(this.game));
  }

  /** Takes back what was chosen before the page was loaded again. Members may be anything. */
  protected restore(kept: Record<string, unknown>): void {
    this.names = tidyNames(typeof kept['names'] === 'object' ? { ...kept['names'] } : {});
    this.hasKeptNames = Object.keys(this.names).length > 0;
    this.lot = this.players.find((player) => player === kept['lot']) ?? null;
  }

  /** Everything chosen so far, as `restore` takes it. */
  protected chosen(): Record<string, unknown> {
    return { names: this.names, lot: this.lot };
  }

  /** How lots are acted upon besides being said. */
  protected abstract onLot(lot: Person): void;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const told = ['fault', 'services'];
    // Once something else is chosen, what was wrong may be wrong no more.
    if (Array.from(changed.keys()).some((name) => !told.includes(String(name)))) this.fault = null;
  }

  protected override updated(): void {
    if (!this.starting) keepSetUp(this.game, this.chosen());
  }

  protected get wording(): Wording {
    return { spelling: false, verbosity: this.services.settings().verbosity, locale: this.services.locale() };
  }

  /** The whole page around a game's own choices. */
  protected renderForm(choices: TemplateResult, table: readonly string[]): TemplateResult {
    const name = gameName(this.game);
    return html`<h1 tabindex="-1">${msg(str`New game: ${name}`, { id: 'new.heading' })}</h1>
      ${this.services.storeFault === null ? nothing : html`<p class="notice">${notKept()}</p>`}
      <form @submit=${this.onSubmit}>
        ${choices}
        ${
          table.length === 0
            ? nothing
            : html`<div>
                <h2>${msg('On the table', { id: 'new.table' })}</h2>
                ${table.map((sentence) => html`<p>${sentence}</p>`)}
              </div>`
        }
        ${this.fault === null ? nothing : html`<p class="notice">${this.fault}</p>`}
        <button class="primary start">${msg('Start the game', { id: 'new.start' })}</button>
      </form>`;
  }

  /** The names, folded away: nobody needs them. */
  protected renderNames(): TemplateResult {
    return html`<details ?open=${this.hasKeptNames}>
      <summary>${msg('Names', { id: 'new.names' })}</summary>
      ${this.renderNameFields()}
    </details>`;
  }

  protected renderNameFields(): TemplateResult {
    return html`<div class="names">${this.players.map((player) => this.renderName(player))}</div>`;
  }

  private renderName(player: Person): TemplateResult {
    return html`<label
      >${playerName(this.game, player)}
      <input
        type="text"
        maxlength=${longestName}
        autocomplete="off"
        .value=${this.names[player] ?? ''}
        @input=${(event: InputEvent) => {
          this.onName(player, (event.target as HTMLInputElement).value);
        }}
      />
    </label>`;
  }

  protected onName(player: Person, typed: string): void {
    this.names = { ...this.names, [player]: Array.from(typed).slice(0, longestName).join('') };
  }

  protected renderDraw(): TemplateResult {
    return html`<button type="button" @click=${this.onDraw}>${msg('Draw lots', { id: 'new.draw' })}</button>
      ${this.lot === null ? nothing : html`<p class="drawn">${this.lotText(this.lot)}</p>`}`;
  }

  private readonly onDraw = (): void => {
    const lot = drawOne(this.players);
    this.lot = lot;
    this.onLot(lot);
    this.services.announcer.say(this.lotText(lot));
  };

  private readonly onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.starting) return;
    const { game, names } = this;
    const options = this.options();
    const started = rulesOf(game).start(options);
    if (!started.ok) {
      const reasons = await part(() => import('../speech/describe/setup-reasons.js'));
      if (reasons) this.refuse(reasons.describeSetupReason(started.error, game, this.wording));
      return;
    }
    this.starting = true;
    const created = await this.services.store.create({ game, options, names });
    if (created.ok) {
      forgetSetUp(game);
      this.services.go(`/play/${created.value.id}`);
      return;
    }
    this.starting = false;
    this.refuse(faultSentence(created.error));
  };

  private refuse(why: string): void {
    this.fault = why;
    this.services.announcer.say(why, true);
  }
}
