/** Unified English Braille, uncontracted (grade 1). */
import { cells } from './cells.js';
import type { BrailleCode } from './code.js';

const all = (signs: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(signs).map(([sign, dots]) => [sign, cells(dots)]));

const question = cells('236');

export const english: BrailleCode = {
  number: cells('3456'),
  afterNumber: cells('56'),
  capital: cells('6'),
  capitals: cells('6-6'),
  capitalsEnd: cells('6-3'),
  letters: all({ ß: '46-2346', æ: '1-456-15', ø: '456-34-135' }),
  accents: all({
    '\u0300': '45-16',
    '\u0301': '45-34',
    '\u0302': '45-146',
    '\u0303': '45-12456',
    '\u0308': '45-25',
    '\u030a': '45-1246',
    '\u0327': '45-12346',
  }),
  otherAccent: '',
  signs: all({
    '.': '256',
    ',': '2',
    ';': '23',
    ':': '25',
    '!': '235',
    '-': '36',
    '–': '6-36',
    '—': '6-36',
    '“': '236',
    '”': '356',
    '‘': '6-236',
    "'": '3',
    '’': '3',
    '(': '5-126',
    ')': '5-345',
    '[': '46-126',
    ']': '46-345',
    '/': '456-34',
    '…': '256-256-256',
    '×': '5-236',
    '+': '5-235',
    '=': '5-2356',
    '*': '5-35',
    '%': '46-356',
    '&': '4-12346',
    '#': '456-1456',
    '@': '4-1',
    _: '46-36',
    '°': '45-245',
    '•': '456-256',
    '·': '256',
    '<': '4-126',
    '>': '4-345',
    '→': '1256-135',
    '←': '1256-246',
    '↑': '1256-346',
    '↓': '1256-146',
  }),
  inNumber: all({ '.': '256', ',': '2' }),
  inContext: (sign, before) => {
    // At the start of a word its cell would be read as an opening quotation mark.
    if (sign === '?') return before === '' ? cells('56') + question : question;
    // A straight mark opens where nothing but an opening sign stands before it.
    if (sign === '"') return cells(before === '' || before === '(' ? '236' : '356');
    return undefined;
  },
  unknown: cells('5-126-56-236-5-345'),
};
