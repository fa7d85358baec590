import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Award } from '../rules/index.js';
import { awardWord } from '../speech/describe/marks.js';
import { loadWords } from '../speech/load.js';
import type { Keyword } from '../speech/languages/types.js';
import { languageOf } from '../speech/languages/known-languages.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

const rows = [1, 2, 3, 4, 5] as const;
const columns = 5;
const awards: readonly Award[] = ['W', 'neutral', 'B'];
const keywords: Record<Award, Keyword> = { W: 'white', B: 'black', neutral: 'neutral' };

/**
 * A whole row awarded by a few presses: its number, and then five awards from the left. What comes of it is the sentence that
 * one would say, and goes the same way.
 *
 * @fires gs-said - five awards are there; `detail.text`: the row and its awards, in the words of the language
 */
@customElement('gs-awards-row')
export class GsAwardsRow extends LitElement {
  static override styles = [
    ...shared,
    css`
      .actions {
        gap: 0.5rem;
        margin-block: 0.5rem;
      }
      .actions > * {
        flex: 1 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  @state() private row: number | null = null;
  @state() private awarded: readonly Award[] = [];

  protected override render(): TemplateResult {
    return html`<details>
      <summary>${msg('Award a whole row', { id: 'awards.row' })}</summary>
      <div class="actions" role="group" aria-label=${msg('Row', { id: 'awards.row.which' })}>
        ${rows.map(
          (row) =>
            html`<button
              type="button"
              aria-pressed=${row === this.row ? 'true' : 'false'}
              aria-label=${msg(str`${row}, row`, { id: 'pad.row' })}
              @click=${() => {
                this.row = row;
                this.awarded = [];
                this.services.announcer.say(this.soFar(row, ''));
              }}
            >
              ${row}
            </button>`,
        )}
      </div>
      ${this.row === null ? nothing : this.renderAwards(this.row)}
    </details>`;
  }

  private renderAwards(row: number): TemplateResult {
    const said = this.awarded.map(awardWord).join(', ');
    return html`<p>${this.soFar(row, said)}</p>
      <div class="actions" role="group" aria-label=${msg('Award', { id: 'awards.row.award' })}>
        ${awards.map(
          (award) => html`<button type="button" @click=${() => this.add(row, award)}>${awardWord(award)}</button>`,
        )}
        <button type="button" @click=${this.drop}>${msg('Back', { id: 'view.back' })}</button>
      </div>`;
  }

  private soFar(row: number, said: string): string {
    return said === ''
      ? msg(str`Row ${row}, from the left: white, neutral or black?`, { id: 'awards.row.first' })
      : msg(str`Row ${row}: ${said}, …`, { id: 'awards.row.so-far' });
  }

  private async add(row: number, award: Award): Promise<void> {
    this.awarded = [...this.awarded, award];
    if (this.awarded.length < columns) {
      this.services.announcer.say(this.soFar(row, this.awarded.map(awardWord).join(', ')));
      return;
    }
    const locale = this.services.locale();
    await loadWords(locale);
    const { words } = languageOf(locale);
    const said = this.awarded.map((one) => words[keywords[one]][0]).join(' ');
    this.awarded = [];
    this.row = null;
    const detail = { text: `${words.row[0] ?? ''} ${String(row)} ${said}` };
    this.dispatchEvent(new CustomEvent('gs-said', { detail }));
  }

  /** Takes the last award back, or the row where there is none. */
  private readonly drop = (): void => {
    if (this.awarded.length === 0) this.row = null;
    this.awarded = this.awarded.slice(0, -1);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-awards-row': GsAwardsRow;
  }
}
