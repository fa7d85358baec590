import { expect } from '@open-wc/testing';
import { presetIds, presetOf, presets } from '../../src/records/presets.js';
import {
  defaultSettings,
  forgetSettings,
  loadSettings,
  localeFor,
  nextRate,
  onSettings,
  saveSettings,
  type Settings,
  spellsAloud,
  voiceRates,
} from '../../src/records/settings.js';
import { until } from '../components/support/until.js';

const place = 'gridscribe-settings';

describe('the settings that are kept', () => {
  afterEach(forgetSettings);

  it('come back as they were', () => {
    const settings = { ...defaultSettings, locale: 'de', theme: 'dark', spelling: true } as const;
    saveSettings(settings);
    expect(loadSettings()).to.deep.equal(settings);
    forgetSettings();
    expect(loadSettings()).to.deep.equal(defaultSettings);
  });

  it('leave what another tab has changed meanwhile as it is there', () => {
    saveSettings({ theme: 'dark' });
    saveSettings({ locale: 'de' });
    expect(loadSettings()).to.deep.equal({ ...defaultSettings, theme: 'dark', locale: 'de' });
  });

  it('are told when another page of this device changes or forgets them', async () => {
    const told: Settings[] = [];
    const stop = onSettings((settings) => told.push(settings));
    const other = document.createElement('iframe');
    document.body.append(other);
    const kept = other.contentWindow!.localStorage;
    kept.setItem(place, '{"theme":"dark"}');
    await until(() => told.length === 1, 'it is told');
    kept.setItem('something else', '');
    kept.removeItem('something else');
    kept.removeItem(place);
    await until(() => told.length === 2, 'it is told again');
    stop();
    other.remove();
    expect(told).to.deep.equal([{ ...defaultSettings, theme: 'dark' }, defaultSettings]);
  });

  it('are not kept, and nothing breaks, where this browser keeps nothing', () => {
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    const full = (): never => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { ...own, value: full });
    try {
      saveSettings({ theme: 'dark' });
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', own);
    }
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

describe('the own voice', () => {
  it('is faster and slower by steps, up to its ends', () => {
    expect(nextRate(1, 'faster')).to.equal(1.25);
    expect(nextRate(1, 'slower')).to.equal(0.75);
    expect(nextRate(2, 'faster')).to.equal(2);
    expect(nextRate(0.5, 'slower')).to.equal(0.5);
    localStorage.setItem(place, '{"voice":true,"voiceRate":3}');
    expect(loadSettings()).to.include({ voice: true, voiceRate: 1 });
    localStorage.setItem(place, JSON.stringify({ voiceRate: voiceRates.at(-1) }));
    expect(loadSettings().voiceRate).to.equal(2);
    forgetSettings();
  });

  it('always uses spelling words', () => {
    expect(spellsAloud(defaultSettings)).to.be.false;
    expect(spellsAloud({ ...defaultSettings, voice: true })).to.be.true;
    expect(spellsAloud({ ...defaultSettings, spelling: true })).to.be.true;
  });
});

describe('the ways of using Gridscribe', () => {
  it('are each known again by what they set, whatever the language, the look and the speed', () => {
    for (const id of presetIds) {
      expect(presetOf({ ...defaultSettings, ...presets[id], theme: 'dark', locale: 'de', voiceRate: 2 })).to.equal(id);
    }
  });

  it('begin with the screen reader, and are none once something differs', () => {
    expect(presetOf(defaultSettings)).to.equal('reader');
    expect(presetOf({ ...defaultSettings, readBefore: 'log' })).to.be.null;
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
