/** How to draw the whole kit by hand, on reused paper with a pencil, where nothing can be printed. */
import { msg } from '@lit/localize';
import type { GameId } from '../../rules/types.js';
import type { Wording } from '../describe.js';
import { recordColumns } from './columns.js';
import { board, startCaption, usualStart } from './positions.js';
import { type Block, heading, note, paragraph, type TableBlock } from './types.js';

/** How the board, or the land, is drawn. */
function boardSteps(game: GameId): string[] {
  const letters = msg(
    'Write the letters A to E under the columns and the numbers 1 to 5 beside the rows, 1 at the bottom. Turn the sheet round and write the same names for who sits opposite: E to A, and 5 beside the bottom row.',
    { id: 'sheet.hand.letters' },
  );
  if (game !== 'territories') {
    return [
      msg(
        'Draw a square of 15 centimetres, about the length of a pencil. Divide it into five columns and five rows, so that a cell is 3 centimetres wide: two fingers.',
        { id: 'sheet.hand.square' },
      ),
      letters,
    ];
  }
  return [
    msg(
      'Cut or tear twelve squares of paper, 6 centimetres each: fold a strip again and again and they come out alike.',
      { id: 'sheet.hand.tiles' },
    ),
    msg('Draw a line down and a line across the middle of each tile: four squares.', { id: 'sheet.hand.tile-lines' }),
    msg('Lay them four wide and three high. Write A to H on a strip below, and 1 to 6 on a strip at the left.', {
      id: 'sheet.hand.strips',
    }),
    msg('For without luck, draw a dotted circle in one square of eight of the tiles; four stay empty.', {
      id: 'sheet.hand.spots',
    }),
  ];
}

const outline = {
  circle: () => msg('a circle', { id: 'sheet.outline.circle' }),
  square: () => msg('a square', { id: 'sheet.outline.square' }),
};

/** Every piece: what it is, how many, its outline, its letter. */
function pieceRows(game: GameId): string[][] {
  switch (game) {
    case 'isolation':
      return [
        [msg('pawn A', { id: 'describe.mark.pawn.a' }), '1', msg('a triangle', { id: 'sheet.outline.triangle' }), 'A'],
        [msg('pawn B', { id: 'describe.mark.pawn.b' }), '1', outline.square(), 'B'],
        [
          msg('block', { id: 'sheet.piece.block' }),
          '23',
          msg('a large cross from corner to corner', { id: 'sheet.outline.cross' }),
          '–',
        ],
      ];
    case 'approach-withdraw':
      return [
        [msg('white token', { id: 'sheet.piece.token.white' }), '8', outline.circle(), 'W'],
        [msg('black token', { id: 'sheet.piece.token.black' }), '8', outline.square(), 'B'],
      ];
    case 'nearest-site':
      return [
        [
          msg('white site', { id: 'sheet.piece.site.white' }),
          '2',
          msg('two circles, one in the other', { id: 'sheet.outline.circles' }),
          'W',
        ],
        [
          msg('black site', { id: 'sheet.piece.site.black' }),
          '2',
          msg('two squares, one in the other', { id: 'sheet.outline.squares' }),
          'B',
        ],
        [
          msg('award', { id: 'sheet.piece.award' }),
          '25',
          msg('a small pencil letter in the cell', { id: 'sheet.outline.letter' }),
          'w, b, n',
        ],
      ];
    case 'territories':
      return [
        [
          msg('white house', { id: 'sheet.piece.house.white' }),
          '4',
          msg('a circle under a roof', { id: 'sheet.outline.circle-roof' }),
          'W',
        ],
        [
          msg('black house', { id: 'sheet.piece.house.black' }),
          '4',
          msg('a square under a roof', { id: 'sheet.outline.square-roof' }),
          'B',
        ],
        [
          msg('trunk', { id: 'sheet.piece.trunk' }),
          '40',
          msg('a strip as long as a square is wide, or a match', { id: 'sheet.outline.strip' }),
          '–',
        ],
      ];
  }
}

const pieces = (game: GameId): TableBlock => ({
  kind: 'table',
  caption: msg('The pieces', { id: 'sheet.hand.pieces' }),
  head: [
    msg('Piece', { id: 'sheet.column.piece' }),
    msg('How many', { id: 'sheet.column.how-many' }),
    msg('Outline', { id: 'sheet.column.outline' }),
    msg('Letter', { id: 'sheet.column.letter' }),
  ],
  rows: pieceRows(game),
});

/** The hand-copy sheet's blocks. */
export const handCopyBlocks = (game: GameId, wording: Wording): Block[] => [
  paragraph(
    msg(
      'You need paper with one empty side, a pencil, and something straight. A ruler helps, the edge of a book will do. Paper can be torn along a sharp fold; for scissors take whatever help suits you.',
      { id: 'sheet.hand.need' },
    ),
  ),
  heading(
    game === 'territories' ? msg('The land', { id: 'sheet.hand.land' }) : msg('The board', { id: 'sheet.hand.board' }),
  ),
  { kind: 'steps', items: boardSteps(game) },
  board(usualStart(game), startCaption(), wording),
  pieces(game),
  note(
    msg('Underline every letter and number: then W is not read as M, nor 6 as 9, from across the table.', {
      id: 'sheet.hand.underline',
    }),
  ),
  heading(msg('The record', { id: 'sheet.hand.record' })),
  paragraph(
    msg('Rule 40 lines, number them, and head the columns so:', {
      id: 'sheet.hand.rule',
    }),
  ),
  {
    kind: 'table',
    caption: msg('The first lines', { id: 'sheet.hand.lines' }),
    head: recordColumns(game),
    rows: [1, 2].map((turn) => [
      String(turn),
      ...recordColumns(game)
        .slice(1)
        .map(() => ''),
    ]),
  },
];
