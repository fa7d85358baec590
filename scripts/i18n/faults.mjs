/** What can be wrong with translations. Pure: data in, sentences out. */

/**
 * @typedef {(string | { untranslatable: string, index: number })[]} Contents a text's strings and placeholders
 * @typedef {{ source: Contents, target: Contents | null }} Translation
 */

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What lit-localize makes up when a `msg` call gives no id. */
const madeUpId = /^[hs][0-9a-f]{16}$/;

/**
 * A text as one string to compare. Which variable fills a placeholder does not matter to a translation, the markup does.
 * @param {Contents} contents
 */
const comparable = (contents) =>
  contents
    .map((part) =>
      typeof part === 'string' ? part : `{${part.index}:${part.untranslatable.replace(/\$\{[^}]*\}/g, '${}')}}`,
    )
    .join('');

/**
 * Whether a translation was made for another text than the one now in the source.
 * @param {Contents} then
 * @param {Contents} now
 */
export const isStale = (then, now) => comparable(then) !== comparable(now);

/** @param {Contents} contents */
const placeholders = (contents) =>
  contents
    .flatMap((part) => (typeof part === 'string' ? [] : [part.index]))
    .sort((a, b) => a - b)
    .join(', ') || 'none';

/** @param {Contents} contents */
const isBlank = (contents) => contents.every((part) => typeof part === 'string' && part.trim() === '');

/**
 * A plural is a family of texts whose ids end in `.one`, `.other` and so on: one for each category of the language.
 * @param {string} locale
 * @param {Iterable<string>} ids
 * @returns {string[]}
 */
function pluralFaults(locale, ids) {
  const known = new Set(ids);
  const stems = new Set(
    [...known].filter((id) => categories.some((name) => id.endsWith(`.${name}`))).map((id) => id.replace(/\.\w+$/, '')),
  );
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...stems].flatMap((stem) =>
    wanted
      .map((name) => `${stem}.${name}`)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: this plural form is missing`),
  );
}

/** @param {Contents} contents */
const hasMarkupSigns = (contents) => contents.some((part) => typeof part === 'string' && /[&<>]/.test(part));

/**
 * What is wrong with the texts of the source themselves.
 * @param {string} locale the language they are written in
 * @param {Map<string, { contents: Contents, tag?: 'html' | 'str' }>} messages by id
 * @returns {string[]} one sentence each, without the language
 */
export const sourceFaults = (locale, messages) => [
  ...[...messages].flatMap(([id, { contents, tag }]) => [
    ...(madeUpId.test(id) ? [`${id}: a text has no id of its own; give msg one`] : []),
    // lit-localize writes `&amp;` for `&` into translations of plain texts too, where it would be shown as it stands.
    ...(tag !== 'html' && hasMarkupSigns(contents) ? [`${id}: &, < and > only work in html texts; use words`] : []),
  ]),
  ...pluralFaults(locale, messages.keys()),
];

/**
 * A placeholder that was typed instead of kept, `{1}`, would be read out as it stands.
 * @param {Contents} contents
 */
const typedPlaceholder = (contents) =>
  contents.flatMap((part) => (typeof part === 'string' ? (part.match(/\{\d+\}/) ?? []) : []))[0];

/**
 * What is wrong with one text's translation.
 * @param {Contents} now the text in the source
 * @param {Translation | undefined} translation
 * @returns {string | null} null when nothing is
 */
function translationFault(now, translation) {
  if (!translation) return 'missing';
  if (isStale(translation.source, now)) return 'the text in the source has changed since';
  if (!translation.target || isBlank(translation.target)) return 'untranslated';
  const typed = typedPlaceholder(translation.target);
  if (typed) return `has ${typed} as words, which is no placeholder`;
  const [have, want] = [placeholders(translation.target), placeholders(now)];
  return have === want ? null : `has placeholders ${have}, needs ${want}`;
}

/**
 * What is wrong with one language.
 * @param {string} locale
 * @param {Map<string, Contents>} texts those of the source, by id
 * @param {Map<string, Translation>} translations by id
 * @returns {string[]} one sentence each, without the language
 */
export const localeFaults = (locale, texts, translations) => [
  ...[...translations.keys()].filter((id) => !texts.has(id)).map((id) => `${id}: no longer used`),
  ...[...texts].flatMap(([id, now]) => {
    const fault = translationFault(now, translations.get(id));
    return fault ? [`${id}: ${fault}`] : [];
  }),
  ...pluralFaults(locale, texts.keys()),
];
