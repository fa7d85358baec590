/** The worked example: one turn of each kind, shown step by step. Nothing on it is left to be found out. */
import { msg } from '@lit/localize';
import { games } from '../../rules/index.js';
import type { GameId, State } from '../../rules/types.js';
import { describeMove, describeTable, type Played, type Wording } from '../describe.js';
import { awardWord } from '../describe/marks.js';
import { awardColumn, stepColumns } from './columns.js';
import { board, playedFrom, position, practicePosition } from './positions.js';
import { type Block, heading, note, paragraph } from './types.js';

const before = (): string => msg('Before', { id: 'sheet.example.before' });
const after = (): string => msg('After', { id: 'sheet.example.after' });

/** How a move is said, written and made on the table. */
function moveFacts(played: Played, wording: Wording): Block {
  const { before: state, move } = played;
  return {
    kind: 'facts',
    facts: [
      { name: msg('Said', { id: 'sheet.example.said' }), text: describeMove(played, wording) },
      { name: msg('Written', { id: 'sheet.example.written' }), text: games[state.game].format(move) },
      { name: msg('On the table', { id: 'sheet.example.table' }), text: describeTable(played, wording) },
    ],
  };
}

const end = (played: readonly Played[], start: State): State => played.at(-1)?.after ?? start;

function isolationExample(wording: Wording): Block[] {
  const { game, options, moves } = practicePosition('isolation-sequence');
  const start = position(game, options);
  const played = playedFrom(start, moves);
  return [
    paragraph(
      msg('Pawn A moves from C1 to B2, one cell slanting, and blocks C1, the cell it has just left.', {
        id: 'sheet.example.isolation',
      }),
    ),
    board(start, before(), wording, { arrow: { from: 'C1', to: 'B2' } }),
    ...played.map((one) => moveFacts(one, wording)),
    board(end(played, start), after(), wording),
    paragraph(
      msg('Now it is pawn B’s turn. It moves, and then it blocks one cell too. The practice sheet goes on from here.', {
        id: 'sheet.example.isolation.next',
      }),
    ),
  ];
}

function approachExample(wording: Wording): Block[] {
  const { game, options, tries } = practicePosition('approach-sheet');
  const start = position(game, options);
  const ways = tries.flatMap(({ move, error }) => (error === null ? playedFrom(start, [move]) : []));
  const [approach, withdraw] = ways;
  return [
    paragraph(
      msg('White steps from C3 to C4. In front stands C5. Behind stand C2 and, without a gap, C1.', {
        id: 'sheet.example.approach',
      }),
    ),
    board(start, before(), wording, { arrow: { from: 'C3', to: 'C4' } }),
    ...(approach
      ? [
          heading(msg('By approach', { id: 'sheet.example.by-approach' })),
          moveFacts(approach, wording),
          board(end([approach], start), after(), wording),
        ]
      : []),
    ...(withdraw
      ? [
          heading(msg('By withdrawal', { id: 'sheet.example.by-withdrawal' })),
          moveFacts(withdraw, wording),
          board(end([withdraw], start), after(), wording),
        ]
      : []),
    note(
      msg('Either C5, or C2 and C1, or nothing: White chooses and says it. Never all three.', {
        id: 'sheet.example.approach.never',
      }),
    ),
  ];
}

function nearestExample(wording: Wording): Block[] {
  const { game, options } = practicePosition('nearest-comparison');
  return [
    paragraph(
      msg('There is a white site on A1 and a black site on E5. Whose are B1 and C3?', { id: 'sheet.example.nearest' }),
    ),
    board(position(game, options), msg('The sites', { id: 'sheet.example.sites' }), wording),
    {
      kind: 'steps',
      items: [
        msg('B1 is one column and no row from A1: 1 step. It is three columns and four rows from E5: 7 steps.', {
          id: 'sheet.example.nearest.b1',
        }),
        msg('1 is fewer than 7: B1 is white.', { id: 'sheet.example.nearest.b1.award' }),
        msg('C3 is two columns and two rows from A1: 4 steps. It is as far from E5: 4 steps.', {
          id: 'sheet.example.nearest.c3',
        }),
        msg('4 and 4 are equal: C3 is neutral.', { id: 'sheet.example.nearest.c3.award' }),
      ],
    },
    {
      kind: 'table',
      caption: msg('As it is written', { id: 'sheet.example.nearest.table' }),
      head: [...stepColumns(), awardColumn()],
      rows: [
        ['B1', '1', '7', awardWord('W')],
        ['C3', '4', '4', awardWord('neutral')],
      ],
    },
  ];
}

function territoriesExample(wording: Wording): Block[] {
  const { game, options, moves, tries } = practicePosition('closing-fence');
  const start = position(game, options);
  const played = playedFrom(start, [...moves, ...tries.map(({ move }) => move)]);
  return [
    paragraph(
      msg(
        'White and Black build one fence in turn. The fifth trunk reaches the rim of the land and closes a territory.',
        {
          id: 'sheet.example.territories',
        },
      ),
    ),
    board(start, before(), wording),
    { kind: 'steps', items: played.map((one) => describeMove(one, wording)) },
    board(end(played, start), after(), wording),
    paragraph(
      msg(
        'Inside the fence stands the black farm on F2; outside is a farm as well. So no land is wasted. White has closed and lays the next trunk too.',
        { id: 'sheet.example.territories.why' },
      ),
    ),
  ];
}

const examples: Record<GameId, (wording: Wording) => Block[]> = {
  isolation: isolationExample,
  'approach-withdraw': approachExample,
  'nearest-site': nearestExample,
  territories: territoriesExample,
};

/** The worked example's blocks. */
export const exampleBlocks = (game: GameId, wording: Wording): Block[] => [
  ...examples[game](wording),
  note(
    msg('This example shows how the rules work. It is no advice and no measured result.', { id: 'sheet.example.only' }),
  ),
];
