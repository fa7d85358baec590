import { expect, fixture, html } from '@open-wc/testing';
import type { GsPartner } from '../../src/components/partner.js';
import '../../src/components/partner.js';
import type { AgreedEnd, NewRecord } from '../../src/records/types.js';
import { axeFaults } from './support/axe.js';
import { deepIn } from './support/deep.js';
import { playedRecord } from './support/played-record.js';
import { captures, isolation, land } from './support/records.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the replay for a partner', () => {
  let services: TestServices;
  let page: GsPartner;
  const { texts, control } = deepIn(() => page);

  async function open(record: NewRecord, lines: string[], end?: AgreedEnd): Promise<void> {
    services = testServices();
    services.change({ board: 'grid' });
    const id = await playedRecord(services.store, record, lines, end);
    page = await fixture<GsPartner>(html`<gs-partner .services=${services} .recordId=${id}></gs-partner>`);
    await until(() => texts('.place').length > 0, 'the record');
  }
  const press = async (name: string): Promise<void> => {
    control(name).click();
    await page.updateComplete;
  };

  it('shows the board before an action and its coordinates, and asks what it did', async () => {
    await open(captures, ['B2-B3 approach B4 B5']);
    expect(texts('.place p')).to.deep.equal([
      'Action 1 of 1: B2 to B3.',
      'Whose token moved? What came off: by approach, by withdrawal, or nothing?',
    ]);
    expect(texts('[data-cell=B2] .visually-hidden')).to.deep.equal(['B2, white']);
    expect(services.said).to.deep.equal([texts('.place p').join(' ')]);
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('then shows what it did, without saying whether the partner was right', async () => {
    await open(captures, ['B2-B3 approach B4 B5', 'A5-A4']);
    await press('Show what it did');
    expect(texts('.place .move').slice(1)).to.deep.equal([
      'Move 1, white: B2 to B3. Approach takes B4 and B5.',
      'Black’s turn.',
    ]);
    expect(texts('[data-cell=B4] .visually-hidden')).to.deep.equal(['B4, empty']);
    expect(services.said.at(-1)).to.contain('Approach takes B4 and B5.');
    await press('Next action');
    expect(texts('.place .move')[0]).to.equal('Action 2 of 2: A5 to A4.');
    await press('One action back');
    expect(texts('.place .move')[0]).to.equal('Action 1 of 2: B2 to B3.');
    await press('One action back');
    expect(services.said.at(-1)).to.equal('This is the start of the record.');
  });

  it('asks at the end why the game ended, and then says it', async () => {
    await open(isolation, ['C1-B2 block C1'], { termination: 'resigned', winner: 'A' });
    await press('Show what it did');
    expect(texts('.place').join()).not.to.contain('resigned');
    await press('Next action');
    expect(texts('.place .move')).to.deep.equal(['Why did the game end, and how?']);
    await press('Show how it stands');
    expect(texts('.place .move').at(-1)).to.equal('Pawn B resigned. Pawn A wins.');
    await press('Once more from the start');
    expect(texts('.place .move')[0]).to.equal('Action 1 of 1: C1 to B2, block C1.');
  });

  it('asks of a record that stops why the game goes on', async () => {
    await open(land, []);
    expect(texts('.place .move')).to.deep.equal(['The record stops here. Why is the game not over, and who goes on?']);
  });

  it('says what is wrong with a record that is not there', async () => {
    services = testServices();
    page = await fixture<GsPartner>(html`<gs-partner .services=${services} .recordId=${'none'}></gs-partner>`);
    await until(() => texts('h1').length > 0, 'the fault');
    expect(texts('h1')).to.deep.equal(['This record cannot be opened']);
  });
});
