import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { keepStages, takeAway } from '../records/exercises.js';
import { faultSentence } from '../records/faults.js';
import { loadRecord } from '../records/load-record.js';
import { progressOf, stateOf } from '../records/progress.js';
import type { Session } from '../records/session.js';
import { wordingOf } from '../records/settings.js';
import type { StoreFault } from '../records/types.js';
import { boardCells } from '../rules/cells.js';
import type { Award, Cell, NearestState, State } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import { nearestSite } from '../rules/nearest-site.js';
import { type Compared, comparisonTexts, halfText, openText, stages, stageTitle } from '../speech/audit-texts.js';
import { describeCount } from '../speech/describe/awards.js';
import type { Wording } from '../speech/describe.js';
import { awardsKey } from './awards-key.js';
import type { GsGame } from './game.js';
import './host-check.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { Lingering } from './lingering.js';
import { part } from './parts.js';
import { pressOnce } from './press-once.js';
import { sessionAt } from './practice-exercises.js';
import { shared } from './theme.js';

/** Why there is nothing to audit: the record cannot be read, has no awards, or its sites are not all placed. */
type Refusal = StoreFault | 'no-awards' | 'placing';

/**
 * The audit of a record of Nearest-site: two people say, each for one half and then, exchanged, for the other, whose every
 * cell is, without seeing what is awarded or what the other has said; then the two are compared. The record is not touched.
 */
@customElement('gs-audit')
export class GsAudit extends Page {
  static override styles = [
    ...shared,
    pageStyles,
    css`
      :host {
        max-width: none;
      }
      section {
        margin-block-start: 1.25rem;
      }
      section > * + * {
        margin-block-start: 0.75rem;
      }
      section + button,
      button + .notice {
        margin-block-start: 0.75rem;
      }
      section + .actions {
        margin-block-start: 1.5rem;
      }
      h2:focus {
        outline: none;
      }
    `,
  ];

  @property() recordId = '';

  @state() private refusal: Refusal | null = null;
  @state() private claims: NearestState | null = null;
  /** What each of the two has said so far. */
  @state() private sessions: [Session, Session] | null = null;
  /** Which stage it is; all of them done where it is beyond the last. */
  @state() private stage = 0;
  /** The person whose turn it is has the device. */
  @state() private begun = false;
  /** The buttons that begin a half and end it. */
  private readonly beginning = new Lingering(this);
  private readonly handing = new Lingering(this);
  /** What is open was said when someone wanted to go on. */
  @state() private told: string | null = null;

