import { html, nothing, type TemplateResult } from 'lit';
import type { Choice } from './settings-choices.js';

/** One question with radio buttons, and what to do with the answer. */
interface Question<Value> extends Choice<Value> {
  /** Tells the group apart from others on the page. */
  name: string;
  /** Null where none of them is. */
  now: Value | null;
  /** It is all of its section, and so its question is the heading. */
  alone?: boolean;
  onChoose: (value: Value) => void;
}

/** A setting of which one of several is chosen. */
export function renderQuestion<Value>({
  legend,
  choices,
  name,
  now,
  alone = false,
  onChoose,
}: Question<Value>): TemplateResult {
  return html`<fieldset>
    <legend>${alone ? html`<h2>${legend}</h2>` : legend}</legend>
    <div class="choices">
      ${choices.map(
        ({ value, label, lang }) =>
          html`<label class="choice" lang=${lang ?? nothing}
            ><input
              type="radio"
              name=${name}
              .checked=${value === now}
              @change=${() => {
                onChoose(value);
              }}
            />${label}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** A setting that is on or off. */
export const renderSwitch = (label: string, on: boolean, onSwitch: (on: boolean) => void): TemplateResult =>
  html`<label class="choice"
    ><input
      type="checkbox"
      .checked=${on}
      @change=${() => {
        onSwitch(!on);
      }}
    />${label}</label
  >`;
