/** Just enough of a PDF reader to measure what a browser prints. */
import { readContent, type PageContent } from './pdf-content.js';
import { type PdfObject, readObjects, referenceOf, referencesIn, valueOf } from './pdf-objects.js';

export interface PdfPage extends PageContent {
  /** In millimetres. */
  width: number;
  height: number;
  text: string;
}

/** A tagged part of the document, in reading order. */
export interface Tagged {
  /** `H2`, `P`, `Table` and so on. */
  role: string;
  /** The text in it and in all its parts. */
  text: string;
  /** What it says in place of a picture. */
  alt: boolean;
  /** The page on which its text begins, from 0; null where it has none. */
  page: number | null;
}

export interface Pdf {
  pages: PdfPage[];
  structure: Tagged[];
  lang: string;
  /** The names of fonts whose shapes are not in the file. */
  missingFonts: string[];
}

const point = 25.4 / 72;

/** What codes of a font stand for, from its `ToUnicode` table. */
function codesOf(table: string): Map<number, string> {
  const codes = new Map<number, string>();
  const said = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const number = (hex = ''): number => parseInt(hex, 16);
  for (const [, block = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code, text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) codes.set(number(code), said(text));
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from, to, text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let code = number(from); code <= number(to); code += 1) {
        codes.set(code, said((number(text) + code - number(from)).toString(16).padStart(4, '0')));
      }
    }
  }
  return codes;
}

/** The file's objects, of which any may be asked for. */
class File {
  readonly objects: ReadonlyMap<number, PdfObject>;

  constructor(bytes: Buffer) {
    this.objects = readObjects(bytes);
  }

  get(number: number | null): PdfObject {
    return this.objects.get(number ?? -1) ?? { dictionary: '', stream: '' };
  }

  find(type: string): PdfObject[] {
    return Array.from(this.objects.values()).filter(({ dictionary }) =>
      new RegExp(`/Type\\s*/${type}(?![A-Za-z])`).test(dictionary),
    );
  }
}

function readPage(file: File, { dictionary }: PdfObject): PdfPage {
  const fonts = new Map<string, Map<number, string>>();
  const resources = valueOf(dictionary, 'Font');
  for (const [, name = '', number] of resources.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const font = file.get(Number(number));
    fonts.set(name, codesOf(file.get(referenceOf(font.dictionary, 'ToUnicode')).stream));
  }
  const decode = (font: string, codes: string): string =>
    (codes.match(/.{4}/g) ?? []).map((code) => fonts.get(font)?.get(parseInt(code, 16)) ?? '\uFFFD').join('');
  const content = readContent(file.get(referenceOf(dictionary, 'Contents')).stream, decode);
  const [, , width = 0, height = 0] = (valueOf(dictionary, 'MediaBox').match(/[\d.]+/g) ?? []).map(Number);
  const text = Array.from(content.texts.values()).join(' ');
  return { ...content, width: width * point, height: height * point, text };
}

/** The tagged parts, each before its own parts. */
function readStructure(file: File, order: readonly number[], pages: readonly PdfPage[]): Tagged[] {
  const found: Tagged[] = [];
  /** @returns the text of an element, and the page on which it begins */
  const visit = (number: number, above: number | null): { text: string; page: number | null } => {
    const { dictionary } = file.get(number);
    const role = /\/S\s*\/(\w+)/.exec(dictionary)?.[1] ?? '';
    const own = referenceOf(dictionary, 'Pg') ?? above;
    const tagged: Tagged = { role, text: '', alt: dictionary.includes('/Alt'), page: null };
    found.push(tagged);
    const page = own === null ? -1 : order.indexOf(own);
    for (const [part] of valueOf(dictionary, 'K').matchAll(/<<.*?>>|\d+ 0 R|\d+/gs)) {
      const child = /^(\d+) 0 R$/.exec(part);
      const other = referenceOf(part, 'Pg');
      const mark = Number(/\/MCID (\d+)/.exec(part)?.[1] ?? part);
      const at = other === null ? page : order.indexOf(other);
      const said = child ? visit(Number(child[1]), own) : { text: pages[at]?.texts.get(mark) ?? '', page: at };
      tagged.text += said.text;
      if (said.text !== '') tagged.page ??= said.page;
    }
    return tagged;
  };
  for (const root of file.find('StructTreeRoot')) {
    for (const number of referencesIn(valueOf(root.dictionary, 'K'))) visit(number, null);
  }
  return found;
}

/** Reads a PDF that Chromium has printed. */
export function readPdf(bytes: Buffer): Pdf {
  const file = new File(bytes);
  const [root] = file.find('Pages').filter(({ dictionary }) => !dictionary.includes('/Parent'));
  const leaves = (number: number): number[] => {
    const { dictionary } = file.get(number);
    return /\/Type\s*\/Pages/.test(dictionary) ? referencesIn(valueOf(dictionary, 'Kids')).flatMap(leaves) : [number];
  };
  const order = referencesIn(valueOf(root?.dictionary ?? '', 'Kids')).flatMap(leaves);
  const pages = order.map((number) => readPage(file, file.get(number)));
  return {
    pages,
    structure: readStructure(file, order, pages),
    lang: /\/Lang \((.*?)\)/.exec(file.find('Catalog')[0]?.dictionary ?? '')?.[1] ?? '',
    missingFonts: file
      .find('FontDescriptor')
      .filter(({ dictionary }) => !/\/FontFile/.test(dictionary))
      .map(({ dictionary }) => valueOf(dictionary, 'FontName')),
  };
}
