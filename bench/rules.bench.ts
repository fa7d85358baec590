/** How fast the rules are. */
import { games } from '../src/rules/index.js';
import { longest, randomPositions } from './random-games.js';
import { printHeading, printRate, printSpread } from './timing.js';

printHeading('Rules, over the random games');
for (const [game, positions] of randomPositions()) {
  const rules = games[game];
  printRate(
    `${game}: legalMoves`,
    positions.map(
      ({ state }) =>
        () =>
          rules.legalMoves(state),
    ),
  );
  printRate(
    `${game}: play`,
    positions.map(
      ({ state, move }) =>
        () =>
          rules.play(state, move),
    ),
  );
  printSpread(
    `${game}: legalMoves where there are most`,
    longest(positions).map(
      ({ state }) =>
        () =>
          rules.legalMoves(state),
    ),
  );
}
