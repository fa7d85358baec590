import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameId, gameIds } from '../rules/types.js';
import type { Wording } from '../speech/describe.js';
import { gameName } from '../speech/describe/games.js';
import { sheetsBraille } from '../speech/sheet-braille.js';
import { sheetLines, sheetText } from '../speech/sheet-text.js';
import { type Sheet, sheetKindsOf, sheetsOf } from '../speech/sheets.js';
import { type TactileSheet, tactileSheets } from '../speech/tactile.js';
import { renderRadio } from './choices.js';
import { kitPages, kitStyles } from './kit-styles.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { canShare, share } from './share.js';
import { saveFile, saveText } from './text-file.js';
import { shared } from './theme.js';

/** What goes into the braille file, in this order. */
const inBraille = ['set-up', 'rules', 'example', 'record'] as const;

/**
 * The kit of a game for those who read by touch or by ear: every sheet as plain text, a braille file, and drawings for swell
 * paper. Printed, the page is the drawings alone, each on a sheet of its own.
 */
@customElement('gs-kit')
export class GsKit extends Page {
  static override styles = [...shared, pageStyles, kitStyles];

  @state() private game: GameId = gameIds[0];
  /** What came of the last thing done. */
  @state() private told = '';

  private readonly pages = new CSSStyleSheet();

  override connectedCallback(): void {
    super.connectedCallback();
    this.pages.replaceSync(kitPages);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.pages];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.pages);
  }

  protected override render(): TemplateResult {
    const sheets = this.sheets();
    const host = sheets.filter(({ audience }) => audience === 'host');
    return html`<h1 tabindex="-1">${msg('Kit by touch and by ear', { id: 'kit.heading' })}</h1>
      <p class="lead">
        ${msg(
          'Everything for the table without print: texts to listen to or send, a braille file, and drawings to feel.',
          {
            id: 'kit.lead',
          },
        )}
      </p>
      <fieldset>
        <legend>${msg('Game', { id: 'kit.game' })}</legend>
        <div class="choices">
          ${gameIds.map((game) =>
            renderRadio('game', gameName(game), this.game === game, () => {
              this.game = game;
              this.told = '';
            }),
          )}
        </div>
      </fieldset>
      <section>
        <h2>${msg('To read and to send', { id: 'kit.texts' })}</h2>
        <p>
          ${msg('Open a sheet to read it here, or save it as a plain text file for any reader or braille display.', {
            id: 'kit.texts.hint',
          })}
        </p>
        ${this.told === '' ? nothing : html`<p class="told">${this.told}</p>`}
        <div class="sheets">
          ${sheets.filter(({ audience }) => audience === 'players').map((sheet) => this.renderSheet(sheet))}
        </div>
      </section>
      <section>
        <h2>${msg('For the host alone', { id: 'kit.host' })}</h2>
        <p>${msg('Players should not read this. Keep it apart from their sheets.', { id: 'kit.host.hint' })}</p>
        ${host.map((sheet) => this.renderSheet(sheet))}
      </section>
      <section>
        <h2>${msg('Braille file', { id: 'kit.braille' })}</h2>
        <p>
          ${msg(
            'Set-up, rules, example and record for an embosser or a braille display: 40 cells by 25 lines, uncontracted, in North American Braille ASCII.',
            { id: 'kit.braille.hint' },
          )}
        </p>
        <button type="button" @click=${this.onBraille}>
          ${msg('Save the braille file (BRF)', { id: 'kit.braille.save' })}
        </button>
      </section>
      ${this.renderTactile()}`;
  }

  /** A fold puts Orca into focus mode, in which it reads no text: the next Tab leads to what has come, and out of that mode. */
  private renderSheet(sheet: Sheet): TemplateResult {
    return html`<details class="sheet">
      <summary><h3>${sheet.title}</h3></summary>
      <div class="text" tabindex="0" role="region" aria-label=${sheet.title}>
        ${sheetLines(sheet, this.wording).map(({ kind, text }) => renderLine(kind, text))}
      </div>
      <div class="actions">
        <button
          type="button"
          @click=${() => {
            this.save(sheet);
          }}
        >
          ${msg('Save as text', { id: 'kit.save' })}<span class="visually-hidden"> ${sheet.title}</span>
        </button>
        ${
          canShare()
            ? html`<button
                type="button"
                @click=${() => {
                  void this.send(sheet);
                }}
              >
                ${msg('Send', { id: 'kit.send' })}<span class="visually-hidden"> ${sheet.title}</span>
              </button>`
            : nothing
        }
      </div>
    </details>`;
  }

  private renderTactile(): TemplateResult {
    return html`<section class="tactile">
      <h2>${msg('Drawings to feel', { id: 'kit.tactile' })}</h2>
      <p>
        ${msg(
          'For swell paper, or to be traced with glue or a tracing wheel. A4 at its true size: in the print dialog choose a scale of 100 % and no margins. To get a PDF, choose to save instead of to print. The solid corner marks the side of A1.',
          { id: 'kit.tactile.hint' },
        )}
      </p>
      <button
        type="button"
        @click=${() => {
          window.print();
        }}
      >
        ${msg('Print the drawings, or save them as PDF', { id: 'kit.tactile.print' })}
      </button>
      <ul class="drawings">
        ${tactileSheets(this.game, this.services.locale()).map((sheet) => this.renderDrawing(sheet))}
      </ul>
    </section>`;
  }

  private renderDrawing({ id, title, width, height, svg }: TactileSheet): TemplateResult {
    return html`<li class=${width > height ? 'across' : ''}>
      <img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="" width=${width} height=${height} />
      <p>${title}</p>
      <button
        type="button"
        @click=${() => {
          saveFile(`${this.game}-${id}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
          this.tell(msg(str`Saved as SVG: ${title}.`, { id: 'kit.svg.saved' }));
        }}
      >
        ${msg('Save as SVG', { id: 'kit.svg' })}<span class="visually-hidden"> ${title}</span>
      </button>
    </li>`;
  }

  private get wording(): Wording {
    return { spelling: false, verbosity: 'full', locale: this.services.locale() };
  }

  /** Every sheet of the game that needs no game that was played. */
  private sheets(): Sheet[] {
    const matter = { game: this.game, played: null, tables: 1, sitting: null, round: null };
    return sheetKindsOf(this.game, null).flatMap((kind) => sheetsOf(kind, matter, this.wording));
  }

  private save(sheet: Sheet): void {
    const { title } = sheet;
    saveText(`${title}.txt`, sheetText(sheet, this.wording));
    this.tell(msg(str`Saved as text: ${title}.`, { id: 'kit.saved' }));
  }

  private async send(sheet: Sheet): Promise<void> {
    const sent = await share({ title: sheet.title, text: sheetText(sheet, this.wording) });
    if (sent === 'failed') {
      this.tell(msg('This device did not take it. Save it as a file instead.', { id: 'kit.send.failed' }));
    }
  }

  private readonly onBraille = (): void => {
    const sheets = inBraille.flatMap((kind) => this.sheets().filter((sheet) => sheet.kind === kind));
    saveText(`${this.game}-${this.services.locale()}.brf`, sheetsBraille(sheets, this.wording));
    this.tell(msg('The braille file is saved.', { id: 'kit.braille.saved' }));
  };

  private tell(text: string): void {
    this.told = text;
    this.services.announcer.say(text);
  }
}

const renderLine = (kind: 'heading' | 'paragraph' | 'item', text: string): TemplateResult =>
  kind === 'heading' ? html`<h4>${text}</h4>` : html`<p>${text}</p>`;

declare global {
  interface HTMLElementTagNameMap {
    'gs-kit': GsKit;
  }
}
