/** Choices on the print page. */
import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { renderRadio, renderTick } from './choices.js';
import { type Paper, papers, type PrintOptions } from './print-layout.js';
import { optionName } from './print-page-words.js';

type Switch = Exclude<keyof PrintOptions, 'paper'>;
const switches: readonly Switch[] = ['large', 'contrast', 'lowInk', 'crop', 'bothSides'];

/** The size of the paper, and how it is printed. */
export const renderPaper = (options: PrintOptions, change: (changed: Partial<PrintOptions>) => void): TemplateResult =>
  html`<section>
    <fieldset>
      <legend><h2>${msg('Paper', { id: 'print.paper' })}</h2></legend>
      <div class="choices">
        ${(Object.keys(papers) as Paper[]).map((paper) => {
          const name = paper === 'Letter' ? msg('Letter', { id: 'print.paper.letter' }) : paper;
          return renderRadio('paper', name, options.paper === paper, () => {
            change({ paper });
          });
        })}
      </div>
    </fieldset>
    <fieldset class="fields">
      <legend class="visually-hidden">${msg('How it is printed', { id: 'print.how' })}</legend>
      ${switches.map((name) =>
        renderTick(optionName(name), options[name], (on) => {
          change({ [name]: on });
        }),
      )}
    </fieldset>
  </section>`;

/**
 * The round whose tables have match sheets.
 * @param count how many rounds there are
 * @param chosen from 0; null for all
 */
export const renderRounds = (
  count: number,
  chosen: number | null,
  change: (round: number | null) => void,
): TemplateResult =>
  html`<div class="fields">
    <div class="field">
      <label for="round">${msg('Match sheets for', { id: 'print.round' })}</label>
      <select
        id="round"
        @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          change(value === '' ? null : Number(value));
        }}
      >
        ${Array.from({ length: count }, (_, index) => {
          const number = index + 1;
          return html`<option value=${index} ?selected=${chosen === index}>
            ${msg(str`Round ${number}`, { id: 'tables.round' })}
          </option>`;
        })}
        <option value="" ?selected=${chosen === null}>${msg('all rounds', { id: 'print.round.all' })}</option>
      </select>
    </div>
  </div>`;
