import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { faultSentence } from '../records/faults.js';
import type { Pawn } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { playerName } from '../speech/describe/players.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { shared } from './theme.js';

const game = 'isolation';
const pawns: readonly Pawn[] = ['A', 'B'];
const sizes = [5, 3] as const;
type Size = (typeof sizes)[number];

const longestName = 40;

/** One of two, each as likely as the other. */
const draw = (): Pawn => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 'A' : 'B');

/** Sets up a game of Isolation: the board, who starts, the people's names. */
@customElement('gs-new-isolation')
export class GsNewIsolation extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    css`
      form {
        display: grid;
        gap: 2rem;
        margin-block-start: 1.75rem;
      }
      legend,
      h2 {
        font-size: 1.15rem;
        font-weight: 700;
      }
      h2 {
        margin-block-end: 0.25rem;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 2rem;
      }
      .draw {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
        margin-block-start: 0.5rem;
      }
      .drawn {
        font-weight: 600;
      }
      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        gap: 1rem;
        padding-block: 0.5rem;
      }
      .start {
        min-height: 3.5rem;
        justify-self: start;
        padding-inline: 1.75rem;
        font-size: 1.1rem;
      }
    `,
  ];

  @state() private size: Size = 5;
  @state() private first: Pawn = 'A';
  /** Lots decided who starts. */
  @state() private drawn = false;
  @state() private fault: string | null = null;

  private readonly names: Partial<Record<Pawn, string>> = {};
  private starting = false;

  protected override render(): TemplateResult {
    const name = gameName(game);
    return html`<h1 tabindex="-1">${msg(str`New game: ${name}`, { id: 'new.heading' })}</h1>
      <form @submit=${this.onSubmit}>
        <fieldset>
          <legend>${msg('Board', { id: 'new.board' })}</legend>
          <div class="choices">${sizes.map((size) => this.renderSize(size))}</div>
        </fieldset>
        <fieldset>
          <legend>${msg('Who starts?', { id: 'new.first' })}</legend>
          <div class="choices">${pawns.map((pawn) => this.renderFirst(pawn))}</div>
          <div class="draw">
            <button type="button" @click=${this.onDraw}>${msg('Draw lots', { id: 'new.draw' })}</button>
            ${this.drawn ? html`<p class="drawn">${this.drawnText}</p>` : nothing}
          </div>
        </fieldset>
        <details>
          <summary>${msg('Names', { id: 'new.names' })}</summary>
          <div class="names">${pawns.map((pawn) => this.renderName(pawn))}</div>
        </details>
        <div>
          <h2>${msg('On the table', { id: 'new.table' })}</h2>
          <p>${tableText(this.size)}</p>
        </div>
        ${this.fault === null ? nothing : html`<p class="notice">${this.fault}</p>`}
        <button class="primary start">${msg('Start the game', { id: 'new.start' })}</button>
      </form>`;
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

  private renderFirst(pawn: Pawn): TemplateResult {
    return html`<label class="choice"
      ><input
        type="radio"
        name="first"
        .checked=${this.first === pawn}
        @change=${() => {
          this.first = pawn;
          this.drawn = false;
        }}
      />${playerName(game, pawn)}</label
    >`;
  }

  private renderName(pawn: Pawn): TemplateResult {
    return html`<label
      >${playerName(game, pawn)}
      <input
        type="text"
        maxlength=${longestName}
        autocomplete="off"
        @input=${(event: InputEvent) => {
          this.names[pawn] = (event.target as HTMLInputElement).value;
        }}
      />
    </label>`;
  }

  private get drawnText(): string {
    return this.first === 'A'
      ? msg('Pawn A starts.', { id: 'new.drawn.a' })
      : msg('Pawn B starts.', { id: 'new.drawn.b' });
  }

  private readonly onDraw = (): void => {
    this.first = draw();
    this.drawn = true;
    this.services.announcer.say(this.drawnText);
  };

  private readonly onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.starting) return;
    this.starting = true;
    const { size, first, names } = this;
    const created = await this.services.store.create({ game, options: { size, first }, names });
    this.starting = false;
    if (created.ok) {
      this.services.go(`/play/${created.value.id}`);
      return;
    }
    this.fault = faultSentence(created.error);
    this.services.announcer.say(this.fault, true);
  };
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
