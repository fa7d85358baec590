import { msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Look, lookOf } from '../records/review.js';
import type { Told } from '../records/reply.js';
import { loadRecord } from '../records/load-record.js';
import { isOver, type Progress, progressAt, progressOf, stateOf, type ReadRecord } from '../records/progress.js';
import { wordingOf } from '../records/settings.js';
import type { StoreFault } from '../records/types.js';
import type { Cell, Edge } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import { changedCells } from '../speech/describe/changes.js';
import type { Wording } from '../speech/describe.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import { gameName } from '../speech/describe/games.js';
import { describeLog } from '../speech/describe/log.js';
import { describeTable } from '../speech/describe/table.js';
import type { GsBoard } from './board.js';
import type { BoardEvents } from './board-events.js';
import { tellEdge, tellLetter } from './board-says.js';
import './board.js';
import { noticed } from './crossing.js';
import './match.js';
import { keyCommand, screenKeys } from './play-keys.js';
import './play-drawing.js';
import { part } from './parts.js';
import { openEndOf, regionsOf } from './play-parts.js';
import { saveRecord } from './saving.js';
import { renderRecordFault } from './record-fault.js';
import { commandSteps, pageStep, signStep, type Step, stepFrom } from './record-view-keys.js';
import './record-view-log.js';
import './record-view-steps.js';
import { recordViewStyles } from './record-view-styles.js';
import { atEnd, atStart, placeTexts, recordFacts, recordHeading } from './record-view-words.js';
import { helpPath, printRecordPath, recordPath } from './routes.js';
import type { Services } from './services.js';
import { shared } from './theme.js';
import { turnedText } from './turned-text.js';
import { typedCharacter } from './typed-character.js';

/**
 * A record to be looked through, move by move. It only reads: another tab may go on playing meanwhile, and its moves are
 * added here.
 *
 * @fires gs-title - as for every page: the heading stands
 * @fires gs-about - the game that the page is about; `detail`: its name
 */
@customElement('gs-record-view')
export class GsRecordView extends LitElement {
  static override styles = [...shared, recordViewStyles];

  @property({ attribute: false }) services!: Services;
  @property() recordId = '';
  /** After how many moves it is opened; null for the start. */
  @property({ attribute: false }) ply: number | null = null;

  @state() private read: ReadRecord | null = null;
  @state() private fault: StoreFault | null = null;
  /** After how many moves the board is shown. */
  @state() private place = 0;
  /** The answer to what was asked last: about a cell, or for a step beyond the ends. */
  @state() private note: { lines: readonly string[] } = { lines: [] };
  @state() private turned = false;
  /** The board as plain text is shown. */
  @state() private drawn = false;
  /** Questions about the board have buttons. */
  @state() private looking = false;

  @query('gs-board') private readonly board!: GsBoard | null;

