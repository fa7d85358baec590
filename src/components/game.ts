import { msg } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Reply } from '../records/reply.js';
import { notLoaded } from '../records/sayings.js';
import type { Session } from '../records/session.js';
import { stateOf } from '../records/progress.js';
import { nextRate } from '../records/settings.js';
import type { Cell, Move, State } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import { gameName } from '../speech/describe/games.js';
import { describeLog } from '../speech/describe/log.js';
import { cellsSaid } from '../speech/interpret/draft.js';
import { loadWords } from '../speech/load.js';
import type { GsBoard } from './board.js';
import type { BoardEvents } from './board-events.js';
import './board.js';
import './game-more.js';
import { gameStyles } from './game-styles.js';
import { part } from './parts.js';
import { choicesOf, type GsChoices } from './play-choices.js';
import { keyCommand, screenKeys } from './play-keys.js';
import './play-log.js';
import {
  earconOf,
  lineOf,
  openEndOf,
  pageClass,
  readingOf,
  readingVoice,
  regionsOf,
  saveRecord,
  touched,
} from './play-parts.js';
import './play-reply.js';
import type { GsSay } from './play-say.js';
import './play-say.js';
import { helpPath, printRecordPath } from './routes.js';
import type { Services } from './services.js';
import type { GsTalk } from './talk.js';
import { shared } from './theme.js';

/**
 * An open game: whose turn it is, the last reply, the board, the text field and the log. Everything that is said, keyed or
 * tapped here goes to the session, and everything that is shown or announced comes from its replies.
 *
 * @fires gs-replied - a reply is shown: the session may have gone on
 */
@customElement('gs-game')
export class GsGame extends LitElement {
  static override styles = [...shared, gameStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) session!: Session;

  @state() private reply: Reply | null = null;
  @state() private large = false;
  @state() private turned = false;
  /** Draws the board as plain text, while that is shown. */
  @state() private drawing: ((state: State) => string) | null = null;
  /** The focus comes back to the board by itself. */
  private returning = false;
  /** Someone looks about: taps play nothing. */
  @state() private looking = false;
  /** Letters and numbers to be tapped are wanted, however wide the board is. */
  @state() private padWanted = false;

  @query('gs-board') private readonly board!: GsBoard | null;
  @query('gs-say') private readonly say!: GsSay | null;
  /** It is fetched when Talk is pressed for the first time. */
  @query('gs-talk') private readonly talk!: Element & Partial<Pick<GsTalk, 'press' | 'obey'>>;
  @query('gs-choices') private readonly choices!: GsChoices | null;

