import { msg } from '@lit/localize';
import { type Block, heading, paragraph } from './types.js';

/** Isolation in plain words. */
export const isolationRules = (): Block[] => [
  paragraph(
    msg('Keep your pawn able to move. Whoever cannot move at the start of a turn has lost.', {
      id: 'sheet.rules.isolation.aim',
    }),
  ),
  heading(msg('Your turn', { id: 'sheet.rules.turn' })),
  {
    kind: 'steps',
    items: [
      msg(
        'Move your pawn one or more cells in a straight line: up, down, sideways or slanting. Every cell on the way and the last one must be empty and not blocked.',
        { id: 'sheet.rules.isolation.move' },
      ),
      msg(
        'Then block one empty cell for good. The cell you have just left is allowed; a cell with a pawn is not, nor one already blocked.',
        { id: 'sheet.rules.isolation.block' },
      ),
    ],
  },
  paragraph(
    msg('Both belong to one turn and are one line of the record. Nobody may pass.', {
      id: 'sheet.rules.isolation.both',
    }),
  ),
  heading(msg('The end', { id: 'sheet.rules.end' })),
  paragraph(
    msg('If it is your turn and your pawn has no cell to go to, the game is over and the other one wins.', {
      id: 'sheet.rules.isolation.end',
    }),
  ),
  heading(msg('Say and write', { id: 'sheet.rules.say' })),
  paragraph(
    msg(
      '“C1 to B2, block C1” is written C1-B2 block C1. Name the start, the end and the blocked cell, in this order.',
      {
        id: 'sheet.rules.isolation.say',
      },
    ),
  ),
];
