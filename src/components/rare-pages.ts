/** The pages that few go to. Home fetches what it takes to show them only when one of them is gone to. */
import { html, type TemplateResult } from 'lit';
import type { Route } from './routes.js';
import type { Services } from './services.js';

/** An address that leads to one of these pages. */
export type RareRoute = Extract<
  Route,
  { page: 'partner' | 'audit' | 'voice-practice' | 'practice' | 'print' | 'kit' | 'share' | 'received' | 'tables' }
>;

function fetchScript(route: RareRoute): Promise<unknown> {
  switch (route.page) {
    case 'partner':
      return import('./partner.js');
    case 'audit':
      return import('./audit.js');
    case 'voice-practice':
      return import('./voice-practice.js');
    case 'practice':
      return route.id === null ? import('./practice.js') : import('./practice-exercise.js');
    case 'print':
      return import('./print-page.js');
    case 'kit':
      return import('./kit.js');
    case 'share':
      return import('./share-page.js');
    case 'received':
      return import('./received.js');
    case 'tables':
      return route.id === null ? import('./tables.js') : import('./sitting.js');
  }
}

function pageOf(route: RareRoute, services: Services): TemplateResult {
  switch (route.page) {
    case 'partner':
      return html`<gs-partner data-page .services=${services} .recordId=${route.id}></gs-partner>`;
    case 'audit':
      return html`<gs-audit data-page .services=${services} .recordId=${route.id}></gs-audit>`;
    case 'voice-practice':
      return html`<gs-voice-practice data-page .services=${services}></gs-voice-practice>`;
    case 'practice':
      return route.id === null
        ? html`<gs-practice data-page .services=${services}></gs-practice>`
        : html`<gs-exercise data-page .services=${services} .exercise=${route.id}></gs-exercise>`;
    case 'print':
      return html`<gs-print
        data-page
        .services=${services}
        .game=${route.game}
        .recordId=${route.id}
        .sittingId=${route.sitting}
      ></gs-print>`;
    case 'kit':
      return html`<gs-kit data-page .services=${services}></gs-kit>`;
    case 'share':
      return html`<gs-share data-page .services=${services} .recordId=${route.id}></gs-share>`;
    case 'received':
      return html`<gs-received data-page .services=${services} .packed=${route.packed}></gs-received>`;
    case 'tables':
      return route.id === null
        ? html`<gs-tables data-page .services=${services}></gs-tables>`
        : html`<gs-sitting data-page .services=${services} .sittingId=${route.id}></gs-sitting>`;
  }
}

/**
 * Fetches the script of a page, if it is not there yet.
 * @returns draws the page
 */
export async function openRare(route: RareRoute): Promise<(services: Services) => TemplateResult> {
  await fetchScript(route);
  return (services) => pageOf(route, services);
}