  private unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const { voice } = this.services;
    this.session.voice = readingVoice(voice);
    this.unwatch = voice.watch(() => {
      this.requestUpdate();
    });
    if (this.services.settings().voice) void loadReading();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unwatch?.();
  }

  /** Shows and says a reply. */
  show(reply: Reply): void {
    if (reply.lines.length > 0) {
      // Who has said something is told what else can be said; that is fetched no sooner.
      if (this.reply) {
        void loadSayable(this.services.locale()).catch(() => undefined);
        void import('./play-awake.js').catch(() => undefined);
      }
      this.reply = reply;
      const spoken = reply.spoken.map((text, index) => ({ text, ...lineOf(reply, index) }));
      // A cell that gets the focus is read by the reader itself.
      const said = reply.request === 'jump' && !this.services.settings().voice ? spoken.slice(1) : spoken;
      this.services.announcer.say(said.map(({ text }) => text).join(' '), reply.urgent, said);
      const earcon = earconOf(reply.kind);
      if (earcon) void this.services.earcons.play(earcon);
    }
    if (reply.here) this.board?.lookAt(reply.here);
    if (reply.request) this.do(reply.request);
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('gs-replied'));
  }

  /** Moves the focus to the board, which is no coming to it by a person. */
  async focusBoard(): Promise<void> {
    await this.updateComplete;
    this.returning = true;
    await this.board?.focusBoard();
    this.returning = false;
  }

  protected override render(): TemplateResult {
    const { session } = this;
    return html`<div class=${pageClass(session.state)}>
      <section class="say">
        <gs-reply .prompt=${session.prompt()} .reply=${this.reply} .large=${this.large}></gs-reply>
        <gs-reading .voice=${this.services.voice} .now=${this.services.voice.now}></gs-reading>
        ${session.over && !session.practising ? this.renderMatch() : nothing}
      </section>
      <section class="table">
        <h2 class="visually-hidden">${msg('Board', { id: 'play.board' })}</h2>
        ${this.renderBoard(session)} ${this.renderDrawing(session)} ${this.renderLook(session)}
      </section>
      ${isTall(session) ? nothing : this.renderPad(session)}
      <section class="entry">
        <gs-say .example=${msg('for example C3', { id: 'play.say.example' })} @gs-said=${this.onSaid}></gs-say>
        <div class="actions">
          <gs-talk
            .services=${this.services}
            .session=${session}
            .shown=${this.reply}
            @click=${this.onTalk}
            @gs-reply=${({ detail }: CustomEvent<Reply>) => {
              this.show(detail);
            }}
            @gs-pad=${() => (this.padWanted = true)}
            @gs-unfinished=${() => {
              this.requestUpdate();
            }}
            ><button type="button">${msg('Talk', { id: 'play.talk' })}</button></gs-talk
          >
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
          <button type="button" @click=${this.readAloud}>${msg('Read this to me', { id: 'play.read-aloud' })}</button>
          <button type="button" aria-pressed=${this.large ? 'true' : 'false'} @click=${this.enlarge}>
            ${msg('Show large', { id: 'play.large' })}
          </button>
          ${isAwarding(session) ? this.renderAwarding() : nothing}
          ${session.over && !session.practising ? this.renderOver() : nothing}
        </div>
        ${isAwarding(session) ? this.renderRow() : nothing}
        <gs-awake></gs-awake>
        <gs-sayable .session=${session} .reply=${this.reply} .locale=${this.services.locale()}></gs-sayable>
        <gs-more
          .services=${this.services}
          .session=${session}
          .position=${session.state}
          .over=${session.over}
          .turned=${this.turned}
          .drawn=${this.drawing !== null}
          .looking=${this.looking}
          @gs-turn=${this.turn}
          @gs-draw=${this.draw}
          @gs-look=${this.look}
          @gs-ended=${(event: CustomEvent<Reply>) => {
            this.show(event.detail);
            // The control that had the focus is gone with the open game.
            void this.focusBoard();
          }}
        ></gs-more>
      </section>
      ${isTall(session) ? this.renderPad(session) : nothing}
      <section class="record">
        <gs-log
          .reading=${this.services.voice.now.line}
          .lines=${session.progress.played.length > 0 ? describeLog(session.progress.played, session.wording()) : []}
        ></gs-log>
      </section>
    </div>`;
  }

  private renderBoard(session: Session): TemplateResult {
    const { shown, isLookingBack } = session;
    const state = stateOf(shown);
    const wording = session.wording();
    const { board, boardKeys } = this.services.settings();
    const choices = choicesOf(session);
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
      .asking=${choices.length > 0}
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
        .question=${session.prompt().at(-1) ?? ''}
        @gs-choose=${this.onChoose}
        @gs-back=${this.onBack}
      ></gs-choices
    ></gs-board>`;
  }

  private renderPad({ state }: Session): TemplateResult {
    const { columns, rows } = viewBoard(state);
    const isAlways = this.services.settings().board === 'buttons';
    const show = this.padWanted ? 'wanted' : isAlways ? 'always' : 'auto';
    // Few boards and devices need it.
    if (this.padWanted || (columns > 5 && (isAlways || matchMedia('(pointer: coarse)').matches)))
      void part(() => import('./play-pad.js'));
    return html`<gs-pad .columns=${columns} .rows=${rows} .show=${show} @gs-pick=${this.onPick}></gs-pad>`;
  }

  private renderDrawing(session: Session): TemplateResult | typeof nothing {
    if (!this.drawing) return nothing;
    const lines = this.drawing(stateOf(session.shown)).split('\n');
    return html`<div
      class="drawing"
      role="group"
      aria-label=${msg('Board as text', { id: 'play.drawing' })}
      tabindex="-1"
      @keydown=${this.onDrawingKey}
    >
      ${lines.map((line) => html`<p>${line}</p>`)}
    </div>`;
  }

  private renderLook(session: Session): TemplateResult | typeof nothing {
    if (!this.looking && !session.isLookingBack) return nothing;
    void part(() => import('./play-look.js'));
    return html`<gs-look
      .session=${session}
      .reply=${this.reply}
      .open=${this.looking}
      @gs-command=${({ detail }: CustomEvent<{ id: CommandId; args: string[] }>) => this.command(detail.id, detail.args)}
      @gs-look-end=${this.look}
    ></gs-look>`;
  }

  private renderAwarding(): TemplateResult {
    return html`<button type="button" @click=${() => this.command('check')}>
        ${msg('Check the awards', { id: 'play.check' })}
      </button>
      <button type="button" @click=${() => this.command('count')}>
        ${msg('Count the cells', { id: 'play.count' })}
      </button>
      <button type="button" @click=${() => this.command('standing')}>
        ${msg('How many are open', { id: 'play.open' })}
      </button>`;
  }

  private renderRow(): TemplateResult {
    void part(() => import('./awards-row.js'));
    return html`<gs-awards-row .services=${this.services} @gs-said=${this.onSaid}></gs-awards-row>`;
  }

  /** The score of the match, said where the game has ended just now. */
  private renderMatch(): TemplateResult {
    void part(() => import('./match.js'));
    return html`<gs-match
      .services=${this.services}
      .recordId=${this.session.summary.id}
      .aloud=${this.reply?.kind === 'recorded'}
    ></gs-match>`;
  }

  private renderOver(): TemplateResult {
    return html`<button type="button" class="primary" @click=${() => this.swap()}>
        ${msg('Second game, sides changed', { id: 'play.swap' })}
      </button>
      <a class="button" href="#/">${msg('All games', { id: 'play.home' })}</a>`;
  }

  /**
   * Shows the reply to something done on the board. A question with a few answers takes the focus to them: its text is the
   * name of their list and is read with the first, so that announced besides it would be heard twice.
   */
  private async answer(reply: Reply): Promise<void> {
    this.show(reply);
    const asksFew = reply.kind === 'asked' && choicesOf(this.session).length > 0;
    if (!asksFew) return;
    // Where cells are buttons there is touch, and readers on phones do not read the names of lists. The own voice reads none.
    if (!this.board?.asButtons && !this.services.settings().voice) this.services.announcer.clear();
    await this.updateComplete;
    await this.choices?.focusFirst();
  }

  private do(request: NonNullable<Reply['request']>): void {
    switch (request) {
      case 'help':
        this.services.go(helpPath(this.session.summary.game));
        break;
      case 'settings':
        this.services.go('/settings');
        break;
      case 'new-game':
        this.services.go(`/new/${this.session.summary.game}`);
        break;
      case 'swap':
        void this.swap();
        break;
      case 'print':
        this.services.go(printRecordPath(this.session.summary.id));
        break;
      case 'save':
        void saveRecord(this.services, this.session);
        break;
      case 'stop':
      case 'microphone-off':
        this.talk.obey?.(request);
        if (request === 'microphone-off') break;
        this.services.announcer.clear();
        this.services.voice.forget();
        break;
      case 'jump':
        void this.focusBoard();
        break;
      case 'faster':
      case 'slower':
        this.services.change({ voiceRate: nextRate(this.services.settings().voiceRate, request) });
    }
  }

  private async command(id: CommandId, args: readonly string[] = []): Promise<void> {
    this.show(await this.session.command(id, args));
  }

  /** Whoever presses Talk for the first time is waited for until it is there; from then on it hears that itself. */
  private readonly onTalk = async (): Promise<void> => {
    if (customElements.get('gs-talk')) return;
    try {
      await Promise.all([import('./talk.js'), loadWords(this.services.locale())]);
      this.talk.press?.();
    } catch {
      this.services.announcer.say(notLoaded(), true);
    }
  };

  private readonly onSaid = async (event: CustomEvent<{ text: string }>): Promise<void> => {
    const reply = await this.session.hear(event.detail.text);
    // What was not understood stays to be mended.
    if (reply.kind === 'unheard') this.say?.focusField();
    else this.say?.empty(event.detail.text);
    this.show(reply);
  };

  private readonly onPick = async (event: CustomEvent<BoardEvents['gs-pick']>): Promise<void> => {
    const { session } = this;
    const [cell = ''] = event.detail.cells;
    if (!this.looking && !session.isLookingBack) await this.answer(await session.hear({ pick: event.detail.cells }));
    else {
      session.here = cell;
      await this.command('at', [cell]);
    }
  };

  private readonly onChoose = async (event: CustomEvent<{ value: unknown }>): Promise<void> => {
    const { value } = event.detail;
    if (value === 'yes' || value === 'no') await this.command(value);
    else {
      this.show(await this.session.choose(value as Move));
    }
    await this.focusBoard();
  };

  private readonly onBack = async (): Promise<void> => {
    if (this.session.isLookingBack) await this.command('present');
    else this.show(await this.session.dropLast());
    await this.focusBoard();
  };

  private readonly onKey = (event: CustomEvent<BoardEvents['gs-key']>): void => {
    const { key } = event.detail;
    const command = keyCommand(key, this.session.here);
    if (key === screenKeys.text) this.say?.focusField();
    else if (key === screenKeys.drawing) void this.draw();
    else if (key === screenKeys.turn) this.turn();
    else if (command?.id === 'free-end') void this.goToFreeEnd();
    else if (command) void this.ask(command.id, command.args);
    else return;
    event.preventDefault();
  };

  /** Does a command that a key on the board has asked for. */
  private async ask(id: CommandId, args: readonly string[]): Promise<void> {
    const reply = await this.session.command(id, args);
    await this.answer(reply.here ? { ...reply, request: 'jump' } : reply);
  }

  /** Says where the open end is, and goes there. */
  private async goToFreeEnd(): Promise<void> {
    await this.command('free-end');
    await this.board?.focusFreeEnd();
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
    void this.services.earcons.play('edge');
    this.services.announcer.say(msg('Edge of the board.', { id: 'play.edge' }));
  };

  private readonly onLetter = (event: CustomEvent<BoardEvents['gs-letter']>): void => {
    const { letter } = event.detail;
    if (letter) this.services.announcer.say(letter);
    // Typed fast, the cell is read before the letter: it must not come after.
    else this.services.announcer.clear();
  };

  private readonly onFocusCell = (event: CustomEvent<BoardEvents['gs-focus-cell']>): void => {
    this.session.here = event.detail.cell;
  };

  /** Where the focus does not move, the reader says nothing of itself. */
  private readonly onStay = (event: CustomEvent<BoardEvents['gs-stay']>): void => {
    const { session } = this;
    this.services.announcer.say(`${describeCell(session.state, event.detail.cell, session.wording(true))}.`);
  };

  private readonly look = (): void => {
    this.looking = !this.looking;
    if (!this.looking) void this.playOn();
    else
      this.services.announcer.say(
        msg('Taps on the board look at a cell now, and play nothing.', { id: 'look.begins' }),
      );
  };

  /** Looking about is over: the present is shown again. */
  private async playOn(): Promise<void> {
    if (this.session.isLookingBack) await this.command('present');
    await this.focusBoard();
  }

  /** Reads what stands on the page aloud, also where the own voice is off. */
  private readonly readAloud = async (): Promise<void> => {
    const loading = loadReading();
    // Started at once: on iOS a voice that was never heard begins in a tap or not at all.
    const speaks = await this.services.voice.read(readingOf(this.reply, this.session.prompt()));
    if (!speaks) this.show((await loading).noVoiceReply());
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

  private readonly draw = async (): Promise<void> => {
    if (this.drawing) {
      this.drawing = null;
      await this.focusBoard();
      return;
    }
    const loaded = await part(() => import('../speech/describe/drawing.js'));
    if (!loaded) return;
    this.drawing = loaded.boardText;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.drawing')?.focus();
  };

  private readonly onDrawingKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Backspace' && event.key !== screenKeys.drawing) return;
    event.preventDefault();
    void this.draw();
  };

  /** The second game of a match. */
  private async swap(): Promise<void> {
    const loaded = await part(() => import('./next-game.js'));
    await loaded?.startNextGame(this.services, this.session.summary);
  }
}

/** What can be said, in the words of a locale. */
const loadSayable = (locale: string) => loadWords(locale).then(() => import('./play-sayable.js'));

/** What is on the page while something is read aloud. */
const loadReading = () => import('./reading.js');

/** A board that is higher than broad has cells for a finger, and leaves the pad no room above the text field. */
function isTall({ state }: Session): boolean {
  const { columns, rows } = viewBoard(state);
  return rows > columns;
}

/** Whether cells are being awarded now. */
const isAwarding = (session: Session): boolean =>
  session.state.game === 'nearest-site' && session.state.phase === 'awarding' && !session.over;

declare global {
  interface HTMLElementTagNameMap {
    'gs-game': GsGame;
  }
}
