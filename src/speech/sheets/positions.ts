/** Positions that sheets show. */
import { msg } from '@lit/localize';
import { boardCells, games, practicePositions, replay, type PracticePosition } from '../../rules/index.js';
import type { Cell, GameId, Move, Options, State } from '../../rules/types.js';
import { describeBoard, type Played, type Wording } from '../describe.js';
import type { BoardBlock } from './types.js';

/** The position after some moves. The moves are the sheets' own, so that one which cannot be played is a fault here. */
export function position(game: GameId, options: Options, moves: readonly Move[] = []): State {
  const reached = replay(game, options, moves);
  if (!reached.ok) throw new Error(`no such position: ${game}, ${JSON.stringify(reached.error)}`);
  return reached.value;
}

/** Moves with the states around them, from a start. */
export function playedFrom(start: State, moves: readonly Move[]): Played[] {
  let before = start;
  return moves.map((move) => {
    const result = games[start.game].play(before, move);
    if (!result.ok) throw new Error(`no such move: ${games[start.game].format(move)}`);
    const played = { before, move, after: result.value };
    before = result.value;
    return played;
  });
}

/** A position as the game's usual start has it; Territories needs a land, and takes that of its practice sheets. */
export const usualStart = (game: GameId): State =>
  position(game, game === 'territories' ? practicePosition('closing-fence').options : {});

/** A practice position by its name. */
export function practicePosition(id: string): PracticePosition {
  const found = practicePositions.find((one) => one.id === id);
  if (!found) throw new Error(`no practice position ${id}`);
  return found;
}

/** The practice positions of a game. */
export const practiceOf = (game: GameId): PracticePosition[] => practicePositions.filter((one) => one.game === game);

/** What stands under the position that a game begins with. */
export const startCaption = (): string => msg('At the start', { id: 'sheet.filled.start' });

/** A position to be drawn, told in the sentences of the board. */
export const board = (
  state: State,
  caption: string,
  wording: Wording,
  more: Pick<BoardBlock, 'notes' | 'arrow'> = {},
): BoardBlock => ({ kind: 'board', state, caption, text: describeBoard(state, wording), ...more });

const nearestCells: Cell[] = boardCells(5, 5);
const middle = 12;
/** The cells of an audit's half, in reading order; C3 is in both. */
export const halfCells = (half: 1 | 2): Cell[] =>
  half === 1 ? nearestCells.slice(0, middle + 1) : nearestCells.slice(middle);
