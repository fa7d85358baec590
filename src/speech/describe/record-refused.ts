import { isGameId } from '../../rules/games.js';
import { replay } from '../../rules/history.js';
import { gameOf } from '../../rules/known-games.js';
import { readRecord } from '../../rules/record-read.js';
import type { GameId, Move, State } from '../../rules/types.js';

const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** The game that a record's text names, if it is one of ours. */
export function gameIn(text: string): GameId | null {
  const [, game] = /^\[Game "([^"]*)"\]/m.exec(text) ?? [];
  return isGameId(game) ? game : null;
}

/**
 * The move on a line that the rules refused, and the state that refused it: what a reason is made from.
 * @param line counted from 1, as in a record's error
 */
export function refusedIn(text: string, line: number): { state: State; move: Move } | null {
  const lines = linesOf(text);
  // Up to the line in question it is a game that has not ended.
  const before = lines
    .slice(0, line - 1)
    .map((one) => one.replace(/^\[(Result|Termination) ".*"\]\s*$/, '[$1 "unfinished"]'));
  const read = readRecord(before.join('\n'));
  if (!read.ok) return null;
  const reached = replay(read.value.game, read.value.options, read.value.moves);
  if (!reached.ok) return null;
  const move = gameOf(reached.value).parse((lines[line - 1] ?? '').replace(/^\s*\d+\.\s*/, ''));
  return move === null ? null : { state: reached.value, move };
}
