import { msg } from '@lit/localize';
import { type Block, heading, note, paragraph } from './types.js';

/** Territories in plain words. */
export const territoriesRules = (): Block[] => [
  paragraph(
    msg('Both build one fence of trunks. In the end your land is every square fenced in with your farms.', {
      id: 'sheet.rules.territories.aim',
    }),
  ),
  heading(msg('Your turn', { id: 'sheet.rules.turn' })),
  paragraph(
    msg(
      'White begins. Lay one trunk on the edge between two squares. The end of a trunk is open if it touches no other trunk and is not at the rim of the land.',
      { id: 'sheet.rules.territories.turn' },
    ),
  ),
  {
    kind: 'steps',
    items: [
      msg('If there is an open end, your trunk goes on from there. There is never more than one.', {
        id: 'sheet.rules.territories.go-on',
      }),
      msg('If your trunk leaves an open end, it is the other’s turn.', { id: 'sheet.rules.territories.leaves' }),
      msg('If your trunk leaves none, a territory is closed, and you lay the first trunk of the next fence.', {
        id: 'sheet.rules.territories.again',
      }),
      msg(
        'The first trunk of a fence must touch a trunk that lies there already; the rim alone is not enough. It may not lie beside a farm of the other, unless no other place is allowed. White’s very first trunk goes on from the starting trunk, whatever is beside it.',
        { id: 'sheet.rules.territories.first' },
      ),
    ],
  },
  heading(msg('Where no trunk may go', { id: 'sheet.rules.territories.never' })),
  {
    kind: 'list',
    items: [
      msg('Not into a territory in which only one of you has farms. It is settled.', {
        id: 'sheet.rules.territories.settled',
      }),
      msg('Do not waste land: a trunk that closes must leave a farm, of either, on both sides.', {
        id: 'sheet.rules.territories.waste',
      }),
      msg(
        'Do not lead into a dead end: a trunk with an open end must leave a way to finish the fence with a farm on both sides.',
        { id: 'sheet.rules.territories.dead-end' },
      ),
    ],
  },
  heading(msg('The end', { id: 'sheet.rules.end' })),
  paragraph(
    msg(
      'When no territory holds farms of both, the game is over. Count the squares of your territories: more wins, as many each is a draw.',
      { id: 'sheet.rules.territories.end' },
    ),
  ),
  note(
    msg(
      'Without luck: lay out eight free spots instead of houses. White places one farm, Black two, White two, Black two, White the last.',
      { id: 'sheet.rules.territories.spots' },
    ),
  ),
  heading(msg('Say and write', { id: 'sheet.rules.say' })),
  paragraph(
    msg('“Between C3 and C4” is written trunk C3 C4: the two squares beside the trunk.', {
      id: 'sheet.rules.territories.say',
    }),
  ),
];
