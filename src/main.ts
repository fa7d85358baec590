/** Starts the app: language, records, settings, screen, and last the worker that keeps it on the device. */
import { configureLocalization, msg, type LocaleModule } from '@lit/localize';
import { Announcer } from './components/announcer.js';
import './components/app.js';
import { directionOf } from './components/direction.js';
import { OwnVoice } from './components/own-voice.js';
import { part } from './components/parts.js';
import type { Services } from './components/services.js';
import { allLocales, sourceLocale, targetLocales } from './generated/locale-codes.js';
import { loadSettings, localeFor, onSettings, saveSettings, type Settings } from './records/settings.js';
import { openStore } from './records/store.js';
import earUrl from './speech/embedded/worklet.ts?worker&url';
import recogniserUrl from './speech/embedded/worker.ts?worker&url';
import { ownScript } from './trusted.js';

/** How long the first page is left alone, in milliseconds. */
const restFor = 1500;

const translations: Record<(typeof targetLocales)[number], () => Promise<LocaleModule>> = {
  de: () => import('./generated/locales/de.js'),
  'en-XA': () => import('./generated/locales/en-XA.js'),
};

const { getLocale, setLocale } = configureLocalization({
  sourceLocale,
  targetLocales,
  loadLocale: (locale) => translations[locale as (typeof targetLocales)[number]](),
});

/** Makes the language of the settings the active one; one that the address asks for comes first. */
async function speak(settings: Settings): Promise<void> {
  const asked = new URLSearchParams(location.search).get('locale');
  const wanted = allLocales.find((one) => one === asked) ?? localeFor(settings.locale, navigator.languages);
  try {
    await setLocale(wanted);
  } catch (error: unknown) {
    // Its texts could not be fetched: the language that is there goes on.
    console.error(error);
  }
  const locale = getLocale();
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

function show({ theme }: Settings): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

async function start(): Promise<void> {
  let settings = loadSettings();
  show(settings);
  const [opened] = await Promise.all([openStore(), speak(settings)]);
  const app = document.createElement('gs-app');
  const voice = new OwnVoice(() => settings, getLocale);
  const services: Services = {
    store: opened.store,
    tournaments: opened.tournaments,
    exercises: opened.exercises,
    storeFault: opened.fault,
    announcer: new Announcer(document.body, voice),
    voice,
    earcons: {
      play: async (earcon) => {
        const loaded = await import('./components/earcons.js').catch(() => null);
        await loaded?.playEarcon(earcon, settings);
      },
    },
    recogniser: async () => {
      const { chooseRecogniser } = await import('./components/listening.js');
      return chooseRecogniser(settings, getLocale(), { worker: ownScript(recogniserUrl), worklet: ownScript(earUrl) });
    },
    settings: () => settings,
    change: (changed) => {
      saveSettings(changed);
      take({ ...settings, ...changed });
    },
    locale: getLocale,
    go: (path) => {
      location.hash = path;
    },
  };
  /** What some hands need is fetched for them alone. */
  const ease = (): void => {
    if (settings.scan === 'off' && settings.ignoreRepeats === 0 && !eased) return;
    eased = true;
    void part(() => import('./components/hands.js')).then((hands) => {
      hands?.listenToHands(() => settings, services.announcer);
    });
  };
  let eased = false;
  /** Pages look again at what has changed when they are given their services anew. */
  const refresh = (): void => {
    app.services = { ...services };
  };
  /** From now on it is as these settings say. */
  const take = (taken: Settings): void => {
    const { locale } = settings;
    settings = taken;
    show(settings);
    ease();
    refresh();
    if (settings.locale !== locale) void speak(settings).then(refresh);
  };
  opened.onChange(refresh);
  onSettings(take);
  refresh();
  document.getElementById('starting')?.remove();
  document.body.prepend(app);
  ease();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The worker fetches the whole app: not before the first page has come to rest.
  window.setTimeout(() => void keepOffline(app), restFor);
}

/** A new version waits until someone says that it may be used. */
async function keepOffline(app: HTMLElementTagNameMap['gs-app']): Promise<void> {
  const { keepOffline: register } = await import('./components/update-notice.js');
  register(ownScript('./sw.js'), app.services.announcer, (use) => {
    app.updateReady = true;
    app.addEventListener('gs-use-update', use);
  });
}

start().catch((error: unknown) => {
  console.error(error);
  const plain = document.createElement('p');
  plain.className = 'plain';
  plain.textContent = msg('Gridscribe could not start. Your records are untouched. Load the page again.', {
    id: 'app.start-failed',
  });
  document.getElementById('starting')?.remove();
  document.body.prepend(plain);
});
