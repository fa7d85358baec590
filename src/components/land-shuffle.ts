import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { TerritoriesState } from '../rules/index.js';
import type { Wording } from '../speech/describe.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import type { BoardEvents } from './board-events.js';
import { renderLand } from './land-board.js';
import { drawLand, isLandNumber } from './lots.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * A land laid out by its number, which can be read out and typed on another device.
 *
 * @fires gs-number - another land is wanted; `detail.number`: 1 to 9999
 */
@customElement('gs-land-shuffle')
export class GsLandShuffle extends LitElement {
  static override styles = [
    ...shared,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.5rem 0.75rem;
      }
      label {
        display: grid;
        gap: 0.25rem;
      }
      input[type='text'] {
        width: 6rem;
        font-size: 1.2rem;
        font-variant-numeric: tabular-nums;
      }
      p {
        margin-block: 0.5rem;
      }
      .told {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) wording!: Wording;
  /** The number of the land that is shown. */
  @property({ type: Number }) number = 1;
  /** The land itself. */
  @property({ attribute: false }) land!: TerritoriesState;

  /** The last sentence said. */
  @state() private told: string | null = null;
  /** What was typed and is no number of a land: it stays to be mended. */
  @state() private wrong: string | null = null;

  @query('input') private readonly input!: HTMLInputElement;

  protected override render(): TemplateResult {
    const { services, wording, land } = this;
    return html`<form @submit=${this.onSubmit}>
        <label
          >${msg('Number of the land', { id: 'new.land.number' })}
          <input
            type="text"
            inputmode="numeric"
            maxlength="4"
            autocomplete="off"
            enterkeyhint="go"
            aria-describedby="hint"
            aria-invalid=${this.wrong === null ? nothing : 'true'}
            .value=${this.wrong ?? String(this.number)}
        /></label>
        <button>${msg('Lay out', { id: 'new.land.lay' })}</button>
        <button type="button" @click=${this.onShuffle}>${msg('Shuffle again', { id: 'new.land.shuffle' })}</button>
      </form>
      <p id="told" class="told">${this.told ?? nothing}</p>
      ${renderLand({ services, state: land, wording, onPick: this.onPick })}
      <p id="hint" class="soft">
        ${msg('The same number lays out the same land on every device.', { id: 'new.land.hint' })}
      </p>`;
  }

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { value } = this.input;
    const number = Number(value.trim());
    if (isLandNumber(number)) {
      this.lay(number);
      return;
    }
    this.wrong = value;
    this.tell(msg('Type a whole number from 1 to 9999.', { id: 'new.land.number.wrong' }));
    this.input.select();
  };

  private readonly onShuffle = (): void => {
    this.lay(drawLand());
  };

  private lay(number: number): void {
    this.wrong = null;
    // Also where something else was typed and the number is the same again.
    this.input.value = String(number);
    this.dispatchEvent(new CustomEvent('gs-number', { detail: { number } }));
    this.tell(msg(str`Land ${number} is laid out.`, { id: 'new.land.laid' }));
  }

  /** Shown, and said by the announcer alone: as a description of the field it would be read a second time. */
  private tell(text: string): void {
    this.told = text;
    this.services.announcer.say(text, this.wrong !== null);
  }

  private readonly onPick = ({ detail }: CustomEvent<BoardEvents['gs-pick']>): void => {
    const [first = '', second] = detail.cells;
    const { land, wording } = this;
    const name =
      second === undefined ? describeCell(land, first, wording) : describeEdge(land, [first, second], wording);
    this.services.announcer.say(name);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-land-shuffle': GsLandShuffle;
  }
}
