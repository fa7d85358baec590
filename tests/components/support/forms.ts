import type { LitElement } from 'lit';

/** What a person does with the fields of a component, by their labels. */
export interface Form {
  /** The text field of the label that begins so. */
  field(label: string): HTMLInputElement;
  /** The radio button likewise. */
  choice(label: string): HTMLInputElement;
  /** Presses the button of that name. */
  press(button: string): Promise<void>;
  /** Picks a radio button. */
  choose(label: string): Promise<void>;
  /** Types a text in place of what is there. */
  type(label: string, text: string): Promise<void>;
  /** All its text, on one line. */
  words(): string;
}

/** @param of gives the component as it is when asked, so that it may be replaced */
export function formOf(of: () => LitElement): Form {
  const all = <Found extends HTMLElement>(selector: string): Found[] =>
    Array.from(of().renderRoot.querySelectorAll<Found>(selector));
  const input = (label: string, type: 'text' | 'radio'): HTMLInputElement => {
    const labels = all('label').filter((one) => one.textContent.trim().startsWith(label));
    const found = labels.flatMap((one) => Array.from(one.querySelectorAll('input'))).find((one) => one.type === type);
    if (!found) throw new Error(`no input ${label}`);
    return found;
  };
  const field = (label: string): HTMLInputElement => input(label, 'text');
  const choice = (label: string): HTMLInputElement => input(label, 'radio');
  return {
    field,
    choice,
    async press(name) {
      const button = all('button').find((one) => one.textContent.trim() === name);
      if (!button) throw new Error(`no button ${name}`);
      button.click();
      await of().updateComplete;
    },
    async choose(label) {
      choice(label).click();
      await of().updateComplete;
    },
    async type(label, text) {
      const typed = field(label);
      typed.value = text;
      typed.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await of().updateComplete;
    },
    words: () => of().renderRoot.textContent?.replace(/\s+/g, ' ') ?? '',
  };
}

/** Runs something while `crypto.getRandomValues` gives a number of ours. */
export async function withChance(value: number, run: () => Promise<void>): Promise<void> {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <Values>(values: Values) => {
    (values as number[])[0] = value;
    return values;
  };
  try {
    await run();
  } finally {
    crypto.getRandomValues = real;
  }
}
