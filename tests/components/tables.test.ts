import { expect, fixture, html } from '@open-wc/testing';
import type { GsSitting } from '../../src/components/sitting.js';
import '../../src/components/sitting.js';
import type { GsTables } from '../../src/components/tables.js';
import '../../src/components/tables.js';
import type { NewTournament } from '../../src/records/tournament.js';
import { axeFaults } from './support/axe.js';
import { type TestServices, testServices } from './support/services.js';

const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));
const names = (count: number): string => Array.from({ length: count }, (_, index) => `Person ${index}`).join('\n');

describe('the page of tables', () => {
  let services: TestServices;
  let page: GsTables;

  beforeEach(async () => {
    services = testServices();
    page = await fixture<GsTables>(html`<gs-tables .services=${services}></gs-tables>`);
    await settled();
  });

  async function make(list: string): Promise<void> {
    const field = page.renderRoot.querySelector('textarea');
    if (!field) throw new Error('no field');
    field.value = list;
    field.dispatchEvent(new InputEvent('input'));
    await page.updateComplete;
    page.renderRoot.querySelector<HTMLButtonElement>('button.primary')?.click();
    await settled();
  }

  it('is accessible', async () => {
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('says how large the schedule will be while names are typed', async () => {
    await make(names(5));
    expect(page.renderRoot.querySelector('#names-hint')?.textContent).to.equal(
      '5 people. 5 rounds. 2 tables. In each round one person rests.',
    );
  });

  it('makes a schedule, says so, and goes to it', async () => {
    await make(names(4));
    expect(services.said).to.deep.equal(['The schedule is made. 4 people. 3 rounds. 2 tables.']);
    expect(services.gone[0]).to.match(/^\/tables\/[0-9a-f]{32}$/);
  });

  it('makes one schedule where the button is pressed twice', async () => {
    const button = page.renderRoot.querySelector<HTMLElement>('button.primary');
    button?.addEventListener('click', () => button.click(), { once: true });
    await make(names(4));
    button?.click();
    await settled();
    expect(services.gone).to.have.length(1);
    const listed = await (await services.tournaments()).list();
    expect(listed.ok && listed.value).to.have.length(1);
  });

  const refused: [string, string, RegExp][] = [
    ['33 people', names(33), /^!These are 33 names, and a schedule holds at most 32\./],
    ['one person', 'Ada', /^!A schedule needs at least two names\./],
    ['a name twice', 'Ada\nBo\nada', /^!“ada” stands there twice\./],
  ];
  for (const [what, list, said] of refused) {
    it(`refuses ${what} with one clear sentence, and keeps what was typed`, async () => {
      await make(list);
      expect(services.gone).to.deep.equal([]);
      expect(services.said).to.have.length(1);
      expect(services.said[0]).to.match(said);
      expect(page.renderRoot.querySelector('.notice')?.textContent).to.equal(services.said[0].slice(1));
      expect(page.renderRoot.querySelector('textarea')?.value).to.equal(list);
    });
  }
});

describe('a sitting', () => {
  let services: TestServices;
  let page: GsSitting;

  async function open(tournament: Partial<NewTournament> = {}): Promise<void> {
    services = testServices();
    const store = await services.tournaments();
    const made = await store.create({
      title: 'Friday',
      game: 'nearest-site',
      players: ['Ada', 'Bo', '<img src=x onerror=alert(1)>', 'ليلى'],
      gamesPerMatch: 2,
      ...tournament,
    });
    if (!made.ok) throw new Error(made.error);
    page = await fixture<GsSitting>(html`<gs-sitting .services=${services} .sittingId=${made.value.id}></gs-sitting>`);
    await settled();
  }

  const form = (): ShadowRoot => {
    const root = page.renderRoot.querySelector('gs-sitting-result')?.shadowRoot;
    if (!root) throw new Error('no form');
    return root;
  };
  const rowsOf = (table: number): string[] =>
    Array.from(page.renderRoot.querySelectorAll('table')[table]?.tBodies[0]?.rows ?? [], (row) =>
      Array.from(row.cells, (cell) => cell.querySelector('bdi, p')?.textContent ?? cell.textContent.trim()).join(' | '),
    );
  async function enter(place: string): Promise<void> {
    page.renderRoot.querySelector<HTMLElement>(`[data-place="${place}"]`)?.click();
    await settled();
  }
  async function choose(game: number, choice: number, ...counts: string[]): Promise<void> {
    const set = form().querySelectorAll('fieldset')[game];
    set?.querySelectorAll<HTMLInputElement>('input[type=radio]')[choice]?.click();
    for (const [index, count] of counts.entries()) {
      await page.updateComplete;
      const field = set?.querySelectorAll<HTMLInputElement>('input[type=text]')[index];
      if (!field) continue;
      field.value = count;
      field.dispatchEvent(new InputEvent('input'));
    }
  }
  async function save(): Promise<void> {
    form().querySelector<HTMLElement>('button.primary')?.click();
    await settled();
  }

  it('has tables with captions and head cells, and is accessible, also while a result is entered', async () => {
    await open();
    const tables = Array.from(page.renderRoot.querySelectorAll('table'));
    expect(tables.map(({ caption }) => caption?.textContent.trim())).to.deep.equal([
      'How everyone stands',
      'Round 1',
      'Round 2',
      'Round 3',
    ]);
    for (const table of tables) {
      expect(table.querySelectorAll('thead th[scope=col]').length).to.be.above(3);
      for (const row of table.tBodies[0].rows) expect(row.querySelectorAll('th[scope=row]')).to.have.length(1);
    }
    expect(await axeFaults(page)).to.deep.equal([]);
    await enter('0-0');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('takes a name that is markup as text', async () => {
    await open();
    expect(page.renderRoot.querySelector('img')).to.equal(null);
    expect(page.renderRoot.textContent).to.contain('<img src=x onerror=alert(1)>');
  });

  it('counts two games as one match, adds the sums up, and says what is open', async () => {
    await open();
    await enter('0-0');
    expect(page.shadowRoot?.activeElement?.localName).to.equal('gs-sitting-result');
    await choose(0, 0, '13', '9');
    await choose(1, 0, '12', '10');
    await save();
    expect(services.said).to.deep.equal(['Saved. Ada wins 2 to 0. Counted 25 to 19. 5 results are open.']);
    expect(page.shadowRoot?.activeElement?.getAttribute('data-place')).to.equal('0-0');
    expect(rowsOf(1)[0]).to.equal('1 | Ada | ليلى | Ada wins 2 to 0. Counted 25 to 19.');
    expect(rowsOf(0)[0]).to.equal('1 | Ada | 2 | 1 | 0 | 0 | 2 | 25');
    expect(rowsOf(0)[1]).to.equal('2 | ليلى | 0 | 0 | 0 | 1 | 0 | 19');
  });

  it('puts a form away only once the focus has left it: of a focus that comes from what is gone a reader says nothing', async () => {
    await open();
    await enter('0-0');
    form()
      .querySelector('form')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled();
    expect(page.shadowRoot?.activeElement?.getAttribute('data-place')).to.equal('0-0');
    const isThere = (): boolean => page.renderRoot.querySelector('gs-sitting-result') !== null;
    expect(isThere()).to.be.true;
    await new Promise((done) => setTimeout(done, 350));
    await page.updateComplete;
    expect(isThere()).to.be.false;
  });

  it('does not count a match of which a game is missing', async () => {
    await open();
    await enter('0-0');
    await choose(0, 0);
    await save();
    expect(services.said[0]).to.contain('One game is missing: it does not count yet. 6 results are open.');
    expect(rowsOf(0)[0]).to.equal('1 | Ada | 0 | 0 | 0 | 0 | 0 | 0');
  });

  it('saves once where the button is pressed twice, also in the moment before the form goes', async () => {
    await open();
    await enter('0-0');
    await choose(0, 0);
    form().querySelector<HTMLElement>('button.primary')?.click();
    await save();
    await save();
    expect(services.said).to.have.length(1);
    expect(services.said[0]).to.match(/^Saved\./);
    const kept = await (await services.tournaments()).load(page.sittingId);
    expect(kept.ok && kept.value.entries).to.have.length(1);
  });

  it('takes a result out again', async () => {
    await open({ game: 'isolation', gamesPerMatch: 1 });
    await enter('0-0');
    await choose(0, 2);
    await save();
    await enter('0-0');
    await choose(0, 3);
    await save();
    expect(services.said).to.deep.equal([
      'Saved. A draw. 5 results are open.',
      'Saved. The result is taken out. 6 results are open.',
    ]);
  });

  it('refuses more cells than the board has, and changes nothing', async () => {
    await open();
    await enter('0-0');
    await choose(0, 0, '26', '0');
    await save();
    expect(services.said).to.deep.equal(['!Game 1: nobody can have more than 25.']);
    expect(rowsOf(0)[0]).to.contain('| 0 | 0 |');
  });

  it('shows what another tab has saved, and asks to look again', async () => {
    await open();
    await enter('0-0');
    await choose(0, 0);
    await choose(1, 0);
    const store = await services.tournaments();
    await store.append(page.sittingId, 0, { round: 2, table: 1, games: [] });
    await save();
    expect(services.said[0]).to.match(/^!Another tab has changed this sitting\./);
    await save();
    expect(services.said[1]).to.match(/^Saved\. Ada wins 2 to 0\./);
  });

  it('says that one is not there, with a way on', async () => {
    services = testServices();
    page = await fixture<GsSitting>(html`<gs-sitting .services=${services} sittingId="none"></gs-sitting>`);
    await settled();
    expect(page.renderRoot.querySelector('h1')?.textContent).to.equal('This sitting cannot be opened');
    expect(page.renderRoot.querySelector('a')?.getAttribute('href')).to.equal('#/tables');
  });
});
