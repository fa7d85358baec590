/**
 * A Vite plugin that gives the texts of the built app short ids. Those in the source say where a text belongs, which helps
 * translators; in the app they would be a fifth of the script. With them goes what @lit/localize makes ids with for texts that
 * have none.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Every id is in every language's file; `i18n:check` sees to that. */
const translated = fileURLToPath(new URL('../src/generated/locales/de.ts', import.meta.url));
/** In @lit/localize: an id for a text that has none. */
const idMaker = /@lit\/localize\/internal\/id-generation\.js$/;
const idOfMessage = /(\bid: )'([^']+)'/g;
const idOfTranslation = /^(\s*)'([^']+)'(?=: )/gm;

/** @type {() => import('vite').Plugin} */
export function messageIds() {
  /** @type {Map<string, string>} */
  let short = new Map();
  return {
    name: 'message-ids',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const ids = Array.from((await readFile(translated, 'utf8')).matchAll(/^\s*'([^']+)': /gm), ([, id = '']) => id);
      short = new Map(ids.sort().map((id, index) => [id, index.toString(36)]));
    },
    load: (file) => (idMaker.test(file) ? 'export const generateMsgId = () => "";' : null),
    transform(code, file) {
      if (!/\/src\/.*\.ts$/.test(file)) return null;
      return code.replace(
        /\/generated\/locales\//.test(file) ? idOfTranslation : idOfMessage,
        (all, /** @type {string} */ before, /** @type {string} */ id) =>
          short.has(id) ? `${before}'${short.get(id) ?? ''}'` : all,
      );
    },
  };
}
