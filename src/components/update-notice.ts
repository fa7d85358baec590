import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Workbox } from 'workbox-window';
import type { Announcer } from './announcer.js';
import { routeOf } from './routes.js';
import type { Services } from './services.js';
import { notice, shared } from './theme.js';

/**
 * Says that a new version waits, and uses it when someone says so.
 *
 * @fires gs-use-update - the new version is wanted now
 */
@customElement('gs-update-notice')
export class GsUpdateNotice extends LitElement {
  static override styles = [
    ...shared,
    notice,
    css`
      .notice {
        margin-block: 1rem 0;
        border-style: dashed;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;

  protected override firstUpdated(): void {
    // Nobody is interrupted in a game; the notice is there when they come back from it.
    if (!this.hidden) this.services.announcer.say(readyText());
  }

  protected override render(): TemplateResult {
    return html`<div class="notice">
      <p>${readyText()}</p>
      <button type="button" @click=${this.use}>${msg('Use it now', { id: 'app.update.use' })}</button>
    </div>`;
  }

  private readonly use = (): void => {
    this.dispatchEvent(new CustomEvent('gs-use-update', { bubbles: true, composed: true }));
  };
}

const readyText = (): string => msg('A new version is ready.', { id: 'app.update' });

/** Tells the page that is loaded next, in this tab alone, that it is a new version. */
const usedKey = 'gridscribe-new-version';

/** What is remembered over a reload, if the browser allows that. */
function remembered<Value>(use: (kept: Storage) => Value): Value | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Says once that the new version is in use: otherwise the page is as it was. */
export function sayUsed(announcer: Pick<Announcer, 'say'>): void {
  const isUsed = remembered((kept) => {
    const mark = kept.getItem(usedKey);
    kept.removeItem(usedKey);
    return mark !== null;
  });
  if (isUsed) announcer.say(msg('The new version is in use.', { id: 'app.update.used' }));
}

/** Loads the page again, as the new version. */
function reload(): void {
  remembered((kept) => {
    kept.setItem(usedKey, '');
  });
  location.reload();
}

/**
 * Registers the service worker, which keeps the app on the device, and says it if a new version has just come into use.
 * A new version is used by all tabs at once, whichever it was wanted in. The others are loaded again where nothing is under
 * way; elsewhere they wait until it is wanted there too.
 * @param address of the worker's script, as the page's policy accepts it
 * @param announcer says that
 * @param ready called with what makes this page and all others use it, each time a new version waits
 */
export function keepOffline(
  address: string,
  announcer: Pick<Announcer, 'say'>,
  ready: (use: () => void) => void,
): void {
  sayUsed(announcer);
  const worker = new Workbox(address);
  let registration: ServiceWorkerRegistration | undefined;
  let found = false;
  let wanted = false;
  const use = (): void => {
    wanted = true;
    if (registration?.waiting) worker.messageSkipWaiting();
    else reload();
  };
  worker.addEventListener('waiting', () => {
    found = true;
    ready(use);
  });
  // The very first worker takes over too, and is no new version.
  worker.addEventListener('controlling', () => {
    if (wanted || (found && routeOf(location.hash).page === 'home')) reload();
  });
  worker.register().then(
    (registered) => {
      registration = registered;
    },
    // Without a worker the app works all the same, but not offline.
    () => undefined,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-update-notice': GsUpdateNotice;
  }
}
