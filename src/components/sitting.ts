import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { type Tournament, worked } from '../records/tournament.js';
import type { KeptTournament } from '../records/tournament-store.js';
import type { StoreFault } from '../records/types.js';
import { isWhole, type MatchGame, type MatchPlayed, type Pairing, type Round, standings } from '../rules/index.js';
import { gameName } from '../speech/describe/games.js';
import { playerName } from '../speech/describe/players.js';
import { countedText, resultOfMatch } from '../speech/match-texts.js';
import { linesBraille } from '../speech/sheet-braille.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { part } from './parts.js';
import { pressOnce } from './press-once.js';
import { printSittingPath } from './routes.js';
import { sittingText } from './sitting-text.js';
import { saveText } from './text-file.js';
import { tablesStyles } from './tables-styles.js';
import { openText, sittingTitle, sizeText, tablesFaultText } from './tables-words.js';
import { shared } from './theme.js';
import './sitting-result.js';

/** How long the form is still there when the focus has left it, in milliseconds. */
const goneAfter = 300;

/** A table in a round, both counted from 0. */
interface Place {
  round: number;
  table: number;
}

/**
 * One sitting of several tables: how everyone stands, and the schedule with its results. Printed, it has the same tables, with
 * room to write in where a result is open.
 */
@customElement('gs-sitting')
export class GsSitting extends Page {
  static override styles = [...shared, pageStyles, tablesStyles];

  @property() sittingId = '';

