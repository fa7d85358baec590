import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Reply } from '../records/reply.js';
import type { Session } from '../records/session.js';
import type { Move } from '../rules/index.js';
import { captureSentence } from '../speech/describe/captures.js';
import { awardWord } from '../speech/describe/marks.js';
import { describeMove } from '../speech/describe/move.js';
import { cellListText, cellText, listOr, listPlain } from '../speech/describe/words.js';
import type { Wording } from '../speech/describe/wording.js';
import { goneAfter } from './lingering.js';
import { asksFew } from './play-parts.js';
import { shared } from './theme.js';

/** An answer that can be chosen; `value` is whatever the page understands. */
export interface Choice {
  label: string;
  /** What readers say in its place: the label, and then what it is about. */
  name?: string;
  /** The key that chooses it, in lower case. */
  letter?: string;
  value: unknown;
}

/**
 * The few answers to an open question, after the board. Arrows go from one to the next, a letter chooses the one that begins
 * with it; Backspace goes back without one.
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
  /** Letters choose. */
  @property({ attribute: false }) shortcuts = true;

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
          ({ label, name, value }, index) =>
            html`<button
              type="button"
              tabindex=${isAnswered ? '-1' : nothing}
              class=${index === 0 ? 'primary' : nothing}
              aria-label=${(!isAnswered && name) || nothing}
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
    // With these the browser and readers have keys of their own: Alt and an arrow goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace') {
      event.preventDefault();
      this.tell('gs-back', null);
      return;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) {
      this.chooseBy(event);
      return;
    }
    event.preventDefault();
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const here = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[here + step]?.focus();
  };

  private chooseBy(event: KeyboardEvent): void {
    if (!this.shortcuts || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const choice = this.choices.find(({ letter }) => letter === event.key.toLowerCase());
    if (!choice) return;
    event.preventDefault();
    this.tell('gs-choose', { value: choice.value });
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Answers with the letters that they begin with, where no two begin alike. */
function withLetters(choices: readonly Choice[]): Choice[] {
  const letters = choices.map(({ label }) => label.charAt(0).toLowerCase());
  return choices.map((choice, index) => {
    const letter = letters[index] ?? '';
    return letters.indexOf(letter) === letters.lastIndexOf(letter) ? { ...choice, letter } : choice;
  });
}

/** Yes and no, for a question about one move or one command. */
const yesOrNo = (): Choice[] =>
  withLetters([
    { label: msg('Yes', { id: 'play.yes' }), value: 'yes' },
    { label: msg('No', { id: 'play.no' }), value: 'no' },
  ]);

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

/** An answer with what it takes or awards: a short braille line shows the answer, and its list none of this. */
function nameOf(move: Move, label: string, wording: Wording): string {
  if ('award' in move) return listPlain([label, cellText(move.cell, wording)]);
  if (!('capture' in move) || move.capture === null) return label;
  const cells = cellListText(move.removed, wording);
  return move.capture === 'approach'
    ? msg(str`Approach, takes ${cells}`, { id: 'play.choice.approach.takes' })
    : msg(str`Withdraw, takes ${cells}`, { id: 'play.choice.withdraw.takes' });
}

/** Which kinds of answers there are. */
function kindsText(moves: readonly Move[], wording: Wording): string {
  const awards = moves.flatMap((move) => ('award' in move ? [awardWord(move.award)] : []));
  if (awards.length > 0) {
    const choice = listOr(awards, wording);
    return msg(str`${choice}?`, { id: 'describe.choose.cells' });
  }
  const captures = moves.map((move) => 'capture' in move && move.capture);
  if (!captures.includes('withdraw')) return msg('Approach or no capture?', { id: 'play.choices.approach' });
  if (!captures.includes('approach')) return msg('Withdraw or no capture?', { id: 'play.choices.withdraw' });
  return msg('Approach, withdraw or no capture?', { id: 'describe.question.capture' });
}

/** What is asked with the answers, as the name of their list: what the answers say themselves is not said twice. */
export function questionOf(session: Session, choices: readonly Choice[]): string {
  if (!choices.some(({ name }) => name)) return session.prompt().at(-1) ?? '';
  const wording = session.wording();
  const moves = session.progress.asked?.moves ?? [];
  const question = kindsText(moves, wording);
  const [move] = moves;
  if (!move || !('capture' in move) || wording.verbosity === 'brief') return question;
  const [from, to] = [cellText(move.from, wording), cellText(move.to, wording)];
  return [msg(str`${from} to ${to}.`, { id: 'describe.move.step' }), question].join(' ');
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
  if (new Set(labels).size < moves.length) return moves.map((move) => ({ label: whole(move), value: move }));
  const wording = session.wording();
  return withLetters(
    moves.map((move, index) => {
      const label = labels[index] ?? '';
      return { label, name: nameOf(move, label, wording), value: move };
    }),
  );
}

/**
 * Does what a chosen answer asks for.
 * @param voice Gridscribe speaks itself: then all is said. Otherwise a reader reads the cell that gets the focus, so that of an
 *   award nothing is left to say, and of a capture what it takes: the step was said with the question
 * @returns the reply to it
 */
export async function chosen(session: Session, value: unknown, voice: boolean): Promise<Reply> {
  if (value === 'yes' || value === 'no') return session.command(value);
  const move = value as Move;
  const reply = await session.choose(move);
  const cell = 'award' in move ? move.cell : 'capture' in move ? move.to : null;
  if (voice || reply.kind !== 'recorded' || cell !== session.here) return reply;
  const said = 'capture' in move ? [captureSentence(move, session.wording(true))] : [];
  return { ...reply, spoken: [...said, ...reply.spoken.slice(1)] };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-choices': GsChoices;
  }
}
