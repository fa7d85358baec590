import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { renderLand } from '../../src/components/land-board.js';
import '../../src/components/partner.js';
import '../../src/components/record-view.js';
import type { State } from '../../src/rules/index.js';
import { after as stateAfter } from '../rules/support.js';
import { deepIn } from './support/deep.js';
import { playedRecord } from './support/played-record.js';
import { isolation, land } from './support/records.js';
import { testServices } from './support/services.js';
import { until } from './support/until.js';

type TerritoriesState = Extract<State, { game: 'territories' }>;

describe('a board outside an open game', () => {
  const services = testServices();
  const onBoards = [
    [
      'in the look through a record',
      (id: string) => html`<gs-record-view .services=${services} .recordId=${id}></gs-record-view>`,
    ],
    [
      'in the replay for a partner',
      (id: string) => html`<gs-partner .services=${services} .recordId=${id}></gs-partner>`,
    ],
    [
      'in a set-up',
      () => {
        const state = stateAfter('territories', land.options) as TerritoriesState;
        const wording = { spelling: false, verbosity: 'normal' } as const;
        return html`<div>${renderLand({ services, state, wording, onPick: () => undefined })}</div>`;
      },
    ],
  ] as const;

  for (const [where, page] of onBoards)
    it(`sounds and says its edge, and says a letter that waits, ${where}`, async () => {
      services.change({ board: 'grid' });
      const element = await fixture<HTMLElement>(page(await playedRecord(services.store, isolation, [])));
      const { all } = deepIn(() => element.querySelector('gs-board') ?? element);
      await until(() => all('[data-cell=A1]').length > 0, 'the board');
      all('[data-cell=A1]')[0].focus();
      services.said.length = 0;
      services.sounded.length = 0;
      await sendKeys({ press: 'ArrowLeft' });
      expect(services.said).to.deep.equal(['Edge of the board.']);
      expect(services.sounded).to.deep.equal(['edge']);
      await sendKeys({ press: 'b' });
      expect(services.said.at(-1)).to.equal('B');
    });
});
