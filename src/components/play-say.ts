import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { shared } from './theme.js';

/**
 * The one text field of the game: moves and every command, typed or dictated by the phone's keyboard.
 *
 * @fires gs-said - something was entered; `detail.text` as it was typed
 */
@customElement('gs-say')
export class GsSay extends LitElement {
  static override styles = [
    ...shared,
    css`
      form {
        display: flex;
        align-items: end;
        gap: 0.5rem;
      }
      .field {
        flex: 1;
        min-width: 0;
      }
      label {
        display: block;
        margin-block-end: 0.25rem;
        font-size: 1rem;
        line-height: 1.2;
      }
      input {
        font-size: 1.2rem;
      }
    `,
  ];

  /** An example of what can be entered. */
  @property() example = '';

  @query('input') private readonly input!: HTMLInputElement;

  /** Puts the focus into the field, with what is in it selected. */
  focusField(): void {
    this.input.focus();
    this.input.select();
  }

  /** Empties the field once its text has been understood, unless the next one is already being typed. */
  empty(understood: string): void {
    if (this.input.value === understood) this.input.value = '';
  }

  protected override render(): TemplateResult {
    return html`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="text">${msg('Move or question', { id: 'play.say.label' })}</label>
        <input
          id="text"
          type="text"
          maxlength="200"
          placeholder=${this.example}
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="send"
        />
      </div>
      <button class="primary">${msg('Enter', { id: 'play.say.enter' })}</button>
    </form>`;
  }

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('gs-said', { detail: { text: this.input.value } }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-say': GsSay;
  }
}
