import { expect, fixture, html } from '@open-wc/testing';
import { helpEntries, keyName } from '../../src/components/help-entries.js';
import type { GsHelp } from '../../src/components/help.js';
import '../../src/components/help.js';
import { commands } from '../../src/speech/commands.js';
import { axeFaults } from './support/axe.js';
import { type Clock, fakeClock } from './support/clock.js';
import { type TestServices, testServices } from './support/services.js';

const found = (search: string): string[] =>
  helpEntries(search, 'en').flatMap(({ entries }) => entries.map(({ id }) => id));

describe('what help says of the commands', () => {
  it('is something of every command', () => {
    const missing = commands.map(({ id }) => id).filter((id) => !found('').includes(id));
    expect(missing).to.deep.equal([]);
  });

  it('has examples that can be entered as they are', () => {
    const entries = helpEntries('', 'en').flatMap((group) => group.entries);
    for (const { id, sayings } of entries) {
      expect(sayings, id).not.to.be.empty;
      for (const saying of sayings) expect(saying, id).to.match(/^[^{}()]+$/);
    }
    const row = entries.find(({ id }) => id === 'row');
    expect(row?.sayings[0]).to.equal('read row 3');
  });

  it('names the key of each', () => {
    const entries = helpEntries('', 'en').flatMap((group) => group.entries);
    expect(entries.find(({ id }) => id === 'undo')?.keys).to.deep.equal(['u']);
    expect(entries.find(({ id }) => id === 'next-piece')?.keys).to.deep.equal(['P', 'M']);
    expect(keyName('P')).to.equal('Shift+P');
    expect(keyName('PageUp')).to.equal('Page Up');
    expect(keyName('u')).to.equal('U');
    expect(keyName('|')).to.equal('vertical bar');
    expect(keyName('[')).to.equal('left bracket');
    expect(keyName('Enter')).to.equal('Enter');
  });

  it('is found by words of it, in any order and letter case', () => {
    expect(found('LOG read')).to.deep.equal(['read-log']);
    expect(found('take that back')).to.include('undo');
    expect(found('xyzzy')).to.deep.equal([]);
    expect(found('   ')).to.deep.equal(found(''));
  });
});

describe('the help page', () => {
  let services: TestServices;
  let page: GsHelp;
  let clock: Clock;

  beforeEach(async () => {
    services = testServices();
    page = await fixture<GsHelp>(html`<gs-help .services=${services}></gs-help>`);
    clock = fakeClock();
  });
  afterEach(() => {
    clock.restore();
  });

  const search = async (text: string): Promise<void> => {
    const field = page.renderRoot.querySelector('input');
    if (field) field.value = text;
    field?.dispatchEvent(new InputEvent('input'));
    await page.updateComplete;
  };
  const headings = (): string[] =>
    Array.from(page.renderRoot.querySelectorAll('h2, h3'), (one) => one.textContent.trim());

  it('is accessible', async () => {
    clock.restore();
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('tells of the browse mode before the keys', () => {
    const text = page.renderRoot.textContent ?? '';
    expect(text.indexOf('browse mode')).to.be.greaterThan(0).and.lessThan(text.indexOf('Backspace'));
    expect(headings()[0]).to.equal('Keys on the board');
  });

  it('begins with examples for the game that it was called from', async () => {
    expect(page.renderRoot.querySelector('.examples')).to.equal(null);
    page.game = 'isolation';
    await page.updateComplete;
    expect(headings().slice(0, 2)).to.deep.equal(['Moves in Isolation', 'Keys on the board']);
    const items = Array.from(page.renderRoot.querySelectorAll('.examples li'), (item) => item.textContent);
    expect(items).to.have.length(3);
    expect(items[2]).to.contain('Then, which cell is blocked').and.to.contain('block Charlie one');
    clock.restore();
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('shows only what is searched for, and says how many once someone has paused', async () => {
    await search('row');
    await search('row b');
    await search('row by row');
    expect(headings()).to.deep.equal([
      'Keys on the board',
      'What you can say or type',
      'The board',
      'How cells are said',
    ]);
    expect(services.said).to.deep.equal([]);
    clock.pass(700);
    expect(services.said).to.deep.equal(['1 command.']);
    await search('log');
    clock.pass(700);
    expect(services.said.at(-1)).to.match(/^\d commands\.$/);
    await search('xyzzy');
    clock.pass(700);
    expect(services.said.at(-1)).to.equal('Nothing found.');
    expect(page.renderRoot.textContent).to.contain('Nothing found.');
  });

  it('says nothing more after it is left', async () => {
    await search('log');
    page.remove();
    clock.pass(5000);
    expect(services.said).to.deep.equal([]);
  });
});
