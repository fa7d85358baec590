import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { msg, str } from '@lit/localize';
import { cellAt, columnLetters } from '../rules/cells.js';
import type { BoardView, Cell, Edge } from '../rules/types.js';
import { drawEmphasis, drawField, drawMarks } from './board-drawing.js';
import { drawingStyles } from './board-drawing-styles.js';
import { edgeAt, freeEndPlace, keyAction, onField, settled, throughTurn } from './board-keys.js';
import type { Field, KeyAction, Place } from './board-keys.js';
import { edgeMeant, placeOf } from './board-pointer.js';
import type { Corner, Region } from './board-regions.js';
import type { BoardEvents } from './board-events.js';
import { edgeName, openEndName } from './board-names.js';
import { boardStyles } from './board-styles.js';
import { part } from './parts.js';
import { base, visuallyHidden } from './theme.js';

/**
 * A board of any of the games, drawn from a `BoardView`: marks, trunks and the free end are all it knows.
 *
 * As a grid it has one tab stop and roving focus; its rows stand in the page from row 1 up and are drawn upwards, since
 * readers count them in the page's order. A cell's name is hidden text inside it: readers on phones skip cells without
 * text. As buttons (touch) each row is a group of native buttons, all of them tab stops.
 *
 * Edges can be reached while the view has trunks and no free spots: in the grid with Shift and an arrow from a square,
 * everywhere by a click or tap near them (`board-pointer.ts` says how near). `focusFreeEnd` leads to the open end of the
 * fence; an arrow from there goes to the edge that leads on that way, and an arrow against the edge comes back.
 *
 * What stands between its tags, the answers to a question about a cell, is drawn below the board, but in the grid it
 * belongs to the cell that has or had the focus while something is asked: who goes there and back stays in the grid, and
 * readers need not say again what board this is.
 *
 * Its height is kept under `--gs-board-height` (a length; 52vh on small screens, 35rem at most on large ones) as far as
 * its cells do not become too small to tap.
 *
 * @fires gs-pick - a cell or an edge was picked; `detail.cells`: the cell, or the edge's two squares in reading order
 * @fires gs-free-end - Enter or Space on the open end, where nothing can be picked: it may be told where that is
 * @fires gs-edge - an arrow, letter or digit led beyond the board; `detail.direction`: `up`, `down`, `left` or `right`, as seen
 * @fires gs-letter - a column letter waits for its row; `detail.letter`: upper case, or null when it waits no more
 * @fires gs-key - a key was pressed that is no coordinate; `detail.key` as `keyAction` has it, `detail.edge` where the focus
 *   is on an edge. Cancel the event to keep the key from the browser.
 * @fires gs-backspace - Backspace, with no letter waiting
 * @fires gs-focus-cell - the focus came to a cell, or to an edge or the open end inside it; `detail.cell`
 * @fires gs-stay - a key led to the cell that has the focus already, of which a reader says nothing; `detail.cell`
 */
@customElement('gs-board')
export class GsBoard extends LitElement {
  static override styles = [base, visuallyHidden, boardStyles, drawingStyles];

  /** What stands on the board. */
  @property({ attribute: false }) view: BoardView = { columns: 5, rows: 5, marks: {}, trunks: [], freeEnd: null };
  /** The accessible name of a cell, coordinate first: `C3, white`. */
  @property({ attribute: false }) names: (cell: Cell) => string = (cell) => cell;
  /** The accessible name of an edge; told by default as an edge or a trunk between its two squares. */
  @property({ attribute: false }) edgeNames: (edge: Edge) => string = (edge) => edgeName(edge, this.view);
  /** The accessible name of the open end; told by default as a corner between two squares. */
  @property() freeEndName = '';
  /** Territories, told apart by their owners. Those with one owner get a texture and an outline. */
  @property({ attribute: false }) regions: readonly Region[] = [];
  /** The name of the whole board. */
  @property() label = '';
  /** Cells already picked in the draft. */
  @property({ attribute: false }) chosen: readonly Cell[] = [];
  /** Cells that the last move touched. */
  @property({ attribute: false }) highlight: readonly Cell[] = [];
  /** Seen from the far side: turned by 180°, never mirrored. Marks and letters stay upright. */
  @property({ type: Boolean }) turned = false;
  /** Cells are native buttons instead of a grid: for touch, and by setting. */
  @property({ attribute: false }) asButtons = matchMedia('(pointer: coarse)').matches;
  /** Answers to a question stand between the board's tags. */
  @property({ attribute: false }) asking = false;
  /** Letters, digits, question keys and Backspace work. Arrows, Home, End, Enter and Space always do. */
  @property({ attribute: false }) shortcuts = true;

