/** How fast sentences are made, where there are most legal moves. */
import { games } from '../src/rules/index.js';
import {
  describeBoard,
  describeMove,
  describeMovesFrom,
  describeStanding,
  type Wording,
} from '../src/speech/describe.js';
import { longest, randomPositions, type Position } from './random-games.js';
import { printHeading, printSpread } from './timing.js';

const wording: Wording = { spelling: true, verbosity: 'full' };

/** The longest things there are to say about a position. */
function sentences({ game, state, move }: Position): (() => unknown)[] {
  const after = games[game].play(state, move);
  const cell = /[A-L][1-9]/.exec(games[game].format(move))?.[0] ?? 'A1';
  return [
    () => describeBoard(state, wording),
    () => describeMovesFrom(state, cell, wording),
    () => describeStanding(state, wording),
    () => describeMove({ before: state, move, after: after.ok ? after.value : null }, wording),
  ];
}

printHeading('Describing, where there are most legal moves');
for (const [game, positions] of randomPositions()) {
  printSpread(`${game}: describe`, longest(positions).flatMap(sentences));
}
