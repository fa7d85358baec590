/** What is said of a match of one or two games. */
import { msg, str } from '@lit/localize';
import { isWhole, type MatchPlayed, matchScore } from '../rules/index.js';
import type { GameId } from '../rules/types.js';

/** What is counted in a game, as the head of a column; null where only who won counts. */
export function countedText(game: GameId): string | null {
  switch (game) {
    case 'isolation':
      return null;
    case 'approach-withdraw':
      return msg('Tokens left', { id: 'tables.counted.tokens' });
    case 'nearest-site':
      return msg('Cells', { id: 'tables.counted.cells' });
    case 'territories':
      return msg('Squares', { id: 'tables.counted.squares' });
  }
}

function winnerText([first, second]: readonly [string, string], one: number, other: number): string {
  const winner = one > other ? first : second;
  const [more, fewer] = one > other ? [one, other] : [other, one];
  if (one === other) {
    return more === 0
      ? msg('A draw.', { id: 'tables.result.draw' })
      : msg(str`Level, ${more} to ${fewer}.`, { id: 'tables.result.level' });
  }
  return more === 1 && fewer === 0
    ? msg(str`${winner} wins.`, { id: 'tables.result.wins' })
    : msg(str`${winner} wins ${more} to ${fewer}.`, { id: 'tables.result.wins-by' });
}

/**
 * What became of a match; empty where nothing of it is known.
 * @param names the two people's, in the order of the pairing
 */
export function resultOfMatch(match: MatchPlayed, names: readonly [string, string], gamesPerMatch: number): string {
  const played = match.games.filter(({ result }) => result !== 'unfinished');
  if (played.length === 0) return '';
  const [first, second] = matchScore(match.games);
  const [one, other] = [first.counts, second.counts];
  return [
    winnerText(names, first.wins, second.wins),
    ...(one + other > 0 ? [msg(str`Counted ${one} to ${other}.`, { id: 'tables.result.counted' })] : []),
    ...(isWhole(match, gamesPerMatch)
      ? []
      : [msg('One game is missing: it does not count yet.', { id: 'tables.result.half' })]),
  ].join(' ');
}
