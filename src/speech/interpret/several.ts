import type { Move, MoveError, State } from '../../rules/index.js';
import { cellAt, columnOf } from '../../rules/cells.js';
import { gameOf, viewBoard } from '../../rules/known-games.js';
import type { Keyword } from '../languages/index.js';
import type { Part } from './parts.js';

/** Several awards in one breath: all of them legal one after another, or the first that is not. */
export type Several = { moves: Move[] } | { move: Move; error: MoveError };

const awards: Partial<Record<Keyword, 'W' | 'B' | 'neutral'>> = { white: 'W', black: 'B', neutral: 'neutral' };

/**
 * "Row one: white, white, neutral, black, black", or cells and their awards. A cell that already has its award is passed
 * over, unless all have.
 * @returns null if the parts are no such list
 */
export function severalOf(parts: readonly Part[], state: State): Several | null {
  if (state.game !== 'nearest-site') return null;
  const list = lineOf(parts, state) ?? pairsOf(parts);
  if (!list) return null;
  const game = gameOf(state);
  const played: Move[] = [];
  let now: State = state;
  let refused: Several | null = null;
  for (const move of list) {
    const result = game.play(now, move);
    if (result.ok) {
      now = result.value;
      played.push(move);
    } else if (result.error.code === 'same-award') refused ??= { move, error: result.error };
    else return { move, error: result.error };
  }
  return played.length > 0 ? { moves: played } : refused;
}

function lineOf(parts: readonly Part[], state: State): Move[] | null {
  const [line, ...rest] = parts;
  if (!line || (line.kind !== 'row' && line.kind !== 'column') || !line.labelled) return null;
  const { columns, rows } = viewBoard(state);
  if (rest.length !== (line.kind === 'row' ? columns : rows)) return null;
  const moves: Move[] = [];
  for (const [index, part] of rest.entries()) {
    const award = part.kind === 'word' ? awards[part.word] : undefined;
    if (!award) return null;
    const cell = line.kind === 'row' ? cellAt(index, Number(line.digit) - 1) : cellAt(columnOf(line.letter), index);
    moves.push({ cell, award });
  }
  return moves;
}

/** Cells and their awards in turn, either of them first: "A1 B1 white, C1 neutral", "white A1 and B1, neutral C1". */
function pairsOf(parts: readonly Part[]): Move[] | null {
  const awardFirst = parts[0]?.kind === 'word';
  const inTurn = awardFirst ? parts : [...parts].reverse();
  const moves: Move[] = [];
  let award: 'W' | 'B' | 'neutral' | undefined;
  let waiting = true;
  for (const part of inTurn) {
    if (part.kind === 'word') {
      const next = awards[part.word];
      if (!next || (award && waiting)) return null;
      award = next;
      waiting = true;
    } else if (part.kind === 'cell' && award) {
      moves.push({ cell: part.cell, award });
      waiting = false;
    } else return null;
  }
  if (waiting || moves.length < 2) return null;
  return awardFirst ? moves : moves.reverse();
}
