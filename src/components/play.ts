import { msg } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Hold, holdRecord } from '../records/lock.js';
import { namesInNext } from '../records/match-chain.js';
import type { Reply } from '../records/reply.js';
import { Session } from '../records/session.js';
import type { AgreedEnd, StoreFault } from '../records/types.js';
import { faultSentence } from '../records/faults.js';
import { type Cell, type Move, swapped, viewBoard } from '../rules/index.js';
import type { CommandId } from '../speech/commands.js';
import { describeCell, describeEdge, describeLog, describeMove, gameName } from '../speech/describe.js';
import { cellsSaid } from '../speech/interpret.js';
import { slotOf } from '../speech/interpret/open-slot.js';
import type { BoardEvents, GsBoard } from './board.js';
import './board.js';
import { type Choice, type GsChoices, yesOrNo } from './play-choices.js';
import './play-choices.js';
import type { Ending } from './play-end.js';
import './play-end.js';
import { keyCommand, screenKeys } from './play-keys.js';
import './play-log.js';
import './play-reply.js';
import type { GsSay } from './play-say.js';
import './play-say.js';
import { playStyles } from './play-styles.js';
import { drawingOf, openEndOf, pageClass, regionsOf, saveText, touched } from './play-parts.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/** What became of opening the record: not there yet, open, or why not. */
type Opened = 'opening' | 'open' | StoreFault;

/** The game at the table: whose turn it is, the last reply, the board, the text field and the log. */
@customElement('gs-play')
export class GsPlay extends LitElement {
  static override styles = [...shared, playStyles];

  @property({ attribute: false }) services!: Services;
  @property() recordId = '';

  @state() private opened: Opened = 'opening';
  @state() private session: Session | null = null;
  @state() private reply: Reply | null = null;
  @state() private large = false;
  @state() private turned = false;
  /** The board as plain text is shown. */
  @state() private drawn = false;
  @state() private focusCell: Cell = 'A1';

  @query('gs-board') private readonly board!: GsBoard | null;
  @query('gs-say') private readonly say!: GsSay | null;
  @query('gs-choices') private readonly choices!: GsChoices | null;

