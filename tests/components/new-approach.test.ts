import { expect, fixture, html } from '@open-wc/testing';
import type { GsNewApproach } from '../../src/components/new-approach.js';
import '../../src/components/new-approach.js';
import { axeFaults } from './support/axe.js';
import { formOf, withChance } from './support/forms.js';
import { firstRecord, type TestServices, testServices } from './support/services.js';

describe('the set-up of Approach or withdraw', () => {
  let services: TestServices;
  let page: GsNewApproach;
  const form = formOf(() => page);
  const open = async (): Promise<void> => {
    page = await fixture<GsNewApproach>(html`<gs-new-approach .services=${services}></gs-new-approach>`);
  };

  beforeEach(async () => {
    sessionStorage.clear();
    services = testServices();
    await open();
  });

  it('is accessible', async () => {
    await form.press('Draw lots');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('lets white move first unless something else is chosen, and goes to the game', async () => {
    await form.press('Start the game');
    const { id, game, options, names } = await firstRecord(services.store);
    expect({ game, options, names }).to.deep.equal({ game: 'approach-withdraw', options: { first: 'W' }, names: {} });
    expect(services.gone).to.deep.equal([`/play/${id}`]);
  });

  it('takes who moves first, and names', async () => {
    await form.choose('Black');
    await form.type('White', ' Ada ');
    await form.press('Start the game');
    const { options, names } = await firstRecord(services.store);
    expect(options).to.deep.equal({ first: 'B' });
    expect(names).to.deep.equal({ W: 'Ada' });
  });

  it('says how the tokens stand', () => {
    expect(form.words()).to.contain('8 white tokens: A1 to E1, A2, B2 and D2.');
    expect(form.words()).to.contain('8 black tokens: B4, D4, E4 and A5 to E5.');
  });

  it('draws lots', async () => {
    await withChance(7, () => form.press('Draw lots'));
    expect(services.said).to.deep.equal(['Black starts.']);
    expect(form.words()).to.contain('Black starts.');
    await withChance(6, () => form.press('Draw lots'));
    expect(services.said.at(-1)).to.equal('White starts.');
    await form.choose('Black');
    expect(form.words()).not.to.contain('starts.');
  });

  it('cuts a name of 500 letters', async () => {
    await form.type('White', 'x'.repeat(500));
    expect(form.field('White').value).to.equal('x'.repeat(40));
    await form.press('Start the game');
    expect((await firstRecord(services.store)).names).to.deep.equal({ W: 'x'.repeat(40) });
  });

  it('keeps what was chosen until the game begins', async () => {
    await form.choose('Black');
    await form.type('Black', 'Ben');
    await open();
    expect(form.choice('Black').checked).to.equal(true);
    expect(form.field('Black').value).to.equal('Ben');
    expect(page.renderRoot.querySelector('details')?.open).to.equal(true);
    await form.press('Start the game');
    await firstRecord(services.store);
    await open();
    expect(page.renderRoot.querySelector('details')?.open).to.equal(false);
  });
});
