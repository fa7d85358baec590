import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import type { StoreFault } from '../records/types.js';
import { type GameId, gameIds } from '../rules/types.js';
import { gameName, type Wording } from '../speech/describe.js';
import { plural } from '../speech/describe/plural.js';
import type { PlayedGame } from '../speech/sheets.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import type { PrintPart, PrintSheet } from './print-blocks.js';
import { renderTick } from './choices.js';
import { renderPaper, renderRounds } from './print-choices.js';
import { type PrintOptions, usualOptions } from './print-layout.js';
import { printPageStyles } from './print-page-styles.js';
import { beforePrinting } from './print-page-words.js';
import { PaperSize } from './print-paper.js';
import './print-preview.js';
import { boardsIn, playedGame } from './print-record.js';
import { type PrintSitting, printSitting } from './print-sitting.js';
import { partName, partsFor, printSheets } from './print-sheets.js';
import { tablesFaultText } from './tables-words.js';
import { shared } from './theme.js';

/** What is chosen at first: enough to play. */
const usualParts: readonly PrintPart[] = ['board', 'pieces', 'set-up', 'rules', 'record'];
/** What is chosen at first where a record is printed. */
const recordParts: readonly PrintPart[] = ['filled'];
/** What is chosen at first where a sitting of several tables is printed. */
const sittingParts: readonly PrintPart[] = ['match', 'tournament'];
const mostTables = 16;
/**
 * How long nothing more has been chosen when the number of pages is said, in milliseconds: soon, since who goes on to the next
 * choice would hear it amid that, and lose its braille line.
 */
const pause = 100;

/** The page on which one chooses sheets of the kit, sees them as they will be, and prints them. */
@customElement('gs-print')
export class GsPrint extends Page {
  static override styles = [...shared, pageStyles, printPageStyles];

  /** The game that is chosen at first; null for the first one. */
  @property({ attribute: false }) game: GameId | null = null;
  /** The record to print; null for none. */
  @property({ attribute: false }) recordId: string | null = null;

  /** The sitting of several tables whose sheets are printed; null for none. */
  @property({ attribute: false }) sittingId: string | null = null;

  @state() private games: readonly GameId[] = [];
  @state() private parts: ReadonlySet<PrintPart> = new Set(usualParts);
  @state() private options: PrintOptions = usualOptions;
  @state() private tables = 1;
  @state() private played: PlayedGame | null = null;
  @state() private sitting: PrintSitting | null = null;
  /** The round whose tables have match sheets, from 0; null for all. */
  @state() private round: number | null = null;
  @state() private fault: StoreFault | null = null;
  @state() private count: number | null = null;
  /** Made anew only when something was chosen: laying out takes a moment. */
  @state() private sheets: readonly PrintSheet[] = [];

