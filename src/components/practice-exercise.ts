import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { takeAway } from '../records/exercises.js';
import type { Session } from '../records/session.js';
import { wordingOf } from '../records/settings.js';
import { type Move } from '../rules/index.js';
import { describeMove, gameName, type Wording } from '../speech/describe.js';
import { exampleTexts } from '../speech/example-texts.js';
import { hostAnswers } from '../speech/practice-answers.js';
import { exerciseTasks, exerciseTitle, noPromise } from '../speech/practice-texts.js';
import { awardsKey } from './awards-key.js';
import type { GsGame } from './game.js';
import './host-check.js';
import { Page } from './page.js';
import { part } from './parts.js';
import { type Exercise, exercises, sessionAt, startOf } from './practice-exercises.js';
import { practicePath } from './routes.js';
import { shared } from './theme.js';

/**
 * One exercise: what there is to do, the position with everything that an open game has, and the host's answers. It is played
 * by the same session as a game, with a store of its own, so that nothing of it comes to the records.
 *
 * @fires gs-about - the game that the page is about; `detail`: its name
 */
@customElement('gs-exercise')
export class GsExercise extends Page {
  static override styles = [
    ...shared,
    css`
      :host {
        padding-block-end: 4rem;
      }
      h1 {
        margin-block: 0.75rem 0.25rem;
        font-size: 1.4rem;
      }
      h1:focus {
        outline: none;
      }
      .task {
        max-width: 44rem;
        margin-block: 0.5rem 1rem;
      }
      .task ol {
        margin: 0.25rem 0 0;
        padding-inline-start: 1.5em;
      }
      .step {
        font-weight: 700;
      }
      .after {
        display: grid;
        gap: 1rem;
        max-width: 44rem;
        margin-block-start: 1.5rem;
      }
      .after > * {
        min-width: 0;
      }
      .task .actions {
        margin-block-start: 0.75rem;
      }
    `,
  ];

  /** The exercise's id; there may be none of that name. */
  @property() exercise = '';

  @state() private session: Session | null = null;
  /** A part of it could not be fetched. */
  @state() private failed = false;
  /** Something was entered before the page was opened. */
  @state() private goneOn = false;

  @query('gs-game') private readonly game!: GsGame | null;

