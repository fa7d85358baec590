import { expect } from '@open-wc/testing';
import { defaultSettings, forgetSettings, loadSettings, localeFor, saveSettings } from '../../src/records/settings.js';

const place = 'gridscribe-settings';

describe('the settings that are kept', () => {
  afterEach(forgetSettings);

  it('come back as they were', () => {
    const settings = { ...defaultSettings, locale: 'de', theme: 'dark', spelling: true } as const;
    expect(saveSettings(settings)).to.be.true;
    expect(loadSettings()).to.deep.equal(settings);
    forgetSettings();
    expect(loadSettings()).to.deep.equal(defaultSettings);
  });

  it('are as at first where they make no sense', () => {
    const broken = ['{', 'null', '7', '[]', '{"locale":"tlh","theme":1,"more":true,"constructor":1,"toString":[]}'];
    for (const text of broken) {
      localStorage.setItem(place, text);
      expect(loadSettings(), text).to.deep.equal(defaultSettings);
    }
    localStorage.setItem(place, '{"locale":"tlh","theme":"dark"}');
    expect(loadSettings()).to.deep.equal({ ...defaultSettings, theme: 'dark' });
  });
});

describe('the language', () => {
  it('is the one that was chosen', () => {
    expect(localeFor('de', ['en-GB'])).to.equal('de');
    expect(localeFor('en', ['de'])).to.equal('en');
  });

  it('is else the first of the device that there is, whatever the region', () => {
    expect(localeFor('auto', ['de-AT', 'en'])).to.equal('de');
    expect(localeFor('auto', ['DE'])).to.equal('de');
    expect(localeFor('auto', ['fr', 'en-US', 'de'])).to.equal('en');
    expect(localeFor('auto', ['fr', 'den', 'e'])).to.equal('en');
    expect(localeFor('auto', [])).to.equal('en');
  });
});
