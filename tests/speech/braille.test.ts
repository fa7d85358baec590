import { expect } from '@open-wc/testing';
import { brailleAscii, cells, dotsOf } from '../../src/speech/braille/cells.js';
import { boardBraille } from '../../src/speech/braille/board.js';
import { brailleFile, paged, pageLines, type Passage, pageWidth, wrap } from '../../src/speech/braille/pages.js';
import { toBraille } from '../../src/speech/braille/translate.js';
import { brailleName, linesBraille } from '../../src/speech/sheet-braille.js';
import { after } from '../rules/support.js';

const english = (text: string): string => brailleAscii(toBraille(text, 'en'));
const german = (text: string): string => brailleAscii(toBraille(text, 'de-AT'));

describe('braille cells', () => {
  it('are known by their dots', () => {
    expect(cells('1-12-123456')).to.equal('⠁⠃⠿');
    expect(dotsOf('⠿')).to.deep.equal([1, 2, 3, 4, 5, 6]);
    expect(dotsOf('⠨')).to.deep.equal([4, 6]);
    for (const none of [' ', 'a', '⡀', '']) expect(dotsOf(none)).to.deep.equal([]);
  });

  it('have the 64 characters of North American Braille ASCII, each once', () => {
    const all = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0x2800 + index)).join('');
    expect(brailleAscii(all)).to.equal(' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=');
  });
});

// Worked out by hand from the codes' own rules, and the same as liblouis gives for them.
const inEnglish: [string, string][] = [
  ['C1 to B2, blocks C1.', ',C#A TO ,B#B1 BLOCKS ,C#A4'],
  ['(White) 40 moves: “yes”; ‘no', '"<,WHITE"> #DJ MOVES3 8YES02 ,8NO'],
  ['WHITE ABC PDFs', ",,WHITE ,,ABC ,,PDF,'S"],
  ['3a 3k 3C 1,5 2.5 10%', '#C;A #CK #C,C #A1E #B4E #AJ.0'],
  ['don’t é Ä ß', "DON'T ^/E ,^3A .!"],
  ['Who? ? 5×5 – and/or', ',WHO8 ;8 #E"8#E ,- AND_/OR'],
  ['日本 Ada', '"<;8"> ,ADA'],
  ['Βασίλης Παπαδόπουλος', ',VASILIS ,PAPADOPOULOS'],
  ['Щукин, Юлія Й', ',SHCHUKIN1 ,YULIYA ,Y'],
];
const inGerman: [string, string][] = [
  ['C1 nach B2, blockiert C1.', ".C#A NACH .B#B1 BLOCKIERT .C#A'"],
  ['Größe Äpfel Straße Züge', '.GR[!E .>PFEL .STRA!E .Z\\GE'],
  ['WEISS (Weiß): 40', '^WEISS 7.WEI!73 #DJ'],
  ['3a 3k 3C 1,5 2.5 10%', "#C,A #CK #C.C #A1E #B'E #AJ#J0"],
  ['„ja“ »so« Wer? ?', '8JA0 8SO0 .WER5 ,5'],
  ['A1: 1; (C1) 1, 1.', ".A#A,3 #A,2 7.C#A,7 #A1 #A'"],
  ['Café Señor ł', '.CAF@= .SE@NOR @L'],
  ['z. B. 1–2 und/oder', "Z' .B' #A,-#B UND\"1ODER"],
];