  private readonly paper = new PaperSize();
  private saying: number | undefined;
  private told = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.paper.use(this.options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.paper.release();
    window.clearTimeout(this.saying);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || changed.has('recordId') || changed.has('sittingId')) {
      this.games = [this.game ?? 'isolation'];
      if (this.recordId !== null) void this.read(this.recordId);
      if (this.sittingId !== null) void this.readSitting(this.sittingId);
    }
    this.sheets = this.madeAnew(changed) ? this.make() : this.sheets;
  }

  /** Whether something changed that sheets are made from; the services come anew with the language. */
  private madeAnew(changed: PropertyValues<this>): boolean {
    const matter: PropertyKey[] = [
      'services',
      'games',
      'parts',
      'options',
      'tables',
      'played',
      'sitting',
      'round',
      'game',
    ];
    return matter.some((name) => (changed as ReadonlyMap<PropertyKey, unknown>).has(name));
  }

  private make(): PrintSheet[] {
    const { games, parts, played, tables, round, options } = this;
    const sitting = this.sitting?.sitting ?? null;
    return printSheets({ games, parts, played, tables, sitting, round, options }, this.wording());
  }

  private wording(): Wording {
    return { spelling: false, verbosity: 'normal', locale: this.services.locale() };
  }

  private async read(id: string): Promise<void> {
    const read = await playedGame(this.services.store, id, this.wording());
    if (id !== this.recordId) return;
    if (!read.ok) {
      this.fault = read.error;
      return;
    }
    this.played = read.value;
    this.games = [read.value.start.game];
    this.parts = new Set(recordParts);
  }

  private async readSitting(id: string): Promise<void> {
    const read = await printSitting(await this.services.tournaments(), id, this.services.locale());
    if (id !== this.sittingId) return;
    if (!read.ok) {
      this.fault = read.error;
      return;
    }
    this.sitting = read.value;
    this.round = read.value.round;
    this.games = [read.value.game];
    this.parts = new Set(sittingParts);
  }

  protected override render(): TemplateResult {
    return html`<div class="controls">
        <h1 tabindex="-1">${msg('Print', { id: 'print.heading' })}</h1>
        <p class="lead">
          ${msg('Choose what you need. Below is every page as it will be printed.', { id: 'print.lead' })}
        </p>
        <p><a href="#/kit">${msg('Kit by touch and by ear', { id: 'kit.heading' })}</a></p>
        ${this.fault === null ? nothing : html`<p class="notice">${this.faultText(this.fault)}</p>`}
        ${this.renderMatter()} ${this.renderParts()} ${renderPaper(this.options, this.change)} ${this.renderBefore()}
      </div>
      <section class="preview" aria-label=${msg('Preview', { id: 'print.preview' })}>
        <gs-sheets .sheets=${this.sheets} .options=${this.options} @gs-pages=${this.onPages}></gs-sheets>
      </section>`;
  }

  private readonly faultText = (fault: StoreFault): string =>
    this.sittingId === null ? faultSentence(fault) : tablesFaultText(fault);

  /** What the sheets are about: a record, a sitting, or games that are chosen. */
  private renderMatter(): TemplateResult {
    if (this.played) return this.renderBoards(this.played);
    return this.sitting
      ? html`<section>
          <h2><bdi>${this.sitting.sitting.title}</bdi></h2>
          <p class="soft">${gameName(this.sitting.game)}</p>
        </section>`
      : this.renderGames();
  }

  private renderGames(): TemplateResult {
    return html`<section>
      <fieldset>
        <legend><h2>${msg('Games', { id: 'print.games' })}</h2></legend>
        <div class="choices">
          ${gameIds.map((game) =>
            renderTick(gameName(game), this.games.includes(game), (on) => {
              this.games = gameIds.filter((one) => (one === game ? on : this.games.includes(one)));
            }),
          )}
        </div>
      </fieldset>
    </section>`;
  }

  /** After which moves boards are drawn. */
  private renderBoards({ title, boards, moves }: PlayedGame): TemplateResult {
    return html`<section>
      <h2><bdi>${title}</bdi></h2>
      <div class="field">
        <label for="boards">${msg('Boards after these moves', { id: 'print.boards' })}</label>
        <input
          id="boards"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-describedby="boards-help"
          .value=${boards.join(' ')}
          @change=${this.onBoards}
        />
        <p id="boards-help" class="soft">
          ${msg(str`Numbers from 0, the start, to ${moves.length}, with spaces between.`, { id: 'print.boards.help' })}
        </p>
      </div>
    </section>`;
  }

  private renderParts(): TemplateResult {
    const offered = partsFor(this.games, this.played);
    return html`<section>
      <fieldset>
        <legend><h2>${msg('Sheets', { id: 'print.sheets' })}</h2></legend>
        <div class="choices">
          ${offered.map((part) =>
            renderTick(partName(part), this.parts.has(part), (on) => {
              const parts = new Set(this.parts);
              if (on) parts.add(part);
              else parts.delete(part);
              this.parts = parts;
            }),
          )}
        </div>
      </fieldset>
      <div class="actions">
        <button
          type="button"
          @click=${() => {
            this.parts = new Set(offered);
          }}
        >
          ${msg('All sheets', { id: 'print.all' })}
        </button>
        <button
          type="button"
          @click=${() => {
            this.parts = new Set();
          }}
        >
          ${msg('No sheets', { id: 'print.none' })}
        </button>
      </div>
      ${this.parts.has('match') ? this.renderTables() : nothing}
    </section>`;
  }

  private renderTables(): TemplateResult {
    if (this.sitting) {
      return renderRounds(this.sitting.sitting.rounds.length, this.round, (round) => {
        this.round = round;
      });
    }
    return html`<div class="fields">
      <div class="field">
        <label for="tables">${msg('Tables, each with a match sheet', { id: 'print.tables' })}</label>
        <input
          id="tables"
          type="number"
          min="1"
          max=${mostTables}
          .value=${String(this.tables)}
          @change=${this.onTables}
        />
      </div>
    </div>`;
  }

  private renderBefore(): TemplateResult {
    return html`<section class="before">
      <h2>${msg('Before you print', { id: 'print.before' })}</h2>
      <ul>
        ${beforePrinting().map((text) => html`<li>${text}</li>`)}
      </ul>
      <div class="go">
        <button type="button" class="primary" ?disabled=${!this.count} @click=${print}>
          ${msg('Print', { id: 'print.print' })}
        </button>
        <span class="count">${this.countText}</span>
      </div>
    </section>`;
  }

  private get countText(): string {
    const { count } = this;
    if (count === null) return msg('Laying out the pages…', { id: 'print.count.wait' });
    if (count === 0) return msg('Nothing is chosen yet.', { id: 'print.count.none' });
    return plural(count, this.wording(), {
      one: () => msg(str`${count} page.`, { id: 'print.count.one' }),
      other: () => msg(str`${count} pages.`, { id: 'print.count.other' }),
    });
  }

  private readonly change = (changed: Partial<PrintOptions>): void => {
    this.options = { ...this.options, ...changed };
    this.paper.use(this.options);
  };

  private readonly onPages = (event: CustomEvent<number>): void => {
    this.count = event.detail;
    // The first count stands on the page that is being read anyway.
    if (this.told) this.sayLater();
    this.told = true;
  };

  private sayLater(): void {
    window.clearTimeout(this.saying);
    this.saying = window.setTimeout(() => {
      this.services.announcer.say(this.countText);
    }, pause);
  }

  private readonly onTables = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    this.tables = Math.min(mostTables, Math.max(1, Math.round(Number(input.value)) || 1));
    input.value = String(this.tables);
  };

  private readonly onBoards = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const { played } = this;
    if (!played) return;
    const boards = boardsIn(input.value, played.moves.length);
    this.played = { ...played, boards };
    input.value = boards.join(' ');
  };
}

const print = (): void => {
  window.print();
};

declare global {
  interface HTMLElementTagNameMap {
    'gs-print': GsPrint;
  }
}