  private hold: Hold | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hold?.release();
    this.hold = null;
  }

  private async open(): Promise<void> {
    const id = this.recordId;
    const hold = await holdRecord(id, {
      onLost: () => {
        this.becomeReader();
      },
    });
    if (!this.isConnected) {
      hold.release();
      return;
    }
    this.hold = hold;
    await this.load(hold.held);
    if (this.session) this.show(this.session.opening());
  }

  /** Reads the record as it is kept now. */
  private async load(writing: boolean): Promise<void> {
    const kept = await this.services.store.load(this.recordId);
    if (!kept.ok) {
      this.opened = kept.error;
      return;
    }
    const session = Session.of(
      kept.value,
      this.services.store,
      () => this.services.settings(),
      () => this.services.locale(),
    );
    this.opened = session ? 'open' : 'broken';
    this.session = session;
    if (session) session.readOnly = !writing;
    this.dispatchEvent(
      new CustomEvent('gs-title', { detail: gameName(kept.value.summary.game), bubbles: true, composed: true }),
    );
  }

  private becomeReader(): void {
    if (this.session) this.session.readOnly = true;
    this.services.announcer.say(readerText(), true);
    this.requestUpdate();
  }

  private readonly takeOver = async (): Promise<void> => {
    if (!(await this.hold?.takeOver())) return;
    await this.load(true);
    this.services.announcer.say(msg('This tab keeps the record now.', { id: 'play.taken-over' }));
    await this.updateComplete;
    await this.board?.focusBoard();
  };

  protected override render(): TemplateResult {
    const { session } = this;
    if (this.opened === 'opening') return html`<p>${msg('Opening the game…', { id: 'play.opening' })}</p>`;
    if (this.opened !== 'open' || !session) return this.renderFault(this.opened === 'open' ? 'broken' : this.opened);
    return html`<h1 class="title" tabindex="-1">${gameName(session.summary.game)}</h1>
      ${session.readOnly ? this.renderReader() : nothing}
      <div class=${pageClass(session.state)}>
        <section class="say">
          <gs-reply .prompt=${session.prompt()} .reply=${this.reply} .large=${this.large}></gs-reply>
          ${session.over ? this.renderMatch() : nothing}
        </section>
        <section class="table">
          <h2 class="visually-hidden">${msg('Board', { id: 'play.board' })}</h2>
          ${this.renderBoard(session)} ${this.renderDrawing(session)}
          <gs-choices
            .choices=${this.choicesOf(session)}
            .question=${session.prompt().at(-1) ?? ''}
            @gs-choose=${this.onChoose}
            @gs-back=${this.onBack}
          ></gs-choices>
        </section>
        ${this.renderPad(session)}
        <section class="entry">
          <gs-say .example=${msg('for example C3', { id: 'play.say.example' })} @gs-said=${this.onSaid}></gs-say>
          <div class="actions">
            <button type="button" @click=${() => this.command('undo')}>${msg('Undo', { id: 'play.undo' })}</button>
            ${
              session.draft || session.progress.asked
                ? html`<button type="button" @click=${() => this.command('cancel')}>
                    ${msg('Cancel', { id: 'play.cancel' })}
                  </button>`
                : nothing
            }
            ${
              session.progress.undone.length > 0
                ? html`<button type="button" @click=${() => this.command('redo')}>
                    ${msg('Redo', { id: 'play.redo' })}
                  </button>`
                : nothing
            }
            <button type="button" aria-pressed=${this.large ? 'true' : 'false'} @click=${this.enlarge}>
              ${msg('Show large', { id: 'play.large' })}
            </button>
            ${isAwarding(session) ? this.renderAwarding() : nothing} ${session.over ? this.renderOver() : nothing}
          </div>
          ${this.renderMore(session)}
        </section>
        <section class="record">
          <gs-log
            .lines=${session.progress.played.length > 0 ? describeLog(session.progress.played, session.wording()) : []}
          ></gs-log>
        </section>
      </div>`;
  }

  private renderBoard(session: Session): TemplateResult {
    const { state, progress } = session;
    const wording = session.wording();
    const { board, boardKeys } = this.services.settings();
    return html`<gs-board
      .label=${gameName(state.game)}
      .view=${viewBoard(state)}
      .names=${(cell: Cell) => describeCell(state, cell, wording)}
      .edgeNames=${(edge: [Cell, Cell]) => describeEdge(state, edge, wording)}
      .freeEndName=${openEndOf(state, wording)}
      .regions=${regionsOf(state)}
      .chosen=${progress.draft ? cellsSaid(progress.draft) : []}
      .highlight=${touched(progress.played.at(-1)?.move)}
      .turned=${this.turned}
      .shortcuts=${boardKeys}
      .asButtons=${board === 'auto' ? matchMedia('(pointer: coarse)').matches : board === 'buttons'}
      @gs-pick=${this.onPick}
      @gs-free-end=${() => this.command('free-end')}
      @gs-key=${this.onKey}
      @gs-backspace=${this.onBack}
      @gs-edge=${this.onEdge}
      @gs-letter=${this.onLetter}
      @gs-focus-cell=${this.onFocusCell}
      @gs-stay=${this.onStay}
    ></gs-board>`;
  }

  private renderPad({ state }: Session): TemplateResult {
    const { columns, rows } = viewBoard(state);
    const show = this.services.settings().board === 'buttons' ? 'always' : 'auto';
    // Few boards need it.
    if (columns > 5) void import('./play-pad.js');
    return html`<gs-pad .columns=${columns} .rows=${rows} .show=${show} @gs-pick=${this.onPick}></gs-pad>`;
  }

  private renderDrawing(session: Session): TemplateResult | typeof nothing {
    if (!this.drawn) return nothing;
    return html`<div
      class="drawing"
      role="group"
      aria-label=${msg('Board as text', { id: 'play.drawing' })}
      tabindex="-1"
      @keydown=${this.onDrawingKey}
    >
      ${drawingOf(session.state).map((line) => html`<p>${line}</p>`)}
    </div>`;
  }

  private renderAwarding(): TemplateResult {
    return html`<button type="button" @click=${() => this.command('check')}>
        ${msg('Check the awards', { id: 'play.check' })}
      </button>
      <button type="button" @click=${() => this.command('count')}>
        ${msg('Count the cells', { id: 'play.count' })}
      </button>`;
  }

  /** The score of the match, said where the game has ended just now. */
  private renderMatch(): TemplateResult {
    void import('./match.js');
    return html`<gs-match
      .services=${this.services}
      .recordId=${this.recordId}
      .aloud=${this.reply?.kind === 'recorded'}
    ></gs-match>`;
  }

  private renderOver(): TemplateResult {
    return html`<button type="button" class="primary" @click=${() => this.swap()}>
        ${msg('Second game, sides changed', { id: 'play.swap' })}
      </button>
      <a class="button" href="#/">${msg('All games', { id: 'play.home' })}</a>`;
  }

  private renderMore(session: Session): TemplateResult {
    return html`<details class="more">
      <summary>${msg('More', { id: 'play.more' })}</summary>
      <div class="actions">
        <button type="button" aria-pressed=${this.turned ? 'true' : 'false'} @click=${this.turn}>
          ${msg('Turn the board', { id: 'play.turn' })}
        </button>
        <button type="button" aria-pressed=${this.drawn ? 'true' : 'false'} @click=${this.draw}>
          ${msg('Board as text', { id: 'play.drawing' })}
        </button>
        <button type="button" @click=${this.save}>${msg('Save as a file', { id: 'play.save' })}</button>
        <a class="button" href="#/record/${this.recordId}">${msg('Look through the record', { id: 'play.view' })}</a>
        <a class="button" href="#/help">${msg('Help', { id: 'play.help' })}</a>
      </div>
      ${
        session.over
          ? nothing
          : html`<gs-end .position=${session.state} .names=${session.summary.names} @gs-end=${this.onEnd}></gs-end>`
      }
    </details>`;
  }

  private renderReader(): TemplateResult {
    return html`<div class="notice">
      <p>${readerText()}</p>
      <button type="button" class="primary" @click=${this.takeOver}>
        ${msg('Take over here', { id: 'play.take-over' })}
      </button>
    </div>`;
  }

  private renderFault(fault: StoreFault): TemplateResult {
    return html`<h1 tabindex="-1">${msg('This game cannot be opened', { id: 'play.fault' })}</h1>
      <p>${faultSentence(fault)}</p>
      <p><a href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a></p>`;
  }

  /** The answers that can be tapped: to yes or no, to a choice between moves, and where a slot takes no cell. */
  private choicesOf(session: Session): Choice[] {
    const { asked, draft } = session.progress;
    if (session.pending || asked?.kind === 'confirm') return yesOrNo();
    if (!asked) return [];
    const slot = asked.kind === 'slot' ? slotOf(asked.moves, draft, session.state) : null;
    if (asked.kind === 'slot' && slot !== 'capture' && slot !== 'award') return [];
    const wording = session.wording();
    return asked.moves.map((move) => ({
      label: describeMove({ before: session.state, move, after: null }, wording),
      value: move,
    }));
  }

  private show(reply: Reply): void {
    if (reply.lines.length > 0) {
      this.reply = reply;
      this.services.announcer.say(reply.spoken.join(' '), reply.urgent);
    }
    if (reply.request) this.do(reply.request);
    this.requestUpdate();
  }

  /**
   * Shows the reply to something done on the board. A question with a few answers takes the focus to them: its text is the
   * name of their list and is read with the first, so that announced besides it would be heard twice.
   */
  private async answer(reply: Reply): Promise<void> {
    this.show(reply);
    const asksFew = reply.kind === 'asked' && this.session && this.choicesOf(this.session).length > 0;
    if (!asksFew) return;
    // Where cells are buttons there is touch, and readers on phones do not read the names of lists.
    if (!this.board?.asButtons) this.services.announcer.clear();
    await this.updateComplete;
    await this.choices?.focusFirst();
  }

  private do(request: NonNullable<Reply['request']>): void {
    switch (request) {
      case 'help':
      case 'settings':
        this.services.go(`/${request}`);
        break;
      case 'new-game':
        this.services.go(`/new/${this.session?.summary.game ?? ''}`);
        break;
      case 'swap':
        void this.swap();
        break;
      case 'print':
        window.print();
        break;
      case 'save':
        void this.save();
        break;
      case 'stop':
        this.services.announcer.clear();
    }
  }

  private async command(id: CommandId, args: readonly string[] = []): Promise<void> {
    const reply = await this.session?.command(id, args);
    if (reply) this.show(reply);
  }

  private readonly onSaid = async (event: CustomEvent<{ text: string }>): Promise<void> => {
    const reply = await this.session?.hear(event.detail.text);
    if (!reply) return;
    // What was not understood stays to be mended.
    if (reply.kind === 'unheard') this.say?.focusField();
    else this.say?.empty();
    this.show(reply);
  };

  private readonly onPick = async (event: CustomEvent<BoardEvents['gs-pick']>): Promise<void> => {
    const reply = await this.session?.hear({ pick: event.detail.cells });
    if (reply) await this.answer(reply);
  };

  private readonly onChoose = async (event: CustomEvent<{ value: unknown }>): Promise<void> => {
    const { value } = event.detail;
    if (value === 'yes' || value === 'no') await this.command(value);
    else {
      const reply = await this.session?.choose(value as Move);
      if (reply) this.show(reply);
    }
    await this.board?.focusBoard();
  };

  private readonly onBack = async (): Promise<void> => {
    const reply = await this.session?.dropLast();
    if (reply) this.show(reply);
    await this.board?.focusBoard();
  };

  private readonly onKey = (event: CustomEvent<BoardEvents['gs-key']>): void => {
    const { key } = event.detail;
    const command = keyCommand(key, this.focusCell);
    if (key === screenKeys.text) this.say?.focusField();
    else if (key === screenKeys.drawing) this.draw();
    else if (key === screenKeys.turn) this.turn();
    else if (command?.id === 'free-end') void this.goToFreeEnd();
    else if (command) void this.ask(command.id, command.args);
    else return;
    event.preventDefault();
  };

  /** Does a command that a key on the board has asked for. */
  private async ask(id: CommandId, args: readonly string[]): Promise<void> {
    const reply = await this.session?.command(id, args);
    if (reply) await this.answer(reply);
  }

  /** Says where the open end is, and goes there. */
  private async goToFreeEnd(): Promise<void> {
    await this.command('free-end');
    await this.board?.focusFreeEnd();
  }

  private readonly onEdge = (): void => {
    this.services.announcer.say(msg('Edge of the board.', { id: 'play.edge' }));
  };

  private readonly onLetter = (event: CustomEvent<BoardEvents['gs-letter']>): void => {
    const { letter } = event.detail;
    if (letter) this.services.announcer.say(letter);
  };

  private readonly onFocusCell = (event: CustomEvent<BoardEvents['gs-focus-cell']>): void => {
    this.focusCell = event.detail.cell;
  };

  /** Where the focus does not move, the reader says nothing of itself. */
  private readonly onStay = (event: CustomEvent<BoardEvents['gs-stay']>): void => {
    const { session } = this;
    if (session)
      this.services.announcer.say(`${describeCell(session.state, event.detail.cell, session.wording(true))}.`);
  };

  private readonly enlarge = (): void => {
    this.large = !this.large;
  };

  private readonly turn = (): void => {
    this.turned = !this.turned;
    this.services.announcer.say(
      this.turned
        ? msg('Board turned: A1 is at the top right.', { id: 'play.turned' })
        : msg('Board as usual: A1 is at the bottom left.', { id: 'play.unturned' }),
    );
  };

  private readonly draw = (): void => {
    this.drawn = !this.drawn;
    void this.updateComplete.then(() => {
      if (this.drawn) this.renderRoot.querySelector<HTMLElement>('.drawing')?.focus();
      else void this.board?.focusBoard();
    });
  };

  private readonly onDrawingKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Backspace' && event.key !== screenKeys.drawing) return;
    event.preventDefault();
    this.draw();
  };

  private readonly save = async (): Promise<void> => {
    const { recordFile } = await import('../records/record-file.js');
    if (!this.session) return;
    const { name, text } = recordFile(this.session.summary, this.session.progress);
    saveText(name, text);
    this.services.announcer.say(msg('The record is saved as a file.', { id: 'play.saved' }));
  };

  private readonly onEnd = async (event: CustomEvent<Ending>): Promise<void> => {
    const { label, end } = event.detail;
    const { confirmDialog } = await import('./confirm-dialog.js');
    const sure = await confirmDialog(this.services, {
      title: msg('End the game?', { id: 'play.end.title' }),
      text: `${label}.`,
      yes: msg('End the game', { id: 'play.end' }),
      no: msg('Play on', { id: 'play.end.no' }),
    });
    if (sure) await this.endGame(end);
  };

  private async endGame(end: AgreedEnd): Promise<void> {
    const reply = await this.session?.end(end);
    if (reply) this.show(reply);
  }

  /** The second game of a match: the other one begins, or the two exchange colours. */
  private async swap(): Promise<void> {
    if (!this.session) return;
    const { id, game, options, names } = this.session.summary;
    const created = await this.services.store.create({
      game,
      options: swapped(game, options),
      names: namesInNext(game, names),
      after: id,
    });
    if (created.ok) this.services.go(`/play/${created.value.id}`);
    else this.services.announcer.say(faultSentence(created.error), true);
  }
}

/** Whether cells are being awarded now. */
const isAwarding = (session: Session): boolean =>
  session.state.game === 'nearest-site' && session.state.phase === 'awarding' && !session.over;

const readerText = (): string =>
  msg('Another tab has this game open. Here you can read it; moves are made there.', { id: 'play.reader' });

declare global {
  interface HTMLElementTagNameMap {
    'gs-play': GsPlay;
  }
}
