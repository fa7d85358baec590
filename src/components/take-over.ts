import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { notice, shared } from './theme.js';

/** That this tab only reads what another one writes. */
export const readerText = (): string =>
  msg('Another tab has this game open. Here you can read it; moves are made there.', { id: 'play.reader' });

/** That it is this tab that writes. */
export const takenOverText = (): string => msg('This tab keeps the record now.', { id: 'play.taken-over' });

/**
 * Stands over a game that another tab writes.
 *
 * @fires gs-take-over - this tab is to write it from now on
 */
@customElement('gs-take-over')
export class GsTakeOver extends LitElement {
  static override styles = [
    ...shared,
    notice,
    css`
      .notice {
        border-style: dashed;
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<div class="notice">
      <p>${readerText()}</p>
      <button type="button" class="primary" @click=${this.takeOver}>
        ${msg('Take over here', { id: 'play.take-over' })}
      </button>
    </div>`;
  }

  private readonly takeOver = (): void => {
    this.dispatchEvent(new CustomEvent('gs-take-over'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-take-over': GsTakeOver;
  }
}
