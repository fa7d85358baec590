/** How fast words are understood, where there are most legal moves. */
import { games } from '../src/rules/index.js';
import { interpret, type Heard } from '../src/speech/interpret.js';
import { longest, randomPositions, type Position } from './random-games.js';
import { printHeading, printSpread } from './timing.js';

/** What somebody may say there: a whole move, a part of one, nonsense, a command, and what a recogniser makes of it. */
function utterances({ game, move }: Position): Heard[] {
  const whole = games[game].format(move);
  const firstCell = /[A-L][1-9]/.exec(whole)?.[0] ?? 'A1';
  return [
    whole,
    firstCell,
    `${firstCell} to ${firstCell}`,
    'the quick brown fox',
    `where can ${firstCell} go`,
    [
      { text: whole, confidence: 0.6 },
      { text: 'see one to be two block see one', confidence: 0.3 },
      { text: `um I go to ${firstCell} please`, confidence: 0.1 },
    ],
  ];
}

printHeading('Understanding, where there are most legal moves');
for (const [game, positions] of randomPositions()) {
  printSpread(
    `${game}: interpret`,
    longest(positions).flatMap((position) =>
      utterances(position).map((heard) => () => interpret(heard, { game, state: position.state })),
    ),
  );
}
