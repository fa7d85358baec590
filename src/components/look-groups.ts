import { msg, str } from '@lit/localize';
import type { Progress } from '../records/progress.js';
import type { Cell, GameId } from '../rules/index.js';
import type { CommandId } from '../speech/commands.js';
import type { Direction } from '../speech/describe/directions.js';
import type { Wording } from '../speech/describe/wording.js';
import { cellText } from '../speech/describe/words.js';

/** What is looked at: a game that is being played, or a record at one of its positions. */
export interface LookSubject {
  /** The game as it is at present. */
  progress: Progress;
  /** The game as it is shown. */
  shown: Progress;
  isLookingBack: boolean;
  /** The cell that is looked at. */
  here: Cell;
  summary: { game: GameId };
  /** How texts are worded. */
  wording: () => Wording;
}

/** A button that asks something. */
export interface Ask {
  id: CommandId;
  args: string[];
  text: string;
}

/** Buttons that belong together, under a heading; so many beside each other where there is room. */
export interface LookGroup {
  id: 'along' | 'cell' | 'pieces' | 'game' | 'moves' | 'positions';
  heading: string;
  columns: 'two' | 'three' | 'four';
  asks: Ask[];
}

const ask = (id: CommandId, text: string, ...args: string[]): Ask => ({ id, args, text });

function directionName(direction: Direction): string {
  switch (direction) {
    case 'up':
      return msg('Up', { id: 'look.direction.up' });
    case 'upper-right':
      return msg('Upper right', { id: 'look.direction.upper-right' });
    case 'right':
      return msg('Right', { id: 'look.direction.right' });
    case 'lower-right':
      return msg('Lower right', { id: 'look.direction.lower-right' });
    case 'down':
      return msg('Down', { id: 'look.direction.down' });
    case 'lower-left':
      return msg('Lower left', { id: 'look.direction.lower-left' });
    case 'left':
      return msg('Left', { id: 'look.direction.left' });
    case 'upper-left':
      return msg('Upper left', { id: 'look.direction.upper-left' });
  }
}

/** The eight directions around the cell, as they lie on the board that is seen. */
function alongAsks(cell: string, name: string, turned: boolean): Ask[] {
  const to = (direction: Direction): Ask => ask('line', directionName(direction), direction, cell);
  const asks = [
    ...(['upper-left', 'up', 'upper-right', 'left'] as const).map(to),
    ask('at', name, cell),
    ...(['right', 'lower-left', 'down', 'lower-right'] as const).map(to),
  ];
  return turned ? asks.reverse() : asks;
}

/** In Isolation a side has one pawn, to which one goes; elsewhere one goes from piece to piece or hears where all are. */
function pieceAsks(isIsolation: boolean): Ask[] {
  if (isIsolation)
    return [
      ask('next-piece', msg('To pawn A', { id: 'look.to-pawn.a' }), 'first'),
      ask('next-piece', msg('To pawn B', { id: 'look.to-pawn.b' }), 'second'),
    ];
  return [
    ask('previous-piece', msg('Previous white', { id: 'look.previous.white' }), 'first'),
    ask('pieces', msg('All white', { id: 'look.all.white' }), 'W'),
    ask('next-piece', msg('Next white', { id: 'look.next.white' }), 'first'),
    ask('previous-piece', msg('Previous black', { id: 'look.previous.black' }), 'second'),
    ask('pieces', msg('All black', { id: 'look.all.black' }), 'B'),
    ask('next-piece', msg('Next black', { id: 'look.next.black' }), 'second'),
  ];
}

/** The ways through the positions of the game: always there while an earlier one is shown. */
export const positionsGroup = (): LookGroup => ({
  id: 'positions',
  heading: msg('Positions', { id: 'look.positions' }),
  columns: 'four',
  asks: [
    ask('earlier', msg('One position back', { id: 'look.earlier' })),
    ask('later', msg('One position on', { id: 'look.later' })),
    ask('changes', msg('What has changed', { id: 'look.changes' })),
    ask('present', msg('To the present', { id: 'look.to-present' })),
  ],
});

/** The ways through the moves and positions of the game. */
const wayGroups = (): LookGroup[] => [
  {
    id: 'moves',
    heading: msg('Moves', { id: 'look.moves' }),
    columns: 'four',
    asks: [
      ask('log-back', msg('Read one move back', { id: 'look.log-back' })),
      ask('log-on', msg('Read one move on', { id: 'look.log-on' })),
      ask('last-move', msg('Last move', { id: 'look.last-move' })),
      ask('read-log', msg('All moves', { id: 'look.read-log' })),
    ],
  },
  positionsGroup(),
];

/**
 * Everything that can be asked by buttons about the cell that is looked at, and about the game.
 * @param turned the board is seen from the far side
 * @param hasWays the page has ways of its own through the moves
 */
export function lookGroups(subject: LookSubject, turned: boolean, hasWays: boolean): LookGroup[] {
  const { here, summary } = subject;
  const name = cellText(here, subject.wording());
  return [
    {
      id: 'along',
      heading: msg(str`Along a line from ${name}`, { id: 'look.along' }),
      columns: 'three',
      asks: alongAsks(here, name, turned),
    },
    {
      id: 'cell',
      heading: msg('This cell', { id: 'look.cell' }),
      columns: 'two',
      asks: [
        ask('around', msg('Around it', { id: 'look.around' }), here),
        ask('row', msg('Its row', { id: 'look.row' }), here.charAt(1)),
        ask('column', msg('Its column', { id: 'look.column' }), here.charAt(0)),
        ask('moves-from', msg('What can go from here', { id: 'look.moves-from' }), here),
        ask('why-not', msg('Why not here', { id: 'look.why-not' }), here),
      ],
    },
    {
      id: 'pieces',
      heading: msg('Pieces', { id: 'look.pieces' }),
      columns: summary.game === 'isolation' ? 'two' : 'three',
      asks: pieceAsks(summary.game === 'isolation'),
    },
    {
      id: 'game',
      heading: msg('The game', { id: 'look.game' }),
      columns: 'two',
      asks: [
        ask('describe-board', msg('Board', { id: 'look.board' })),
        ask('standing', msg('Standing', { id: 'look.standing' })),
        ...(summary.game === 'territories' ? [ask('free-end', msg('Open end', { id: 'look.free-end' }))] : []),
      ],
    },
    ...(hasWays ? [] : wayGroups()),
  ];
}
