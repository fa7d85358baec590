import { msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { describePlace } from '../speech/describe/places.js';
import { cellText } from '../speech/describe/words.js';
import { type Ask, type LookGroup, type LookSubject, lookGroups, positionsGroup } from './look-groups.js';
import { playLookStyles } from './play-look-styles.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * Looking about by touch, and by pointer alone: buttons for everything that the keys on the board ask about a cell and about
 * the game, and for the way through earlier positions. While it is open, a tap on the board looks at a cell and plays
 * nothing, as it always does on a record's own page. The answer stands under the buttons that asked for it.
 *
 * @fires gs-command - a question was asked; `detail`: `{ id, args }` of the command table
 * @fires gs-look-end - it is to be closed
 */
@customElement('gs-look')
export class GsLook extends LitElement {
  static override styles = [...shared, playLookStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) subject!: LookSubject;
  /** The last reply, as lines. What is shown is worked out anew with each. */
  @property({ attribute: false }) reply: { lines: readonly string[] } | null = null;
  /** A record is looked through: nothing can be played, and the page has ways of its own through the moves. */
  @property({ type: Boolean }) reading = false;
  /** The cell that is looked at; what is shown is worked out anew with each. */
  @property() here = '';
  /** The board is seen from the far side. */
  @property({ type: Boolean }) turned = false;
  /** It was opened to look at cells; otherwise it is only there to lead back from an earlier position. */
  @property({ type: Boolean }) open = false;

  @query('select') private readonly chosen!: HTMLSelectElement | null;

  /** The group of the button that was pressed, until its answer is there. */
  private asking: LookGroup['id'] | null = null;
  /** Where the answer stands: under a group, or above all where the board was tapped; nowhere before the first. */
  private answered: LookGroup['id'] | 'board' | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || !changed.has('reply')) return;
    this.answered = this.asking ?? 'board';
    this.asking = null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    // On a phone it is far from the button that opened it: it comes onto the screen, and the board above it.
    if (matchMedia('(pointer: coarse)').matches)
      this.renderRoot.querySelector('h2')?.scrollIntoView({ block: 'center' });
    this.services.announcer.say(
      this.reading
        ? msg('Pick a cell. The buttons under the board ask about it.', { id: 'look.begins.record' })
        : msg('Taps on the board look at a cell now, and play nothing.', { id: 'look.begins' }),
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    const { subject, open, turned } = this;
    if (!open && !subject.isLookingBack) return nothing;
    const groups = open ? lookGroups(subject, turned, this.reading) : [positionsGroup()];
    return html`<section class="look">
      <h2>${msg('Look around', { id: 'look.heading' })}</h2>
      <div>
        <p class="where">${this.where}</p>
        ${this.renderAnswer('board')}
      </div>
      ${groups.map((group) => this.renderGroup(group))}
      ${
        open
          ? html`<div>
              <button type="button" class="primary" @click=${this.close}>
                ${this.reading ? msg('Close', { id: 'look.close.record' }) : msg('Play on', { id: 'look.close' })}
              </button>
            </div>`
          : nothing
      }
    </section>`;
  }

  /** Which cell is looked at, and in which position. */
  private get where(): string {
    const { subject, open } = this;
    const [all, place] = [subject.progress.played.length, subject.shown.played.length];
    const cell = cellText(subject.here, subject.wording());
    const earlier =
      place === 0
        ? msg('The board is shown as it was before the first move.', { id: 'look.where.start' })
        : msg(str`The board is shown as it was after move ${place} of ${all}.`, { id: 'look.where.earlier' });
    const position = subject.isLookingBack
      ? earlier
      : msg('The board is shown as it is now.', { id: 'look.where.now' });
    return open
      ? `${position} ${msg(str`You look at ${cell}; tap another cell.`, { id: 'look.where.cell' })}`
      : position;
  }

  private renderGroup(group: LookGroup): TemplateResult {
    const { id, heading, columns, asks } = group;
    return html`<div>
      <h3 id=${id}>${heading}</h3>
      <div class="buttons ${columns}" role="group" aria-labelledby=${id}>
        ${asks.map((ask) => this.renderAsk(ask, id))}
      </div>
      ${id === 'positions' && this.open ? this.renderChoice() : nothing} ${this.renderAnswer(id)}
    </div>`;
  }

  private renderAsk({ id, args, text }: Ask, group: LookGroup['id']): TemplateResult {
    return html`<button
      type="button"
      class=${id === 'at' ? 'here' : nothing}
      @click=${() => {
        this.ask(id, args, group);
      }}
    >
      ${text}
    </button>`;
  }

  /** All positions of the game, to choose from. */
  private renderChoice(): TemplateResult | typeof nothing {
    const { subject } = this;
    const { played } = subject.progress;
    if (played.length === 0) return nothing;
    const here = subject.shown.played.length;
    const wording = subject.wording();
    return html`<form @submit=${this.onChosen}>
      <label for="place">${msg('Go to a position', { id: 'look.choose' })}</label>
      <select id="place">
        ${Array.from({ length: played.length + 1 }, (_, place) => place).map(
          (place) =>
            html`<option value=${place} ?selected=${place === here}>${describePlace(played, place, wording)}</option>`,
        )}
      </select>
      <button>${msg('Show', { id: 'look.choose.show' })}</button>
    </form>`;
  }

  /** What was answered last, where it was asked for. */
  private renderAnswer(place: GsLook['answered']): TemplateResult | typeof nothing {
    const lines = this.reply?.lines ?? [];
    if (this.answered !== place || lines.length === 0) return nothing;
    return html`<div class="answer">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
  }

  private ask(id: Ask['id'], args: readonly string[], group: LookGroup['id']): void {
    this.asking = group;
    this.dispatchEvent(new CustomEvent('gs-command', { detail: { id, args } }));
  }

  private readonly onChosen = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.chosen) this.ask('position', [this.chosen.value], 'positions');
  };

  private readonly close = (): void => {
    this.dispatchEvent(new CustomEvent('gs-look-end'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-look': GsLook;
  }
}