describe('translation into braille', () => {
  for (const [text, braille] of inEnglish) {
    it(`writes “${text}” in English`, () => {
      expect(english(text)).to.equal(braille);
    });
  }
  for (const [text, braille] of inGerman) {
    it(`writes “${text}” in German`, () => {
      expect(german(text)).to.equal(braille);
    });
  }

  it('knows a name that it cannot show', () => {
    expect(['Ada', 'Đỗ Thị 3', 'Βασίλης', 'Анна-Мария', ''].map(brailleName)).not.to.include(null);
    expect(['محمد علي', '漢字', 'Ada 漢'].map(brailleName)).to.deep.equal([null, null, null]);
  });

  it('says that Latin letters stand for others where they do', () => {
    const note = english('Greek and Cyrillic letters');
    expect(linesBraille('Ada', ['White: Βασίλης'], 'en')).to.contain(note);
    expect(linesBraille('Ada', ['White: Bo'], 'en')).not.to.contain(note);
  });

  it('makes nothing but cells and spaces of anything', () => {
    const odd = 'a\u202eb \u0000 <script> 👩‍🏫 ليلى Đỗ ½ ² ✕ \ud800';
    for (const locale of ['en', 'de', 'xx']) {
      expect(toBraille(odd, locale)).to.match(/^[\u2800-\u283f ]*$/);
    }
  });
});

describe('braille pages', () => {
  const passage = (text: string, more: Partial<Passage> = {}): Passage => ({ text, first: 0, further: 2, ...more });

  it('break lines at spaces, and words that are too long with a hyphen', () => {
    const lines = wrap(toBraille(`${'word '.repeat(20)}${'x'.repeat(90)} end`, 'en'), 2, 0);
    for (const line of lines) expect(line.length).to.be.at.most(pageWidth);
    expect(lines[0]).to.match(/^ {2}\S/);
    expect(lines.join('').replace(/[\s⠤]/g, '')).to.equal(toBraille(`${'word'.repeat(20)}${'x'.repeat(90)}end`, 'en'));
  });

  it('are 25 lines of at most 40 cells, the last with the page number, with a form feed after each', () => {
    const file = brailleFile(
      paged(
        Array.from({ length: 60 }, () => passage('A line of a sheet.')),
        'en',
      ),
    );
    const pages = file.split('\f');
    expect(pages.pop()).to.equal('');
    expect(pages).to.have.length(3);
    for (const [index, page] of pages.entries()) {
      const lines = page.split('\r\n');
      expect(lines.pop()).to.equal('');
      expect(lines).to.have.length(pageLines);
      expect(lines.at(-1)).to.equal(`#${'ABC'[index]}`.padStart(pageWidth));
    }
  });

  it('never leave a heading alone at the end', () => {
    for (let before = 15; before < 30; before += 1) {
      const passages = [
        ...Array.from({ length: before }, () => passage('line')),
        passage('Heading', { heading: true }),
        passage('first'),
        passage('second'),
      ];
      for (const page of paged(passages, 'en')) {
        const lines = page.slice(0, -1).filter((line) => line !== '');
        expect(lines.at(-1)).to.not.contain(toBraille('Heading', 'en'));
      }
    }
  });

  it('keep a drawing together', () => {
    const drawn = ['⠁', '⠃', '⠉'];
    for (let before = 18; before < 26; before += 1) {
      const pages = paged([...Array.from({ length: before }, () => passage('line')), passage('', { drawn })], 'en');
      expect(pages.filter((page) => page.some((line) => drawn.includes(line)))).to.have.length(1);
    }
  });
});

describe('a board in braille', () => {
  it('has its columns under each other', () => {
    expect(boardBraille(after('isolation', {}, 'C1-B2 block C1')).map(brailleAscii)).to.deep.equal([
      "#E  '  ' ,B  '  '",
      "#D  '  '  '  '  '",
      "#C  '  '  '  '  '",
      "#B  ' ,A  '  '  '",
      "#A  '  '  =  '  '",
      '    A  B  C  D  E',
    ]);
  });

  it('fits in a line where the land is widest, with its trunks', () => {
    const spots = ['A1', 'C1', 'E1', 'G1', 'A3', 'C3', 'E3', 'G3'];
    const lines = boardBraille(after('territories', { shape: '6x2', spots, start: ['K1', 'L1'] }));
    for (const line of lines) expect(line.length).to.be.at.most(pageWidth);
    expect(brailleAscii(lines.at(-2) ?? '')).to.equal("#A  7  '  7  '  7  '  7  '  '  '  '_ '");
  });
});
