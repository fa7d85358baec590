/** The objects of a PDF as browsers write them: no object streams, nothing encrypted. */
import { inflateSync } from 'node:zlib';

/** A dictionary's text, and what is in its stream. */
export interface PdfObject {
  dictionary: string;
  /** Unpacked; empty where there is none. */
  stream: string;
}

/** An object's numbers: `12 0 R` is 12. */
export const referencesIn = (text: string): number[] =>
  Array.from(text.matchAll(/(\d+) 0 R/g), (found) => Number(found[1]));

/** What stands after a name in a dictionary, if it is one object's number. */
export function referenceOf(dictionary: string, name: string): number | null {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary);
  return found ? Number(found[1]) : null;
}

/** What stands after a name: a number's worth of text, or everything between brackets, nested ones too. */
export function valueOf(dictionary: string, name: string): string {
  const at = new RegExp(`/${name}(?![A-Za-z])`).exec(dictionary);
  if (!at) return '';
  const rest = dictionary.slice(at.index + at[0].length).trimStart();
  if (!/^(\[|<<)/.test(rest)) return (/^[^/>\]]*/.exec(rest) ?? [''])[0].trim();
  let depth = 0;
  for (const sign of rest.matchAll(/\[|\]|<<|>>/g)) {
    depth += sign[0] === '[' || sign[0] === '<<' ? 1 : -1;
    if (depth === 0) return rest.slice(0, sign.index + sign[0].length);
  }
  return rest;
}

/** Reads the objects of a file by the table at its end, so that nothing within a stream is taken for one. */
export function readObjects(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const table = text.slice(Number(/startxref\s+(\d+)/.exec(text.slice(-64))?.[1]));
  const objects = new Map<number, PdfObject>();
  for (const [index, entry] of Array.from(table.matchAll(/(\d{10}) \d{5} ([nf])/g)).entries()) {
    if (entry[2] === 'n') objects.set(index, objectAt(text.slice(Number(entry[1]))));
  }
  return objects;
}

function objectAt(text: string): PdfObject {
  const end = text.search(/endobj|stream\r?\n/);
  const dictionary = text.slice(text.indexOf('obj') + 3, end);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  if (text.startsWith('endobj', end) || Number.isNaN(length)) return { dictionary, stream: '' };
  const from = end + 'stream'.length + (text.startsWith('\r', end + 'stream'.length) ? 2 : 1);
  const packed = Buffer.from(text.slice(from, from + length), 'latin1');
  const stream = dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed;
  return { dictionary, stream: stream.toString('latin1') };
}
