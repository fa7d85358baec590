import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { columnLetters } from '../rules/cells.js';
import { base, buttons } from './theme.js';

/**
 * Letters and numbers for boards whose cells are small under a finger: a letter and a number name a cell, in either order.
 * What was tapped first waits as long as it takes and is shown pressed; another of its kind replaces it, itself takes it
 * back.
 *
 * @fires gs-pick - a cell was named; `detail.cells`: that one cell
 */
@customElement('gs-pad')
export class GsPad extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        container-type: inline-size;
      }
      .pad {
        display: grid;
        gap: 4px 6px;
        max-width: 32rem;
        margin-inline: auto;
      }
      .keys {
        display: grid;
        grid-template-columns: repeat(var(--gs-keys), minmax(44px, 1fr));
        gap: 2px;
      }
      .letters.three {
        --gs-keys: 3;
      }
      .letters.four {
        --gs-keys: 4;
      }
      .letters.six {
        --gs-keys: 6;
      }
      /* As many in a row as a finger can tell apart. */
      .numbers {
        grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
      }
      /* Up to eight letters leave room for the numbers beside them, half of them in each row. */
      @container (min-width: 324px) {
        .pad.beside {
          grid-template-columns: 4fr 3fr;
        }
        .pad.beside.three {
          grid-template-columns: 3fr 4fr;
        }
        .beside .numbers {
          --gs-keys: 3;
          grid-template-columns: repeat(var(--gs-keys), minmax(44px, 1fr));
        }
        .beside.three .numbers {
          --gs-keys: 4;
        }
      }
      @container (min-width: 372px) {
        .pad.six {
          grid-template-columns: 3fr 1fr;
        }
        .six .numbers {
          --gs-keys: 2;
          grid-template-columns: repeat(var(--gs-keys), minmax(44px, 1fr));
        }
      }
      button {
        min-width: 44px;
        min-height: 44px;
        padding: 0;
        font-size: 1.2rem;
        font-variant-numeric: tabular-nums;
      }
      button[aria-pressed='true'] {
        border-color: var(--gs-accent);
        background: var(--gs-accent);
        box-shadow: none;
        color: var(--gs-on-accent);
      }
      @media (forced-colors: active) {
        button[aria-pressed='true'] {
          border-width: 5px;
          border-color: Highlight;
          background: ButtonFace;
          color: ButtonText;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** How many columns the board has, at most 12; up to five need no pad. */
  @property({ type: Number }) columns = 5;
  /** How many rows the board has, at most 9. */
  @property({ type: Number }) rows = 5;
  /** When it is shown for a board that is wide enough: `auto` is where a finger points. `wanted` is for any board. */
  @property() show: 'auto' | 'always' | 'never' | 'wanted' = 'auto';

  /** What waits for its other half. */
  @state() private letter: string | null = null;
  @state() private row: number | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('columns') || changed.has('rows')) this.letter = this.row = null;
    // Where it is not shown it takes no room among its neighbours either.
    this.hidden = !this.isShown;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.isShown) return nothing;
    const letters = Array.from(columnLetters.slice(0, this.columns));
    const numbers = Array.from({ length: this.rows }, (_, row) => row + 1);
    const half = Math.ceil(this.columns / 2);
    const size = { 3: 'three', 4: 'four', 6: 'six' }[half] ?? '';
    return html`<div class="pad ${half <= 4 ? 'beside' : ''} ${size}">
      <div class="keys letters ${size}" role="group" aria-label=${columnsText()}>
        ${letters.map((letter) => this.renderLetter(letter))}
      </div>
      <div class="keys numbers" role="group" aria-label=${rowsText()}>
        ${numbers.map((row) => this.renderNumber(row))}
      </div>
    </div>`;
  }

  private renderLetter(letter: string): TemplateResult {
    return html`<button
      type="button"
      aria-label=${msg(str`${letter}, column`, { id: 'pad.column' })}
      aria-pressed=${letter === this.letter ? 'true' : 'false'}
      @click=${() => {
        this.take(letter === this.letter ? null : letter, this.row);
      }}
    >
      ${letter}
    </button>`;
  }

  private renderNumber(row: number): TemplateResult {
    return html`<button
      type="button"
      aria-label=${msg(str`${row}, row`, { id: 'pad.row' })}
      aria-pressed=${row === this.row ? 'true' : 'false'}
      @click=${() => {
        this.take(this.letter, row === this.row ? null : row);
      }}
    >
      ${row}
    </button>`;
  }

  private get isShown(): boolean {
    if (this.show === 'wanted') return true;
    if (this.columns <= 5 || this.show === 'never') return false;
    return this.show === 'always' || matchMedia('(pointer: coarse)').matches;
  }

  /** Both halves are a cell; one of them waits. */
  private take(letter: string | null, row: number | null): void {
    const whole = letter !== null && row !== null;
    this.letter = whole ? null : letter;
    this.row = whole ? null : row;
    if (!whole) return;
    const detail = { cells: [`${letter}${row}`] };
    this.dispatchEvent(new CustomEvent('gs-pick', { detail, bubbles: true, composed: true }));
  }
}

const columnsText = (): string => msg('Columns', { id: 'pad.columns' });
const rowsText = (): string => msg('Rows', { id: 'pad.rows' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-pad': GsPad;
  }
}
