import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Match, matchOf } from '../records/match.js';
import { spellsAloud } from '../records/settings.js';
import type { Wording } from '../speech/describe.js';
import { describeMatch } from '../speech/describe/match.js';
import { gameOfMatchText } from './match-words.js';
import type { Services } from './services.js';
import { base } from './theme.js';

/** The score of the match that a record belongs to; nothing where it is the only game. */
@customElement('gs-match')
export class GsMatch extends LitElement {
  static override styles = [
    base,
    css`
      p {
        margin-block-start: 0.25rem;
      }
      a {
        display: inline-block;
        min-height: 1.6em;
        margin-inline-end: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property() recordId = '';
  /** The score is said once it is there: at the end of a game, and not where one only looks at it. */
  @property({ type: Boolean }) aloud = false;
  /** The earlier games can be gone to. */
  @property({ type: Boolean }) links = false;

  @state() private match: Match | null = null;

  private said = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('services') || changed.has('recordId')) void this.load();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { match } = this;
    if (!match) return nothing;
    return html`<p>${this.sentences(match).join(' ')}</p>
      ${this.links ? renderLinks(match) : nothing}`;
  }

  private sentences({ games, scores, people }: Match, spoken = false): string[] {
    const settings = this.services.settings();
    const spelling = spoken && spellsAloud(settings);
    const wording: Wording = { spelling, verbosity: settings.verbosity, locale: this.services.locale() };
    return [gameOfMatchText(games.length), describeMatch(scores, people, wording)];
  }

  private async load(): Promise<void> {
    const id = this.recordId;
    const match = await matchOf(id, this.services.store);
    if (id !== this.recordId || !this.isConnected) return;
    this.match = match;
    if (!match || !this.aloud || this.said) return;
    this.said = true;
    this.services.announcer.say(this.sentences(match, true).join(' '));
  }
}

function renderLinks({ games }: Match): TemplateResult {
  return html`<p>
    ${games
      .slice(0, -1)
      .map(
        ({ id }, index) =>
          html`<a href="#/record/${id}">${msg(str`Look through game ${index + 1}`, { id: 'match.look' })}</a>`,
      )}
  </p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-match': GsMatch;
  }
}
