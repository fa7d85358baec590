import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { shared } from './theme.js';

/**
 * What comes after a game.
 *
 * @fires gs-swap - the second game is to begin, with the sides changed
 */
@customElement('gs-over')
export class GsOver extends LitElement {
  static override styles = [
    ...shared,
    css`
      /* Its controls stand in a row with others. */
      :host {
        display: contents;
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<button type="button" class="primary" @click=${this.swap}>
        ${msg('Second game, sides changed', { id: 'play.swap' })}
      </button>
      <a class="button" href="#/">${msg('All games', { id: 'play.home' })}</a>`;
  }

  private readonly swap = (): void => {
    this.dispatchEvent(new CustomEvent('gs-swap'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-over': GsOver;
  }
}
