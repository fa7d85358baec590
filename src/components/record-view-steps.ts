import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Step } from './record-view-keys.js';
import { shared } from './theme.js';

/**
 * The ways through a record: first, back, on, last, and to a move by its number. At the ends the buttons stay as they are,
 * so that the focus has something to stand on; what they come to there is for the page to say.
 *
 * @fires gs-step - a button was pressed; `detail` is a `Step`
 * @fires gs-jump - a number was entered; `detail.place`: after how many moves
 * @fires gs-refused - what was entered is no move of the record; `detail`: a sentence
 */
@customElement('gs-view-steps')
export class GsViewSteps extends LitElement {
  static override styles = [
    ...shared,
    css`
      :host {
        container-type: inline-size;
      }
      .steps {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      .steps button {
        flex: 1 1 3.4rem;
        min-width: min-content;
        padding-inline: 0.25rem;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 0.75rem;
      }
      input[type='text'] {
        width: 5rem;
      }
      .refused {
        flex-basis: 100%;
        font-weight: 600;
      }
    `,
  ];

  /** How many moves the record has. */
  @property({ type: Number }) count = 0;

  /** Why what was entered leads nowhere. */
  @state() private refused: string | null = null;

  @query('input') private readonly input!: HTMLInputElement;

  protected override render(): TemplateResult {
    return html`<div class="steps" role="group" aria-label=${msg('Through the record', { id: 'view.steps' })}>
        ${this.renderButton('first', msg('First', { id: 'view.first' }), msg('to the start', { id: 'view.first.more' }))}
        ${this.renderButton('back', msg('Back', { id: 'view.back' }), msg('one move', { id: 'view.step.more' }))}
        ${this.renderButton('on', msg('On', { id: 'view.on' }), msg('one move', { id: 'view.step.more' }))}
        ${this.renderButton('last', msg('Last', { id: 'view.last' }), msg('move', { id: 'view.last.more' }))}
      </div>
      <slot></slot>
      <form @submit=${this.onSubmit}>
        <label for="number">${msg('Go to move', { id: 'view.go' })}</label>
        <input
          id="number"
          type="text"
          inputmode="numeric"
          maxlength="6"
          autocomplete="off"
          aria-invalid=${this.refused === null ? 'false' : 'true'}
          aria-describedby=${this.refused === null ? nothing : 'refused'}
        />
        <button>${msg('Go', { id: 'view.go.enter' })}</button>
        ${this.refused === null ? nothing : html`<p id="refused" class="refused">${this.refused}</p>`}
      </form>`;
  }

  /** @param more what is heard after the word on the button */
  private renderButton(step: Step, word: string, more: string): TemplateResult {
    return html`<button
      type="button"
      @click=${() => {
        this.dispatchEvent(new CustomEvent<Step>('gs-step', { detail: step }));
      }}
    >
      <span>${word}<span class="visually-hidden"> ${more}</span></span>
    </button>`;
  }

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = this.input.value.trim();
    const place = Number(text);
    if (/^\d+$/.test(text) && place <= this.count) {
      this.refused = null;
      this.input.value = '';
      this.dispatchEvent(new CustomEvent('gs-jump', { detail: { place } }));
      return;
    }
    const { count } = this;
    this.refused = msg(str`Enter a number from 0, the start, to ${count}.`, { id: 'view.go.refused' });
    this.input.select();
    this.dispatchEvent(new CustomEvent('gs-refused', { detail: this.refused }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-view-steps': GsViewSteps;
  }
}
