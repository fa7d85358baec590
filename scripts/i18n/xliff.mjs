/** Reading and changing the XLIFF files in `locales/`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { folder } from './project.mjs';

/** @typedef {{ id: string, source: Element, target: Element | null }} Unit one text and its translation */

const textNode = 3;

/** @param {string} locale */
export const fileOf = (locale) => join(folder, `${locale}.xlf`);

/**
 * @param {string} locale
 * @returns {Document | null} null when the language has no file yet
 */
export const readLocale = (locale) =>
  existsSync(fileOf(locale)) ? new DOMParser().parseFromString(readFileSync(fileOf(locale), 'utf8'), 'text/xml') : null;

/** @param {string} locale @param {Document} document */
export const writeLocale = (locale, document) =>
  writeFileSync(fileOf(locale), new XMLSerializer().serializeToString(document));

/**
 * @param {Document | null} document
 * @returns {Unit[]}
 */
export const unitsOf = (document) =>
  Array.from(document?.getElementsByTagName('trans-unit') ?? [], (unit) => ({
    id: unit.getAttribute('id') ?? '',
    source: /** @type {Element} */ (unit.getElementsByTagName('source')[0]),
    target: unit.getElementsByTagName('target')[0] ?? null,
  }));

/**
 * Takes a translation out, and the space before it.
 * @param {Element} target
 */
export function removeTarget(target) {
  const { previousSibling, parentNode } = target;
  if (previousSibling?.nodeType === textNode) parentNode?.removeChild(previousSibling);
  parentNode?.removeChild(target);
}

/**
 * The parts of a text: strings, and placeholders as lit-localize describes them.
 * @param {Element} element a `<source>` or `<target>`
 * @returns {(string | { untranslatable: string, index: number })[]}
 */
export const contentsOf = (element) =>
  Array.from(element.childNodes, (node) => {
    if (node.nodeType === textNode) return node.nodeValue ?? '';
    const placeholder = /** @type {Element} */ (node);
    return {
      untranslatable: placeholder.getAttribute('equiv-text') ?? '',
      index: Number(placeholder.getAttribute('id')),
    };
  });
