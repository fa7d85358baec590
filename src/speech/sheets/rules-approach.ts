import { msg } from '@lit/localize';
import type { Wording } from '../describe.js';
import { board, position, practicePosition } from './positions.js';
import { type Block, heading, note, paragraph } from './types.js';

/** The step of the practice sheet, with the words "in front" and "behind" on the tokens it reaches. */
function frontAndBehind(wording: Wording): Block {
  const { game, options } = practicePosition('approach-sheet');
  const [front, behind] = [
    msg('in front', { id: 'sheet.rules.approach.front' }),
    msg('behind', { id: 'sheet.rules.approach.behind' }),
  ];
  const shown = board(
    position(game, options),
    msg('White steps from C3 to C4. C5 is in front, C2 and C1 are behind.', {
      id: 'sheet.rules.approach.front-behind',
    }),
    wording,
    {
      arrow: { from: 'C3', to: 'C4' },
      notes: [
        { cell: 'C5', text: front },
        { cell: 'C2', text: behind },
        { cell: 'C1', text: behind },
      ],
    },
  );
  return shown;
}

/** Approach or withdraw in plain words, with front and behind shown and what 40 moves means. */
export const approachRules = (wording: Wording): Block[] => [
  paragraph(msg('Take tokens off by stepping towards them or away from them.', { id: 'sheet.rules.approach.aim' })),
  heading(msg('Your turn', { id: 'sheet.rules.turn' })),
  {
    kind: 'steps',
    items: [
      msg('Move one of your tokens one step into an empty cell: up, down, left or right, never slanting.', {
        id: 'sheet.rules.approach.step',
      }),
      msg(
        'Approach: if the next cell in front holds a token of the other colour, you may take it off, and with it every one that follows in the same line without a gap.',
        { id: 'sheet.rules.approach.approach' },
      ),
      msg(
        'Withdraw: if the cell behind the one you left holds a token of the other colour, you may take it off, and with it every one that follows in the same line without a gap.',
        { id: 'sheet.rules.approach.withdraw' },
      ),
    ],
  },
  note(
    msg(
      'Approach or withdraw, never both in one turn. You may also take nothing. The line goes whole or not at all; it ends at an empty cell, at a token of your own or at the edge.',
      { id: 'sheet.rules.approach.or' },
    ),
  ),
  frontAndBehind(wording),
  heading(msg('The end', { id: 'sheet.rules.end' })),
  {
    kind: 'list',
    items: [
      msg('One side has no token left: the other wins.', { id: 'sheet.rules.approach.end.none' }),
      msg('It is your turn and none of your tokens can step: the other wins.', {
        id: 'sheet.rules.approach.end.stuck',
      }),
      msg(
        '40 moves are played. One move is one line of the record, and the lines of both count together: 20 of White and 20 of Black. Then the side with more tokens wins; as many each is a draw.',
        { id: 'sheet.rules.approach.end.forty' },
      ),
    ],
  },
  heading(msg('Say and write', { id: 'sheet.rules.say' })),
  paragraph(
    msg(
      '“C3 to C4, approach, C5” is written C3-C4 approach C5. Name the start, the end, the choice, and the tokens that come off, the nearest first.',
      { id: 'sheet.rules.approach.say' },
    ),
  ),
];
