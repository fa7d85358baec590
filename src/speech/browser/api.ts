declare global {
  /** What the types of speech recognition lack: hints at what is likely said, which Chrome takes since version 142. */
  interface SpeechRecognition {
    phrases?: SpeechRecognitionPhrase[];
  }
}

/** A hint at what is likely said. */
export interface SpeechRecognitionPhrase {
  readonly phrase: string;
  /** From 0 to 10; 1 is no hint at all. */
  readonly boost: number;
}

/** A browser's recogniser as far as a browser has it: all of it, or only the part that was there first. */
export type RecognitionApi = (new () => SpeechRecognition) &
  Partial<Pick<typeof SpeechRecognition, 'available' | 'install'>>;

/** What makes a hint at a likely phrase, where the browser takes such hints. */
export type PhraseMaker = new (phrase: string, boost: number) => SpeechRecognitionPhrase;

interface MayRecognise {
  SpeechRecognition?: RecognitionApi;
  /** The name in Safari, and in Chrome before it had its own. */
  webkitSpeechRecognition?: RecognitionApi;
  SpeechRecognitionPhrase?: PhraseMaker;
}

/** The recogniser of this browser; null where it has none. */
export function recognitionApi(browser: unknown = window): RecognitionApi | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as MayRecognise;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** What makes hints; null where the browser takes none. */
export const phraseMaker = (browser: unknown = window): PhraseMaker | null =>
  (browser as MayRecognise).SpeechRecognitionPhrase ?? null;

/** The region that is taken where the device names none: recognisers want a language with one. */
const regions: Record<string, string> = { en: 'en-US', de: 'de-DE' };

/**
 * The language that a recogniser is asked for, with the region of whoever owns the device.
 * @param locale a BCP 47 tag, of which the language counts
 * @param preferred what the device's owner reads, best first, as `navigator.languages` has it
 */
export function speechTag(locale: string, preferred: readonly string[]): string {
  const language = locale.split('-')[0] ?? locale;
  const own = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return own ?? regions[language] ?? language;
}

/** Whether a browser can listen on the device, without sending what it hears anywhere. */
export type OnDevice = 'ready' | 'to-fetch' | 'no';

/** Whether a language can be recognised on the device. Never fails: a browser that cannot tell cannot do it. */
export async function onDevice(api: RecognitionApi | null, tag: string): Promise<OnDevice> {
  if (!api?.available) return 'no';
  try {
    const status = await api.available({ langs: [tag], processLocally: true });
    if (status === 'available') return 'ready';
    return status === 'unavailable' || !api.install ? 'no' : 'to-fetch';
  } catch {
    return 'no';
  }
}
