import { expect, fixture, html } from '@open-wc/testing';
import type { GsHome } from '../../src/components/home.js';
import '../../src/components/home.js';
import type { Services } from '../../src/components/services.js';
import { memoryStore } from '../../src/records/memory-store.js';
import { axeFaults } from './support/axe.js';
import { addRecord, type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('home', () => {
  let services: TestServices;

  async function makeHome(given: Partial<Services> = {}): Promise<GsHome> {
    services = testServices(given);
    const home = await fixture<GsHome>(html`<gs-home .services=${services}></gs-home>`);
    await until(() => home.renderRoot.querySelector('gs-records-list, .notice'), 'the records are read');
    return home;
  }
  const rows = (home: GsHome): string[] =>
    Array.from(
      // Its script is only loaded for the first record.
      home.renderRoot.querySelector('gs-records-list')?.shadowRoot?.querySelectorAll('h3') ?? [],
      (title) => title.textContent,
    );
  const links = (home: GsHome): (string | null)[] =>
    Array.from(home.renderRoot.querySelectorAll('a'), (link) => link.getAttribute('href'));
  const words = (home: GsHome): string => home.renderRoot.textContent?.replace(/\s+/g, ' ') ?? '';

  it('offers the four games, to practise, and to print', async () => {
    const home = await makeHome();
    expect(links(home)).to.include.members([
      '#/new/isolation',
      '#/new/approach-withdraw',
      '#/new/nearest-site',
      '#/new/territories',
      '#/practice',
      '#/print',
    ]);
    expect(words(home)).to.contain('No records yet.');
    expect(await axeFaults(home)).to.deep.equal([]);
  });

  it('leads on with the unfinished game that was used last', async () => {
    let time = 0;
    const store = memoryStore(() => (time += 1));
    await addRecord(store, 'Older', 3);
    const id = await addRecord(store, undefined, 12);
    const done = await addRecord(store);
    await store.append(done, 0, [], { plies: 9, end: { winner: 'A', by: 'rules' } });
    const home = await makeHome({ store });
    const first = home.renderRoot.querySelector('a');
    expect(first?.getAttribute('href')).to.equal(`#/play/${id}`);
    expect(first?.textContent.replace(/\s+/g, ' ')).to.match(/^Continue: Isolation 12 moves\. Pawn A.s turn\.$/);
    expect(await axeFaults(home)).to.deep.equal([]);
  });

  it('reads the records again when the services come anew', async () => {
    const home = await makeHome();
    await addRecord(services.store, 'From another tab');
    home.services = { ...services };
    await until(() => rows(home).length > 0, 'a record is listed');
    expect(rows(home)).to.deep.equal(['From another tab']);
  });

  it('stays usable with 200 records', async () => {
    const store = memoryStore();
    for (let count = 1; count <= 200; count += 1) await addRecord(store, `Game ${String(count)}`);
    const home = await makeHome({ store });
    await until(() => rows(home).length > 0, 'the records are listed');
    expect(rows(home)).to.have.length(200);
  });

  it('says why nothing is kept, and that one can play', async () => {
    expect(words(await makeHome({ storeFault: 'missing' }))).to.contain('This browser keeps no records');
    const blocked = words(await makeHome({ storeFault: 'blocked' }));
    expect(blocked).to.contain('Another tab holds the records');
    expect(blocked).to.contain('You can play');
    const store = { ...memoryStore(), list: () => Promise.resolve({ ok: false, error: 'broken' } as const) };
    expect(words(await makeHome({ store }))).to.contain('The browser could not read');
  });

  /** As a person does with the browser's file dialog. */
  async function choose(home: GsHome, text: string): Promise<void> {
    const input = home.renderRoot.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([text], 'friday.txt', { type: 'text/plain' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change'));
    await until(() => services.gone.length > 0 || services.said.length > 0, 'the file is opened or refused');
    await home.updateComplete;
  }

  const record = [
    '[Gridscribe "1"]',
    '[Game "isolation"]',
    '[Result "unfinished"]',
    '[Termination "unfinished"]',
    '',
    '1. C1-B2 block C1',
  ];

  it('opens a record file and goes to its game', async () => {
    const home = await makeHome();
    await choose(home, record.join('\n'));
    const listed = await services.store.list();
    expect(listed.ok && listed.value.map(({ title, plies }) => ({ title, plies }))).to.deep.equal([
      { title: 'friday', plies: 1 },
    ]);
    expect(services.gone).to.deep.equal([listed.ok ? `/play/${listed.value[0].id}` : '']);
  });

  it('says which line of a file is wrong, and keeps nothing of it', async () => {
    const home = await makeHome();
    await choose(home, [...record, '2. C5-C5 block A1'].join('\n'));
    expect(services.said).to.have.length(1);
    expect(services.said[0]).to.match(/^!Line 7/);
    expect(words(home)).to.contain('Line 7');
    const listed = await services.store.list();
    expect(listed.ok && listed.value).to.deep.equal([]);
    expect(await axeFaults(home)).to.deep.equal([]);
  });
});
