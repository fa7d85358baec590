import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameId } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { plural } from '../speech/describe/plural.js';
import { helpGroupText } from '../speech/help-texts.js';
import { languageOf } from '../speech/languages/index.js';
import { examplesOf } from './help-examples.js';
import { type HelpEntry, helpEntries, keyName } from './help-entries.js';
import { boardKeys } from './help-keys.js';
import { helpStyles } from './help-styles.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { shared } from './theme.js';

/** How long someone has paused in typing before the count is said, in milliseconds. */
const pause = 700;

/** All keys and everything one can say, made from the command table and the language's file. */
@customElement('gs-help')
export class GsHelp extends Page {
  static override styles = [...shared, pageStyles, helpStyles];

  /** The game that the help was called from: its moves get examples. */
  @property({ attribute: false }) game: GameId | null = null;

  /** The address that the help was called from; null where there is nothing to go back to. */
  @property({ attribute: false }) from: string | null = null;

  @state() private search = '';

  private saying: number | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.saying);
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Help', { id: 'help.heading' })}</h1>
      <p class="lead">
        ${msg('Everything can be typed, keyed or tapped: cells to make a move, words to ask.', { id: 'help.lead' })}
      </p>
      ${
        this.from === null
          ? nothing
          : html`<p class="back">
              <a class="button" href=${this.from}>${msg('Back to the game', { id: 'audit.back' })}</a>
            </p>`
      }
      ${this.game === null ? nothing : this.renderExamples(this.game)}
      <section>
        <h2>${msg('Keys on the board', { id: 'help.keys' })}</h2>
        <p class="notice">
          ${msg(
            'With a screen reader: if letters jump about the page instead of reaching the board, the reader is in browse mode. NVDA key and Space in NVDA, or Insert and Z in JAWS, switches.',
            { id: 'help.browse-mode' },
          )}
        </p>
        <dl class="keys">
          ${boardKeys().map(
            ({ keys, text }) =>
              html`<div>
                <dt>${keys.map((key) => renderKey(key))}</dt>
                <dd>${text}</dd>
              </div>`,
          )}
        </dl>
        <p>
          ${msg('Letters and signs work on the board only, and can be switched off in the settings.', {
            id: 'help.keys.where',
          })}
        </p>
      </section>
      <section>
        <h2>${msg('What you can say or type', { id: 'help.commands' })}</h2>
        ${this.renderSearch()}
        ${this.groups.map(
          ({ group, entries }) =>
            html`<h3>${helpGroupText(group)}</h3>
              <ul class="list">
                ${entries.map((entry) => html`<li>${renderEntry(entry)}</li>`)}
              </ul>`,
        )}
      </section>
      <section class="prose">
        <h2>${msg('How cells are said', { id: 'help.cells' })}</h2>
        <p>
          ${msg(
            'A cell is a column letter and a row number: C3. Columns go from the left, rows from the bottom, so that A1 is at the bottom left.',
            {
              id: 'help.cells.what',
            },
          )}
        </p>
        <p>
          ${msg(
            'You can also say the letter as a word, Charlie three, or in full, column C row 3. Several cells in a row make a move: C1 to B2, block C1.',
            { id: 'help.cells.how' },
          )}
        </p>
        <dl class="words">
          ${Object.entries(languageOf(this.services.locale()).spelling).map(
            ([letter, word]) =>
              html`<div>
                <dt>${letter}</dt>
                <dd>${word}</dd>
              </div>`,
          )}
        </dl>
      </section>`;
  }

  private renderExamples(game: GameId): TemplateResult {
    const name = gameName(game);
    return html`<section class="examples">
      <h2>${msg(str`Moves in ${name}`, { id: 'help.examples' })}</h2>
      <ul class="list">
        ${examplesOf(game, this.services.locale()).map(
          ({ text, sayings }) =>
            html`<li>
              <p class="does">${text}</p>
              ${renderSayings(sayings)}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private renderSearch(): TemplateResult {
    return html`<div class="search">
      <label for="search">${msg('Search what you can say', { id: 'help.search' })}</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" @input=${this.onSearch} />
      <p class="soft">${this.countText}</p>
    </div>`;
  }

  private get groups(): ReturnType<typeof helpEntries> {
    return helpEntries(this.search, this.services.locale());
  }

  private get countText(): string {
    const count = this.groups.reduce((sum, { entries }) => sum + entries.length, 0);
    if (count === 0) return msg('Nothing found.', { id: 'help.found.none' });
    return plural(
      count,
      { spelling: false, verbosity: 'normal', locale: this.services.locale() },
      {
        one: () => msg(str`${count} command.`, { id: 'help.found.one' }),
        other: () => msg(str`${count} commands.`, { id: 'help.found.other' }),
      },
    );
  }

  private readonly onSearch = (event: InputEvent): void => {
    this.search = (event.target as HTMLInputElement).value;
    window.clearTimeout(this.saying);
    this.saying = window.setTimeout(() => {
      this.services.announcer.say(this.countText);
    }, pause);
  };
}

/** A key by its name; a sign as it is, with its name for readers. */
function renderKey(key: string): TemplateResult {
  const name = keyName(key);
  return key.length > 1 || /[a-z]/i.test(key)
    ? html`<kbd>${name}</kbd>`
    : html`<kbd><span aria-hidden="true">${key}</span><span class="visually-hidden">${name}</span></kbd>`;
}

function renderEntry({ text, sayings, keys }: HelpEntry): TemplateResult {
  return html`<p class="does">${text}${keys.map((key) => html` ${renderKey(key)}`)}</p>
    ${renderSayings(sayings)}`;
}

const renderSayings = (sayings: readonly string[]): TemplateResult =>
  html`<p class="sayings">
    ${sayings.map((saying, index) => html`${index > 0 ? html`<span class="soft">,</span> ` : nothing}<q>${saying}</q>`)}
  </p>`;

declare global {
  interface HTMLElementTagNameMap {
    'gs-help': GsHelp;
  }
}