  @query('gs-game') private readonly game!: GsGame | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('recordId')) void this.load();
  }

  private async load(): Promise<void> {
    const id = this.recordId;
    const kept = await loadRecord(id, this.services.store, this.services.locale());
    const progress = kept.ok ? progressOf(kept.value) : null;
    if (id !== this.recordId || !this.isConnected) return;
    if (!kept.ok) this.refusal = kept.error;
    else if (!progress?.ok) this.refusal = 'broken';
    else await this.take(stateOf(progress.value));
  }

  private async take(claims: State): Promise<void> {
    if (claims.game !== 'nearest-site') this.refusal = 'no-awards';
    else if (nearestSite.phase(claims) === 'placing') this.refusal = 'placing';
    else {
      const options = { sites: sitesOf(claims) };
      const started = nearestSite.start(options);
      if (!started.ok) throw new Error(`audit: ${started.error.code}`);
      const start: NearestState = { ...started.value, auditing: true };
      const opened = await part(() =>
        Promise.all([
          sessionAt(this.nameOf(1), start, options, this.services),
          sessionAt(this.nameOf(2), start, options, this.services),
        ]),
      );
      if (!opened) return;
      const [first, second] = opened;
      this.sessions = [first.session, second.session];
      this.stage = Math.min(first.stages, stages.length);
      this.begun = false;
      this.beginning.return();
      this.claims = claims;
    }
  }

  /** What the audit of this record by one of the two is kept as; with the first one's stands how far it has come. */
  private readonly nameOf = (person: 1 | 2): string => `audit ${this.recordId} ${String(person)}`;

  protected override render(): TemplateResult {
    if (this.refusal !== null) return this.renderRefusal(this.refusal);
    const { claims, sessions } = this;
    if (!claims || !sessions) return html`<p>${msg('Opening the record…', { id: 'view.opening' })}</p>`;
    return html`<h1 tabindex="-1">${msg('Audit of the awards', { id: 'audit.heading' })}</h1>
      <p class="lead">
        ${msg(
          'Two people say for themselves whose each cell is: opposite halves first, then exchanged. At the end the two are compared. The record is not changed.',
          { id: 'audit.lead' },
        )}
      </p>
      ${this.stage < stages.length ? this.renderStage(sessions) : this.renderComparison(claims, sessions)}
      ${this.renderDone(sessions)}
      <section>
        <gs-host-check .answers=${() => awardsKey(claims, this.wording())}></gs-host-check>
      </section>
      <p class="actions">
        <a class="button" href="#/play/${this.recordId}">${msg('Back to the game', { id: 'audit.back' })}</a>
        ${
          this.stage > 0 || sessions.some(({ progress }) => progress.played.length > 0)
            ? html`<button type="button" @click=${() => this.beginAnew(claims)}>
                ${msg('Begin the audit anew', { id: 'audit.anew' })}
              </button>`
            : nothing
        }
      </p>`;
  }

  private renderStage(sessions: readonly [Session, Session]): TemplateResult | typeof nothing {
    const stage = stages[this.stage];
    if (!stage) return nothing;
    const session = sessions[stage.person - 1];
    const wording = this.wording();
    return html`<section>
      <h2 tabindex="-1">${stageTitle(stage)}</h2>
      <p>${halfText(stage.half, wording)}</p>
      ${session?.readOnly ? this.renderTakeOver() : nothing}
      ${
        this.begun && session
          ? html`<p>${openText(this.openIn(session, stage.half), wording)}</p>
              ${keyed(
                stage,
                html`<gs-game
                  .services=${this.services}
                  .session=${session}
                  @gs-replied=${() => {
                    this.told = null;
                    this.requestUpdate();
                  }}
                ></gs-game>`,
              )}`
          : html`<p>${msg('Hand the device over. The other person should not look on.', { id: 'audit.hand-over' })}</p>`
      }
      ${
        this.begun && !this.beginning.stays
          ? nothing
          : html`<button
              type="button"
              class="primary ${this.beginning.look}"
              tabindex=${this.beginning.tabindex}
              @click=${this.begin}
            >
              ${msg('I have it: begin', { id: 'audit.begin' })}
            </button>`
      }
    </section>`;
  }

  private renderTakeOver(): TemplateResult {
    void part(() => import('./take-over.js'));
    return html`<gs-take-over @gs-take-over=${() => this.claims && this.takeAnew(this.claims)}></gs-take-over>`;
  }

  /** The end of a half; after the last one the comparison stands here. */
  private renderDone(sessions: readonly [Session, Session]): TemplateResult | typeof nothing {
    const stage = stages[this.stage];
    const session = stage && sessions[stage.person - 1];
    if (!this.handing.stays && (!this.begun || !session)) return nothing;
    return html`<button
        type="button"
        class="primary ${this.handing.look}"
        tabindex=${this.handing.tabindex}
        @click=${() => session && pressOnce(session, () => this.handOver(session, stage.half))}
      >
        ${msg('This half is done', { id: 'audit.done' })}
      </button>
      ${this.told === null ? nothing : html`<p class="notice">${this.told}</p>`}`;
  }

  private renderComparison(claims: NearestState, sessions: readonly [Session, Session]): TemplateResult {
    const wording = this.wording();
    const [all = '', ...cells] = comparisonTexts(comparedCells(claims, sessions), wording);
    return html`<section>
      <h2 tabindex="-1">${msg('The two compared', { id: 'audit.comparison' })}</h2>
      <p>${all}</p>
      <ul class="list">
        ${cells.map((text) => html`<li>${text}</li>`)}
      </ul>
      <p>${countOf(claims, wording)}</p>
      <p class="soft">
        ${msg('Talk about each cell that is left, count its steps once more, and change the award in the game.', {
          id: 'audit.settle',
        })}
      </p>
    </section>`;
  }

  private renderRefusal(refusal: Refusal): TemplateResult {
    const why =
      refusal === 'no-awards'
        ? msg('This game has no awards.', { id: 'records.no-awards' })
        : refusal === 'placing'
          ? msg('All four sites are placed first; then the cells are awarded, and then they can be audited.', {
              id: 'audit.placing',
            })
          : faultSentence(refusal);
    return html`<h1 tabindex="-1">${msg('There is nothing to audit', { id: 'audit.none' })}</h1>
      <p class="lead">${why}</p>
      <p class="actions">
        <a class="button" href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a>
      </p>`;
  }

  private openIn({ state: said }: Session, half: 1 | 2): number {
    if (said.game !== 'nearest-site') return 0;
    const audit = nearestSite.audit(said, half);
    return audit.ok ? audit.value.unawarded.length : 0;
  }

  private readonly begin = async (): Promise<void> => {
    this.begun = true;
    this.beginning.leave();
    this.handing.return();
    await this.updateComplete;
    const stage = stages[this.stage];
    const session = stage && this.sessions?.[stage.person - 1];
    if (session) this.game?.show(session.opening());
    await this.game?.focusBoard();
  };

  private async handOver(session: Session, half: 1 | 2): Promise<boolean> {
    const open = this.openIn(session, half);
    if (open > 0) {
      this.told = openText(open, this.wording());
      this.services.announcer.say(openText(open, this.wording(true)), true);
      return false;
    }
    await keepStages(await this.services.exercises(), this.nameOf(1), this.stage + 1);
    this.told = null;
    this.stage += 1;
    this.begun = false;
    this.beginning.return();
    this.handing.leave();
    await this.updateComplete;
    this.renderRoot.querySelector('h2')?.focus();
    this.sayNext();
    return false;
  }

  private async beginAnew(claims: NearestState): Promise<void> {
    const dialog = await part(() => import('./confirm-dialog.js'));
    const sure = await dialog?.confirmDialog(this.services, {
      title: msg('Begin the audit anew?', { id: 'audit.anew.title' }),
      text: msg('All that the two have said is deleted. The record stays as it is.', { id: 'audit.anew.text' }),
      yes: msg('Begin anew', { id: 'audit.anew.yes' }),
      no: msg('Go on', { id: 'audit.anew.no' }),
    });
    if (!sure) return;
    const store = await this.services.exercises();
    await takeAway(store, this.nameOf(1));
    await takeAway(store, this.nameOf(2));
    await this.takeAnew(claims);
  }

  /** Goes on with what is kept now. */
  private async takeAnew(claims: NearestState): Promise<void> {
    await this.take(claims);
    await this.updateComplete;
    this.renderRoot.querySelector('h2')?.focus();
    this.sayNext();
  }

  /** The heading is read with the focus; what stands under it is said. */
  private sayNext(): void {
    const { claims, sessions } = this;
    const stage = stages[this.stage];
    const wording = this.wording(true);
    if (stage) this.services.announcer.say(halfText(stage.half, wording));
    else if (claims && sessions) {
      const texts = [...comparisonTexts(comparedCells(claims, sessions), wording), countOf(claims, wording)];
      this.services.announcer.say(texts.join(' '));
    }
  }

  /** How texts are worded; for speech with spelling words where the person uses them. */
  private wording(spoken = false): Wording {
    return { ...wordingOf(this.services.settings(), spoken), locale: this.services.locale() };
  }
}

const awardOn = (state: State, cell: Cell): Award | null => {
  const mark = viewBoard(state).marks[cell]?.find((one) => one.kind === 'award');
  return mark?.kind === 'award' ? mark.owner : null;
};

const comparedCells = (claims: State, [first, second]: readonly [Session, Session]): Compared[] =>
  boardCells(5, 5).map((cell) => ({
    cell,
    first: awardOn(first.state, cell),
    second: awardOn(second.state, cell),
    awarded: awardOn(claims, cell),
  }));

/** The claims of the record counted, and whether they come to all 25 cells. */
function countOf(claims: NearestState, wording: Wording): string {
  const check = nearestSite.check(claims);
  return check.ok ? describeCount(check.value, wording) : '';
}

function sitesOf(state: State): { W: Cell[]; B: Cell[] } {
  const sites = Object.entries(viewBoard(state).marks).flatMap(([cell, marks]) =>
    marks.flatMap((mark) => (mark.kind === 'site' ? [{ cell, owner: mark.owner }] : [])),
  );
  const of = (owner: 'W' | 'B'): Cell[] => sites.filter((one) => one.owner === owner).map(({ cell }) => cell);
  return { W: of('W'), B: of('B') };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-audit': GsAudit;
  }
}
