import { expect, fixture, html } from '@open-wc/testing';
import type { GsNewNearest } from '../../src/components/new-nearest.js';
import '../../src/components/new-nearest.js';
import { axeFaults } from './support/axe.js';
import { formOf, withChance } from './support/forms.js';
import { firstRecord, type TestServices, testServices } from './support/services.js';

describe('the set-up of Nearest-site territories', () => {
  let services: TestServices;
  let page: GsNewNearest;
  const form = formOf(() => page);
  const open = async (): Promise<void> => {
    page = await fixture<GsNewNearest>(html`<gs-new-nearest .services=${services}></gs-new-nearest>`);
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

  it('lets white place first unless something else is chosen, and goes to the game', async () => {
    await form.press('Start the game');
    const { id, game, options, names } = await firstRecord(services.store);
    expect({ game, options, names }).to.deep.equal({ game: 'nearest-site', options: { first: 'W' }, names: {} });
    expect(services.gone).to.deep.equal([`/play/${id}`]);
  });

  it('takes who places first, and names', async () => {
    await form.choose('Black');
    await form.type('White', ' Ada ');
    await form.press('Start the game');
    const { options, names } = await firstRecord(services.store);
    expect(options).to.deep.equal({ first: 'B' });
    expect(names).to.deep.equal({ W: 'Ada' });
  });

  it('says what is needed, in the order of the sites', async () => {
    expect(form.words()).to.contain('white, black, white, black.');
    await form.choose('Black');
    expect(form.words()).to.contain('black, white, black, white.');
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
});
