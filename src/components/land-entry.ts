import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Cell, Land, SetupError } from '../rules/index.js';
import { extendLand } from '../rules/territories-entry.js';
import { landLists, landState } from '../rules/territories-land.js';
import { landSaid } from '../speech/cells-said.js';
import type { Wording } from '../speech/describe.js';
import { describeCell } from '../speech/describe/cells.js';
import { describeSetupReason } from '../speech/describe/setup-reasons.js';
import { shortened } from '../speech/describe/words.js';
import { loadWords } from '../speech/load.js';
import type { BoardEvents } from './board-events.js';
import { renderLand } from './land-board.js';
import { landAdded, landBackText, landListText, landPrompt } from './land-words.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/** What was wrong with the last entry, and on which squares. */
interface Fault {
  text: string;
  cells: readonly Cell[];
}

/**
 * The land as it lies on a real table: one square after another is named or tapped, and each is checked at once.
 *
 * @fires gs-land - squares were named or taken back; `detail.squares`: all that are named now
 */
@customElement('gs-land-entry')
export class GsLandEntry extends LitElement {
  static override styles = [
    ...shared,
    css`
      .prompt {
        min-height: 3em;
        font-weight: 600;
      }
      .told {
        min-height: 1.5em;
        margin-block: 0.5rem;
        overflow-wrap: anywhere;
      }
      .told.fault {
        padding: 0.5rem 0.75rem;
        border: var(--gs-stroke) solid var(--gs-ink);
        border-inline-start-width: 8px;
        border-radius: var(--gs-radius);
        background: var(--gs-sheet);
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.5rem;
      }
      label {
        flex: 1 1 7rem;
        display: grid;
        gap: 0.25rem;
        min-width: 0;
      }
      input[type='text'] {
        min-width: 0;
        font-size: 1.2rem;
      }
      .list {
        margin-block-start: 1rem;
      }
      .list > li:last-child {
        border-block-end: 0;
      }
      [aria-current] {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) wording!: Wording;
  /** The land as far as it is named. */
  @property({ attribute: false }) land!: Land;

  /** What was said last. */
  @state() private told = '';
  @state() private fault: Fault | null = null;

  @query('input') private readonly input!: HTMLInputElement;

  protected override willUpdate(): void {
    if (this.hasUpdated) return;
    // What was kept from before may be anything.
    const { squares } = this.land;
    const { land } = extendLand({ ...this.land, squares: [] }, squares);
    if (land.squares.length < squares.length) this.change(land);
  }

  protected override render(): TemplateResult {
    const { services, wording, land } = this;
    const lists = landLists(land);
    const open = lists.find(({ cells, count }) => cells.length < count);
    return html`<p class="prompt">${landPrompt(land, wording)}</p>
      ${renderLand({
        services,
        wording,
        state: landState(land),
        chosen: open?.what === 'start' ? open.cells : [],
        highlight: this.fault?.cells ?? [],
        names: (cell) => this.nameOf(cell),
        onPick: this.onPick,
        onBack: this.onBack,
      })}
      <p id="told" class="told ${this.fault ? 'fault' : ''}">${this.told}</p>
      <form @submit=${this.onSubmit}>
        <label
          >${msg('Squares', { id: 'new.land.squares' })}
          <input
            type="text"
            maxlength="200"
            placeholder=${msg('for example B2 D4', { id: 'new.land.squares.example' })}
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            enterkeyhint="send"
            aria-describedby=${this.fault ? 'told' : nothing}
            aria-invalid=${this.fault ? 'true' : nothing}
        /></label>
        <button>${msg('Enter', { id: 'new.land.enter' })}</button>
        <button type="button" @click=${this.onBack}>${msg('Undo', { id: 'new.land.undo' })}</button>
      </form>
      <ul class="list">
        ${lists.map(
          (list) => html`<li aria-current=${list === open ? 'step' : nothing}>${landListText(list, wording)}</li>`,
        )}
      </ul>`;
  }

  /** A square's name; where it was wrong, with the reason. */
  private nameOf(cell: Cell): string {
    const name = describeCell(landState(this.land), cell, this.wording);
    const { fault } = this;
    if (!fault?.cells.includes(cell)) return name;
    const why = fault.text;
    return msg(str`${name}. ${why}`, { id: 'new.land.square.fault' });
  }

  private readonly onPick = ({ detail }: CustomEvent<BoardEvents['gs-pick']>): void => {
    this.add(detail.cells);
  };

  private readonly onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text === '') return;
    const locale = this.services.locale();
    await loadWords(locale);
    const said = landSaid(text, locale);
    if (said?.kind === 'undo') {
      this.onBack();
      this.input.value = '';
    } else if (said) {
      // What was not taken stays to be mended.
      this.input.value = this.add(said.cells).join(' ');
    } else {
      const quoted = shortened(text);
      const why = msg(str`“${quoted}” names no squares. Say for example B2, or Bravo two.`, { id: 'new.land.unheard' });
      this.tell([why], { text: why, cells: [] });
      this.input.select();
    }
  };

  /** @returns the squares that were not taken */
  private add(cells: readonly Cell[]): readonly Cell[] {
    const before = this.land;
    const { land, left, fault } = extendLand(before, cells);
    this.change(land);
    const added = landAdded(before, land, this.wording);
    if (fault === null) {
      // The question names the first square beside the trunk itself.
      this.tell(asksForSecond(land) ? added.slice(0, -1) : added, null);
      return [];
    }
    const text = this.reasonText(fault);
    this.tell([...added, text], { text, cells: [...cellsAt(fault), ...left.slice(0, 1)] });
    // Once the land is whole, nothing that is left can be mended.
    return fault.code === 'wrong-count' ? [] : left;
  }

  private reasonText(fault: SetupError): string {
    return fault.code === 'wrong-count'
      ? msg('The land is complete. Undo takes the last square back.', { id: 'new.land.full' })
      : describeSetupReason(fault, 'territories', this.wording);
  }

  private readonly onBack = (): void => {
    const { squares } = this.land;
    const last = squares.at(-1);
    this.change({ ...this.land, squares: squares.slice(0, -1) });
    this.tell([landBackText(last, this.wording)], null);
  };

  private change(land: Land): void {
    this.land = land;
    this.dispatchEvent(new CustomEvent('gs-land', { detail: { squares: land.squares } }));
  }

  /** Says what happened and what is asked now; what happened also stays on the page, where the question stands anyway. */
  private tell(sentences: readonly string[], fault: Fault | null): void {
    this.told = sentences.join(' ');
    this.fault = fault;
    const prompt = fault ? [] : [landPrompt(this.land, this.wording)];
    this.services.announcer.say([...sentences, ...prompt].join(' '), fault !== null);
  }
}

const asksForSecond = (land: Land): boolean =>
  landLists(land).some(({ what, cells }) => what === 'start' && cells.length === 1);

/** The squares that a reason speaks of. */
function cellsAt(fault: SetupError): readonly Cell[] {
  if ('cells' in fault) return fault.cells;
  return 'cell' in fault ? [fault.cell] : [];
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-land-entry': GsLandEntry;
  }
}