  private get found(): Exercise | undefined {
    return exercises.find(({ id }) => id === this.exercise);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('exercise')) void this.setUp();
  }

  /** Begins at the exercise's position, or goes on where it was begun. An example that is at its end begins once more. */
  private async setUp(): Promise<void> {
    const { found } = this;
    if (!found) return;
    this.dispatchEvent(new CustomEvent('gs-about', { detail: found.game, bubbles: true, composed: true }));
    let session = await this.openSession(found);
    if (session && found.example && isFollowed(found.example, session)) {
      await this.takeAway(found);
      session = await this.openSession(found);
    }
    if (found !== this.found || !this.isConnected) return;
    this.session = session;
    this.failed = session === null;
    if (!session) return;
    this.goneOn = session.progress.played.length > 0;
    this.told = session.progress.played.length;
    await this.updateComplete;
    this.sayTask();
    this.game?.show(session.opening());
  }

  private async openSession(found: Exercise): Promise<Session | null> {
    const opened = await part(() => sessionAt(found.id, startOf(found), found.options, this.services));
    return opened?.session ?? null;
  }

  private async takeAway({ id }: Exercise): Promise<void> {
    await takeAway(await this.services.exercises(), id);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { found, session } = this;
    if (!found) return renderMissing();
    if (!session && !this.failed) return nothing;
    const name = gameName(found.game);
    const title = exerciseTitle(found.id);
    return html`<h1 tabindex="-1">${msg(str`${name}: ${title}`, { id: 'practice.title' })}</h1>
      ${
        session
          ? html`<section class="task">
                <h2>${msg('What to do', { id: 'practice.tasks' })}</h2>
                ${this.goneOn ? html`<p class="soft">${goneOnText()}</p>` : nothing}
                ${found.example ? this.renderStep(found.example, session) : renderTasks(this.tasks(found))}
              </section>
              ${session.readOnly ? this.renderTakeOver() : nothing}
              ${keyed(
                session,
                html`<gs-game .services=${this.services} .session=${session} @gs-replied=${this.onReplied}></gs-game>`,
              )}
              <section class="after">
                <h2 class="visually-hidden">${msg('This exercise', { id: 'practice.this' })}</h2>
                <div class="actions">
                  <button type="button" @click=${this.again}>
                    ${msg('Set it up again', { id: 'practice.again' })}
                  </button>
                  <button type="button" @click=${this.sayTask}>
                    ${msg('Read me what to do', { id: 'practice.read' })}
                  </button>
                </div>
                ${this.renderHostCheck(found, session)} ${renderWays(found)}
                <p class="soft">${noPromise()}</p>
              </section>`
          : renderWays(found)
      }`;
  }

  private renderTakeOver(): TemplateResult {
    void part(() => import('./take-over.js'));
    return html`<gs-take-over @gs-take-over=${this.goOn}></gs-take-over>`;
  }

  private renderStep(moves: readonly Move[], session: Session): TemplateResult {
    const [first = '', ...more] = this.stepTexts(moves, session, this.wording());
    const next = this.nextStep(moves, session);
    return html`<p class="step">${first}</p>
      ${more.map((text) => html`<p>${text}</p>`)}
      ${
        next
          ? html`<div class="actions">
              <button
                type="button"
                class="primary"
                @click=${() => {
                  void this.playStep(next, session);
                }}
              >
                ${msg('Play this step for me', { id: 'practice.step.play' })}
              </button>
            </div>`
          : nothing
      }`;
  }

  private renderHostCheck(found: Exercise, { state }: Session): TemplateResult | typeof nothing {
    const { sheet } = found;
    if (!sheet) return nothing;
    const wording = this.wording();
    const answers = (): TemplateResult =>
      state.game === 'nearest-site'
        ? awardsKey(state, wording)
        : html`<ul class="list">
            ${hostAnswers(sheet, startOf(found), wording).map((text) => html`<li>${text}</li>`)}
          </ul>`;
    return html`<gs-host-check .answers=${answers}></gs-host-check>`;
  }

  private tasks({ id }: Exercise, spoken = false): string[] {
    return exerciseTasks(id, this.wording(spoken));
  }

  /** The move of a worked example that comes next; null at its end, and where another way was gone. */
  private nextStep(moves: readonly Move[], { progress: { played } }: Session): Move | null {
    const followed = played.every(({ move }, place) => JSON.stringify(move) === JSON.stringify(moves[place]));
    return followed ? (moves[played.length] ?? null) : null;
  }

  /** Which step of a worked example comes next and what it shows; or that it is at its end, or left. */
  private stepTexts(moves: readonly Move[], session: Session, wording: Wording): string[] {
    const count = moves.length;
    const { played } = session.progress;
    const move = this.nextStep(moves, session);
    if (!move) {
      return isFollowed(moves, session)
        ? [msg('That was the whole example.', { id: 'practice.step.end' })]
        : [msg('That is allowed, but the example goes another way. Undo takes it back.', { id: 'practice.step.off' })];
    }
    const said = describeMove({ before: session.state, move, after: null }, wording);
    return [
      msg(str`Step ${played.length + 1} of ${count}. Enter: ${said}`, { id: 'practice.step' }),
      ...exampleTexts(session.summary.game).slice(played.length, played.length + 1),
    ];
  }

  /** How texts are worded; for speech with spelling words where the person uses them. */
  private wording(spoken = false): Wording {
    return { ...wordingOf(this.services.settings(), spoken), locale: this.services.locale() };
  }

  private readonly sayTask = (): void => {
    const { found, session } = this;
    if (!found || !session) return;
    const texts = found.example ? this.stepTexts(found.example, session, this.wording(true)) : this.tasks(found, true);
    this.services.announcer.say([...(this.goneOn ? [goneOnText()] : []), ...texts].join(' '));
  };

  private readonly again = async (): Promise<void> => {
    if (this.found) await this.takeAway(this.found);
    await this.goOn();
  };

  /** Goes on with what is kept now. */
  private readonly goOn = async (): Promise<void> => {
    await this.setUp();
    await this.game?.focusBoard();
  };

  private async playStep(move: Move, session: Session): Promise<void> {
    this.game?.show(await session.choose(move));
  }

  /** In a worked example the next step follows whatever was entered. */
  private readonly onReplied = (): void => {
    const { found, session } = this;
    this.requestUpdate();
    if (!found?.example || !session || session.progress.played.length === this.told) return;
    this.told = session.progress.played.length;
    this.goneOn = false;
    this.sayTask();
  };

  /** After how many moves a step was said last. */
  private told = 0;
}

const isFollowed = (example: readonly Move[], { progress: { played } }: Session): boolean =>
  played.length === example.length &&
  played.every(({ move }, place) => JSON.stringify(move) === JSON.stringify(example[place]));

const goneOnText = (): string =>
  msg('You go on where you stopped. “Set it up again” begins anew.', { id: 'practice.gone-on' });

const renderTasks = (tasks: readonly string[]): TemplateResult =>
  html`<ol>
    ${tasks.map((text) => html`<li>${text}</li>`)}
  </ol>`;

/** To the next exercise, and to all of them. */
function renderWays({ id }: Exercise): TemplateResult {
  const next = exercises[exercises.findIndex((one) => one.id === id) + 1];
  const name = next && `${gameName(next.game)}: ${exerciseTitle(next.id)}`;
  return html`<p class="actions">
    ${
      next
        ? html`<a class="button" href="#${practicePath(next.id)}"
            >${msg(str`Next exercise: ${name}`, { id: 'practice.next' })}</a
          >`
        : nothing
    }
    <a class="button" href="#/practice">${msg('All exercises', { id: 'practice.all' })}</a>
  </p>`;
}

const renderMissing = (): TemplateResult =>
  html`<h1 tabindex="-1">${msg('There is no such exercise', { id: 'practice.missing' })}</h1>
    <p><a href="#/practice">${msg('All exercises', { id: 'practice.all' })}</a></p>`;

declare global {
  interface HTMLElementTagNameMap {
    'gs-exercise': GsExercise;
  }
}
