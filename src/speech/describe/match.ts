import { msg, str } from '@lit/localize';
import type { Score } from '../../rules/index.js';
import type { Wording } from './wording.js';

/** A person's name, or which of the two it is. */
const personText = (name: string | undefined, person: 0 | 1): string => {
  if (name?.trim()) return name.trim();
  return person === 0
    ? msg('First player', { id: 'describe.match.first' })
    : msg('Second player', { id: 'describe.match.second' });
};

function scoreText(who: string, score: Score): string {
  const { wins, losses, draws, counts } = score;
  return counts > 0
    ? msg(str`${who}: wins ${wins}, losses ${losses}, draws ${draws}, counted ${counts}.`, {
        id: 'describe.match.counted',
      })
    : msg(str`${who}: wins ${wins}, losses ${losses}, draws ${draws}.`, { id: 'describe.match.score' });
}

/**
 * The score of a match.
 * @param scores the first person's and the second's, as `matchScore` gives them
 * @param people their names, where they are known
 */
export function describeMatch(
  scores: readonly [Score, Score],
  people: readonly [string | undefined, string | undefined],
  wording: Wording,
): string {
  const [first, second] = [personText(people[0], 0), personText(people[1], 1)];
  const [{ wins, draws }, { wins: losses }] = scores;
  return wording.verbosity === 'brief'
    ? msg(str`${first} ${wins}, ${second} ${losses}, draws ${draws}.`, { id: 'describe.match.brief' })
    : [scoreText(first, scores[0]), scoreText(second, scores[1])].join(' ');
}
