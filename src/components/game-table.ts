import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { stateOf } from '../records/progress.js';
import type { Reply } from '../records/reply.js';
import type { Session } from '../records/session.js';
import type { Cell } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import { gameName } from '../speech/describe/games.js';
import { cellsSaid } from '../speech/interpret/draft.js';
import type { GsBoard } from './board.js';
import './board.js';
import type { BoardEvents } from './board-events.js';
import { tellEdge, tellLetter } from './board-says.js';
import { noticed } from './crossing.js';
import { part } from './parts.js';
import type { Choice, GsChoices } from './play-choices.js';
import { keyCommand, screenKeys } from './play-keys.js';
import { asksFew, openEndOf, regionsOf, touched } from './play-parts.js';
import type { GsSay } from './play-say.js';
import type { Services } from './services.js';

/**
 * The board of an open game, the answers to a question below it, and what is done there by keys and taps. Where the replies
 * are shown is for the page around it to say.
 */
export abstract class GameTable extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) session!: Session;

  /** The reply that is shown. */
  @state() protected reply: Reply | null = null;
  @state() protected turned = false;
  /** The board is shown as plain text too. */
  @state() protected drawn = false;
  /** What gives the answers to a question, fetched with the first question that has some. */
  @state() private asking: typeof import('./play-choices.js') | null = null;
  /** The focus comes back to the board by itself. */
  private returning = false;
  /** Someone looks about: taps play nothing. */
  @state() protected looking = false;
  /** They are done with it: taps play, and what they had for it is there until a reader can have noticed. */
  private looked = false;

  @query('gs-board') protected readonly board!: GsBoard | null;
  /** The text field, to which a key on the board leads. */
  protected abstract readonly say: GsSay | null;
  @query('gs-choices') private readonly choices!: GsChoices | null;

  /** Shows and says a reply. */
  abstract show(reply: Reply): void;

  /** Moves the focus to the board, which is no coming to it by a person. */
  async focusBoard(): Promise<void> {
    await this.updateComplete;
    this.returning = true;
    await this.board?.focusBoard();
    this.returning = false;
  }

  protected renderBoard(session: Session): TemplateResult {
    const { shown, isLookingBack } = session;
    const state = stateOf(shown);
    const wording = session.wording();
    const { board, boardKeys } = this.services.settings();
    const asks = asksFew(session);
    if (asks) void this.loadChoices();
    const choices: Choice[] = this.asking?.choicesOf(session) ?? [];
    return html`<gs-board
      .label=${gameName(state.game)}
      .view=${viewBoard(state)}
      .names=${(cell: Cell) => describeCell(state, cell, wording)}
      .edgeNames=${(edge: [Cell, Cell]) => describeEdge(state, edge, wording)}
      .freeEndName=${openEndOf(state, wording)}
      .regions=${regionsOf(state)}
      .chosen=${session.draft && !isLookingBack ? cellsSaid(session.draft) : []}
      .highlight=${this.looking ? [session.here] : touched(shown.played.at(-1)?.move)}
      .turned=${this.turned}
      .asking=${asks}
      .shortcuts=${boardKeys}
      .asButtons=${board === 'auto' ? matchMedia('(pointer: coarse)').matches : board === 'buttons'}
      @focusin=${this.onEnter}
      @gs-pick=${this.onPick}
      @gs-free-end=${() => this.command('free-end')}
      @gs-key=${this.onKey}
      @gs-backspace=${this.onBack}
      @gs-edge=${this.onEdge}
      @gs-letter=${this.onLetter}
      @gs-focus-cell=${this.onFocusCell}
      @gs-stay=${this.onStay}
      ><gs-choices
        .choices=${choices}
        .question=${this.asking?.questionOf(session, choices) ?? ''}
        .shortcuts=${boardKeys}
        @gs-choose=${this.onChoose}
        @gs-back=${this.onBack}
      ></gs-choices
    ></gs-board>`;
  }

  protected renderDrawing(session: Session): TemplateResult | typeof nothing {
    if (!this.drawn) return nothing;
    void part(() => import('./play-drawing.js'));
    return html`<gs-drawing .position=${stateOf(session.shown)} @gs-put-away=${this.draw}></gs-drawing>`;
  }

  protected renderLook(session: Session): TemplateResult | typeof nothing {
    if (!this.looking && !session.isLookingBack) return nothing;
    void part(() => import('./play-look.js'));
    return html`<gs-look
      .here=${session.here}
      .services=${this.services}
      .subject=${session}
      .turned=${this.turned}
      .reply=${this.reply}
      .open=${this.looking}
      @gs-command=${this.onCommand}
      @gs-look-end=${this.look}
    ></gs-look>`;
  }

  protected async command(id: CommandId, args: readonly string[] = []): Promise<void> {
    this.show(await this.session.command(id, args));
  }

  protected readonly onCommand = ({ detail }: CustomEvent<{ id: CommandId; args?: string[] }>): void => {
    void this.command(detail.id, detail.args);
  };

  /**
   * Shows the reply to something done on the board. A question with a few answers takes the focus to them: its text is the
   * name of their list and is read with the first, so that announced besides it would be heard twice.
   */
  private async answer(reply: Reply): Promise<void> {
    // They are there with the question, so that it is not said before the focus comes to them.
    const asks = reply.kind === 'asked' && asksFew(this.session) && (await this.loadChoices());
    this.show(reply);
    if (!asks) return;
    // Where cells are buttons there is touch, and readers on phones do not read the names of lists. The own voice reads none.
    if (!this.board?.asButtons && !this.services.settings().voice) this.services.announcer.forget();
    await this.updateComplete;
    await this.choices?.focusFirst();
  }

  /** Whether the answers to a question can be shown. */
  private async loadChoices(): Promise<boolean> {
    this.asking ??= await part(() => import('./play-choices.js'));
    return this.asking !== null;
  }

  protected readonly onPick = async (event: CustomEvent<BoardEvents['gs-pick']>): Promise<void> => {
    const { session } = this;
    const { cells } = event.detail;
    if ((!this.looking || this.looked) && !session.isLookingBack)
      await this.answer(await session.hear({ pick: cells }));
    else {
      session.here = cells[0] ?? '';
      await this.command('at', cells);
    }
  };

  private readonly onChoose = async (event: CustomEvent<{ value: unknown }>): Promise<void> => {
    const reply = await this.asking?.chosen(this.session, event.detail.value, this.services.settings().voice);
    if (reply) this.show(reply);
    await this.focusBoard();
  };

  private readonly onBack = async (): Promise<void> => {
    if (this.session.isLookingBack) await this.command('present');
    else this.show(await this.session.dropLast());
    await this.focusBoard();
  };

  private readonly onKey = (event: CustomEvent<BoardEvents['gs-key']>): void => {
    const { key, edge } = event.detail;
    const command = keyCommand(key, this.session.here, edge);
    if (key === screenKeys.text) this.say?.focusField();
    else if (key === screenKeys.drawing) void this.draw();
    else if (key === screenKeys.turn) void this.turn();
    else if (command?.id === 'free-end') void this.goToFreeEnd();
    else if (command) void this.ask(command.id, command.args);
    else return;
    event.preventDefault();
  };

  /** Does a command that a key on the board has asked for. */
  private async ask(id: CommandId, args: readonly string[]): Promise<void> {
    const { here } = this.session;
    const reply = await this.session.command(id, args);
    // Where the focus is already, a reader would say nothing.
    await this.answer(reply.here && reply.here !== here ? { ...reply, request: 'jump' } : reply);
  }

  /** Goes to the open end and shows where it is; it is said unless the name of what gets the focus says it. */
  private async goToFreeEnd(): Promise<void> {
    const reply = await this.session.command('free-end');
    const named = await this.board?.focusFreeEnd();
    this.show(named && !this.services.settings().voice ? { ...reply, spoken: [] } : reply);
  }

  /** The focus has come to the board from elsewhere: what is wanted there is said after the name of the cell. */
  private readonly onEnter = async ({ target, relatedTarget }: FocusEvent): Promise<void> => {
    const { entering } = this.services.settings();
    if (this.returning || entering === 'name') return;
    // The answers to a question stand in the board: to them, and from them to a cell, is no way from elsewhere.
    if (target !== this.board || this.board?.contains(relatedTarget as Node | null)) return;
    const reply = await this.session.command(entering === 'turn' ? 'whose-turn' : 'describe-board');
    this.services.announcer.say(reply.spoken.join(' '));
  };

  private readonly onEdge = (): void => {
    tellEdge(this.services);
  };

  private readonly onLetter = (event: CustomEvent<BoardEvents['gs-letter']>): void => {
    tellLetter(this.services, event.detail);
  };

  private readonly onFocusCell = (event: CustomEvent<BoardEvents['gs-focus-cell']>): void => {
    this.session.here = event.detail.cell;
    if (this.looking) this.requestUpdate();
  };

  /** Where the focus does not move, the reader says nothing of itself. */
  private readonly onStay = (event: CustomEvent<BoardEvents['gs-stay']>): void => {
    const { session } = this;
    const shown = stateOf(session.shown);
    this.services.announcer.say(`${describeCell(shown, event.detail.cell, session.wording(true))}.`);
  };

  /** Opens or ends looking about; at its end the present is shown again. */
  protected readonly look = async (): Promise<void> => {
    const looks = !this.looking;
    this.looked = !looks;
    if (!looks && this.session.isLookingBack) await this.command('present');
    if (!looks) await this.toBoard();
    this.looking = looks;
  };

  /** The focus goes to the board from something that is about to go. */
  protected async toBoard(): Promise<void> {
    await this.focusBoard();
    await noticed();
  }

  protected readonly turn = async (): Promise<void> => {
    this.turned = !this.turned;
    const loaded = await part(() => import('./turned-text.js'));
    if (loaded) this.services.announcer.say(loaded.turnedText(this.turned));
  };

  protected readonly draw = async (): Promise<void> => {
    const draws = !this.drawn;
    if (!draws) await this.toBoard();
    this.drawn = draws;
  };
}
