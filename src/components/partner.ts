import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadRecord } from '../records/load-record.js';
import { isOver, type Progress, progressAt, progressOf, stateOf, type ReadRecord } from '../records/progress.js';
import { endSentences } from '../records/end-sayings.js';
import { wordingOf } from '../records/settings.js';
import type { StoreFault } from '../records/types.js';
import type { Cell, Edge } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { Wording } from '../speech/describe.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import { changedCells } from '../speech/describe/changes.js';
import { gameName } from '../speech/describe/games.js';
import { describeLogEntry } from '../speech/describe/log.js';
import { describeTurn } from '../speech/describe/turn.js';
import { actionText, endQuestion, questionText } from '../speech/partner-texts.js';
import type { BoardEvents } from './board-events.js';
import { tellEdge, tellLetter } from './board-says.js';
import './board.js';
import { Page } from './page.js';
import { openEndOf, regionsOf } from './play-parts.js';
import { renderRecordFault } from './record-fault.js';
import { recordViewStyles } from './record-view-styles.js';
import { placeTexts, recordHeading } from './record-view-words.js';
import { shared } from './theme.js';

/**
 * A record to be stepped through by two: the board before an action, its coordinates and a question; then, when the partner
 * has answered, what the action did. After the last one it asks why the game ended. Nothing is marked and nothing is kept.
 */
@customElement('gs-partner')
export class GsPartner extends Page {
  static override styles = [...shared, recordViewStyles];

  @property() recordId = '';