  /** Where the focus stands or will return to: the one tab stop. */
  @state() private place: Place = { cell: 'A1' };
  /** The edge or open end that the focus was last on, and the one before, which loses the focus only after that has it. */
  @state() private inners: readonly Place[] = [];
  /** What draws the territories: fetched with the first that has one owner. */
  @state() private drawRegions: typeof import('./board-regions.js').drawRegions | null = null;
  /** The column letter that waits for its row. */
  @state() private pending: string | null = null;

  private readonly sizes = new ResizeObserver(([entry]) => {
    this.style.setProperty('--below', `${entry?.contentRect.height ?? 0}px`);
  });

  /** The edge or open end that has the focus goes from the page with this update. */
  private losesFocus = false;

  /** Moves the focus to a cell; a cell that the board lacks is A1 instead. */
  async focusCell(cell: Cell): Promise<void> {
    await this.go({ cell: onField(cell, this.view) ? cell : 'A1' });
  }

  /** Makes a cell the one that the focus comes to, and leaves the focus where it is. */
  lookAt(cell: Cell): void {
    if (onField(cell, this.view)) this.place = { cell };
  }

  /** Moves the focus to where it last was on the board. */
  async focusBoard(): Promise<void> {
    // A view given just now may lack the place.
    await this.updateComplete;
    await this.go(this.place);
  }

