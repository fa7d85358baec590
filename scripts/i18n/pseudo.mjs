/**
 * The pseudo-language: every text gets accents, grows by about a third as other languages do, and stands in brackets.
 * A text on the screen without brackets was never given to `msg`; one with a bracket missing is cut off.
 */
import { pseudoLocale } from './project.mjs';
import { readLocale, unitsOf, writeLocale } from './xliff.mjs';

const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** @param {string} text */
const withAccents = (text) => text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** @param {number} length of the text so far */
const padding = (length) => ` ${'~'.repeat(Math.max(1, Math.ceil(length / 3)))}`;

/**
 * The pseudo-translation of a text; its placeholders stay as they are.
 * @param {Element} source
 * @returns {Element}
 */
function pseudoTarget(source) {
  const { ownerDocument } = source;
  const target = ownerDocument.createElement('target');
  const append = (/** @type {string} */ text) => target.appendChild(ownerDocument.createTextNode(text));
  append('[');
  for (const node of Array.from(source.childNodes)) {
    if (node.nodeType === node.TEXT_NODE) append(withAccents(node.nodeValue ?? ''));
    else target.appendChild(node.cloneNode(true));
  }
  append(`${padding(source.textContent?.length ?? 0)}]`);
  return target;
}

/** Fills the pseudo-language's file, whose texts must have no translations yet. */
export function fillPseudoLocale() {
  const document = readLocale(pseudoLocale);
  if (!document) return;
  for (const { source } of unitsOf(document)) {
    source.parentNode?.insertBefore(pseudoTarget(source), source.nextSibling);
    source.parentNode?.insertBefore(document.createTextNode('\n  '), source.nextSibling);
  }
  writeLocale(pseudoLocale, document);
}
