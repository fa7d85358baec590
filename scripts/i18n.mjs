/**
 * The app's texts and their translations.
 *
 *     node scripts/i18n.mjs extract   brings locales/ up to date with the source, and refills the pseudo-language
 *     node scripts/i18n.mjs check     fails, with a sentence for each, if a translation is not what it should be
 *     node scripts/i18n.mjs build     writes src/generated/, which the app imports
 */
import { readdirSync, rmSync } from 'node:fs';
import { isStale, localeFaults, sourceFaults } from './i18n/faults.mjs';
import { folder, localizer, pseudoLocale, sourceLocale, sourceMessages, targetLocales } from './i18n/project.mjs';
import { fillPseudoLocale } from './i18n/pseudo.mjs';
import { contentsOf, fileOf, readLocale, removeTarget, unitsOf, writeLocale } from './i18n/xliff.mjs';

/** lit-localize would keep the translation of a text that has changed under the same id. */
function dropStaleTranslations() {
  const messages = sourceMessages();
  for (const locale of targetLocales) {
    const document = readLocale(locale);
    if (!document) continue;
    for (const { id, source, target } of unitsOf(document)) {
      const message = messages.get(id);
      if (!message || !target || !isStale(contentsOf(source), message.contents)) continue;
      console.log(`${locale}: ${id}: the text has changed; its translation was taken out`);
      removeTarget(target);
    }
    writeLocale(locale, document);
  }
}

async function extract() {
  rmSync(fileOf(pseudoLocale), { force: true });
  dropStaleTranslations();
  await localizer().writeInterchangeFiles();
  fillPseudoLocale();
  console.log(`${sourceMessages().size} texts in ${targetLocales.join(', ')}`);
}

/** @param {string} locale */
const translationsIn = (locale) =>
  new Map(
    unitsOf(readLocale(locale)).map(({ id, source, target }) => [
      id,
      { source: contentsOf(source), target: target && contentsOf(target) },
    ]),
  );

function check() {
  const messages = sourceMessages();
  const texts = new Map([...messages].map(([id, { contents }]) => [id, contents]));
  const faults = [
    ...sourceFaults(sourceLocale, messages).map((fault) => `${sourceLocale}: ${fault}`),
    ...targetLocales.flatMap((locale) =>
      localeFaults(locale, texts, translationsIn(locale)).map((fault) => `${locale}: ${fault}`),
    ),
    ...readdirSync(folder)
      .filter((file) => !targetLocales.some((locale) => file === `${locale}.xlf`))
      .map((file) => `locales/${file}: lit-localize.json does not name this language`),
  ];
  if (faults.length === 0) {
    console.log(`${texts.size} texts, complete in ${targetLocales.join(', ')}`);
    return;
  }
  console.error(faults.join('\n'));
  console.error('\n"npm run i18n:extract" brings the files up to date; what is then untranslated is for a translator.');
  process.exitCode = 1;
}

async function build() {
  localizer().assertTranslationsAreValid();
  await localizer().build();
}

const tasks = { extract, check, build };
const task = tasks[/** @type {keyof typeof tasks} */ (process.argv[2])];
if (!task) {
  console.error('Say one of: extract, check, build.');
  process.exit(1);
}
await task();
