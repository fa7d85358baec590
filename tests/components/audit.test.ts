import { expect, fixture, html } from '@open-wc/testing';
import type { GsAudit } from '../../src/components/audit.js';
import '../../src/components/audit.js';
import { axeFaults } from './support/axe.js';
import { deepIn } from './support/deep.js';
import { playedRecord } from './support/played-record.js';
import { awards, isolation } from './support/records.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

/** The right awards for sites on A1 and E5, row by row. */
const right = [
  'row 1 white white white white neutral',
  'row 2 white white white neutral black',
  'row 3 white white neutral black black',
  'row 4 white neutral black black black',
  'row 5 neutral black black black black',
];

describe('the audit', () => {
  let services: TestServices;
  let page: GsAudit;
  let id: string;
  const { all, texts, control } = deepIn(() => page);

  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await page.updateComplete;
  };
  const press = async (name: string): Promise<void> => {
    control(name).click();
    await settled();
  };
  const say = async (text: string): Promise<void> => {
    const before = services.said.length;
    const [field] = all<HTMLInputElement>('input[type=text]');
    field.value = text;
    field.form?.requestSubmit();
    await until(() => services.said.length > before, 'a reply');
    await settled();
  };
  async function open(lines: string[]): Promise<void> {
    services = testServices();
    services.change({ board: 'grid' });
    id = await playedRecord(services.store, awards, lines);
    page = await fixture<GsAudit>(html`<gs-audit .services=${services} .recordId=${id}></gs-audit>`);
    await until(() => texts('h2').length > 0, 'the first stage');
  }
  /** One stage, with what is said in it. */
  async function stage(...rows: string[]): Promise<void> {
    await press('I have it: begin');
    for (const row of rows) await say(row);
    await press('This half is done');
  }

  it('hands over between opposite halves, exchanges them, and compares the two', async () => {
    await open(['A1 white', 'B1 black']);
    expect(texts('h2')[0]).to.equal('First person: half 1');
    await stage(...right.slice(0, 3));
    expect(texts('h2')[0]).to.equal('Second person: half 2');
    await press('I have it: begin');
    expect(texts('[data-cell=A1] .visually-hidden')).to.deep.equal(['A1, white site, not awarded']);
    for (const row of right.slice(2)) await say(row);
    await press('This half is done');
    expect(texts('h2')[0]).to.equal('First person: half 2');
    await stage(...right.slice(3, 4), 'row 5 neutral black black black white');
    expect(texts('h2')[0]).to.equal('Second person: half 1');
    await stage(...right.slice(0, 2));
    expect(texts('h2')[0]).to.equal('The two compared');
    expect(texts('section p')[0]).to.equal('The two agree in 24 of 25 cells.');
    const cells = texts('.list li');
    expect(cells).to.have.lengthOf(24);
    expect(cells).to.include('B1: first person white, second person white; in the record black.');
    expect(cells).to.include('E5: first person white, second person black; in the record open.');
    expect(texts('section p')[1]).to.equal('White 1, black 1, neutral 0. That adds up to 2 of 25 cells.');
    expect(services.said.at(-1)).to.contain('The two agree in 24 of 25 cells.');
    expect(await axeFaults(page)).to.deep.equal([]);
    const kept = await services.store.load(id);
    expect(kept.ok && kept.value.entries.length).to.equal(2);
  });

  it('never tells someone whose 25 cells are all right, or a check of them, what the rule says', async () => {
    await open([]);
    await stage(...right.slice(0, 3));
    await stage(...right.slice(2));
    await press('I have it: begin');
    const before = services.said.length;
    for (const row of right.slice(3)) await say(row);
    await say('check the awards');
    await say('check the awards');
    await say('whose turn is it');
    await say('E5 white');
    expect(services.said.at(-1)).to.contain('E5');
    await say('E5 black');
    await say('check the awards');
    const heard = services.said.slice(before).join(' ');
    expect(heard).to.contain('No award is open. What differs shows at the end, when the two are compared.');
    expect(heard).not.to.match(/as the rule says|from the rule|wins|over/);
    expect(texts('gs-reply').join(' ')).not.to.match(/as the rule says|from the rule|wins|over/);
    await press('This half is done');
    expect(texts('h2')[0]).to.equal('Second person: half 1');
  });

  it('goes on where the two were when it is opened again, and begins anew only when that is confirmed', async () => {
    await open(['A1 white']);
    await stage(...right.slice(0, 3));
    await press('I have it: begin');
    await say(right[4]);
    const again = async (): Promise<void> => {
      page = await fixture<GsAudit>(html`<gs-audit .services=${services} .recordId=${id}></gs-audit>`);
      await until(() => texts('h2').length > 0, 'the stage');
    };
    await again();
    expect(texts('h2')[0]).to.equal('Second person: half 2');
    await press('I have it: begin');
    expect(texts('section p')).to.include('8 cells of this half are still open.');
    expect(texts('[data-cell=A1] .visually-hidden')).to.deep.equal(['A1, white site, not awarded']);
    await press('Begin the audit anew');
    const yes = (): HTMLButtonElement | undefined =>
      Array.from(document.querySelector('gs-confirm')?.shadowRoot?.querySelectorAll('button') ?? []).find(
        (one) => one.textContent.trim() === 'Begin anew',
      );
    await until(() => yes() !== undefined, 'the question');
    yes()?.click();
    await until(() => texts('h2')[0] === 'First person: half 1', 'the first stage');
    await again();
    expect(texts('h2')[0]).to.equal('First person: half 1');
    const kept = await services.store.load(id);
    expect(kept.ok && kept.value.entries.length).to.equal(1);
  });

  it('can be taken over from another tab that goes on with it, where an award is refused', async () => {
    await open([]);
    await press('I have it: begin');
    const first = page;
    page = await fixture<GsAudit>(html`<gs-audit .services=${services} .recordId=${id}></gs-audit>`);
    await until(() => texts('h2').length > 0, 'the stage');
    await press('I have it: begin');
    await say(right[0]);
    page = first;
    await say(right[1]);
    expect(services.said.at(-1)).to.match(/^!.* or take over here\.$/);
    await until(() => texts('button').includes('Take over here'), 'the button');
    await press('Take over here');
    await until(() => !texts('button').includes('Take over here'), 'the half to go on with');
    await press('I have it: begin');
    expect(texts('section p')).to.include('8 cells of this half are still open.');
    await say(right[1]);
    expect(services.said.at(-1)).not.to.contain('another tab');
  });

  it('keeps the button that began until the focus has come from it to the board, and then lets it go', async () => {
    await open(['A1 white']);
    const begin = control('I have it: begin');
    begin.focus();
    begin.click();
    await until(() => page.shadowRoot?.activeElement?.localName === 'gs-game', 'the focus on the board');
    expect(begin.isConnected).to.be.true;
    expect(begin.tabIndex).to.equal(-1);
    await until(() => !begin.isConnected, 'the button is gone');
    expect(page.shadowRoot?.activeElement?.localName).to.equal('gs-game');
  });

  it('ends a half once where the button is pressed twice: nobody’s half is passed over', async () => {
    await open([]);
    await press('I have it: begin');
    for (const row of right.slice(0, 3)) await say(row);
    control('This half is done').click();
    await press('This half is done');
    expect(texts('h2')[0]).to.equal('Second person: half 2');
  });

  it('does not hand over while cells of the half are open, and says how many', async () => {
    await open([]);
    await press('I have it: begin');
    await say(right[0]);
    await press('This half is done');
    expect(texts('.notice')).to.deep.equal(['8 cells of this half are still open.']);
    expect(services.said.at(-1)).to.equal('!8 cells of this half are still open.');
    expect(texts('h2')[0]).to.equal('First person: half 1');
  });

  it('shows what would be right, and by which distances, to the host alone', async () => {
    await open(['B1 black']);
    const before = services.said.length;
    await press('Host check');
    await press('I am the host: show the answers');
    expect(texts('tbody tr')[1]).to.equal('B1 white 1 (A1) 7 (E5) black');
    expect(services.said.slice(before)).to.deep.equal([]);
  });

  it('says why there is nothing to audit', async () => {
    services = testServices();
    for (const [record, why] of [
      [isolation, 'This game has no awards.'],
      [{ ...awards, options: {} }, 'All four sites are placed first'],
    ] as const) {
      const other = await playedRecord(services.store, record, []);
      page = await fixture<GsAudit>(html`<gs-audit .services=${services} .recordId=${other}></gs-audit>`);
      await until(() => texts('h1').length > 0, 'the reason');
      expect(texts('.lead').join()).to.contain(why);
    }
  });
});
