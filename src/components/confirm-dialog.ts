import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { after } from './after.js';
import type { Announcer } from './announcer.js';
import { base, buttons } from './theme.js';

/** What a confirmation asks: a title that is a question, what will happen, and the two answers. */
export interface Confirmation {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** The rest of the page set inert any sooner, the dialog's name is not spoken. */
const inertAfter = 400;
/** The control that gets the focus back is only spoken if it has been out of the inert part for a moment, … */
const backAfter = 100;
/** … and if the dialog that had the focus is taken away still later. */
const goneAfter = 200;

/**
 * A question over the page. It is not opened as a modal, since browsers then do not speak its name: the rest of the page is
 * made inert, and Tab kept inside, by hand.
 *
 * @fires gs-answer - it was answered; `detail`: true for yes
 */
@customElement('gs-confirm')
export class GsConfirm extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      /* Still there for a screen reader, which says nothing of a focus that comes from an element that is gone. */
      :host([hidden]) {
        display: block;
        opacity: 0;
        pointer-events: none;
      }
      .veil {
        position: fixed;
        inset: 0;
        z-index: 10;
        background: #1b1e22;
        opacity: 0.6;
      }
      dialog {
        position: fixed;
        inset: 0;
        z-index: 11;
        width: min(30rem, 100vw - 2rem);
        max-height: calc(100vh - 2rem);
        margin: auto;
        padding: 1.5rem;
        overflow-y: auto;
        border: 3px solid var(--gs-ink);
        border-radius: var(--gs-radius);
        background: var(--gs-paper);
        color: var(--gs-ink);
      }
      p {
        margin-block: 0.75rem 1.5rem;
      }
    `,
  ];

  @property({ attribute: false }) confirmation: Confirmation = { title: '', text: '', yes: '', no: '' };

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  /** Opens it, with the focus on the answer that changes nothing. */
  async open(announcer: Announcer): Promise<void> {
    await this.updateComplete;
    announcer.within(this.dialog);
    this.dialog.show();
    this.buttons[0]?.focus();
  }

  protected override render(): TemplateResult {
    const { title, text, yes, no } = this.confirmation;
    return html`<div class="veil"></div>
      <dialog aria-labelledby="title" aria-describedby="text" @keydown=${this.onKey}>
        <h2 id="title">${title}</h2>
        <p id="text">${text}</p>
        <div class="actions">
          <button type="button" @click=${this.onNo}>${no}</button>
          <button type="button" class="primary" @click=${this.onYes}>${yes}</button>
        </div>
      </dialog>`;
  }

  private get buttons(): HTMLButtonElement[] {
    return Array.from(this.renderRoot.querySelectorAll('button'));
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      this.answer(false);
    }
    // WebKitGTK gives Shift+Tab no name of its own.
    if (event.key !== 'Tab' && event.code !== 'Tab') return;
    event.preventDefault();
    const { buttons: all } = this;
    const here = all.findIndex((button) => button === this.shadowRoot?.activeElement);
    all[(here + (event.shiftKey ? all.length - 1 : 1)) % all.length]?.focus();
  };

  private readonly onNo = (): void => {
    this.answer(false);
  };

  private readonly onYes = (): void => {
    this.answer(true);
  };

  private answer(yes: boolean): void {
    this.dispatchEvent(new CustomEvent('gs-answer', { detail: yes }));
  }
}

/** The element that has the focus, through all shadow roots. */
function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Asks for a confirmation. The focus goes back to where it was.
 * @returns true for yes; false for no, for Escape, and when another page is gone to
 */
export async function confirmDialog(
  { announcer }: { announcer: Announcer },
  confirmation: Confirmation,
): Promise<boolean> {
  document.querySelector('gs-confirm[hidden]')?.remove();
  const opener = focused();
  const rest = Array.from(document.body.children).filter((one): one is HTMLElement => one instanceof HTMLElement);
  const element = document.createElement('gs-confirm');
  element.confirmation = confirmation;
  document.body.append(element);
  const answered = new Promise<boolean>((resolve) => {
    element.addEventListener('gs-answer', (event) => {
      resolve((event as CustomEvent<boolean>).detail);
    });
    // Whoever goes back in the browser has left the page that asked.
    window.addEventListener(
      'hashchange',
      () => {
        resolve(false);
      },
      { once: true },
    );
  });
  await element.open(announcer);
  const shutting = window.setTimeout(() => {
    for (const one of rest) one.inert = true;
  }, inertAfter);

  const yes = await answered;
  window.clearTimeout(shutting);
  for (const one of rest) one.inert = false;
  announcer.within(null);
  element.hidden = true;
  await after(backAfter);
  opener?.focus();
  void after(goneAfter).then(() => {
    element.remove();
  });
  return yes;
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-confirm': GsConfirm;
  }
}
