import { msg, str } from '@lit/localize';
import type { Cell, Mark, State } from '../rules/index.js';
import { cellAt, columnOf, onBoard, readingOrder, rowOf } from '../rules/cells.js';
import { viewBoard } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import type { Owner } from '../speech/describe.js';
import { describeCell } from '../speech/describe/cells.js';
import { describePieces } from '../speech/describe/pieces.js';
import { describeReason } from '../speech/describe/reasons.js';
import { describeTurn } from '../speech/describe/turn.js';
import { describeAlong } from '../speech/describe/along.js';
import { describeChanges } from '../speech/describe/changes.js';
import { type Direction, directions, straightDirections } from '../speech/describe/directions.js';
import { describePlace } from '../speech/describe/places.js';
import { cellListText, cellText } from '../speech/describe/words.js';
import type { Context } from '../speech/interpret.js';
import { interpret } from '../speech/interpret/interpretation.js';
import { languageOf } from '../speech/languages/known-languages.js';
import { answerOf, logLineOf } from './answers.js';
import { type Progress, progressAt, stateOf } from './progress.js';
import type { Told } from './reply.js';
import { turnSentences } from './sayings.js';

/** What looking about in a game starts from. */
export interface Looked {
  /** The game as it is at present. */
  progress: Progress;
  /** After how many moves the board is shown. */
  place: number;
  /** The cell that is looked at. */
  here: Cell;
  /** The line that was told last. */
  along: Look['along'] | null;
  /** What a pick would be understood against. */
  context: Context;
  /** The same was asked just before. */
  again: boolean;
}

/** What comes of it: sentences, and where one looks then. Whatever is left out stays. */
export interface Look {
  told: Told;
  here?: Cell;
  place?: number;
  along?: { cell: Cell; direction: Direction };
  /** The line of the log, from 0, that the first sentence is, if they are lines of the log. */
  log?: number | undefined;
}

/**
 * Answers a question about the position that is shown, or looks elsewhere: from cell to cell, along lines, and through the
 * positions of the game.
 * @returns null if the command is no such question
 */
export function lookOf(id: CommandId, args: readonly string[], looked: Looked): Look | null {
  const { progress, place } = looked;
  const shown = progressAt(progress, place);
  const state = stateOf(shown);
  const [arg = ''] = args;
  switch (id) {
    case 'line':
      return lineFrom(args, looked, state);
    case 'why-not':
      return { told: shown.end ? (wording) => turnSentences(shown, wording) : whyNot(args, state, looked.context) };
    case 'changes':
      return { told: (wording) => [describeChanges(shown.played, wording)] };
    case 'jump':
      return jumpTo(arg, looked.here, state);
    case 'next-piece':
    case 'previous-piece':
      return pieceFrom(arg, looked.here, id === 'next-piece' ? 1 : -1, state);
    case 'earlier':
      return place === 0 ? { told: () => [atStart()] } : shownAt(progress, place - 1);
    case 'later':
      return place >= progress.played.length ? { told: () => [atPresent()] } : shownAt(progress, place + 1);
    case 'present':
      return place >= progress.played.length
        ? { told: () => [atPresent()] }
        : shownAt(progress, progress.played.length);
    case 'position':
      return shownAt(progress, Math.min(Number(arg), progress.played.length));
    default: {
      const told = answerOf(id, args, shown, looked.again);
      return told && { told, log: logLineOf(id, args, shown) };
    }
  }
}

const atStart = (): string => msg('There is no earlier position.', { id: 'look.start' });
const atPresent = (): string => msg('This is the present position.', { id: 'look.present' });

const shownAt = ({ played }: Progress, place: number): Look => ({
  place,
  told: (wording) => [describePlace(played, place, wording)],
});

