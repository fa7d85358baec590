import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Page } from './page.js';
import { pageStyles } from './page-styles.js';
import { shared } from './theme.js';

/** What is shown for an address that leads nowhere. */
@customElement('gs-not-found')
export class GsNotFound extends Page {
  static override styles = [...shared, pageStyles];

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Nothing here', { id: 'app.unknown' })}</h1>
      <p class="lead">
        ${msg('This address leads to no page of Gridscribe. Your records are untouched.', { id: 'app.unknown.text' })}
      </p>
      <section>
        <a class="button primary" href="#/">${msg('All games and records', { id: 'app.to-home' })}</a>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-not-found': GsNotFound;
  }
}
