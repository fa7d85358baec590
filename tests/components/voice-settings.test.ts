import { expect, fixture, html } from '@open-wc/testing';
import type { Settings } from '../../src/records/settings.js';
import type { GsVoiceSettings } from '../../src/components/voice-settings.js';
import '../../src/components/voice-settings.js';
import { fakeVoice } from '../speech/fake-synthesis.js';
import { axeFaults } from './support/axe.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the settings of the own voice', () => {
  let services: TestServices;
  let section: GsVoiceSettings;
  let samples: number;

  const show = async (): Promise<void> => {
    section = await fixture<GsVoiceSettings>(
      html`<gs-voice-settings
        .services=${services}
        @gs-change=${({ detail }: CustomEvent<Partial<Settings>>) => {
          services.change(detail);
        }}
        @gs-sample=${() => (samples += 1)}
      ></gs-voice-settings>`,
    );
    await until(() => section.renderRoot.querySelector('select'), 'the voices are there');
  };

  beforeEach(async () => {
    samples = 0;
    services = testServices();
    services.voice.voices = () =>
      Promise.resolve([
        fakeVoice('en-GB', 'Ann'),
        fakeVoice('en_US', 'Bob'),
        fakeVoice('en-GB', 'Cloud', { localService: false }),
        fakeVoice('not a tag', 'Odd'),
      ]);
    await show();
  });

  const control = (name: string): HTMLElement | undefined =>
    Array.from(section.renderRoot.querySelectorAll<HTMLElement>('label, button')).find(
      (one) => one.textContent.trim() === name,
    );
  const choose = async (name: string): Promise<void> => {
    control(name)?.click();
    await section.updateComplete;
  };
  const chooseVoice = async (value: string): Promise<void> => {
    const select = section.renderRoot.querySelector('select');
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change'));
    await section.updateComplete;
  };

  it('are accessible', async () => {
    expect(await axeFaults(section)).to.deep.equal([]);
  });

  it('list the voices by language and country, and tell which of them need the network', () => {
    const groups = Array.from(section.renderRoot.querySelectorAll('optgroup'), (group) => [
      group.label,
      ...Array.from(group.querySelectorAll('option'), (option) => option.textContent.trim()),
    ]);
    expect(groups).to.deep.equal([
      ['British English', 'Ann', 'Cloud (needs the network, others may hear it)'],
      ['American English', 'Bob'],
      ['not a tag', 'Odd'],
    ]);
  });

  it('keep a voice for each language, or leave it to Gridscribe', async () => {
    services.change({ voiceNames: { de: 'Dora' } });
    await chooseVoice('Bob');
    expect(services.settings().voiceNames).to.deep.equal({ de: 'Dora', en: 'Bob' });
    await show();
    expect(section.renderRoot.querySelector('select')?.value).to.equal('Bob');
    await chooseVoice('');
    expect(services.settings().voiceNames).to.deep.equal({ de: 'Dora' });
  });

  it('set speed, loudness, sounds and vibration, each for itself', async () => {
    await choose('150%');
    await choose('50%');
    expect(services.settings()).to.include({ voiceRate: 0.5, voiceVolume: 1 });
    const volumes = Array.from(section.renderRoot.querySelectorAll<HTMLInputElement>('[name=voiceVolume]'));
    volumes[0]?.click();
    await choose('Gridscribe speaks with its own voice');
    await choose('Short sounds');
    expect(services.settings()).to.include({ voice: true, voiceVolume: 0.25, earcons: false, vibration: true });
    await choose('Vibration');
    expect(services.settings()).to.include({ earcons: false, vibration: false });
  });

  it('let the voice and each sound be heard', async () => {
    await choose('Hear a sample');
    expect(samples).to.equal(1);
    for (const name of ['Edge of the board', 'Recorded', 'Not allowed', 'Listening']) await choose(name);
    expect(services.sounded).to.deep.equal(['edge', 'recorded', 'illegal', 'listening']);
  });
});
