import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { IsolationOptions, Pawn } from '../rules/index.js';
import { NewGameInTurn } from './new-game-turn.js';

const sizes = [5, 3] as const;
type Size = (typeof sizes)[number];

/** Sets up a game of Isolation: the board, who starts, the people's names. */
@customElement('gs-new-isolation')
export class GsNewIsolation extends NewGameInTurn<Pawn> {
  protected override readonly game = 'isolation';
  protected override readonly players = ['A', 'B'] as const;

  @state() private size: Size = 5;

  protected override restore(kept: Record<string, unknown>): void {
    super.restore(kept);
    this.size = sizes.find((size) => size === kept['size']) ?? 5;
  }

  protected override chosen(): Record<string, unknown> {
    return { ...super.chosen(), size: this.size };
  }

  protected override options(): IsolationOptions {
    return { size: this.size, first: this.first };
  }

  protected override render(): TemplateResult {
    return this.renderForm(
      html`<fieldset>
          <legend>${msg('Board', { id: 'new.board' })}</legend>
          <div class="choices">${sizes.map((size) => this.renderSize(size))}</div>
        </fieldset>
        ${this.renderFirst(msg('Who starts?', { id: 'new.first' }))} ${this.renderNames()}`,
      [tableText(this.size)],
    );
  }

  private renderSize(size: Size): TemplateResult {
    return html`<label class="choice"
      ><input
        type="radio"
        name="size"
        .checked=${this.size === size}
        @change=${() => {
          this.size = size;
        }}
      />${sizeText(size)}</label
    >`;
  }
}

const sizeText = (size: Size): string =>
  size === 5 ? msg('5 by 5, the usual one', { id: 'new.size.5' }) : msg('3 by 3, a short game', { id: 'new.size.3' });

/** How the real board is set up. */
const tableText = (size: Size): string =>
  size === 5
    ? msg('Put pawn A on C1 and pawn B on C5. Keep the blocks at hand.', { id: 'new.table.5' })
    : msg('Put pawn A on B1 and pawn B on B3. Keep the blocks at hand.', { id: 'new.table.3' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-new-isolation': GsNewIsolation;
  }
}
