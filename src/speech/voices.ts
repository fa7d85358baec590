/** How long a browser is given to tell its voices, in milliseconds: some have them only after seconds. */
const voicesWithin = 3000;

/** Resolves once a browser has voices, or has had its time to find some. */
export function voicesComeTo(synthesis: SpeechSynthesis): Promise<void> {
  if (synthesis.getVoices().length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      window.clearTimeout(waiting);
      synthesis.removeEventListener('voiceschanged', end);
      resolve();
    };
    const waiting = window.setTimeout(end, voicesWithin);
    synthesis.addEventListener('voiceschanged', end);
  });
}

/**
 * The voice for a language: one on the device before one of a service, which has to be fetched for every sentence, and may
 * be heard by others; then the one that the device has as its own.
 * @param locale a BCP 47 tag, of which only the language counts
 */
export function voiceFor(locale: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  const [best] = voices
    .filter(({ lang }) => languageOf(lang) === languageOf(locale))
    .sort((one, other) => rank(other) - rank(one));
  return best ?? null;
}

/** Android writes `en_US`. */
const languageOf = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0];
