import type { Settings } from '../records/settings.js';
import { onDevice, phraseMaker, recognitionApi, speechTag } from '../speech/browser/api.js';
import { BrowserRecogniser } from '../speech/browser-recogniser.js';
import { recogniserFor } from '../speech/choose-recogniser.js';
import { type EmbeddedAddresses, EmbeddedRecogniser } from '../speech/embedded/embedded-recogniser.js';
import { embeddedSpeaks } from '../speech/embedded/speaks.js';
import { type Recogniser, type RecogniserFault, recogniserFaults } from '../speech/recogniser.js';

/** Who listens, or why nobody can. */
export type Chosen = { recogniser: Recogniser; fault: null } | { recogniser: null; fault: RecogniserFault };

/** The ones that were made on this visit: what one has learned of the room counts for all pages. */
const made = new Map<string, Recogniser>();

const isFault = (answer: string): answer is RecogniserFault => recogniserFaults.some((fault) => fault === answer);

/**
 * The recogniser of the settings; the same one each time.
 * @param locale the language that is spoken, a BCP 47 tag
 * @param addresses where the parts of Gridscribe's own recogniser are
 */
export async function chooseRecogniser(
  { recogniser: wanted }: Pick<Settings, 'recogniser'>,
  locale: string,
  addresses: EmbeddedAddresses,
): Promise<Chosen> {
  const api = recognitionApi();
  const tag = speechTag(locale, navigator.languages);
  const kind = recogniserFor(wanted, {
    embedded: canEmbed(),
    speaks: embeddedSpeaks(locale),
    local: await onDevice(api, tag),
    browser: api !== null,
  });
  if (isFault(kind)) return { recogniser: null, fault: kind };
  const name = kind === 'embedded' ? kind : `${kind} ${tag}`;
  let recogniser = made.get(name);
  if (!recogniser) {
    recogniser =
      kind === 'embedded'
        ? new EmbeddedRecogniser(addresses)
        : new BrowserRecogniser({ api, phrases: phraseMaker(), local: kind === 'browser', tag: () => tag });
    made.set(name, recogniser);
  }
  return { recogniser, fault: null };
}

/** Whether Gridscribe's own recogniser can run here, and be given what the microphone hears. */
const canEmbed = (): boolean =>
  'mediaDevices' in navigator &&
  ['AudioWorkletNode', 'WebAssembly', 'DecompressionStream'].every((name) => name in window);
