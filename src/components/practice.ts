import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { namesUnderWay, takeAway } from '../records/exercises.js';
import { gameIds } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { exerciseTitle, noPromise } from '../speech/practice-texts.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { type Exercise, exercises } from './practice-exercises.js';
import { practicePath } from './routes.js';
import { shared } from './theme.js';

/** All exercises, game by game, with those that were begun. */
@customElement('gs-practice')
export class GsPractice extends Page {
  static override styles = [...shared, pageStyles];

  @state() private begun: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('services')) void this.load();
  }

  private async load(): Promise<void> {
    const names = await namesUnderWay(await this.services.exercises());
    this.begun = exercises.flatMap(({ id }) => (names.includes(id) ? [id] : []));
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Practice', { id: 'practice.heading' })}</h1>
      <p class="lead">
        ${msg('Each game has an example to follow and positions to try things in. The rules answer what you enter.', {
          id: 'practice.lead',
        })}
      </p>
      <p class="lead">${noPromise()}</p>
      ${gameIds.map(
        (game) =>
          html`<section>
            <h2>${gameName(game)}</h2>
            <ul class="list">
              ${exercises
                .filter((one) => one.game === game)
                .map(
                  (one) =>
                    html`<li>
                      <a href="#${practicePath(one.id)}" aria-label=${nameOf(one)}>${exerciseTitle(one.id)}</a>
                      ${this.begun.includes(one.id) ? html`<p class="soft">${msg('Begun', { id: 'practice.begun' })}</p>` : nothing}
                    </li>`,
                )}
            </ul>
          </section>`,
      )}
      ${
        this.begun.length > 0
          ? html`<section class="actions">
              <button type="button" @click=${this.setUpAll}>
                ${msg('Set up all exercises again', { id: 'practice.all-again' })}
              </button>
            </section>`
          : nothing
      }`;
  }

  private readonly setUpAll = async (): Promise<void> => {
    const store = await this.services.exercises();
    for (const id of this.begun) await takeAway(store, id);
    await this.load();
    this.services.announcer.say(msg('All exercises are set up again.', { id: 'practice.all-again.done' }));
    await this.updateComplete;
    // The button that had the focus is gone.
    this.renderRoot.querySelector('h1')?.focus();
  };
}

/**
 * What a link is called. Each game has a worked example: heard on its own, its link says of which. Hidden text would be read
 * with a space before its comma in Firefox, and without one after the word in Chromium.
 */
const nameOf = ({ id, game, example }: Exercise): string =>
  example ? `${exerciseTitle(id)}, ${gameName(game)}` : exerciseTitle(id);

declare global {
  interface HTMLElementTagNameMap {
    'gs-practice': GsPractice;
  }
}
