import '../../src/speech/all-games.js';
import { expect, fixture, html } from '@open-wc/testing';
import type { GsListenSettings } from '../../src/components/listen-settings.js';
import '../../src/components/listen-settings.js';
import type { Settings } from '../../src/records/settings.js';
import { keepModel, modelKept } from '../../src/speech/embedded/model.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { type Form, formOf } from './support/forms.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the settings of listening', () => {
  let services: TestServices;
  let element: GsListenSettings;
  let form: Form;

  before(loadTokens);

  async function open(locale = 'en'): Promise<void> {
    services = testServices({ locale: () => locale });
    element = await fixture<GsListenSettings>(
      html`<gs-listen-settings
        .services=${services}
        @gs-change=${({ detail }: CustomEvent<Partial<Settings>>) => {
          services.change(detail);
        }}
      ></gs-listen-settings>`,
    );
    form = formOf(() => element);
  }

  it('say what Talk does, how long is waited, and who listens', async () => {
    await open();
    await form.choose('Hands-free: listens for what begins with “Scribe”');
    await form.choose('3 seconds');
    await form.choose('The browser, on this device');
    expect(services.settings()).to.include({ talk: 'word', pause: 3, recogniser: 'browser' });
    expect(await axeFaults(element)).to.deep.equal([]);
  });

  it('offer a service only to the adult, with where the sound goes', async () => {
    await open();
    const service = (): HTMLInputElement | null | undefined =>
      element.shadowRoot?.querySelector<HTMLInputElement>('details input');
    expect(form.words()).to.contain('goes over the network to the maker of this browser');
    expect(element.shadowRoot?.querySelectorAll('input[name=recogniser]')).to.have.length(3);
    service()?.click();
    await element.updateComplete;
    expect(services.settings().recogniser).to.equal('service');
    service()?.click();
    expect(services.settings().recogniser).to.equal('auto');
  });

  it('remove what was fetched for listening', async () => {
    await keepModel('/model/test.gz', new Uint8Array(4));
    await open();
    await until(() => form.words().includes('4.2 megabytes on this device'), 'it is there');
    await form.press('Remove it');
    await until(() => services.said.includes('It is removed.'), 'it is gone');
    expect(await modelKept()).to.be.false;
    expect(form.words()).to.contain('is fetched when Talk is first pressed');
    // The button is gone: whoever pressed it is not sent to the top of the page.
    await until(() => element.shadowRoot?.activeElement?.textContent.includes('when Talk is first pressed'), 'focus');
  });

  it('say plainly which language Gridscribe itself does not understand', async () => {
    await open('de');
    expect(form.words()).to.contain('does not understand spoken Deutsch');
  });
});
