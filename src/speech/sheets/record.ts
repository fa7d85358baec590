/** The record sheet, blank or filled with a game that was played. */
import { msg, str } from '@lit/localize';
import { freeEnd, gameOf } from '../../rules/index.js';
import type { GameId, Move, Player, State } from '../../rules/types.js';
import { describeSetUp, playerName, type Names, type Played, type Wording } from '../describe.js';
import { awardWord } from '../describe/marks.js';
import { recordColumns } from './columns.js';
import { board, startCaption } from './positions.js';
import { type Block, heading, lines, note, paragraph, type TableBlock } from './types.js';

/** How many turns a blank record has room for. */
const rows = 40;

/** A game as it was played, for the filled record. */
export interface PlayedGame {
  start: State;
  /** As far as it was played; it may be none. */
  moves: readonly Played[];
  names: Names;
  /** What the record is called. */
  title: string;
  /** Who won and why, in a sentence; null while it is open. */
  ending: string | null;
  /** After how many moves the board is drawn. */
  boards: readonly number[];
}

const people: Record<GameId, readonly [Player, Player]> = {
  isolation: ['A', 'B'],
  'approach-withdraw': ['W', 'B'],
  'nearest-site': ['W', 'B'],
  territories: ['W', 'B'],
};

/** The two players of a game, the one named first first. */
export const playersOf = (game: GameId): readonly [Player, Player] => people[game];

function howToFill(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('One line a turn: who moves, from where, to where, and which cell is blocked then.', {
        id: 'sheet.record.how.isolation',
      });
    case 'approach-withdraw':
      return msg(
        'One line a turn. Capture: approach, withdraw, or a dash for none. Removed: the cells, the nearest first.',
        { id: 'sheet.record.how.approach-withdraw' },
      );
    case 'nearest-site':
      return msg('First the four sites, then an award a line. An award that is changed gets a new line.', {
        id: 'sheet.record.how.nearest-site',
      });
    case 'territories':
      return msg('One line a trunk: the two squares beside it. Tick the last column if it closes a territory.', {
        id: 'sheet.record.how.territories',
      });
  }
}

/** A blank record: who plays, 40 numbered turns, the result. */
export function blankRecordBlocks(game: GameId, wording: Wording): Block[] {
  const head = recordColumns(game);
  return [
    ...playersOf(game).map((player) => lines(playerName(game, player))),
    lines(msg('Day, table, scribe', { id: 'sheet.record.day' })),
    ...(game === 'territories' ? [lines(msg('Houses and starting trunk', { id: 'sheet.record.land' }))] : []),
    lines(msg('Result, and why the game ended', { id: 'sheet.record.result' })),
    paragraph(howToFill(game)),
    {
      kind: 'table',
      caption: msg('Turns', { id: 'sheet.record.turns' }),
      head,
      rows: Array.from({ length: rows }, (_, index) => [
        new Intl.NumberFormat(wording.locale).format(index + 1),
        ...Array.from({ length: head.length - 1 }, () => ''),
      ]),
    },
  ];
}

const dash = '–';
const yes = (): string => msg('yes', { id: 'sheet.yes' });

/** A move in the columns of the record. */
function moveCells({ move, after }: Played): string[] {
  if ('block' in move) return [move.from, move.to, move.block];
  if ('removed' in move) return [move.from, move.to, captureWord(move), move.removed.join(' ') || dash];
  if ('site' in move) return [move.site, '', ''];
  if ('award' in move) return ['', move.cell, awardWord(move.award)];
  if ('farm' in move) return [move.farm, '', '', ''];
  const closes = after?.game === 'territories' && freeEnd(after) === null;
  return ['', ...move.trunk, closes ? yes() : ''];
}

function captureWord(move: Extract<Move, { removed: unknown }>): string {
  switch (move.capture) {
    case 'approach':
      return msg('approach', { id: 'sheet.capture.approach' });
    case 'withdraw':
      return msg('withdraw', { id: 'sheet.capture.withdraw' });
    case null:
      return dash;
  }
}

/** The letter of who made a move; in Nearest-site either may award. */
const mover = ({ before }: Played): string => gameOf(before).toMove(before) ?? dash;

function movesTable(game: GameId, moves: readonly Played[], wording: Wording): TableBlock {
  const numbers = new Intl.NumberFormat(wording.locale);
  return {
    kind: 'table',
    caption: msg('Turns', { id: 'sheet.record.turns' }),
    head: recordColumns(game),
    complete: true,
    rows: moves.map((played, index) => [numbers.format(index + 1), mover(played), ...moveCells(played)]),
  };
}

/** A board of the record after some of its moves; null if there are not so many. */
function boardAfter(played: PlayedGame, count: number, wording: Wording): Block | null {
  const state = count === 0 ? played.start : played.moves[count - 1]?.after;
  if (!state) return null;
  return board(state, boardCaption(count, wording), wording);
}

function boardCaption(count: number, wording: Wording): string {
  if (count === 0) return startCaption();
  const number = new Intl.NumberFormat(wording.locale).format(count);
  return msg(str`After move ${number}`, { id: 'sheet.filled.after' });
}

/** The record of a game that was played, with boards after the moves that were chosen. */
export function filledRecordBlocks(played: PlayedGame, wording: Wording): Block[] {
  const { game } = played.start;
  return [
    {
      kind: 'facts',
      facts: [
        { name: msg('Game', { id: 'sheet.filled.game' }), text: played.title },
        ...playersOf(game).map((player) => ({
          name: playerName(game, player),
          text: played.names[player]?.trim() || dash,
        })),
        {
          name: msg('Result', { id: 'sheet.filled.result' }),
          text: played.ending ?? msg('The game is not finished.', { id: 'sheet.filled.open' }),
        },
      ],
    },
    heading(msg('How it stood at the start', { id: 'sheet.filled.set-up' })),
    { kind: 'list', items: describeSetUp(played.start, wording) },
    played.moves.length > 0
      ? movesTable(game, played.moves, wording)
      : note(msg('No move was recorded.', { id: 'sheet.filled.none' })),
    ...played.boards.flatMap((count) => boardAfter(played, count, wording) ?? []),
  ];
}
