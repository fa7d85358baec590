/** Which records make a match, as far as summaries tell: the list of records asks without the games' rules. */
import type { Summary } from './types.js';

/** More games than people play in a row; links in a damaged store could go on. */
const longestMatch = 100;

type Names = Summary['names'];

/**
 * The names for the next game of a match: people keep their pawn or colour and the other one begins, but in Territories,
 * where white always begins, they exchange colours.
 */
export function namesInNext(game: Summary['game'], names: Names): Names {
  if (game !== 'territories') return names;
  return { ...(names.B !== undefined && { W: names.B }), ...(names.W !== undefined && { B: names.W }) };
}

/** Whether the later game can be the same two people's next one. A name that is not known contradicts nobody. */
function followsOn(earlier: Summary, later: Summary): boolean {
  if (earlier.game !== later.game) return false;
  const expected = namesInNext(earlier.game, earlier.names);
  const players = Object.keys(expected) as (keyof Names)[];
  return players.every((player) => later.names[player] === undefined || later.names[player] === expected[player]);
}

/**
 * The games of a match up to one of them, the first first. It begins where a record is missing, where the people or the
 * game are others, or where a record comes a second time.
 */
export function chainOf(last: Summary, summaries: readonly Summary[]): Summary[] {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const chain = [last];
  const seen = new Set([last.id]);
  for (let later = last; chain.length < longestMatch;) {
    const earlier = later.after === undefined ? undefined : byId.get(later.after);
    if (!earlier || seen.has(earlier.id) || !followsOn(earlier, later)) break;
    seen.add(earlier.id);
    chain.unshift(earlier);
    later = earlier;
  }
  return chain;
}
