import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { GsRecordsList } from '../../src/components/records-list.js';
import '../../src/components/records-list.js';
import { memoryStore } from '../../src/records/memory-store.js';
import type { Store } from '../../src/records/types.js';
import { axeFaults } from './support/axe.js';
import { addRecord, type TestServices, testServices } from './support/services.js';

describe('the list of records', () => {
  let services: TestServices;
  let list: GsRecordsList;

  async function makeList(store: Store): Promise<void> {
    services = testServices({ store });
    list = await fixture<GsRecordsList>(html`<gs-records-list .services=${services}></gs-records-list>`);
    list.reload = async () => {
      const listed = await store.list();
      if (listed.ok) list.summaries = listed.value;
      await list.updateComplete;
    };
    await list.reload();
  }

  const rows = (): string[] =>
    Array.from(list.renderRoot.querySelectorAll('li'), (row) => row.querySelector('h3, p, label')?.textContent ?? '');
  const button = (name: string): HTMLElement | undefined =>
    Array.from(list.renderRoot.querySelectorAll<HTMLElement>('button, a')).find(
      (one) => one.textContent.trim().replace(/\s+/g, ' ') === name,
    );
  const focused = (): string | undefined => list.shadowRoot?.activeElement?.textContent.trim().replace(/\s+/g, ' ');
  const field = (): HTMLInputElement | null => list.renderRoot.querySelector('input');
  /** Changes of the store and the moving of the focus are over. */
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await list.updateComplete;
  };
  const press = async (name: string): Promise<void> => {
    button(name)?.click();
    await settled();
  };

  beforeEach(async () => {
    const store = memoryStore();
    await addRecord(store, 'Third');
    await addRecord(store, 'Second', 1);
    await addRecord(store, 'First', 12);
    const listed = await store.list();
    // All three are of the same moment: their order is the store's.
    expect(listed.ok && listed.value.map(({ title }) => title)).to.have.members(['First', 'Second', 'Third']);
    await makeList(store);
  });

  it('shows each record with its moves and whose turn it is', () => {
    const text = list.renderRoot.querySelector('ul')?.textContent ?? '';
    expect(text).to.match(/First\s+12 moves\. Pawn A.s turn\./);
    expect(text).to.match(/Second\s+1 move\. Pawn B.s turn\./);
    expect(text).to.match(/Third\s+No moves yet\. Pawn A.s turn\./);
  });

  it('is accessible, also while one is renamed and one is deleted', async () => {
    await press('Rename First');
    await press('Delete Second');
    expect(await axeFaults(list)).to.deep.equal([]);
  });

  it('opens what is over and continues what is not, by names that begin with the words seen', async () => {
    const [summary] = list.summaries;
    list.summaries = [{ ...summary, end: { winner: 'B', by: 'rules' } }, ...list.summaries.slice(1)];
    await list.updateComplete;
    const title = summary.title ?? '';
    expect(list.renderRoot.textContent).to.contain('Pawn B wins.');
    const { id, title: second = '' } = list.summaries[1];
    const links = Array.from(list.renderRoot.querySelectorAll('a'), (link) => [
      link.textContent,
      // In one: of two texts side by side Orca would make "ContinueSecond".
      link.ariaLabel,
      link.getAttribute('href'),
    ]);
    expect(links.slice(0, 3)).to.deep.equal([
      ['Open', `Open ${title}`, `#/record/${summary.id}`],
      ['Continue', `Continue ${second}`, `#/play/${id}`],
      ['Look through', `Look through ${second}`, `#/record/${id}`],
    ]);
  });

  it('says which game of a match a record is', async () => {
    const [first, second, third] = list.summaries;
    list.summaries = [first, { ...second, after: first.id }, { ...third, after: second.id }];
    await list.updateComplete;
    const standings = Array.from(list.renderRoot.querySelectorAll('li .soft'), (one) => one.textContent);
    expect(standings[0]).not.to.contain('match');
    expect(standings[1]).to.match(/^Second game of a match\. /);
    expect(standings[2]).to.match(/^Game 3 of a match\. /);
  });

  it('deletes at once, with Undo in the place of the record', async () => {
    const before = rows();
    await press('Delete Second');
    expect(rows()).to.deep.equal(before.map((title) => (title === 'Second' ? 'Deleted: Second' : title)));
    expect(services.said).to.deep.equal(['Deleted. Undo puts it back.']);
    expect(focused()).to.equal('Undo Second');
    const kept = await services.store.list();
    expect(kept.ok && kept.value).to.have.length(2);
  });

  it('puts a deleted record back where it was, with the focus on it', async () => {
    const before = rows();
    await press('Delete Second');
    await press('Undo Second');
    expect(rows()).to.deep.equal(before);
    expect(services.said.at(-1)).to.equal('Put back.');
    expect(focused()).to.equal('Second');
  });

  it('keeps the places of several that were deleted', async () => {
    const before = rows();
    await press('Delete First');
    await press('Delete Third');
    await press('Delete Second');
    expect(rows()).to.deep.equal(before.map((title) => `Deleted: ${title}`));
    await press('Undo Third');
    expect(rows()).to.deep.equal(before.map((title) => (title === 'Third' ? title : `Deleted: ${title}`)));
  });

  it('renames in place', async () => {
    await press('Rename Second');
    expect(field()?.value).to.equal('Second');
    expect(list.shadowRoot?.activeElement === field()).to.be.true;
    await sendKeys({ type: 'Rainy Sunday' });
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(rows()).to.include('Rainy Sunday');
    expect(services.said).to.deep.equal(['Renamed: Rainy Sunday.']);
    expect(focused()).to.equal('Rename Rainy Sunday');
  });

  it('gives the name by game and day back for an empty one', async () => {
    await press('Rename Second');
    await sendKeys({ press: 'Delete' });
    await press('Save');
    expect(rows().filter((title) => title.startsWith('Isolation, '))).to.have.length(1);
  });

  it('has something before the label of the field: from there Orca, whose place is gone, says the label', async () => {
    await press('Rename First');
    const row = field()?.closest('li');
    expect(row?.firstElementChild?.localName).to.equal('h3');
    expect(row?.firstElementChild?.textContent).to.equal('First');
  });

  it('leaves the name as it is on Cancel and on Escape', async () => {
    for (const leave of [() => press('Cancel'), () => sendKeys({ press: 'Escape' })]) {
      await press('Rename Second');
      await sendKeys({ type: 'Something else' });
      await leave();
      await settled();
      expect(rows()).to.include('Second');
      expect(focused()).to.equal('Rename Second');
    }
    expect(services.said).to.deep.equal([]);
  });

  it('says in one sentence why something could not be done, and changes nothing', async () => {
    services.store.remove = () => Promise.resolve({ ok: false, error: 'full' });
    const before = rows();
    await press('Delete Second');
    expect(rows()).to.deep.equal(before);
    expect(services.said).to.have.length(1);
    expect(services.said[0]).to.match(/^!This device has no room left\./);
    expect(list.renderRoot.textContent).to.contain('This device has no room left.');
  });
});
