import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CommandId } from '../speech/commands.js';
import './awards-row.js';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * What is there while cells are awarded: to check and to count them, and a whole row at once.
 *
 * @fires gs-command - something about the awards was asked; `detail`: `{ id }` of the command table
 * @fires gs-said - a row is awarded; `detail.text`: the row and its awards, in the words of the language
 */
@customElement('gs-awarding')
export class GsAwarding extends LitElement {
  static override styles = [
    ...shared,
    css`
      .actions {
        gap: 0.5rem;
      }
      .actions > * {
        flex: 1 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  protected override render(): TemplateResult {
    return html`<div class="actions">
        ${this.renderAsk('check', msg('Check the awards', { id: 'play.check' }))}
        ${this.renderAsk('count', msg('Count the cells', { id: 'play.count' }))}
        ${this.renderAsk('standing', msg('How many are open', { id: 'play.open' }))}
      </div>
      <gs-awards-row .services=${this.services} @gs-said=${this.onSaid}></gs-awards-row>`;
  }

  private renderAsk(id: CommandId, text: string): TemplateResult {
    return html`<button
      type="button"
      @click=${() => {
        this.dispatchEvent(new CustomEvent('gs-command', { detail: { id } }));
      }}
    >
      ${text}
    </button>`;
  }

  private readonly onSaid = ({ detail }: CustomEvent<{ text: string }>): void => {
    this.dispatchEvent(new CustomEvent('gs-said', { detail }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-awarding': GsAwarding;
  }
}
