import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Session } from '../records/session.js';
import type { Move } from '../rules/index.js';
import { describeMove } from '../speech/describe/move.js';
import { asksFew } from './play-parts.js';
import { shared } from './theme.js';

/** How long answers are still there when the question is answered, in milliseconds: readers on busy machines are slow. */
const goneAfter = 1000;

/** An answer that can be chosen; `value` is whatever the page understands. */
export interface Choice {
  label: string;
  value: unknown;
}

/**
 * The few answers to an open question, after the board. Arrows go from one to the next; Backspace goes back without one.
 *
 * @fires gs-choose - an answer was chosen; `detail.value` is the choice's
 * @fires gs-back - Backspace was pressed
 */
@customElement('gs-choices')
export class GsChoices extends LitElement {
  static override styles = [
    ...shared,
    css`
      .actions {
        padding-block: 0.5rem;
      }
      button {
        flex: 1 1 auto;
      }
      /*
       * Still there for a screen reader, which says nothing of a focus that comes from an element that is gone; but without
       * their words, which would be counted to the cell that they belong to.
       */
      .answered {
        position: absolute;
        inset: 0 auto auto 0;
        width: 1px;
        height: 1px;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
        pointer-events: none;
      }
    `,
  ];

  @property({ attribute: false }) choices: readonly Choice[] = [];
  /** What is asked, as the name of the list. */
  @property() question = '';

  /** The answers to the last question, while one of them has the focus a moment longer. */
  @state() private answered: readonly Choice[] = [];
  private going: number | undefined;
  /** Counts the questions. */
  private asked = 0;

  /** Puts the focus on the first answer. */
  async focusFirst(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('choices')) return;
    if (changed.get('choices')?.length === 0) this.asked += 1;
    const stays = this.choices.length === 0 && this.matches(':focus-within');
    this.answered = stays ? (changed.get('choices') ?? []) : [];
    window.clearTimeout(this.going);
    if (stays) this.going = window.setTimeout(() => (this.answered = []), goneAfter);
  }

  protected override render(): unknown {
    const isAnswered = this.choices.length === 0;
    const choices = isAnswered ? this.answered : this.choices;
    if (choices.length === 0) return nothing;
    const look = isAnswered ? 'actions answered' : 'actions';
    // Answers of the question before may still be there: a reader says the name of a list only if it is another one.
    return keyed(
      this.asked,
      html`<div
        class=${look}
        role=${isAnswered ? nothing : 'group'}
        aria-label=${isAnswered ? nothing : this.question}
        @keydown=${this.onKey}
      >
        ${choices.map(
          ({ label, value }, index) =>
            html`<button
              type="button"
              tabindex=${isAnswered ? '-1' : nothing}
              class=${index === 0 ? 'primary' : nothing}
              @click=${() => {
                this.tell('gs-choose', { value });
              }}
            >
              ${isAnswered ? nothing : label}
            </button>`,
        )}
      </div>`,
    );
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      this.tell('gs-back', null);
      return;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const here = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[here + step]?.focus();
  };

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Yes and no, for a question about one move or one command. */
const yesOrNo = (): Choice[] => [
  { label: msg('Yes', { id: 'play.yes' }), value: 'yes' },
  { label: msg('No', { id: 'play.no' }), value: 'no' },
];

/** Where a capture stands in the question: approach, withdraw, and last none. */
const placeOf = (move: Move): number => ('capture' in move ? ['approach', 'withdraw', null].indexOf(move.capture) : 0);

/** What a move answers to the question of a slot that takes no cell: the question has named the cells. */
function slotAnswer(move: Move): string | null {
  if ('capture' in move) {
    if (move.capture === null) return msg('No capture', { id: 'play.choice.none' });
    return move.capture === 'approach'
      ? msg('Approach', { id: 'play.choice.approach' })
      : msg('Withdraw', { id: 'play.choice.withdraw' });
  }
  if (!('award' in move)) return null;
  if (move.award === 'neutral') return msg('Neutral', { id: 'play.choice.neutral' });
  return move.award === 'W' ? msg('White', { id: 'play.choice.white' }) : msg('Black', { id: 'play.choice.black' });
}

/** The answers that can be tapped: to yes or no, to a choice between moves, and where a slot takes no cell. */
export function choicesOf(session: Session): Choice[] {
  const { asked } = session.progress;
  if (!asksFew(session)) return [];
  if (session.pending || !asked || asked.kind === 'confirm') return yesOrNo();
  const whole = (move: Move): string => describeMove({ before: session.state, move, after: null }, session.wording());
  if (asked.kind === 'choose') return asked.moves.map((move) => ({ label: whole(move), value: move }));
  const moves = [...asked.moves].sort((a, b) => placeOf(a) - placeOf(b));
  const labels = moves.map((move) => slotAnswer(move) ?? whole(move));
  const tellApart = new Set(labels).size === moves.length;
  return moves.map((move, index) => ({ label: (tellApart && labels[index]) || whole(move), value: move }));
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-choices': GsChoices;
  }
}
