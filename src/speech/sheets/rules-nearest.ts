import { msg } from '@lit/localize';
import { type Block, heading, note, paragraph } from './types.js';

/** Nearest-site territories in plain words. */
export const nearestRules = (): Block[] => [
  paragraph(
    msg('Place two sites each, then find out together which cells are nearer to whom.', {
      id: 'sheet.rules.nearest.aim',
    }),
  ),
  heading(msg('Place the sites', { id: 'sheet.rules.nearest.sites' })),
  paragraph(
    msg('In turn, place one site in an empty cell: white, black, white, black. A site never moves.', {
      id: 'sheet.rules.nearest.place',
    }),
  ),
  heading(msg('Award the cells', { id: 'sheet.rules.nearest.award' })),
  {
    kind: 'steps',
    items: [
      msg('For a cell, count the steps to the nearest white site: columns apart plus rows apart.', {
        id: 'sheet.rules.nearest.count',
      }),
      msg('Count the steps to the nearest black site in the same way.', { id: 'sheet.rules.nearest.count-black' }),
      msg('The fewer steps have the cell. As many steps to both: the cell is neutral.', {
        id: 'sheet.rules.nearest.fewer',
      }),
    ],
  },
  note(
    msg(
      'All 25 cells are awarded, those with a site too. Two equally near sites of one colour change nothing. An award may be changed: the last one counts.',
      { id: 'sheet.rules.nearest.all' },
    ),
  ),
  heading(msg('Check each other', { id: 'sheet.rules.nearest.check' })),
  paragraph(
    msg(
      'One checks half 1, the first twelve cells and C3; the other checks half 2, C3 and the last twelve. Then exchange and compare. White, black and neutral cells must add up to 25.',
      { id: 'sheet.rules.nearest.audit' },
    ),
  ),
  heading(msg('The end', { id: 'sheet.rules.end' })),
  paragraph(
    msg(
      'When all awards are right, the one with more cells wins; as many each is a draw. Neutral cells count for nobody.',
      {
        id: 'sheet.rules.nearest.end',
      },
    ),
  ),
  heading(msg('Say and write', { id: 'sheet.rules.say' })),
  paragraph(
    msg('“Site C3” places a site. “A1 white” awards a cell, and “row 1: white, white, neutral, black, black” a row.', {
      id: 'sheet.rules.nearest.say',
    }),
  ),
];