/** Said with a direction, that one; keyed without one, the next in turn, clockwise from up. */
function lineFrom(args: readonly string[], { along }: Looked, state: State): Look {
  const cell = args.find((one) => /^[A-L][1-9]$/.test(one)) ?? '';
  const said = directions.find((one) => args.includes(one));
  const ways = state.game === 'isolation' ? directions : straightDirections;
  const last = along?.cell === cell ? ways.indexOf(along.direction) : -1;
  const direction = said ?? ways[(last + 1) % ways.length] ?? 'up';
  return {
    along: { cell, direction },
    told: (wording) => [describeAlong(state, cell, direction, wording)],
  };
}

/**
 * The reason that picking a cell, or an edge by its two squares, would get now, without picking it. A cell that a pawn cannot
 * go to may still be blocked; then both are said.
 */
function whyNot(cells: readonly Cell[], state: State, context: Context): Told {
  const [cell = '', other] = cells;
  const picked = interpret({ pick: [...cells] }, context);
  const isBlock = other === undefined && picked.kind === 'ask' && picked.slot === 'to';
  const [to = ''] = languageOf(context.locale ?? 'en').words.to;
  const understood = isBlock ? interpret(`${to} ${cell}`, context) : picked;
  switch (understood.kind) {
    case 'illegal': {
      const { error, move } = understood;
      return (wording) => {
        const name = cellText(cell, wording);
        const blocks = isBlock ? [msg(str`${name} can be blocked.`, { id: 'look.blocked' })] : [];
        return [describeReason(error, state, move, wording), ...blocks];
      };
    }
    case 'command':
    case 'unheard':
      return (wording) => [describeTurn(state, wording)];
    default:
      return (wording) => {
        const name = cellListText(cells, wording);
        if (other === undefined) return [msg(str`${name} can be picked now.`, { id: 'look.allowed' })];
        return [
          state.game === 'territories'
            ? msg(str`${name} can take a trunk now.`, { id: 'look.allowed.edge' })
            : msg(str`${name} can be picked now, one after the other.`, { id: 'look.allowed.cells' }),
        ];
      };
  }
}

/** A cell, or a row or a column at the place where one is in the other. */
function jumpTo(arg: string, here: Cell, state: State): Look {
  const column = /[A-L]/.test(arg) ? columnOf(arg) : columnOf(here);
  const row = /[1-9]$/.test(arg) ? Number(arg.at(-1)) - 1 : rowOf(here);
  const cell = cellAt(column, row);
  const { columns, rows } = viewBoard(state);
  const told: Told = (wording) =>
    onBoard(cell, columns, rows)
      ? [`${describeCell(state, cell, wording)}.`]
      : [describeReason({ code: 'off-board', cell }, state, null, wording)];
  return onBoard(cell, columns, rows) ? { here: cell, told } : { told };
}

/** The next cell with something of an owner's, in reading order and from the end to the start. */
function pieceFrom(arg: string, here: Cell, step: 1 | -1, state: State): Look {
  const owner = ownerOf(arg, state);
  const owned = (mark: Mark): boolean => 'owner' in mark && mark.owner === owner;
  const cells = Object.entries(viewBoard(state).marks)
    .filter(([, marks]) => marks.some(owned))
    .map(([cell]) => cell)
    .sort(readingOrder);
  const count = cells.length;
  if (count === 0) return { told: (wording) => [describePieces(state, owner, wording)] };
  const ahead =
    step === 1
      ? cells.findIndex((cell) => readingOrder(cell, here) > 0)
      : cells.findLastIndex((cell) => readingOrder(cell, here) < 0);
  const index = ahead >= 0 ? ahead : step === 1 ? 0 : count - 1;
  const cell = cells[index] ?? here;
  return {
    here: cell,
    told: (wording) => [
      `${describeCell(state, cell, wording)}.`,
      ...(count === 1 ? [] : [msg(str`${index + 1} of ${count}.`, { id: 'look.piece' })]),
    ],
  };
}

/** Keys name the sides by their order, words by their names. */
function ownerOf(arg: string, { game }: State): Owner {
  if (arg === 'first') return game === 'isolation' ? 'A' : 'W';
  return arg === 'second' ? 'B' : (arg as Owner);
}
