import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { Reply } from '../records/reply.js';
import { notLoaded } from '../records/sayings.js';
import type { Session } from '../records/session.js';
import { nextRate } from '../records/settings.js';
import { viewBoard } from '../rules/known-games.js';
import { describeLog } from '../speech/describe/log.js';
import { describeTurn } from '../speech/describe/turn.js';
import { loadWords } from '../speech/load.js';
import { gameStyles } from './game-styles.js';
import { GameTable } from './game-table.js';
import { ahead, part } from './parts.js';
import './play-log.js';
import { earconOf, lineOf, pageClass, readingOf, readingVoice } from './play-parts.js';
import './play-reply.js';
import type { Leave } from './play-requests.js';
import type { GsSay } from './play-say.js';
import './play-say.js';
import type { GsTalk } from './talk.js';
import { shared } from './theme.js';

/** No screen goes dark sooner than in half a minute: what keeps it lit is fetched once the game is there, in milliseconds. */
const awakeAfter = 3000;

/**
 * An open game: whose turn it is, the last reply, the board, the text field and the log. Everything that is said, keyed or
 * tapped here goes to the session, and everything that is shown or announced comes from its replies.
 *
 * @fires gs-replied - a reply is shown: the session may have gone on
 */
@customElement('gs-game')
export class GsGame extends GameTable {
  static override styles = [...shared, gameStyles];

  @state() private large = false;
  /** Letters and numbers to be tapped are wanted, however wide the board is. */
  @state() private padWanted = false;

  @query('gs-say') protected override readonly say!: GsSay | null;
  /** It is fetched when Talk is pressed for the first time. */
  @query('gs-talk') private readonly talk!: Element & Partial<Pick<GsTalk, 'press' | 'obey'>>;
  private unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const { voice } = this.services;
    this.unwatch = voice.watch(() => {
      this.requestUpdate();
    });
    if (this.services.settings().voice) void loadReading();
    window.setTimeout(() => void import('./play-awake.js').catch(() => undefined), awakeAfter);
  }

  /** A tab that takes the record over gets a session of its own. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('session')) this.session.voice = readingVoice(this.services.voice);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unwatch?.();
  }

  /** Shows and says a reply. */
  override show(reply: Reply): void {
    if (reply.lines.length > 0) {
      // Who has said something is told what else can be said; that is fetched no sooner.
      if (this.reply) void loadSayable(this.services.locale()).catch(() => undefined);
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

  protected override render(): TemplateResult {
    const { session } = this;
    return html`<div class=${pageClass(session.state)}>
      <section class="say">
        <gs-reply
          .prompt=${session.prompt()}
          .turn=${describeTurn(session.state, { ...session.wording(), verbosity: 'brief' })}
          .reply=${this.reply}
          .large=${this.large}
        ></gs-reply>
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
          ${session.over && !session.practising ? this.renderOver() : nothing}
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
              ? html`<button type="button" @click=${(event: MouseEvent) => this.last('cancel', event)}>
                  ${msg('Cancel', { id: 'play.cancel' })}
                </button>`
              : nothing
          }
          ${
            session.progress.undone.length > 0 && !session.over
              ? html`<button type="button" @click=${(event: MouseEvent) => this.last('redo', event)}>
                  ${msg('Redo', { id: 'play.redo' })}
                </button>`
              : nothing
          }
          <button type="button" @click=${this.readAloud}>${msg('Read this to me', { id: 'play.read-aloud' })}</button>
          <button type="button" aria-pressed=${this.large ? 'true' : 'false'} @click=${this.enlarge}>
            ${msg('Show large', { id: 'play.large' })}
          </button>
        </div>
        ${isAwarding(session) ? this.renderAwarding() : nothing}
        <gs-awake></gs-awake>
        <gs-sayable .session=${session} .reply=${this.reply} .locale=${this.services.locale()}></gs-sayable>
        <details @focusin=${() => ahead(loadMore)} @toggle=${() => void part(loadMore)}>
          <summary>${msg('More', { id: 'play.more' })}</summary>
          <gs-more
            .services=${this.services}
            .session=${session}
            .position=${session.state}
            .over=${session.over}
            .turned=${this.turned}
            .drawn=${this.drawn}
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
        </details>
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

  private renderPad({ state }: Session): TemplateResult {
    const { columns, rows } = viewBoard(state);
    const isAlways = this.services.settings().board === 'buttons';
    const show = this.padWanted ? 'wanted' : isAlways ? 'always' : 'auto';
    // Few boards and devices need it.
    if (this.padWanted || (columns > 5 && (isAlways || matchMedia('(pointer: coarse)').matches)))
      void part(() => import('./play-pad.js'));
    return html`<gs-pad .columns=${columns} .rows=${rows} .show=${show} @gs-pick=${this.onPick}></gs-pad>`;
  }

  private renderAwarding(): TemplateResult {
    void part(() => import('./awarding.js'));
    return html`<gs-awarding
      .services=${this.services}
      @gs-command=${this.onCommand}
      @gs-said=${this.onSaid}
    ></gs-awarding>`;
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
    void part(() => import('./play-over.js'));
    return html`<gs-over @gs-swap=${() => this.leave('swap')}></gs-over>`;
  }

  /** Does what a button is for that may go with it. A press without a count is a key's or a reader's, who would lose the focus. */
  private async last(id: 'cancel' | 'redo', { detail }: MouseEvent): Promise<void> {
    if (detail === 0 && (id === 'cancel' || this.session.progress.undone.length === 1)) await this.toBoard();
    await this.command(id);
  }

  private do(request: NonNullable<Reply['request']>): void {
    switch (request) {
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
        break;
      default:
        void this.leave(request);
    }
  }

  private async leave(request: Leave): Promise<void> {
    const loaded = await part(() => import('./play-requests.js'));
    await loaded?.leave(request, this.services, this.session);
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
}

/** What can be said, in the words of a locale. */
const loadSayable = (locale: string) => loadWords(locale).then(() => import('./play-sayable.js'));

/** What is under "More". */
const loadMore = () => import('./game-more.js');

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
