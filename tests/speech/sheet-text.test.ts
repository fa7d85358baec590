import { expect } from '@open-wc/testing';
import { gameIds } from '../../src/rules/types.js';
import { linesBraille, sheetsBraille } from '../../src/speech/sheet-braille.js';
import { sheetText } from '../../src/speech/sheet-text.js';
import { type Sheet, sheetKindsOf, sheetsOf } from '../../src/speech/sheets.js';

const wording = { spelling: false, verbosity: 'full', locale: 'en' } as const;
const sheetsOfGame = (game: (typeof gameIds)[number]): Sheet[] =>
  sheetKindsOf(game, null).flatMap((kind) =>
    sheetsOf(kind, { game, played: null, tables: 2, sitting: null, round: null }, wording),
  );

const sheet: Sheet = {
  kind: 'rules',
  game: 'isolation',
  title: 'Title',
  audience: 'players',
  blocks: [
    { kind: 'heading', text: 'Turn' },
    { kind: 'steps', items: ['Move.', 'Block.'] },
    { kind: 'facts', facts: [{ name: 'Players', text: 'two' }] },
    {
      kind: 'table',
      caption: 'Turns',
      head: ['Turn', 'From', 'To'],
      rows: [
        ['1', 'C1', ''],
        ['2', '', 'B2'],
      ],
    },
    {
      kind: 'table',
      caption: 'Blank',
      head: ['Turn', 'From'],
      rows: [
        ['1', ''],
        ['2', ''],
        ['3', ''],
      ],
    },
    { kind: 'table', caption: 'Match', head: ['Game', 'Won', 'Lost'], rows: [['1', '', '']] },
    { kind: 'lines', label: 'Result', count: 2 },
  ],
};

describe('a sheet as plain text', () => {
  it('has a line for everything that is read in one go, and says once what is to be filled in', () => {
    expect(sheetText(sheet, wording)).to.equal(
      [
        'Title',
        '',
        'Turn',
        '1. Move.',
        '2. Block.',
        'Players: two',
        '',
        'Turns',
        'Turn: 1; From: C1',
        'Turn: 2; To: B2',
        '',
        'Blank',
        '3 lines to fill in, each with: Turn; From',
        '',
        'Match',
        'Game: 1. To fill in: Won; Lost',
        'Result:',
        '',
      ].join('\n'),
    );
  });

  for (const game of gameIds) {
    it(`says of ${game} nothing that needs to be seen: no bars, no drawn boards, no lines of blanks`, () => {
      for (const one of sheetsOfGame(game)) {
        const text = sheetText(one, wording);
        expect(text.split('\n')[0]).to.equal(one.title);
        expect(text).to.not.match(/[|_]{2}|\.{4}|^[0-9] [.×WB|]( [.×WB|]){3}|undefined|\n\n\n/m);
        for (const block of one.blocks) if (block.kind === 'board') expect(text).to.contain(block.text.join('\n'));
      }
    });

    it(`fits in braille pages of 40 by 25, for ${game}`, () => {
      const pages = sheetsBraille(sheetsOfGame(game), wording).split('\f').slice(0, -1);
      for (const page of pages) {
        const lines = page.split('\r\n').slice(0, -1);
        expect(lines).to.have.length(25);
        for (const line of lines) expect(line).to.match(/^[ -_]{0,40}$/);
      }
    });
  }
});

describe('a record in braille', () => {
  it('has its title and a line a move', () => {
    expect(linesBraille('Isolation', ['A moves.'], 'en')).to.match(/^ +,ISOLATION\r\n,A MOVES4\r\n/);
  });
});
