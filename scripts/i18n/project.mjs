/** The app's texts as lit-localize finds them in the source, and where their translations are. */
import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { printDiagnostics } from '@lit/localize-tools/lib/typescript.js';

/** The language that only tests use: English with every text changed, so that a text left behind shows. */
export const pseudoLocale = 'en-XA';

const config =
  /** @type {import('@lit/localize-tools/lib/types/config.js').Config & { output: { mode: 'runtime' } }} */ (
    readConfigFileAndWriteSchema(fileURLToPath(new URL('../../lit-localize.json', import.meta.url)))
  );

export const { sourceLocale, targetLocales } = config;

/** The folder that holds one XLIFF file a language. */
export const folder = config.resolve('locales');

/** A fresh one for each task: it keeps what it has read. */
export const localizer = () => new RuntimeLitLocalizer(config);

/**
 * Every text of the source, by its id.
 * @returns {Map<string, import('@lit/localize-tools/lib/messages.js').ProgramMessage>}
 * @throws {Error} if a `msg` call is one that lit-localize cannot read; what is wrong is printed
 */
export function sourceMessages() {
  const { messages, errors } = localizer().extractSourceMessages();
  if (errors.length > 0) {
    printDiagnostics(errors);
    throw new Error('Some texts could not be read from the source.');
  }
  return new Map(messages.map((message) => [message.name, message]));
}
