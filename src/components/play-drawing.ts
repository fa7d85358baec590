import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { State } from '../rules/index.js';
import { boardText } from '../speech/describe/drawing.js';
import { screenKeys } from './play-keys.js';
import { base } from './theme.js';
import { typedCharacter } from './typed-character.js';

/**
 * The board as plain text, for braille. It takes the focus when it comes.
 *
 * @fires gs-put-away - it is to go again
 */
@customElement('gs-drawing')
export class GsDrawing extends LitElement {
  static override styles = [
    base,
    css`
      .drawing {
        width: fit-content;
        max-width: 100%;
        margin: 0.5rem auto;
        padding: 0.75rem 1rem;
        border: var(--gs-stroke) solid var(--gs-ink);
        font-family: ui-monospace, monospace;
        font-size: 1.2rem;
        line-height: 1.3;
        white-space: pre;
        overflow-x: auto;
      }
    `,
  ];

  /** The position. */
  @property({ attribute: false }) position!: State;

  protected override render(): TemplateResult {
    return html`<div
      class="drawing"
      role="group"
      aria-label=${msg('Board as text', { id: 'play.drawing' })}
      tabindex="-1"
      @keydown=${this.onKey}
    >
      ${boardText(this.position)
        .split('\n')
        .map((line) => html`<p>${line}</p>`)}
    </div>`;
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.drawing')?.focus();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const leaves = (key === 'Escape' || key === 'Backspace') && !(altKey || ctrlKey || metaKey);
    if (!leaves && typedCharacter(event) !== screenKeys.drawing) return;
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('gs-put-away'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-drawing': GsDrawing;
  }
}
