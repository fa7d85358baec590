import '../../src/speech/all-games.js';
import { expect, fixture, html } from '@open-wc/testing';
import type { GsVoicePractice } from '../../src/components/voice-practice.js';
import '../../src/components/voice-practice.js';
import type { Recognition } from '../../src/speech/recogniser.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { FakeInstaller, FakeRecogniser } from './support/fake-recogniser.js';
import { type Form, formOf } from './support/forms.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the practice in speaking', () => {
  let services: TestServices;
  let page: GsVoicePractice;
  let fake: FakeRecogniser;
  let form: Form;

  before(loadTokens);

  beforeEach(async () => {
    fake = new FakeRecogniser();
    services = testServices({ recogniser: () => Promise.resolve({ recogniser: fake, fault: null }) });
    page = await fixture<GsVoicePractice>(html`<gs-voice-practice .services=${services}></gs-voice-practice>`);
    form = formOf(() => page);
  });

  async function talk(recognition: Recognition | string): Promise<void> {
    await form.press('Talk');
    await until(() => fake.mode !== null, 'it listens');
    if (typeof recognition === 'string') fake.hears(recognition);
    else fake.recognises(recognition);
    await page.updateComplete;
  }

  it('listens to the room, then to five cells, and shows what it heard', async () => {
    await talk({ kind: 'silence' });
    expect(form.words()).to.contain('say “Bravo three”. The room is quiet enough.');
    await talk('delta three');
    expect(services.said.at(-1)).to.equal('Delta three was heard. Press Talk, and say “Bravo three”.');
    await talk('bravo three');
    expect(services.said.at(-1)).to.equal('Bravo three was heard. Right. Press Talk, and say “Delta four”.');
    for (const words of ['delta four', 'charlie one', 'echo five', 'alpha two']) await talk(words);
    expect(form.words()).to.contain('That was all of it.');
    await form.press('Once more');
    expect(form.words()).to.contain('be quiet until the microphone is off');
  });

  it('shows how loud it is while it listens', async () => {
    const lit = (): number => page.shadowRoot?.querySelectorAll('.meter .lit').length ?? -1;
    expect(lit()).to.equal(0);
    await form.press('Talk');
    await until(() => fake.mode !== null, 'it listens');
    fake.level(0.5);
    await page.updateComplete;
    expect(lit()).to.equal(3);
    fake.recognises({ kind: 'silence' });
    await page.updateComplete;
    expect(page.shadowRoot?.querySelector('.meter')).to.equal(null);
  });

  it('shows how far the fetching of the model is, and gives it up', async () => {
    fake.prepared = () => new Promise(() => undefined);
    await form.press('Talk');
    await until(() => fake.signal, 'it is being fetched');
    fake.progress(1_000_000, 4_000_000);
    await until(() => page.shadowRoot?.querySelector('progress')?.value === 1e6, 'the bar');
    expect(form.words()).to.contain('1.0 of 4.0 megabytes.');
    expect(await axeFaults(page)).to.deep.equal([]);
    await form.press('Cancel');
    await page.updateComplete;
    expect(fake.signal?.aborted).to.equal(true);
    expect(page.shadowRoot?.querySelector('progress')).to.equal(null);
    expect(form.words()).to.contain('The microphone is off.');
  });

  it('closes the microphone when the page is hidden, and says so', async () => {
    await form.press('Talk');
    await until(() => fake.mode !== null, 'it listens');
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    expect(fake.mode).to.be.null;
    await page.updateComplete;
    expect(form.words()).to.contain('The microphone was closed when the page was hidden. Press Talk to go on.');
    expect(form.words()).to.contain('The microphone is off.');
  });

  it('offers to fetch what the browser needs, and listens once it has', async () => {
    const installer = new FakeInstaller();
    fake = installer;
    fake.prepared = 'model-missing';
    await form.press('Talk');
    await until(() => services.said.at(-1)?.startsWith('This browser can listen on the device'), 'it offers it');
    expect(form.words()).to.not.contain('could not be fetched');
    expect(await axeFaults(page)).to.deep.equal([]);
    await form.press('Fetch it');
    await until(() => fake.mode !== null, 'it listens');
    expect(installer.installs).to.equal(1);
    expect(form.words()).to.not.contain('Fetch it');
  });

  it('is seen to think while the recogniser works out what was said', async () => {
    await form.press('Talk');
    await until(() => fake.mode !== null, 'it listens');
    fake.thinking(true);
    await page.updateComplete;
    expect(form.words()).to.contain('Thinking…');
  });

  it('keeps the focus where something can be pressed, and leads on to the games', async () => {
    const focused = (): string | undefined => page.shadowRoot?.activeElement?.textContent.trim();
    const press = async (name: string): Promise<void> => {
      const buttons = Array.from(page.shadowRoot?.querySelectorAll('button') ?? []);
      buttons.find((button) => button.textContent.trim() === name)?.focus();
      await form.press(name);
      await page.updateComplete;
    };
    await talk({ kind: 'silence' });
    for (let cell = 0; cell < 5; cell += 1) {
      await talk({ kind: 'other' });
      await press('Leave this one out');
      await until(() => focused() === (cell < 4 ? 'Talk' : 'Once more'), `the focus after ${cell}`);
    }
    expect(page.shadowRoot?.querySelector('a')?.getAttribute('href')).to.equal('#/');
    await press('Once more');
    await until(() => focused() === 'Talk', 'the focus once more');
  });

  it('teaches the spelling words', async () => {
    await until(() => page.shadowRoot?.querySelector('dd'), 'the words are there');
    expect(form.words().replace(/\s+/g, ' ')).to.contain('B Bravo C Charlie');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('leaves out what cannot be understood', async () => {
    await talk({ kind: 'silence' });
    await talk({ kind: 'other' });
    expect(services.said.at(-1)).to.contain('That was not understood.');
    await form.press('Leave this one out');
    expect(form.words()).to.contain('say “Delta four”');
  });

  it('says why it cannot listen', async () => {
    fake.fault = 'not-allowed';
    await form.press('Talk');
    await until(() => services.said.some((text) => text.startsWith('The microphone is not allowed.')), 'it says so');
  });
});