  @state() private read: ReadRecord | null = null;
  @state() private fault: StoreFault | null = null;
  /** How many actions lie behind; the next one is asked about. */
  @state() private place = 0;
  /** What the action that is asked about did is shown. */
  @state() private shown = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('recordId')) void this.load();
  }

  private async load(): Promise<void> {
    const id = this.recordId;
    const kept = await loadRecord(id, this.services.store, this.services.locale());
    if (id !== this.recordId || !this.isConnected) return;
    const progress = kept.ok ? progressOf(kept.value) : null;
    if (kept.ok && progress?.ok) this.read = { summary: kept.value.summary, progress: progress.value };
    else this.fault = kept.ok ? 'broken' : kept.error;
    this.say();
  }

  protected override render(): TemplateResult {
    if (this.fault !== null) return renderRecordFault(this.fault);
    const { read } = this;
    if (!read) return html`<p>${msg('Opening the record…', { id: 'view.opening' })}</p>`;
    const what = recordHeading(read.summary, this.services.locale());
    return html`<h1 tabindex="-1">${msg(str`For a partner: ${what}`, { id: 'partner.heading' })}</h1>
      <p class="soft">
        ${msg('Your partner says what each action did, and why. Then show it. Nothing is marked.', {
          id: 'partner.lead',
        })}
      </p>
      <div class="page">
        <section class="board">
          <h2 class="visually-hidden">${msg('Board', { id: 'play.board' })}</h2>
          ${this.renderBoard(read.progress)}
        </section>
        <section class="words">
          <h2 class="visually-hidden">${msg('Question', { id: 'partner.question' })}</h2>
          ${this.renderQuestion(read.progress)}
          <div class="actions">${this.renderButtons(read.progress)}</div>
          <p><a href="#/record/${this.recordId}">${msg('To the record', { id: 'partner.record' })}</a></p>
        </section>
      </div>`;
  }

  private renderBoard(progress: Progress): TemplateResult {
    const { place } = this;
    const after = this.shown ? place + 1 : place;
    const position = stateOf(progressAt(progress, after));
    const wording = this.wording();
    const { board, boardKeys } = this.services.settings();
    return html`<gs-board
      .label=${gameName(position.game)}
      .view=${viewBoard(position)}
      .names=${(cell: Cell) => describeCell(position, cell, wording)}
      .edgeNames=${(edge: Edge) => describeEdge(position, edge, wording)}
      .freeEndName=${openEndOf(position, wording)}
      .regions=${regionsOf(position)}
      .highlight=${this.shown ? changedCells(progress.played[place]) : []}
      .shortcuts=${boardKeys}
      .asButtons=${board === 'auto' ? matchMedia('(pointer: coarse)').matches : board === 'buttons'}
      @gs-stay=${({ detail }: CustomEvent<BoardEvents['gs-stay']>) => {
        this.services.announcer.say(`${describeCell(position, detail.cell, this.wording(true))}.`);
      }}
      @gs-edge=${() => {
        tellEdge(this.services);
      }}
      @gs-letter=${({ detail }: CustomEvent<BoardEvents['gs-letter']>) => {
        tellLetter(this.services, detail);
      }}
    ></gs-board>`;
  }

  private renderQuestion(progress: Progress): TemplateResult {
    const wording = this.wording();
    const [first, ...more] = this.questionTexts(progress, wording);
    return html`<div class="place">
      <p class="move">${first}</p>
      ${more.map((text) => html`<p>${text}</p>`)}
      ${this.shown ? this.answerTexts(progress, wording).map((text) => html`<p class="move">${text}</p>`) : nothing}
    </div>`;
  }

  /** One button leads on: it stays where it is, so that the focus and a finger can stay on it. */
  private renderButtons(progress: Progress): TemplateResult {
    const isEnd = this.place >= progress.played.length;
    const on = this.shown
      ? msg('Next action', { id: 'partner.next' })
      : isEnd
        ? msg('Show how it stands', { id: 'partner.show.end' })
        : msg('Show what it did', { id: 'partner.show' });
    return html`${
        this.shown && isEnd
          ? html`<button type="button" class="primary" @click=${this.restart}>
              ${msg('Once more from the start', { id: 'partner.again' })}
            </button>`
          : html`<button type="button" class="primary" @click=${this.goOn}>${on}</button>`
      } <button type="button" @click=${this.goBack}>${msg('One action back', { id: 'partner.back' })}</button>`;
  }

  private questionTexts(progress: Progress, wording: Wording): string[] {
    const { place } = this;
    const count = progress.played.length;
    const played = progress.played[place];
    if (!played) return [endQuestion(isOver(progress))];
    const action = actionText(played.move, wording);
    return [msg(str`Action ${place + 1} of ${count}: ${action}`, { id: 'partner.action' }), questionText(played.move)];
  }

  private answerTexts(progress: Progress, wording: Wording): string[] {
    const { place } = this;
    const brief: Wording = { ...wording, verbosity: 'brief' };
    const played = progress.played[place];
    if (!played) return isOver(progress) ? endSentences(progress, wording) : [describeTurn(stateOf(progress), wording)];
    const said = describeLogEntry(played, place + 1, wording);
    // How the game ended is a question of its own.
    if (place + 1 === progress.played.length) return [said];
    const [, ...changed] = placeTexts(progress, place + 1, wording);
    return [said, ...changed, describeTurn(played.after ?? played.before, brief)];
  }

  private wording(spoken = false): Wording {
    const names = this.read?.summary.names ?? {};
    return { ...wordingOf(this.services.settings(), spoken), locale: this.services.locale(), names };
  }

  /** Says the question, or what was shown just now. */
  private say(): void {
    if (!this.read) return;
    const { progress } = this.read;
    const wording = this.wording(true);
    const texts = this.shown ? this.answerTexts(progress, wording) : this.questionTexts(progress, wording);
    this.services.announcer.say(texts.join(' '));
  }

  private go(place: number, shown: boolean): void {
    this.place = place;
    this.shown = shown;
    this.say();
  }

  private readonly goOn = (): void => {
    if (this.shown) this.go(this.place + 1, false);
    else this.go(this.place, true);
  };

  private readonly goBack = (): void => {
    if (this.shown) this.go(this.place, false);
    else if (this.place > 0) this.go(this.place - 1, false);
    else this.services.announcer.say(msg('This is the start of the record.', { id: 'view.at-start' }));
  };

  private readonly restart = (): void => {
    this.go(0, false);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-partner': GsPartner;
  }
}
