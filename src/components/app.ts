import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { GameId } from '../rules/types.js';
import { loadRules } from '../speech/load.js';
import { after } from './after.js';
import { cross, crossing } from './crossing.js';
import './home.js';
import { partMissing } from './parts.js';
import type { RareRoute } from './rare-pages.js';
import { helpPath, type Route, routeOf } from './routes.js';
import type { Services } from './services.js';
import { base, buttons, notice } from './theme.js';

/** A page whose heading has not come by then, in milliseconds, keeps nothing back any longer. */
const heldFor = 5000;

/** What is fetched when a page is first gone to; home is there from the start. */
const chunks: Record<Exclude<Route['page'], 'home' | 'new' | RareRoute['page']>, () => Promise<unknown>> = {
  play: () => import('./play.js'),
  record: () => import('./record-view.js'),
  help: () => import('./help.js'),
  settings: () => import('./settings-page.js'),
  unknown: () => import('./not-found.js'),
};

/** The same for the set-up of each game. */
const setUps: Record<GameId, () => Promise<unknown>> = {
  isolation: () => import('./new-isolation.js'),
  'approach-withdraw': () => import('./new-approach.js'),
  'nearest-site': () => import('./new-nearest.js'),
  territories: () => import('./new-territories.js'),
};

/** Draws a page that few go to, once it is known how. */
type Drawing = (services: Services) => TemplateResult;

/**
 * Fetches the script of a page, if it is not there yet.
 * @returns what draws it, if that came along
 */
async function fetchPage(route: Route): Promise<Drawing | null> {
  switch (route.page) {
    case 'home':
      break;
    case 'new':
      await Promise.all([setUps[route.game](), loadRules(route.game)]);
      break;
    case 'play':
    case 'record':
    case 'help':
    case 'settings':
    case 'unknown':
      await chunks[route.page]();
      break;
    default: {
      const { openRare } = await import('./rare-pages.js');
      return openRare(route);
    }
  }
  return null;
}

