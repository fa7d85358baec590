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
 * The voices for a language: those on the device before those of a service, which have to be fetched for every sentence, and
 * may be heard by others; then the one that the device has as its own; then by name.
 * @param locale a BCP 47 tag, of which only the language counts
 */
export function voicesFor(locale: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] {
  const rank = (voice: SpeechSynthesisVoice): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter(({ lang }) => languageOf(lang) === languageOf(locale))
    .sort((one, other) => rank(other) - rank(one) || one.name.localeCompare(other.name));
}

/**
 * The voice to speak a language with: the chosen one while the browser has it, else the first of `voicesFor`.
 * @param chosen a `voiceURI`
 */
export function voiceFor(
  locale: string,
  voices: readonly SpeechSynthesisVoice[],
  chosen?: string,
): SpeechSynthesisVoice | null {
  const fitting = voicesFor(locale, voices);
  return fitting.find(({ voiceURI }) => voiceURI === chosen) ?? fitting[0] ?? null;
}

/** Android writes `en_US`. */
const languageOf = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0];