  @state() private focusCell: Cell = 'A1';
  /** The line that was told last. */
  private along: Look['along'] | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Services come anew when another tab has changed the records.
    if (changed.has('services') || changed.has('recordId')) void this.load();
  }

  private async load(): Promise<void> {
    const id = this.recordId;
    const kept = await loadRecord(id, this.services.store, this.services.locale());
    if (id !== this.recordId || !this.isConnected) return;
    const progress = kept.ok ? progressOf(kept.value) : null;
    const opens = this.read === null && this.fault === null;
    if (kept.ok && progress?.ok) this.take({ summary: kept.value.summary, progress: progress.value });
    else this.fault = kept.ok ? 'broken' : kept.error;
    if (!opens) return;
    await this.updateComplete;
    const heading = this.renderRoot.querySelector('h1')?.textContent.trim() ?? '';
    this.dispatchEvent(new CustomEvent('gs-title', { detail: heading, bubbles: true, composed: true }));
    this.sayPlace();
  }

  /** Shows what was read: at first where the address says, later where one is, as far as there are still so many moves. */
  private take(read: ReadRecord): void {
    const wanted = this.read === null ? (this.ply ?? 0) : this.place;
    this.place = Math.min(wanted, read.progress.played.length);
    this.read = read;
    this.fault = null;
    this.dispatchEvent(new CustomEvent('gs-about', { detail: read.summary.game, bubbles: true, composed: true }));
  }

  protected override render(): TemplateResult {
    if (this.fault !== null) return renderRecordFault(this.fault);
    const { read } = this;
    if (!read) return html`<p>${msg('Opening the record…', { id: 'view.opening' })}</p>`;
    const { summary, progress } = read;
    const wording = this.wording();
    return html`<h1 tabindex="-1">${recordHeading(summary, this.services.locale())}</h1>
      <div class="page">
        <section class="board">
          <h2 class="visually-hidden">${msg('Board', { id: 'play.board' })}</h2>
          ${this.renderBoard(progress, wording)} ${this.drawn ? this.renderDrawing(progress) : nothing}
          ${this.looking ? this.renderLook(read) : nothing}
        </section>
        <section class="words">
          <h2 class="visually-hidden">${msg('Moves', { id: 'view.moves' })}</h2>
          <gs-view-steps
            .count=${progress.played.length}
            @gs-step=${this.onStep}
            @gs-jump=${this.onJump}
            @gs-refused=${this.onRefused}
            >${this.renderPlace(progress, wording)}</gs-view-steps
          >
          <div class="actions">${this.renderActions(progress)}</div>
          <gs-match links .services=${this.services} .recordId=${this.recordId}></gs-match>
        </section>
        <section class="record">
          <gs-view-log
            .lines=${progress.played.length > 0 ? describeLog(progress.played, wording) : []}
            .place=${this.place}
            @gs-jump=${this.onJump}
          ></gs-view-log>
        </section>
        <section class="facts">
          <h2>${msg('About this record', { id: 'view.about' })}</h2>
          <dl>
            ${recordFacts(summary, progress, wording).map(
              ({ name, text }) =>
                html`<dt>${name}</dt>
                  <dd>${text}</dd>`,
            )}
          </dl>
        </section>
      </div>`;
  }

  private renderBoard(progress: Progress, wording: Wording): TemplateResult {
    const state = stateOf(progressAt(progress, this.place));
    const { board, boardKeys } = this.services.settings();
    return html`<gs-board
      .label=${gameName(state.game)}
      .view=${viewBoard(state)}
      .names=${(cell: Cell) => describeCell(state, cell, wording)}
      .edgeNames=${(edge: Edge) => describeEdge(state, edge, wording)}
      .freeEndName=${openEndOf(state, wording)}
      .regions=${regionsOf(state)}
      .highlight=${changedCells(progress.played[this.place - 1])}
      .turned=${this.turned}
      .shortcuts=${boardKeys}
      .asButtons=${board === 'auto' ? matchMedia('(pointer: coarse)').matches : board === 'buttons'}
      @gs-pick=${this.onPick}
      @gs-free-end=${this.onFreeEnd}
      @gs-key=${this.onKey}
      @gs-edge=${this.onEdge}
      @gs-letter=${this.onLetter}
      @gs-focus-cell=${this.onFocusCell}
      @gs-stay=${this.onStay}
    ></gs-board>`;
  }

  private renderDrawing(progress: Progress): TemplateResult {
    return html`<gs-drawing
      .position=${stateOf(progressAt(progress, this.place))}
      @gs-put-away=${this.draw}
      @keydown=${this.onDrawingKey}
    ></gs-drawing>`;
  }

  private renderLook({ progress, summary }: ReadRecord): TemplateResult {
    void part(() => import('./play-look.js'));
    const shown = progressAt(progress, this.place);
    const isLookingBack = this.place < progress.played.length;
    return html`<gs-look
      reading
      open
      .here=${this.focusCell}
      .services=${this.services}
      .subject=${{ progress, shown, isLookingBack, here: this.focusCell, summary, wording: () => this.wording() }}
      .turned=${this.turned}
      .reply=${this.note}
      @gs-command=${this.onCommand}
      @gs-look-end=${this.look}
    ></gs-look>`;
  }

  private renderPlace(progress: Progress, wording: Wording): TemplateResult {
    const [first, ...more] = placeTexts(progress, this.place, wording);
    const played = progress.played[this.place - 1];
    return html`<div class="place">
      <p class="move">${first}</p>
      ${more.map((text) => html`<p>${text}</p>`)}
      ${
        played
          ? html`<p class="table">${msg('On the table:', { id: 'play.table' })} ${describeTable(played, wording)}</p>`
          : nothing
      }
      ${this.note.lines.map((text) => html`<p class="note">${text}</p>`)}
    </div>`;
  }

  private renderActions(progress: Progress): TemplateResult {
    return html`<a class="button" href="#/play/${this.recordId}"
        >${
          isOver(progress) ? msg('To the game', { id: 'view.to-game' }) : msg('Go on playing', { id: 'view.play-on' })
        }</a
      >
      <a class="button" href="#/partner/${this.recordId}">${msg('Replay for a partner', { id: 'partner.go' })}</a>
      <details>
        <summary>${msg('More', { id: 'play.more' })}</summary>
        <div class="actions">
          ${
            progress.start.game === 'nearest-site'
              ? html`<a class="button" href="#/audit/${this.recordId}">${msg('Audit by two', { id: 'audit.go' })}</a>`
              : nothing
          }
          <button type="button" aria-pressed=${this.turned ? 'true' : 'false'} @click=${this.turn}>
            ${msg('Turn the board', { id: 'play.turn' })}
          </button>
          <button type="button" aria-pressed=${this.drawn ? 'true' : 'false'} @click=${this.draw}>
            ${msg('Board as text', { id: 'play.drawing' })}
          </button>
          <button type="button" aria-pressed=${this.looking ? 'true' : 'false'} @click=${this.look}>
            ${msg('Look around', { id: 'look.heading' })}
          </button>
          <a class="button" href="#${printRecordPath(this.recordId)}">${msg('Print', { id: 'play.print' })}</a>
          <button type="button" @click=${this.save}>${msg('Save as a file', { id: 'play.save' })}</button>
          <a class="button" href="#/share/${this.recordId}">${msg('Share', { id: 'play.share' })}</a>
        </div>
      </details>`;
  }

  /** How texts are worded; for speech with spelling words where the person uses them. */
  private wording(spoken = false): Wording {
    const names = this.read?.summary.names ?? {};
    return { ...wordingOf(this.services.settings(), spoken), locale: this.services.locale(), names };
  }

  private sayPlace(): void {
    if (this.read) this.say(placeTexts(this.read.progress, this.place, this.wording(true)));
  }

  private say(sentences: readonly string[]): void {
    if (sentences.length > 0) this.services.announcer.say(sentences.join(' '));
  }

  /**
   * Shows and says something about the place where one is.
   * @param unsaid how many of the first sentences are not said, since a reader says as much by itself
   */
  private tell(told: Told, unsaid = 0): void {
    this.note = { lines: told(this.wording()) };
    this.say(told(this.wording(true)).slice(unsaid));
  }

  /** Goes to the place after so many moves. The address follows, so that the page comes back to it. */
  private go(place: number): void {
    this.place = place;
    this.note = { lines: [] };
    history.replaceState(history.state, '', `#${recordPath(this.recordId, place)}`);
    this.sayPlace();
  }

  private step(step: Step): void {
    if (!this.read) return;
    const count = this.read.progress.played.length;
    const place = stepFrom(this.place, step, count);
    if (place !== this.place && place >= 0 && place <= count) this.go(place);
    else this.tell(() => [step === 'first' || step === 'back' ? atStart() : atEnd(count)]);
  }

  private readonly onStep = (event: CustomEvent<Step>): void => {
    this.step(event.detail);
  };

  private readonly onJump = (event: CustomEvent<{ place: number }>): void => {
    this.go(event.detail.place);
  };

  private readonly onRefused = (event: CustomEvent<string>): void => {
    this.services.announcer.say(event.detail, true);
  };

  private readonly onKey = (event: CustomEvent<BoardEvents['gs-key']>): void => {
    const { key, edge } = event.detail;
    const step = signStep(key);
    if (step) this.step(step);
    else if (key === screenKeys.drawing) void this.draw();
    else if (key === screenKeys.turn) this.turn();
    else if (!this.ask(key, edge)) return;
    event.preventDefault();
  };

  /** Answers a question that a key asks about the board as it is shown; false if the key asks none. */
  private ask(key: string, edge?: Edge): boolean {
    const command = keyCommand(key, this.focusCell, edge);
    if (!command || !this.read) return false;
    if (command.id === 'help') this.services.go(helpPath(this.read.summary.game));
    else if (command.id === 'repeat') this.sayPlace();
    else if (command.id in commandSteps) this.step(commandSteps[command.id] ?? 'on');
    else return this.answer(command.id, command.args);
    return true;
  }

  /**
   * Answers a command about the board as it is shown.
   * @param movesFocus the focus goes to the cell that the answer leads to, and else stays where it is
   * @returns false if it is no such command
   */
  private answer(id: CommandId, args: readonly string[], movesFocus = true): boolean {
    if (!this.read) return false;
    const { progress, summary } = this.read;
    const { place, focusCell: here, along, board } = this;
    const state = stateOf(progressAt(progress, place));
    const context = { game: summary.game, state, locale: this.services.locale() };
    const look = lookOf(id, args, { progress, place, here, along, context, again: false });
    if (!look) return false;
    this.along = look.along ?? along;
    const moves = look.here !== undefined && look.here !== here;
    // A cell that gets the focus is read by the reader itself.
    this.tell(look.told, moves && movesFocus && !this.services.settings().voice ? 1 : 0);
    if (look.here === undefined) return true;
    this.focusCell = look.here;
    if (movesFocus) void board?.focusCell(look.here);
    else board?.lookAt(look.here);
    return true;
  }

  /** A cell that is picked is said; nothing can be moved here. */
  private readonly onPick = (event: CustomEvent<BoardEvents['gs-pick']>): void => {
    const [first, second] = event.detail.cells;
    if (!this.read || first === undefined) return;
    // Not every browser gives the focus to what is tapped.
    this.focusCell = first;
    if (second === undefined) this.board?.lookAt(first);
    const state = stateOf(progressAt(this.read.progress, this.place));
    this.tell((wording) => {
      const name =
        second === undefined ? describeCell(state, first, wording) : describeEdge(state, [first, second], wording);
      return [`${name}.`];
    });
  };

  private readonly onFreeEnd = (): void => {
    this.answer('free-end', []);
  };

  private readonly onEdge = (): void => {
    tellEdge(this.services);
  };

  private readonly onLetter = (event: CustomEvent<BoardEvents['gs-letter']>): void => {
    tellLetter(this.services, event.detail);
  };

  private readonly onFocusCell = (event: CustomEvent<BoardEvents['gs-focus-cell']>): void => {
    this.focusCell = event.detail.cell;
  };

  /** Where the focus does not move, the reader says nothing of itself. */
  private readonly onStay = (event: CustomEvent<BoardEvents['gs-stay']>): void => {
    if (!this.read) return;
    const state = stateOf(progressAt(this.read.progress, this.place));
    this.services.announcer.say(`${describeCell(state, event.detail.cell, this.wording(true))}.`);
  };

  private readonly turn = (): void => {
    this.turned = !this.turned;
    this.services.announcer.say(turnedText(this.turned));
  };

  private readonly draw = async (): Promise<void> => {
    const draws = !this.drawn;
    if (!draws) await this.toBoard();
    this.drawn = draws;
  };

  private readonly look = async (): Promise<void> => {
    const looks = !this.looking;
    if (!looks) await this.toBoard();
    this.looking = looks;
  };

  /** The focus goes to the board from something that is about to go. */
  private async toBoard(): Promise<void> {
    await this.board?.focusBoard();
    await noticed();
  }

  private readonly onCommand = ({ detail }: CustomEvent<{ id: CommandId; args: readonly string[] }>): void => {
    this.answer(detail.id, detail.args, false);
  };

  private readonly onDrawingKey = (event: KeyboardEvent): void => {
    const step = pageStep(event) ?? signStep(typedCharacter(event));
    if (!step) return;
    this.step(step);
    event.preventDefault();
  };

  private readonly save = (): void => {
    if (this.read) void saveRecord(this.services, this.read);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-record-view': GsRecordView;
  }
}