/** The frame around all pages: the header, and the page that the address's hash names. */
@customElement('gs-app')
export class GsApp extends LitElement {
  static override styles = [
    base,
    buttons,
    notice,
    css`
      :host {
        padding-inline: max(1rem, env(safe-area-inset-left)) max(1rem, env(safe-area-inset-right));
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        column-gap: 0.5rem;
        max-width: 72rem;
        margin-inline: auto;
        border-block-end: var(--gs-stroke) solid var(--gs-ink);
      }
      header a {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 2.75rem;
        color: inherit;
        text-decoration: none;
      }
      header a:hover,
      header a[aria-current] {
        text-decoration: underline 3px;
        text-underline-offset: 0.3em;
      }
      .name {
        font-size: 1.05rem;
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      /* "Einstellungen" still fits beside it. */
      @media (max-width: 23rem) {
        .name {
          font-size: 0.9rem;
        }
      }
      .links {
        display: flex;
        gap: 0.8rem;
      }
      main {
        max-width: 72rem;
        margin-inline: auto;
      }
      .failed {
        padding-block: 1.5rem 4rem;
      }
      .failed > * + * {
        margin-block-start: 1rem;
      }
      .missing {
        position: sticky;
        top: 0;
        z-index: 5;
        border-inline-start-width: 8px;
        background: var(--gs-sheet);
      }
      .crossing:focus,
      h1:focus {
        outline: none;
      }
      @media print {
        :host {
          padding: 0;
        }
        main {
          max-width: none;
        }
        header,
        .crossing {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  /** A new version waits to be used. */
  @property({ type: Boolean }) updateReady = false;

  /** The page that is shown; its `hash` tells two games apart. */
  @state() private shown: { route: Route; hash: string; draw: Drawing | null } | null = null;
  /** A part of the page could not be fetched. */
  @state() private missing = false;
  /** The game that the page is about: its examples are what help begins with. */
  @state() private about: GameId | null = null;
  /** Where help was called from, as an address; null where that was not about a game. */
  @state() private helpFrom: string | null = null;
  /** The page's script could not be fetched. */
  @state() private failed = false;

  @query('main') private readonly main!: HTMLElement;

  /** Someone came from another page, and the new one's heading has not had the focus yet. */
  private arriving = false;
  /** Settled once a reader can have noticed that the focus has left a page, if it had to. */
  private noticed: Promise<unknown> = Promise.resolve();
  /** To be called once the heading of the next page has the focus. */
  private arrived: () => void = () => undefined;
  /** The last press was by mouse, pen or finger, whose page is not kept waiting. */
  private byPointer = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.onHash);
    window.addEventListener(partMissing, this.onMissing);
    // Not on an element: in Firefox readers call everything in it clickable.
    window.addEventListener('click', this.onClick, true);
    void this.visit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.onHash);
    window.removeEventListener(partMissing, this.onMissing);
    window.removeEventListener('click', this.onClick, true);
  }

  protected override render(): TemplateResult {
    const page = this.shown?.route.page;
    return html`<header>
        <a class="name" href="#/">
          <img src="./icon.svg" alt="" width="28" height="28" />${msg('Gridscribe', { id: 'app.name' })}
        </a>
        <div class="links">
          <a
            href=${this.about === null ? '#/help' : `#${helpPath(this.about)}`}
            aria-current=${page === 'help' ? 'page' : nothing}
            >${msg('Help', { id: 'app.help' })}</a
          >
          <a href="#/settings" aria-current=${page === 'settings' ? 'page' : nothing}
            >${msg('Settings', { id: 'app.settings' })}</a
          >
        </div>
      </header>
      <main @gs-title=${this.onTitle} @gs-about=${this.onAbout}>
        ${crossing}
        ${
          this.updateReady
            ? html`<gs-update-notice .services=${this.services} ?hidden=${page === 'play'}></gs-update-notice>`
            : nothing
        }
        ${this.missing ? this.renderMissing() : nothing}
        ${this.failed ? this.renderFailure() : this.shown && keyed(this.shown.hash, this.renderPage(this.shown.route, this.shown.draw))}
      </main>`;
  }

  private renderPage(route: Route, draw: Drawing | null): TemplateResult | typeof nothing {
    const { services } = this;
    switch (route.page) {
      case 'home':
        return html`<gs-home data-page .services=${services}></gs-home>`;
      case 'new':
        return this.renderSetUp(route.game);
      case 'play':
        return html`<gs-play data-page .services=${services} .recordId=${route.id}></gs-play>`;
      case 'record':
        return html`<gs-record-view
          data-page
          .services=${services}
          .recordId=${route.id}
          .ply=${route.ply}
        ></gs-record-view>`;
      case 'help':
        return html`<gs-help data-page .services=${services} .game=${route.game} .from=${this.helpFrom}></gs-help>`;
      case 'settings':
        return html`<gs-settings data-page .services=${services}></gs-settings>`;
      case 'unknown':
        return html`<gs-not-found data-page .services=${services}></gs-not-found>`;
      default:
        return draw?.(services) ?? nothing;
    }
  }

  private renderSetUp(game: GameId): TemplateResult {
    const { services } = this;
    switch (game) {
      case 'isolation':
        return html`<gs-new-isolation data-page .services=${services}></gs-new-isolation>`;
      case 'approach-withdraw':
        return html`<gs-new-approach data-page .services=${services}></gs-new-approach>`;
      case 'nearest-site':
        return html`<gs-new-nearest data-page .services=${services}></gs-new-nearest>`;
      case 'territories':
        return html`<gs-new-territories data-page .services=${services}></gs-new-territories>`;
    }
  }

  private renderMissing(): TemplateResult {
    return html`<div class="notice missing">
      <p>${missingText()}</p>
      <button
        type="button"
        @click=${() => {
          this.missing = false;
        }}
      >
        ${msg('Close', { id: 'app.missing.close' })}
      </button>
    </div>`;
  }

  private renderFailure(): TemplateResult {
    return html`<div class="failed">
      <h1 tabindex="-1">${msg('This page could not be loaded', { id: 'app.failed' })}</h1>
      <p>
        ${msg('Your records are untouched. Check the connection, then load Gridscribe again.', {
          id: 'app.failed.text',
        })}
      </p>
      <button type="button" class="primary" @click=${reload}>${msg('Load again', { id: 'app.failed.reload' })}</button>
    </div>`;
  }

  private readonly onHash = (event: HashChangeEvent): void => {
    void this.visit(new URL(event.oldURL).hash);
  };

  /** One missing part is often followed by others: it is said once. */
  private readonly onMissing = (): void => {
    if (this.missing) return;
    this.missing = true;
    this.services.announcer.say(missingText(), true);
  };

  /** A click from the keyboard or a screen reader counts no presses; in Firefox it counts one on a link, but names no pointer. */
  private readonly onClick = (event: MouseEvent): void => {
    const byKey = event instanceof PointerEvent && event.pointerType === '';
    this.byPointer = event.detail > 0 && !byKey;
  };

  private readonly onAbout = (event: CustomEvent<GameId>): void => {
    this.about = event.detail;
  };

  /**
   * Shows the page of the address as it is now.
   * @param before the hash of the page that was left
   */
  private async visit(before = ''): Promise<void> {
    const { hash } = location;
    const route = routeOf(hash);
    let failed = false;
    let draw: Drawing | null = null;
    if (this.shown) this.hold();
    this.leave();
    try {
      [draw] = await Promise.all([fetchPage(route), this.byPointer ? null : this.noticed]);
    } catch {
      failed = true;
    }
    // Meanwhile someone may have gone on.
    const isPast = (): boolean => hash !== location.hash || !this.isConnected;
    if (isPast()) return;
    const arriving = this.shown !== null;
    this.arriving = arriving;
    if (route.page === 'help') this.helpFrom = this.about === null ? null : before;
    this.about = route.page === 'new' || route.page === 'help' ? route.game : null;
    this.shown = { route, hash, draw };
    this.failed = failed;
    this.missing = false;
    await this.updateComplete;
    if (arriving) window.scrollTo(0, 0);
    if (failed) await this.arrive(msg('This page could not be loaded', { id: 'app.failed' }));
  }

  /** The page that is left stays until the focus is off it, or off the links above it: the caret may be in it still. */
  private leave(): void {
    if (this.shown && this.shadowRoot?.activeElement) this.noticed = cross(this.main);
  }

  /** What is announced meanwhile is said after the heading of the page to come. */
  private hold(): void {
    const arrival = new Promise<void>((done) => {
      this.arrived = done;
    });
    void this.services.announcer.holdUntil(Promise.race([arrival, after(heldFor)]));
  }

  private readonly onTitle = (event: CustomEvent<string>): void => {
    void this.arrive(event.detail);
  };

  /** The page's heading is known: it becomes the title, and once has the focus, so that it is read. */
  private async arrive(heading: string): Promise<void> {
    const name = msg('Gridscribe', { id: 'app.name' });
    document.title = heading === '' || heading === name ? name : msg(str`${heading} – ${name}`, { id: 'app.title' });
    if (!this.arriving) return;
    this.arriving = false;
    const page = this.main.querySelector<LitElement>('[data-page]');
    await Promise.all([page?.updateComplete, this.noticed]);
    // Someone quick is in the page already, and stays where they went.
    if (!page?.matches(':focus-within'))
      (page?.shadowRoot ?? this.main).querySelector('h1')?.focus({ preventScroll: true });
    this.arrived();
  }
}

const missingText = (): string =>
  msg('A part of Gridscribe could not be loaded. Nothing has changed. Check the connection, then try again.', {
    id: 'app.missing',
  });

const reload = (): void => {
  location.reload();
};

declare global {
  interface HTMLElementTagNameMap {
    'gs-app': GsApp;
  }
}
