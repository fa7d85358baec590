import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { faultSentence, notKept } from '../records/faults.js';
import type { StoreFault, Summary } from '../records/types.js';
import { type GameId, gameIds } from '../rules/types.js';
import { gameLine, gameName } from '../speech/describe/games.js';
import { emblems } from './game-emblems.js';
import { homeStyles } from './home-styles.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { part } from './parts.js';
import { shared } from './theme.js';

/** The first page: go on with a game, begin one, or open one of the records. */
@customElement('gs-home')
export class GsHome extends Page {
  static override styles = [...shared, pageStyles, homeStyles];

  /** The records, the last used first; null until they are read. */
  @state() private summaries: readonly Summary[] | null = null;
  @state() private listFault: StoreFault | null = null;
  /** How records stand, in words: fetched where there are some. */
  @state() private words: Pick<typeof import('./record-words.js'), 'recordStanding'> | null = null;
  /** Why a file was not opened. */
  @state() private fileFault: string | null = null;

  @query('input[type=file]') private readonly file!: HTMLInputElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Services come anew when another tab has changed the records.
    if (changed.has('services')) void this.load();
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Gridscribe', { id: 'app.name' })}</h1>
      <p class="lead">
        ${msg('Keeps the record of a game at your table, says it back, and checks it against the rules.', {
          id: 'home.lead',
        })}
      </p>
      ${this.renderStoreFault()} ${this.renderContinue()}
      <section>
        <h2>${msg('Games', { id: 'home.games' })}</h2>
        <ul class="list games">
          ${gameIds.map((game) => html`<li>${renderGame(game)}</li>`)}
        </ul>
        <p class="file actions">
          <a class="button" href="#/practice">${msg('Practice', { id: 'practice.heading' })}</a>
          <a class="button" href="#/print">${msg('Print the kit', { id: 'home.print' })}</a>
          <a class="button" href="#/kit">${msg('Kit by touch and by ear', { id: 'kit.heading' })}</a>
        </p>
      </section>
      <section>
        <h2>${msg('Your records', { id: 'home.records' })}</h2>
        ${this.renderRecords()} ${this.renderFile()}
      </section>
      <section>
        <h2>${msg('For lessons and clubs', { id: 'home.tables' })}</h2>
        <a class="button" href="#/tables">${msg('Tables', { id: 'tables.heading' })}</a>
      </section>`;
  }

  private renderStoreFault(): TemplateResult | typeof nothing {
    const { storeFault } = this.services;
    const fault = storeFault ?? this.listFault;
    if (!fault) return nothing;
    const sentences =
      storeFault && storeFault !== 'missing' ? [faultSentence(fault), notKept()] : [faultSentence(fault)];
    return html`<p class="notice">${sentences.join(' ')}</p>`;
  }

  private renderContinue(): TemplateResult | typeof nothing {
    const open = this.summaries?.find((summary) => summary.end === null);
    if (!open) return nothing;
    const name = open.title ?? gameName(open.game);
    return html`<a class="continue" href="#/play/${open.id}"
      ><strong>${msg(str`Continue: ${name}`, { id: 'home.continue' })}</strong>
      <span>${this.words?.recordStanding(open, this.services.locale())}</span></a
    >`;
  }

  private renderRecords(): TemplateResult | typeof nothing {
    // Until they are read nothing stands here: a moment later it would be wrong.
    if (this.summaries === null) return nothing;
    return html`${
        this.summaries.length === 0
          ? html`<p class="soft">
              ${msg('No records yet. Each game you start is kept here, move by move.', { id: 'home.records.none' })}
            </p>`
          : nothing
      }
      <gs-records-list
        .services=${this.services}
        .summaries=${this.summaries}
        .reload=${() => this.load()}
      ></gs-records-list>`;
  }

  private renderFile(): TemplateResult {
    return html`<div class="file">
      <input type="file" accept=".txt,text/plain" hidden @change=${this.onFile} />
      <button
        type="button"
        aria-describedby=${this.fileFault === null ? nothing : 'file-fault'}
        @click=${() => {
          this.file.click();
        }}
      >
        ${msg('Open a record file', { id: 'home.open' })}
      </button>
      ${this.fileFault === null ? nothing : html`<p id="file-fault" class="notice">${this.fileFault}</p>`}
    </div>`;
  }

  private async load(): Promise<void> {
    const listed = await this.services.store.list();
    this.listFault = listed.ok ? null : listed.error;
    // On a first visit there is no list to show, and nothing to fetch for it.
    // If it cannot be fetched now, the game to go on with is still offered.
    if (listed.ok && listed.value.length > 0) {
      this.words = await part(() => import('./record-words.js'));
      await part(() => import('./records-list.js'));
    }
    if (listed.ok) this.summaries = listed.value;
    await this.updateComplete;
  }

  private readonly onFile = async (): Promise<void> => {
    const [file] = this.file.files ?? [];
    if (!file) return;
    const loaded = await part(() => import('./open-record.js'));
    if (!loaded) {
      // The same file, chosen once more, must count as a change.
      this.file.value = '';
      return;
    }
    const opened = await loaded.openRecord(file, this.services.store, this.services.locale());
    // The same file, once mended, must count as a change.
    this.file.value = '';
    if (opened.ok) {
      this.services.go(`/play/${opened.value.id}`);
      return;
    }
    this.fileFault = opened.error;
    this.services.announcer.say(opened.error, true);
  };
}

function renderGame(game: GameId): TemplateResult {
  return html`<svg viewBox="0 0 48 48" aria-hidden="true">${emblems[game]}</svg>
    <div>
      <a class="game" href="#/new/${game}">${gameName(game)}</a>
      <p class="soft">${gameLine(game)}</p>
    </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-home': GsHome;
  }
}
