/** The German Basisschrift: every letter a cell of its own, with capital signs, as the system of 2018 has it. */
import { cells } from './cells.js';
import { type BrailleCode, isDigit, isLetter } from './code.js';

const all = (signs: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(signs).map(([sign, dots]) => [sign, cells(dots)]));

const announced = cells('6');
const marks = all({ ';': '23', ':': '25', '?': '26', '!': '235', '(': '2356', ')': '2356' });

export const german: BrailleCode = {
  number: cells('3456'),
  afterNumber: announced,
  capital: cells('46'),
  capitals: cells('45'),
  capitalsEnd: announced,
  letters: all({
    ä: '345',
    ö: '246',
    ü: '1256',
    ß: '2346',
    // Letters of French have their French cells after dot 4; any other letter with a mark is the plain one after it.
    à: '4-12356',
    â: '4-16',
    ç: '4-12346',
    è: '4-2346',
    é: '4-123456',
    ê: '4-126',
    ë: '4-1246',
    ì: '4-34',
    î: '4-146',
    ï: '4-12456',
    ò: '4-346',
    ô: '4-1456',
    ù: '4-23456',
    û: '4-156',
    æ: '1-15',
    ø: '4-135',
    ł: '4-123',
    đ: '4-145',
  }),
  accents: new Map(),
  otherAccent: cells('4'),
  signs: all({
    '.': '3',
    ',': '2',
    '-': '36',
    '–': '6-36',
    '—': '6-36',
    '„': '236',
    '“': '356',
    '”': '356',
    '»': '236',
    '«': '356',
    '‚': '6-236',
    '‘': '6-356',
    "'": '6',
    '’': '6',
    '[': '6-2356',
    ']': '6-2356',
    '/': '5-2',
    '…': '3-3-3',
    '×': '4-236',
    '+': '4-235',
    '=': '4-2356',
    '*': '6-35',
    '%': '3456-245-356',
    '&': '5-136',
    '§': '346',
    '#': '4-3456',
    '@': '4-345',
    _: '4-456',
    '°': '4-356',
    '•': '36',
    '·': '3',
    '<': '4-246-3',
    '>': '4-135-2',
    '→': '25-25-135',
    '←': '246-25-25',
    '↑': '346-2',
    '↓': '346-3',
  }),
  inNumber: all({ '.': '3', ',': '2' }),
  inContext: (sign, before, after) => {
    const mark = marks.get(sign);
    if (mark !== undefined) {
      // Between letters these would be read as letters of a contracted word, after a digit as lowered digits of a fraction,
      // and the first ones alone as quotation marks.
      const isHidden = (isLetter(before) && isLetter(after)) || isDigit(before);
      const isAlone = before === '' && '?!:'.includes(sign);
      return isHidden || isAlone ? announced + mark : mark;
    }
    if (sign === '"') return cells(before === '' || before === '(' ? '236' : '356');
    return undefined;
  },
  unknown: cells('2356-6-26-2356'),
};
