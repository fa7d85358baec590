import { configureLocalization } from '@lit/localize';
import type { Verbosity, Wording } from '../../src/speech/describe.js';
import { sourceLocale, targetLocales } from '../../src/generated/locale-codes.js';
import * as templates from '../../src/generated/locales/de.js';

/** Makes German the active language of this page; each file of tests has a page of its own. */
export async function speakGerman(): Promise<void> {
  const { setLocale } = configureLocalization({
    sourceLocale,
    targetLocales,
    loadLocale: () => Promise.resolve(templates),
  });
  await setLocale('de');
}

/** A wording for written German; normal if nothing is said. */
export const written = (verbosity: Verbosity = 'normal'): Wording => ({ spelling: false, verbosity, locale: 'de' });

/** A wording for spoken German. */
export const spoken = (verbosity: Verbosity = 'normal'): Wording => ({ spelling: true, verbosity, locale: 'de' });
