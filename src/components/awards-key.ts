import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Award, Nearest, NearestState } from '../rules/index.js';
import { measuredCells } from '../rules/nearest-awards.js';
import { awardWord } from '../speech/describe/marks.js';
import type { Wording } from '../speech/describe.js';
import { cellText } from '../speech/describe/words.js';

/** The right award of every cell with both distances, and what is claimed: for the host alone. */
export function awardsKey(state: NearestState, wording: Wording): TemplateResult {
  const claimed = (award: Award | undefined): string =>
    award === undefined ? msg('open', { id: 'host.key.open' }) : awardWord(award);
  const far = ({ site, distance }: Nearest): string => {
    const cell = cellText(site, wording);
    return msg(str`${distance} (${cell})`, { id: 'host.key.distance' });
  };
  return html`<div class="scroll" role="group" aria-labelledby="key" tabindex="0">
    <table>
      <caption id="key">
        ${msg('Right awards, with the steps to the nearest site of each', { id: 'host.key' })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${msg('Cell', { id: 'host.key.cell' })}</th>
          <th scope="col">${msg('Right', { id: 'host.key.right' })}</th>
          <th scope="col">${msg('White', { id: 'host.key.white' })}</th>
          <th scope="col">${msg('Black', { id: 'host.key.black' })}</th>
          <th scope="col">${msg('Claimed', { id: 'host.key.claimed' })}</th>
        </tr>
      </thead>
      <tbody>
        ${measuredCells(state).map(
          ({ cell, right, W, B }) =>
            html`<tr>
              <th scope="row">${cellText(cell, wording)}</th>
              <td>${awardWord(right)}</td>
              <td>${far(W)}</td>
              <td>${far(B)}</td>
              <td>${claimed(state.awards[cell])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
