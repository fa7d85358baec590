import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Workbox } from 'workbox-window';
import type { Services } from './services.js';
import { shared } from './theme.js';

/**
 * Says that a new version waits, and uses it when someone says so.
 *
 * @fires gs-use-update - the new version is wanted now
 */
@customElement('gs-update-notice')
export class GsUpdateNotice extends LitElement {
  static override styles = [
    ...shared,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem 1rem;
        margin-block-start: 1rem;
        padding: 0.75rem 1rem;
        border: var(--gs-stroke) dashed var(--gs-ink);
        border-radius: var(--gs-radius);
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  protected override firstUpdated(): void {
    // Nobody is interrupted in a game; the notice is there when they come back from it.
    if (!this.hidden) this.services.announcer.say(readyText());
  }

  protected override render(): TemplateResult {
    return html`<div>
      <p>${readyText()}</p>
      <button type="button" @click=${this.use}>${msg('Use it now', { id: 'app.update.use' })}</button>
    </div>`;
  }

  private readonly use = (): void => {
    this.dispatchEvent(new CustomEvent('gs-use-update', { bubbles: true, composed: true }));
  };
}

const readyText = (): string => msg('A new version is ready.', { id: 'app.update' });

/**
 * Registers the service worker, which keeps the app on the device.
 * @param address of the worker's script, as the page's policy accepts it
 * @param ready called when a new version waits, with what makes this page and all others use it
 */
export function keepOffline(address: string, ready: (use: () => void) => void): void {
  const worker = new Workbox(address);
  worker.addEventListener('waiting', () => {
    ready(() => {
      worker.addEventListener('controlling', () => {
        location.reload();
      });
      worker.messageSkipWaiting();
    });
  });
  // Without a worker the app works all the same, but not offline.
  worker.register().catch(() => undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-update-notice': GsUpdateNotice;
  }
}
