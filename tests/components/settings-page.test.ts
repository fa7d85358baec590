import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GsSettings } from '../../src/components/settings-page.js';
import '../../src/components/settings-hands.js';
import '../../src/components/settings-page.js';
import '../../src/components/settings-words.js';
import { keepSetUp, keptSetUp } from '../../src/records/set-ups.js';
import { defaultSettings, loadSettings, saveSettings } from '../../src/records/settings.js';
import { gameIds } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { addRecord, type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the settings', () => {
  let services: TestServices;
  let page: GsSettings;

  beforeEach(async () => {
    sessionStorage.clear();
    services = testServices();
    page = await fixture<GsSettings>(html`<gs-settings .services=${services}></gs-settings>`);
  });

  /** Everything on the page that fits, in the parts that are fetched later too. */
  const all = <Found extends Element>(selector: string): Found[] => {
    const roots = Array.from(page.renderRoot.querySelectorAll('*'), (one) => one.shadowRoot).filter(
      (one) => one !== null,
    );
    return [page.renderRoot, ...roots].flatMap((root) => Array.from(root.querySelectorAll<Found>(selector)));
  };
  const settled = async (): Promise<void> => {
    // In the app every page is given its services anew.
    page.services = { ...services };
    await page.updateComplete;
    for (const part of all<LitElement>('gs-settings-words, gs-settings-hands')) await part.updateComplete;
  };
  const choose = async (name: string): Promise<void> => {
    all<HTMLElement>('label')
      .find((label) => label.textContent.trim() === name)
      ?.click();
    await settled();
  };
  const example = (): string | undefined => page.renderRoot.querySelector('.example')?.textContent;
  const checked = (): string[] => all('input:checked').map((one) => one.closest('label')?.textContent.trim() ?? '');

  it('are accessible', async () => {
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('show what is set', async () => {
    expect(checked()).to.deep.equal([
      'I listen with my screen reader',
      'The language of the device',
      'When it is unsure',
      'As the device',
      'Letters and signs on the board are keys',
      'As fits the device',
      'Normal',
      'What is alike together',
      'Only the cell',
      'And whose turn it is',
      'The last move',
      'Off',
      'Off',
      '2 s',
      'Space',
      'Say what is offered',
    ]);
    services.change({
      locale: 'de',
      theme: 'dark',
      boardKeys: false,
      board: 'grid',
      confirm: 'never',
      verbosity: 'full',
    });
    await settled();
    expect(checked().slice(0, 5)).to.deep.equal([
      'Deutsch',
      'Never',
      'Dark',
      'A grid, for arrow keys',
      'Full, with shapes',
    ]);
  });

  it('let every choice of words be seen and heard', async () => {
    const examples = (): string[] => all('.example').map((one) => one.textContent.replace(/\s+/g, ' ').trim());
    await choose('Cell by cell');
    expect(services.said.at(-1)).to.equal('Row 2: A white, B white, C empty, D white, E empty.');
    await choose('Whose turn it is');
    expect(services.said.at(-1)).to.equal('C1, blocked. Pawn B’s turn. Move, then block a cell.');
    await choose('The whole board');
    expect(services.said.at(-1)).to.contain('C1, blocked. Row 1:');
    await choose('And what is to be done');
    expect(services.said.at(-1)).to.equal('C1 to B2, blocks C1. Pawn B’s turn. Move, then block a cell.');
    await choose('Only the move');
    expect(services.said.at(-1)).to.equal('C1 to B2, blocks C1.');
    await choose('The whole log');
    expect(services.said.at(-1)).to.contain('Move 2, pawn B:');
    for (const said of services.said) expect(said).not.to.match(/\b(\w+) \1\b/i);
    expect(examples()).to.include(services.said.at(-1));
    expect(services.settings()).to.include({ rows: 'cells', entering: 'board', afterMove: 'move', readBefore: 'log' });
    await choose('Nothing');
    expect(services.said.at(-1)).to.equal('Nothing is read.');
    expect(examples()).to.include('Nothing is read.');
  });

  it('let hands have their time and their switches, which no preset takes away', async () => {
    await choose('0.3 s');
    await choose('One switch: it picks');
    await choose('5 s');
    await choose('Enter');
    await choose('Say what is offered');
    const hands = { ignoreRepeats: 300, scan: 'one', scanEvery: 5000, scanKey: 'enter', scanSpeaks: false };
    expect(services.settings()).to.include(hands);
    await choose('I am the scribe');
    expect(services.settings()).to.include({ ...hands, afterMove: 'move', entering: 'name' });
    await choose('Gridscribe speaks');
    expect(services.settings()).to.include({ ...hands, afterMove: 'turn', entering: 'turn' });
  });

  const text = (): string => page.renderRoot.textContent ?? '';

  it('begin with three ways of using Gridscribe, and keep the rest behind "More"', () => {
    const legends = Array.from(page.renderRoot.querySelectorAll('legend'), (one) => one.textContent.trim());
    expect(legends.slice(0, 2)).to.deep.equal(['How do you use Gridscribe?', 'Language']);
    const details = page.renderRoot.querySelector('details');
    expect(details?.open).to.be.false;
    expect(details?.querySelectorAll('fieldset')).to.have.length(legends.length - 2);
    expect(details?.querySelectorAll('gs-settings-words, gs-settings-hands')).to.have.length(2);
  });

  it('are all set by one choice, which says so and lets it be heard', async () => {
    services.change({
      confirm: 'never',
      boardKeys: false,
      board: 'grid',
      readBefore: 'log',
      voiceRate: 2,
      theme: 'dark',
    });
    await choose('Gridscribe speaks');
    expect(services.settings()).to.deep.equal({
      ...defaultSettings,
      voice: true,
      spelling: true,
      entering: 'turn',
      voiceRate: 2,
      theme: 'dark',
    });
    expect(example()).to.contain('Charlie one to Bravo two');
    expect(services.said).to.deep.equal(['All is set. Gridscribe speaks now; any key or tap silences it.', example()]);
    await choose('I am the scribe');
    expect(services.settings()).to.include({ voice: false, spelling: false, verbosity: 'brief', readBefore: 'last' });
    expect(example()).to.contain('B2 pawn A.');
    await choose('I listen with my screen reader');
    expect(services.settings()).to.include({ voice: false, verbosity: 'normal' });
    expect(services.said.at(-2)).to.equal('All is set for your screen reader.');
  });

  it('are a mix of one’s own where no way of using it fits', async () => {
    expect(text()).not.to.contain('Your own mix.');
    await choose('Full, with shapes');
    expect(text()).to.contain('Your own mix.');
    expect(services.said[0]).to.equal('Your own mix.');
    expect(checked()).not.to.include('I listen with my screen reader');
    await choose('Normal');
    expect(text()).not.to.contain('Your own mix.');
    expect(checked()).to.include('I listen with my screen reader');
  });

  it('say where the browser has no voice', async () => {
    expect(text()).not.to.contain('no voice');
    services.voice.exists = false;
    page.services = { ...services };
    await until(() => text().includes('This browser has no voice for this language'), 'it is said');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('name each language in its own words', async () => {
    const languages = Array.from(page.renderRoot.querySelectorAll<HTMLElement>('label[lang]'));
    expect(languages.map((label) => [label.lang, label.textContent.trim()])).to.deep.equal([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
    await choose('Deutsch');
    expect(services.settings().locale).to.equal('de');
    expect(services.said).to.deep.equal([]);
  });

  it('show and say at once how moves are said', async () => {
    expect(example()).to.equal('C1 to B2, blocks C1. B2, pawn A.');
    await choose('Brief');
    expect(example()).to.contain('B2 pawn A.');
    await choose('Say letters as words: Charlie three');
    expect(example()).to.contain('Charlie one to Bravo two');
    await choose('Full, with shapes');
    expect(example()).to.contain('triangle');
    expect(services.settings()).to.include({ verbosity: 'full', spelling: true });
    expect(services.said).to.have.length(4);
    expect(services.said.at(-1)).to.equal(example());
  });

  it('count at once, and silently where the choice says it all', async () => {
    await choose('Always');
    await choose('Light');
    await choose('Letters and signs on the board are keys');
    await choose('Buttons, for touch');
    expect(services.settings()).to.include({ confirm: 'always', theme: 'light', boardKeys: false, board: 'buttons' });
    expect(services.said).to.deep.equal(['Your own mix.']);
    await choose('Letters and signs on the board are keys');
    expect(services.settings().boardKeys).to.be.true;
  });

  /** Presses "Forget everything", answers the question, and waits until what comes of it has happened. */
  async function forget(answer: string): Promise<void> {
    const opener = page.renderRoot.querySelector<HTMLElement>('.forget button');
    opener?.focus();
    opener?.click();
    const dialog = document.querySelector('gs-confirm');
    await dialog?.updateComplete;
    Array.from(dialog?.renderRoot.querySelectorAll('button') ?? [])
      .find((button) => button.textContent.trim() === answer)
      ?.click();
    // The page goes on as the focus comes back.
    await until(() => dialog?.hidden && page.shadowRoot?.activeElement === opener, 'the focus is back');
    await new Promise((resolve) => setTimeout(resolve));
    await page.updateComplete;
  }
  const kept = async (): Promise<number> => {
    const listed = await services.store.list();
    return listed.ok ? listed.value.length : Number.NaN;
  };

  it('forget nothing without a yes', async () => {
    await addRecord(services.store);
    keepSetUp('isolation', { first: 'B' });
    await forget('Keep everything');
    expect(await kept()).to.equal(1);
    expect(keptSetUp('isolation')).to.deep.equal({ first: 'B' });
    expect(services.said).to.deep.equal([]);
  });

  it('forget records and settings, and say so', async () => {
    await addRecord(services.store);
    services.change({ theme: 'dark' });
    saveSettings(services.settings());
    await forget('Forget everything');
    expect(await kept()).to.equal(0);
    expect(services.settings().theme).to.equal('auto');
    expect(loadSettings().theme).to.equal('auto');
    expect(services.said).to.deep.equal(['Everything on this device is forgotten.']);
    expect(page.renderRoot.textContent).to.contain('Everything on this device is forgotten.');
  });

  it('forget the set-ups of games that were not started', async () => {
    for (const game of gameIds) keepSetUp(game, { names: { B: 'Ada' } });
    await forget('Forget everything');
    for (const game of gameIds) expect(keptSetUp(game), game).to.deep.equal({});
  });

  it('keep settings and set-ups where the records could not be forgotten', async () => {
    services.change({ theme: 'dark' });
    keepSetUp('isolation', { first: 'B' });
    services.store.forget = () => Promise.resolve({ ok: false, error: 'blocked' });
    await forget('Forget everything');
    expect(services.settings().theme).to.equal('dark');
    expect(keptSetUp('isolation')).to.deep.equal({ first: 'B' });
    expect(services.said[0]).to.match(/^!Another tab holds the records/);
  });
});
