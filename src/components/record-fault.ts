import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { faultSentence } from '../records/faults.js';
import type { StoreFault } from '../records/types.js';

/** A page in place of a record that cannot be opened: why, and where to go. */
export const renderRecordFault = (fault: StoreFault): TemplateResult =>
  html`<h1 tabindex="-1">${msg('This record cannot be opened', { id: 'view.fault' })}</h1>
    <p>${faultSentence(fault)}</p>
    <p><a href="#/">${msg('All games and records', { id: 'play.fault.home' })}</a></p>`;
