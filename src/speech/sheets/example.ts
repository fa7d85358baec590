/** The worked example: the same moves as in the app, each with what it shows. Nothing on it is left to be found out. */
import { msg } from '@lit/localize';
import { games, workedExamples } from '../../rules/index.js';
import type { GameId } from '../../rules/types.js';
import { describeMove, type Wording } from '../describe.js';
import { exampleTexts } from '../example-texts.js';
import { exampleColumns } from './columns.js';
import { board, playedFrom, position, startCaption } from './positions.js';
import { type Block, note, paragraph } from './types.js';

/** The worked example's blocks. */
export function exampleBlocks(game: GameId, wording: Wording): Block[] {
  const { options, moves } = workedExamples[game];
  const start = position(game, options);
  const played = playedFrom(start, moves);
  const texts = exampleTexts(game);
  const rows = played.map((one, index) => [
    describeMove(one, wording),
    games[game].format(one.move),
    texts[index] ?? '',
  ]);
  return [
    paragraph(
      msg('Lay it out as it is drawn first, and make the moves one after another.', { id: 'sheet.example.how' }),
    ),
    note(
      msg('This example shows how the rules work. It is no advice and no measured result.', {
        id: 'sheet.example.only',
      }),
    ),
    board(start, startCaption(), wording),
    {
      kind: 'table',
      caption: msg('The moves', { id: 'sheet.example.moves' }),
      head: exampleColumns(),
      rows,
    },
    board(played.at(-1)?.after ?? start, msg('In the end', { id: 'sheet.example.end' }), wording),
  ];
}