  /**
   * Moves the focus to the open end; where cells are buttons, to the square low left of it.
   *
   * @returns whether its name is read now: not where the focus was there already, nor for a square, nor when the fence has no
   * open end and the focus stays where it is
   */
  async focusFreeEnd(): Promise<boolean> {
    // A view given just now may have another.
    await this.updateComplete;
    const [cell] = this.view.freeEnd ?? [];
    if (cell === undefined) return false;
    const before = this.shadowRoot?.activeElement;
    await this.go(freeEndPlace(this.fieldNow) ?? { cell });
    const end = this.shadowRoot?.activeElement;
    return end !== before && Boolean(end?.matches('.edge'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('regions') && this.regions.some(({ owners }) => owners.length === 1)) void this.loadRegions();
    if (changed.has('view') || changed.has('asButtons')) this.settle();
    if (this.asButtons || this.asking) this.placeAnswers();
  }

  /**
   * Puts the answers into the cell of the focus, or below the buttons. Without a question they stay where they are, and each
   * cell has a place for them from the start: something that is put into the cell that has the focus makes Orca 43 forget
   * where it is, so that it looks for the next heading from the top of the page, or reads again what board this is.
   */
  private placeAnswers(): void {
    for (const answers of this.children) answers.slot = this.asButtons ? '' : `at-${this.place.cell}`;
  }

  /** Another board may lack the cell of the focus, the open end moves, and buttons have no edges inside. */
  private settle(): void {
    const { place } = this;
    this.place = settled(place, this.fieldNow);
    this.inners = this.inners.map((inner) => settled(inner, this.fieldNow));
    this.losesFocus = this.place !== place && this.shadowRoot?.activeElement?.matches('.edge') === true;
    this.style.setProperty('--columns', String(this.view.columns));
    this.style.setProperty('--rows', String(this.view.rows));
  }

  protected override updated(): void {
    if (!this.losesFocus) return;
    this.losesFocus = false;
    void this.go(this.place);
  }

  protected override render(): TemplateResult {
    const { columns, rows } = this.view;
    const size = columns <= 5 ? 'small' : columns <= 7 ? 'narrow' : 'wide';
    const turned = this.turned ? 'turned' : '';
    const { regions, drawRegions } = this;
    const drawBelow = drawRegions ? (corner: Corner) => drawRegions(regions, corner) : undefined;
    const textured = regions.length > 0 ? 'textured' : '';
    return html`<div class="room">
      <div class="frame ${size} ${turned} ${textured}" dir="ltr">
        ${this.renderLetters('far')} ${this.renderNumbers('left')}
        <div class="field">
          <svg viewBox="0 0 ${100 * columns} ${100 * rows}" aria-hidden="true">
            ${drawField(this.view, this.turned, drawBelow)}
          </svg>
          ${this.asButtons ? this.renderButtons() : this.renderGrid()}
        </div>
        ${this.renderNumbers('right')} ${this.renderLetters('near')}
      </div>
      ${this.asButtons ? html`<slot></slot>` : nothing}
    </div>`;
  }

  private async loadRegions(): Promise<void> {
    this.drawRegions ??= (await part(() => import('./board-regions.js')))?.drawRegions ?? null;
  }

  private renderLetters(side: 'far' | 'near'): TemplateResult {
    const letters = Array.from(columnLetters.slice(0, this.view.columns));
    return html`<div class="letters ${side}" aria-hidden="true">
      ${letters.map((letter) => html`<span class=${letter === this.pending ? 'waiting' : nothing}>${letter}</span>`)}
    </div>`;
  }

  private renderNumbers(side: 'left' | 'right'): TemplateResult {
    const numbers = Array.from({ length: this.view.rows }, (_, row) => row + 1);
    return html`<div class="numbers ${side}" aria-hidden="true">${numbers.map((n) => html`<span>${n}</span>`)}</div>`;
  }

  private renderGrid(): TemplateResult {
    const standsInside = isInner(this.place);
    return html`<div
      class="rows"
      role="grid"
      aria-label=${this.boardName}
      @keydown=${this.onKey}
      @focusin=${this.onFocus}
      @click=${this.onClick}
    >
      ${this.rowsOfCells.map(
        (cells) =>
          html`<div class="row" role="row">
            ${cells.map(
              (cell) =>
                html`<div
                  class=${this.cellClass(cell)}
                  role="gridcell"
                  data-cell=${cell}
                  aria-labelledby=${this.isNamed(cell) ? `name-${cell}` : nothing}
                  tabindex=${cell === this.place.cell && !standsInside ? 0 : -1}
                >
                  <div class="square">${this.renderFace(cell)}${this.renderInners(cell)}</div>
                  <div class="below"><slot name="at-${cell}" @slotchange=${this.onSlotted}></slot></div>
                </div>`,
            )}
          </div>`,
      )}
    </div>`;
  }

  private renderButtons(): TemplateResult {
    return html`<div
      class="rows"
      role="group"
      aria-label=${this.boardName}
      @keydown=${this.onKey}
      @focusin=${this.onFocus}
      @click=${this.onClick}
    >
      ${this.rowsOfCells.map(
        (cells, row) =>
          html`<div class="row" role="group" aria-label=${msg(str`Row ${row + 1}`, { id: 'board.row' })}>
            ${cells.map(
              (cell) =>
                html`<button type="button" class=${this.cellClass(cell)} data-cell=${cell}>
                  ${this.renderFace(cell)}
                </button>`,
            )}
          </div>`,
      )}
    </div>`;
  }

  private renderFace(cell: Cell): TemplateResult {
    const marks = this.view.marks[cell] ?? [];
    const emphasis = {
      chosen: this.chosen.includes(cell),
      highlight: this.highlight.includes(cell),
    };
    return html`<span class="visually-hidden" id="name-${cell}">${this.names(cell)}</span
      ><span class="face" aria-hidden="true"
        ><svg viewBox="0 0 100 100">${drawEmphasis(emphasis)}${drawMarks(marks)}</svg
        ><span class="name">${cell}</span></span
      >`;
  }

  /**
   * Only the edges or open ends that the focus was last on stand in the page. One stays when the focus leaves it: removed
   * or hidden then, it makes Orca 43 in Chromium read a whole row or nothing at all. So that they are not counted to their
   * cells, cells are labelled by their own text alone.
   */
  private renderInners(cell: Cell): unknown {
    return this.inners.map((inner) => {
      if (inner.cell !== cell || !isInner(inner)) return nothing;
      const standsOn = keyOf(inner) === keyOf(this.place);
      const at = inner.side ? throughTurn(inner.side, this.turned) : 'corner';
      // Another one is another element: the focus moves to it, and is read.
      return keyed(
        keyOf(inner),
        html`<div
          class="edge ${at} ${standsOn ? '' : 'faded'}"
          role="group"
          tabindex=${standsOn ? 0 : -1}
          aria-label=${this.innerName(inner)}
        ></div>`,
      );
    });
  }

  private innerName({ cell, side }: Place): string {
    const edge = side && edgeAt(cell, side, this.view);
    if (edge) return this.edgeNames(edge);
    if (this.freeEndName) return this.freeEndName;
    const [low = '', , , high = ''] = this.view.freeEnd ?? [];
    return openEndName(low, high);
  }

  private get boardName(): string {
    return this.label || msg('Board', { id: 'board.label' });
  }

  private get rowsOfCells(): Cell[][] {
    const { columns, rows } = this.view;
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => cellAt(column, row)),
    );
  }

  /** While farms are still to be placed on free spots there is no fencing. */
  private get hasEdges(): boolean {
    const isSpot = (cell: Cell) => this.view.marks[cell]?.some((mark) => mark.kind === 'spot');
    return this.view.trunks.length > 0 && !Object.keys(this.view.marks).some(isSpot);
  }

  private get fieldNow(): Field {
    const { columns, rows, freeEnd } = this.view;
    const edges = this.hasEdges && !this.asButtons;
    return { columns, rows, turned: this.turned, edges, freeEnd, shortcuts: this.shortcuts };
  }

  /**
   * Whether a cell is named by its own text alone, without the edges inside it. While answers are shown in it, no: then its
   * visible text has to be part of its name.
   */
  private isNamed(cell: Cell): boolean {
    return this.hasEdges && !(this.asking && cell === this.place.cell);
  }

  private cellClass(cell: Cell): string {
    return this.view.marks[cell]?.length ? 'cell' : 'cell empty';
  }

  /** The board makes room below itself for what it was given, which lies outside the page's flow. */
  private readonly onSlotted = (): void => {
    this.sizes.disconnect();
    for (const answers of this.children) this.sizes.observe(answers);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || this.contains(event.target as Node)) return;
    const action = keyAction(event, this.place, this.fieldNow, this.pending);
    // A native button is pressed by its own Enter and Space.
    if (!action || (action.kind === 'pick' && this.asButtons)) return;
    if (action.kind === 'key') {
      const { cell, side } = this.place;
      const edge = side && edgeAt(cell, side, this.view);
      if (!this.tell('gs-key', { key: action.key, ...(edge && { edge }) })) event.preventDefault();
      return;
    }
    event.preventDefault();
    // Held down, Enter would pick again and again.
    if (!event.repeat || (action.kind !== 'pick' && action.kind !== 'free-end')) this.act(action);
  };

  private act(action: Exclude<KeyAction, { kind: 'key' }>): void {
    switch (action.kind) {
      case 'go':
        this.goByKey(action.to);
        break;
      case 'edge':
        this.tell('gs-edge', { direction: action.direction });
        break;
      case 'pick':
        this.tell('gs-pick', { cells: action.cells });
        break;
      case 'free-end':
        this.tell('gs-free-end', null);
        break;
      case 'letter':
        this.wait(action.letter);
        break;
      case 'backspace':
        this.tell('gs-backspace', null);
    }
  }

  private wait(letter: string | null): void {
    if (letter === this.pending) return;
    this.pending = letter;
    this.tell('gs-letter', { letter });
  }

  private goByKey(to: Place): void {
    const stays = to.cell === this.place.cell && !isInner(this.place) && !isInner(to);
    void this.go(to);
    if (stays) this.tell('gs-stay', { cell: to.cell });
  }

  private async go(place: Place): Promise<void> {
    this.wait(null);
    if (isInner(place)) {
      // The one that the focus comes from keeps its element.
      const from = this.inners.find((inner) => keyOf(inner) === keyOf(this.place));
      if (!this.inners.some((inner) => keyOf(inner) === keyOf(place)))
        this.inners = from && from === this.inners[0] ? [from, place] : [place, ...(from ? [from] : [])];
      this.place = place;
    }
    // A view given just now is drawn first, and what lies inside a cell is only there once it is drawn.
    await this.updateComplete;
    const cell = this.renderRoot.querySelector<HTMLElement>(`[data-cell="${place.cell}"]`);
    const inner = isInner(place) ? cell?.querySelector<HTMLElement>('.edge[tabindex="0"]') : null;
    (inner ?? cell)?.focus();
  }

  private readonly onFocus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (!cell) return;
    // What lies inside a cell is the place already.
    if (target.dataset['cell']) this.place = { cell };
    this.tell('gs-focus-cell', { cell });
  };

  private readonly onClick = (event: MouseEvent): void => {
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const cell = target?.dataset['cell'];
    if (!cell) return;
    this.wait(null);
    // A click from the keyboard or a screen reader has no place: it means the cell.
    const box = target.getBoundingClientRect();
    const place = placeOf(event, box, cell, this.turned);
    const edge = event.detail > 0 && this.hasEdges ? edgeMeant(place, this.view, box.width) : null;
    this.tell('gs-pick', { cells: edge ?? [cell] });
  };

  /** Sends an event through shadow roots. False when someone cancelled it. */
  private tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}

const keyOf = ({ cell, side, corner }: Place): string => `${cell} ${corner ? 'corner' : (side ?? '')}`;

/** Whether a place lies inside a cell: an edge or the open end. */
const isInner = ({ side, corner }: Place): boolean => side !== undefined || corner === true;

declare global {
  interface HTMLElementTagNameMap {
    'gs-board': GsBoard;
  }
}
