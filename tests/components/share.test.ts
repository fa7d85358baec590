import { expect, fixture, html } from '@open-wc/testing';
import type { GsReceived } from '../../src/components/received.js';
import '../../src/components/received.js';
import type { GsShare } from '../../src/components/share-page.js';
import '../../src/components/share-page.js';
import { packRecord, unpackRecord } from '../../src/records/link.js';
import { memoryStore } from '../../src/records/memory-store.js';
import { axeFaults } from './support/axe.js';
import { playedRecord } from './support/played-record.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

const record = ['[Gridscribe "1"]', '[Game "isolation"]', '[PawnA "<i>Ada</i>"]', '[Result "unfinished"]']
  .concat('[Termination "unfinished"]', '', '1. C1-B2 block C1', '')
  .join('\n');

describe('the page for sharing', () => {
  let services: TestServices;
  let page: GsShare;

  async function open(names: object): Promise<void> {
    const store = memoryStore();
    services = testServices({ store });
    const id = await playedRecord(store, { game: 'isolation', options: {}, names }, ['C1-B2 block C1']);
    page = await fixture<GsShare>(html`<gs-share .services=${services} .recordId=${id}></gs-share>`);
    await until(link, 'a link');
  }
  const link = (): string => page.renderRoot.querySelector<HTMLInputElement>('#link')?.value ?? '';
  const carried = async (): Promise<string> => (await unpackRecord(link().replace(/^.*\/r\//, ''))) ?? '';

  it('leaves names out until they are ticked, and again when they are not', async () => {
    await open({ A: 'Ada', B: 'Bo' });
    const nameless = link();
    expect(await carried())
      .to.contain('1. C1-B2 block C1')
      .and.not.contain('Ada');
    const tick = page.renderRoot.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect(tick?.checked).to.equal(false);
    tick?.click();
    await until(() => link() !== nameless, 'another link');
    expect(await carried())
      .to.contain('[PawnA "Ada"]')
      .and.contain('[PawnB "Bo"]');
    tick?.click();
    await until(() => link() === nameless, 'the first link');
  });

  it('is accessible, with names and without', async () => {
    await open({ A: 'Ada' });
    expect(await axeFaults(page)).to.deep.equal([]);
    await open({});
    expect(page.renderRoot.textContent).to.contain('No names are in this record.');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('says so where there is no such record', async () => {
    services = testServices();
    page = await fixture<GsShare>(html`<gs-share .services=${services} recordId="none"></gs-share>`);
    await until(() => page.renderRoot.querySelector('h1'), 'a heading');
    expect(page.renderRoot.querySelector('h1')?.textContent).to.equal('This record cannot be shared');
  });
});

describe('a record that came in a link', () => {
  let services: TestServices;
  let page: GsReceived;

  async function open(packed: string, given: Partial<TestServices> = {}): Promise<void> {
    services = testServices(given);
    page = await fixture<GsReceived>(html`<gs-received .services=${services} .packed=${packed}></gs-received>`);
    await until(() => page.renderRoot.querySelector('h1'), 'a heading');
  }
  const kept = async (): Promise<number> => {
    const listed = await services.store.list();
    return listed.ok ? listed.value.length : -1;
  };

  it('is shown as text, and kept only when someone says so', async () => {
    await open(await packRecord(record));
    expect(page.renderRoot.textContent).to.contain('<i>Ada</i>, pawn A').and.contain('1 move.');
    expect(await axeFaults(page)).to.deep.equal([]);
    expect(await kept()).to.equal(0);
    page.renderRoot.querySelector<HTMLElement>('button.primary')?.click();
    await until(() => services.gone.length, 'going on');
    expect(await kept()).to.equal(1);
    expect(services.gone[0]).to.match(/^\/record\//);
  });

  it('is kept once where the button is pressed twice', async () => {
    await open(await packRecord(record));
    const button = page.renderRoot.querySelector<HTMLElement>('button.primary');
    button?.click();
    button?.click();
    await until(() => services.gone.length, 'going on');
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await kept()).to.equal(1);
    expect(services.gone).to.have.length(1);
  });

  it('is refused with the line that breaks the rules', async () => {
    await open(await packRecord(record.replace('C1-B2', 'C1-C5')));
    expect(page.renderRoot.querySelector('.lead')?.textContent).to.match(/Line 7/);
    expect(page.renderRoot.querySelector('button')).to.equal(null);
  });

  it('stays offered when it cannot be kept', async () => {
    const store = { ...memoryStore(), create: () => Promise.resolve({ ok: false, error: 'full' } as const) };
    await open(await packRecord(record), { store });
    page.renderRoot.querySelector<HTMLElement>('button.primary')?.click();
    await until(() => services.said.length, 'a sentence');
    expect(services.said[0]).to.match(/^!This device has no room left\./);
    await page.updateComplete;
    expect(page.renderRoot.querySelector('.notice')).to.not.equal(null);
  });
});
