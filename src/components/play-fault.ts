import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { faultSentence } from '../records/faults.js';
import type { StoreFault } from '../records/types.js';

export const faultTitle = (): string => msg('This game cannot be opened', { id: 'play.fault' });

/** A page in place of a game that cannot be opened: why, and where to go. */
export const renderFault = (fault: StoreFault): TemplateResult =>
  html`<h1 tabindex="-1">${faultTitle()}</h1>
    <p>${faultSentence(fault)}</p>
    <p><a href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a></p>`;