  @state() private kept: KeptTournament | null = null;
  @state() private fault: StoreFault | null = null;
  /** The table whose result is being entered. */
  @state() private entering: Place | null = null;
  @state() private deleted = false;
  /** What came of the last thing done. */
  @state() private told = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Services come anew when another tab has changed the sitting.
    if (changed.has('services') || changed.has('sittingId')) void this.load();
  }

  protected override render(): TemplateResult {
    if (this.deleted) return this.renderDeleted();
    const { kept } = this;
    if (!kept)
      return this.fault === null
        ? html`<p>${msg('Opening the sitting…', { id: 'tables.opening' })}</p>`
        : this.renderFault(this.fault);
    const { tournament, entries } = kept;
    const locale = this.services.locale();
    const { rounds, results } = worked(tournament, entries);
    return html`<h1 tabindex="-1">${sittingTitle(tournament, locale)}</h1>
      <p class="lead">${gameName(tournament.game)}. ${sizeText(tournament.players.length, locale)}</p>
      <section>
        <h2>${msg('Standings', { id: 'tables.standings' })}</h2>
        ${this.renderStandings(tournament, results)}
        <p class="soft">
          ${openText(this.open(results).length, locale)}
          ${msg(
            'A match won gives 2 points, a match drawn 1. A match is one result, however many games it has. Level on points, games won decide, then what was counted.',
            { id: 'tables.standings.hint' },
          )}
        </p>
        ${this.told === '' ? nothing : html`<p class="told screen">${this.told}</p>`}
        ${this.fault === null ? nothing : html`<p class="notice">${tablesFaultText(this.fault)}</p>`}
        ${this.renderActions()}
      </section>
      <section>
        <h2>${msg('Schedule', { id: 'tables.schedule' })}</h2>
        ${rounds.map((round, index) => this.renderRound(tournament, round, index, results[index] ?? []))}
      </section>`;
  }

  private renderStandings({ players, gamesPerMatch, game }: Tournament, results: MatchPlayed[][]): TemplateResult {
    const counted = countedText(game);
    const table = standings(players.length, results.flat(), gamesPerMatch);
    const caption = msg('How everyone stands', { id: 'tables.standings.caption' });
    return html`<div class="roll" role="region" aria-label=${caption} tabindex="0">
      <table>
        <caption class="visually-hidden">
          ${caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number">${msg('Place', { id: 'tables.place' })}</th>
            <th scope="col">${msg('Name', { id: 'tables.person' })}</th>
            <th scope="col" class="number">${msg('Points', { id: 'tables.points' })}</th>
            <th scope="col" class="number">${msg('Won', { id: 'tables.won' })}</th>
            <th scope="col" class="number">${msg('Drawn', { id: 'tables.drawn' })}</th>
            <th scope="col" class="number">${msg('Lost', { id: 'tables.lost' })}</th>
            <th scope="col" class="number">${msg('Games won', { id: 'tables.games-won' })}</th>
            ${counted === null ? nothing : html`<th scope="col" class="number">${counted}</th>`}
          </tr>
        </thead>
        <tbody>
          ${table.map(
            ({ place, player, points, won, drawn, lost, games }) =>
              html`<tr>
                <td class="number">${place}</td>
                <th scope="row" class="person"><bdi>${players[player]}</bdi></th>
                <td class="number">${points}</td>
                <td class="number">${won}</td>
                <td class="number">${drawn}</td>
                <td class="number">${lost}</td>
                <td class="number">${games.wins}</td>
                ${counted === null ? nothing : html`<td class="number">${games.counts}</td>`}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  private renderActions(): TemplateResult {
    return html`<div class="actions">
      <button
        type="button"
        @click=${() => {
          window.print();
        }}
      >
        ${msg('Print', { id: 'tables.print' })}
      </button>
      <a class="button" href="#${printSittingPath(this.sittingId)}"
        >${msg('Match and tournament sheets', { id: 'tables.sheets' })}</a
      >
      <button type="button" @click=${this.onSaveText}>${msg('Save as text', { id: 'tables.text' })}</button>
      <button type="button" @click=${this.onSaveBraille}>
        ${msg('Save as a braille file', { id: 'share.braille' })}
      </button>
      <button type="button" @click=${this.onDelete}>${msg('Delete this sitting', { id: 'tables.delete' })}</button>
      <a class="button" href="#/tables">${msg('All sittings', { id: 'tables.all' })}</a>
    </div>`;
  }

  private renderRound(
    tournament: Tournament,
    { pairings, rest }: Round,
    round: number,
    results: readonly MatchPlayed[],
  ): TemplateResult {
    const [one, other] = tournament.game === 'isolation' ? (['A', 'B'] as const) : (['W', 'B'] as const);
    const caption = this.roundText(round);
    const entering = this.entering?.round === round ? this.entering : null;
    return html`<div class="round">
      <div class="roll" role="region" aria-label=${caption} tabindex="0">
        <table>
          <caption>
            ${caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" class="number">${msg('Table', { id: 'tables.table' })}</th>
              <th scope="col">${playerName(tournament.game, one)}</th>
              <th scope="col">${playerName(tournament.game, other)}</th>
              <th scope="col" class="result">${msg('Result', { id: 'tables.result' })}</th>
            </tr>
          </thead>
          <tbody>
            ${pairings.map((pairing, table) =>
              this.renderTable(tournament, pairing, { round, table }, results[table] ?? { pairing, games: [] }),
            )}
          </tbody>
        </table>
      </div>
      ${rest === null ? nothing : html`<p class="resting">${this.restText(tournament, rest)}</p>`}
      ${
        entering
          ? keyed(
              entering,
              this.renderEntering(tournament, entering, pairings[entering.table], results[entering.table]?.games ?? []),
            )
          : nothing
      }
    </div>`;
  }

  private renderTable(tournament: Tournament, pairing: Pairing, place: Place, match: MatchPlayed): TemplateResult {
    const names = namesOf(tournament, pairing);
    const result = resultOfMatch(match, names, tournament.gamesPerMatch);
    const [first, second] = names;
    const label =
      result === '' ? msg('Enter the result', { id: 'tables.enter' }) : msg('Change', { id: 'tables.change' });
    return html`<tr>
      <th scope="row" class="number">${place.table + 1}</th>
      <td class="person"><bdi>${first}</bdi></td>
      <td class="person"><bdi>${second}</bdi></td>
      <td class="result">
        ${result === '' ? nothing : html`<p>${result}</p>`}
        <button
          type="button"
          data-place="${place.round}-${place.table}"
          @click=${() => {
            void this.enter(place);
          }}
        >
          ${label}<span class="visually-hidden"> ${msg(str`${first} and ${second}`, { id: 'tables.pair' })}</span>
        </button>
      </td>
    </tr>`;
  }

  private renderEntering(
    tournament: Tournament,
    place: Place,
    pairing: Pairing | undefined,
    games: readonly MatchGame[],
  ): TemplateResult | typeof nothing {
    if (!pairing) return nothing;
    const names = namesOf(tournament, pairing);
    const [first, second] = names;
    const number = place.table + 1;
    return html`<gs-sitting-result
      .services=${this.services}
      .tournament=${tournament}
      .names=${names}
      .games=${games}
      .heading=${msg(str`Table ${number}: ${first} and ${second}`, { id: 'tables.entering' })}
      @gs-save=${this.onSave}
      @gs-cancel=${this.onCancel}
    ></gs-sitting-result>`;
  }

  private renderDeleted(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('The sitting is deleted', { id: 'tables.deleted' })}</h1>
      <section class="actions">
        <button type="button" class="primary" @click=${this.onRestore}>
          ${msg('Put it back', { id: 'tables.restore' })}
        </button>
        <a class="button" href="#/tables">${msg('All sittings', { id: 'tables.all' })}</a>
      </section>`;
  }

  private renderFault(fault: StoreFault): TemplateResult {
    return html`<h1 tabindex="-1">${msg('This sitting cannot be opened', { id: 'tables.fault' })}</h1>
      <p class="lead">${tablesFaultText(fault)}</p>
      <section><a class="button primary" href="#/tables">${msg('All sittings', { id: 'tables.all' })}</a></section>`;
  }

  private roundText(round: number): string {
    const number = round + 1;
    return msg(str`Round ${number}`, { id: 'tables.round' });
  }

  private restText({ players }: Tournament, rest: number): string {
    const name = players[rest] ?? '';
    return msg(str`${name} rests.`, { id: 'tables.rest' });
  }

  /** The tables whose result does not count yet. */
  private open(results: readonly MatchPlayed[][]): Place[] {
    const games = this.kept?.tournament.gamesPerMatch ?? 1;
    return results.flatMap((row, round) =>
      row.flatMap((match, table) => (isWhole(match, games) ? [] : [{ round, table }])),
    );
  }

  private async load(): Promise<void> {
    const id = this.sittingId;
    const store = await this.services.tournaments();
    const kept = await store.load(id);
    if (id !== this.sittingId || !this.isConnected) return;
    this.fault = kept.ok ? null : kept.error;
    if (kept.ok) this.kept = kept.value;
    else if (kept.error === 'gone') this.kept = null;
  }

  private async enter(place: Place): Promise<void> {
    this.entering = place;
    this.told = '';
    await this.updateComplete;
    const form = this.renderRoot.querySelector('gs-sitting-result');
    await form?.updateComplete;
    form?.focus();
  }

  private readonly onSave = ({ detail }: CustomEvent<MatchGame[]>): void => {
    const { entering } = this;
    // Saved, the form still stands for a moment.
    if (entering) void pressOnce(entering, () => this.save(entering, detail));
  };

  /** @returns whether it is saved */
  private async save(entering: Place, games: MatchGame[]): Promise<boolean> {
    const { kept } = this;
    if (!kept) return false;
    const store = await this.services.tournaments();
    const entry = { ...entering, games };
    const added = await store.append(this.sittingId, kept.entries.length, entry);
    if (!added.ok) {
      await this.load();
      this.fault = added.error;
      this.services.announcer.say(tablesFaultText(added.error), true);
      return false;
    }
    await this.load();
    this.tell([msg('Saved.', { id: 'tables.saved' }), this.resultAt(entering), this.openSentence()].join(' '));
    await this.leave();
    return true;
  }

  private readonly onCancel = (): void => {
    void this.leave();
  };

  /**
   * The focus goes back to the table that the form was for, and the form is put away a moment later: of a focus that comes
   * from something that is gone a reader says nothing.
   */
  private async leave(): Promise<void> {
    const place = this.entering;
    await this.updateComplete;
    if (!place) return;
    this.renderRoot.querySelector<HTMLElement>(`[data-place="${String(place.round)}-${String(place.table)}"]`)?.focus();
    window.setTimeout(() => {
      // It may have been opened again, for another table or for this one.
      if (this.entering === place) this.entering = null;
    }, goneAfter);
  }

  private resultAt({ round, table }: Place): string {
    if (!this.kept) return '';
    const { tournament, entries } = this.kept;
    const match = worked(tournament, entries).results[round]?.[table];
    if (!match) return '';
    const result = resultOfMatch(match, namesOf(tournament, match.pairing), tournament.gamesPerMatch);
    return result === '' ? msg('The result is taken out.', { id: 'tables.taken-out' }) : result;
  }

  private openSentence(): string {
    if (!this.kept) return '';
    const { tournament, entries } = this.kept;
    return openText(this.open(worked(tournament, entries).results).length, this.services.locale());
  }

  private tell(text: string): void {
    this.told = text;
    this.services.announcer.say(text);
  }

  private readonly onSaveText = (): void => {
    if (!this.kept) return;
    const { tournament, entries } = this.kept;
    const text = sittingText(tournament, worked(tournament, entries), this.services.locale());
    saveText(`${sittingTitle(tournament, this.services.locale())}.txt`, text);
    this.tell(msg('The schedule and the standings are saved as a text file.', { id: 'tables.text.saved' }));
  };

  private readonly onSaveBraille = (): void => {
    if (!this.kept) return;
    const { tournament, entries } = this.kept;
    const locale = this.services.locale();
    const [title = '', ...lines] = sittingText(tournament, worked(tournament, entries), locale, 'braille').split('\n');
    saveText(`${title}.brf`, linesBraille(title, lines, locale));
    this.tell(msg('The schedule and the standings are saved as a braille file.', { id: 'tables.braille.saved' }));
  };

  private readonly onDelete = async (): Promise<void> => {
    const dialog = await part(() => import('./confirm-dialog.js'));
    const sure = await dialog?.confirmDialog(this.services, {
      title: msg('Delete this sitting?', { id: 'tables.delete.title' }),
      text: msg('The schedule and all its results are deleted. Records of games stay.', { id: 'tables.delete.text' }),
      yes: msg('Delete it', { id: 'tables.delete.yes' }),
      no: msg('Keep it', { id: 'tables.delete.no' }),
    });
    if (sure) await this.mark('remove');
  };

  private readonly onRestore = (): void => {
    void this.mark('restore');
  };

  private async mark(how: 'remove' | 'restore'): Promise<void> {
    const store = await this.services.tournaments();
    const marked = await store[how](this.sittingId);
    if (!marked.ok) {
      this.services.announcer.say(tablesFaultText(marked.error), true);
      this.fault = marked.error;
      return;
    }
    this.deleted = how === 'remove';
    if (!this.deleted) await this.load();
    await this.updateComplete;
    this.renderRoot.querySelector('h1')?.focus();
  }
}

const namesOf = ({ players }: Tournament, [first, second]: Pairing): [string, string] => [
  players[first] ?? '',
  players[second] ?? '',
];

declare global {
  interface HTMLElementTagNameMap {
    'gs-sitting': GsSitting;
  }
}
