import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { gameIds } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { exerciseTitle, noPromise } from '../speech/practice-texts.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { exercises } from './practice-exercises.js';
import { practicePath } from './routes.js';
import { shared } from './theme.js';

/** All exercises, game by game. */
@customElement('gs-practice')
export class GsPractice extends Page {
  static override styles = [...shared, pageStyles];

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
                .map(({ id }) => html`<li><a href="#${practicePath(id)}">${exerciseTitle(id)}</a></li>`)}
            </ul>
          </section>`,
      )}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-practice': GsPractice;
  }
}
