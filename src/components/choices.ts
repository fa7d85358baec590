/** Choices as forms have them: a label that is as large as its text. */
import { html, type TemplateResult } from 'lit';

/** One of several, of which one is chosen. */
export const renderRadio = (group: string, text: string, chosen: boolean, choose: () => void): TemplateResult =>
  html`<label class="choice"><input type="radio" name=${group} .checked=${chosen} @change=${choose} />${text}</label>`;

/** Something that is on or off. */
export const renderTick = (text: string, on: boolean, change: (on: boolean) => void): TemplateResult =>
  html`<label class="choice"
    ><input
      type="checkbox"
      .checked=${on}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).checked);
      }}
    />${text}</label
  >`;
