/** The set-up card: what is needed, how it is laid out, and who begins. */
import { msg } from '@lit/localize';
import type { GameId, State } from '../../rules/types.js';
import { describeSetUp, describeTurn, type Wording } from '../describe.js';
import { aboutBlocks } from './about.js';
import { board, startCaption, usualStart } from './positions.js';
import { type Block, heading, paragraph } from './types.js';

/** The pieces of the kit. */
function kitItems(game: GameId): string[] {
  switch (game) {
    case 'isolation':
      return [
        msg('the board of 5 by 5 cells', { id: 'sheet.kit.board' }),
        msg('pawn A, a triangle, and pawn B, a square', { id: 'sheet.kit.pawns' }),
        msg('23 block marks with a cross; a counter or a pencil cross does as well', { id: 'sheet.kit.blocks' }),
      ];
    case 'approach-withdraw':
      return [
        msg('the board of 5 by 5 cells', { id: 'sheet.kit.board' }),
        msg('8 white tokens: a circle with W', { id: 'sheet.kit.tokens.white' }),
        msg('8 black tokens: a square with B', { id: 'sheet.kit.tokens.black' }),
      ];
    case 'nearest-site':
      return [
        msg('the board of 5 by 5 cells', { id: 'sheet.kit.board' }),
        msg('2 white sites, a double circle with W, and 2 black ones, a double square with B', {
          id: 'sheet.kit.sites',
        }),
        msg('award markers: 25 each with w, b and n; a pencil letter in the cell does as well', {
          id: 'sheet.kit.awards',
        }),
      ];
    case 'territories':
      return [
        msg('12 terrain tiles of four squares each', { id: 'sheet.kit.tiles' }),
        msg('8 houses: 4 white ones, a circle under a roof, and 4 black ones, a square under a roof', {
          id: 'sheet.kit.houses',
        }),
        msg('40 trunks; from the 41st on, a pencil line', { id: 'sheet.kit.trunks' }),
      ];
  }
}

/** Names of the cells, for those who see the board for the first time. */
const cellNames = (): string =>
  msg('A cell has a letter and a number: letters from the left, numbers from the bottom. A1 is at the bottom left.', {
    id: 'sheet.cells',
  });

const exampleLand = (): string =>
  msg('This land is an example. Shuffle the tiles face down for another, and turn each as you like.', {
    id: 'sheet.set-up.land',
  });

/**
 * The set-up card's blocks.
 * @param laid the position to lay out; null for the game's usual one
 */
export function setUpBlocks(game: GameId, laid: State | null, wording: Wording): Block[] {
  const start = laid ?? usualStart(game);
  return [
    heading(msg('You need', { id: 'sheet.set-up.need' })),
    {
      kind: 'list',
      items: [...kitItems(start.game), msg('a record sheet and a pencil', { id: 'sheet.kit.record' })],
    },
    heading(msg('Lay it out', { id: 'sheet.set-up.lay' })),
    paragraph(cellNames()),
    { kind: 'steps', items: [...describeSetUp(start, wording), describeTurn(start, wording)] },
    board(start, startCaption(), wording),
    ...(game === 'territories' && !laid ? [paragraph(exampleLand())] : []),
    ...aboutBlocks(start.game),
  ];
}
