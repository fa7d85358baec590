/** Who meets whom when everyone meets everyone once. */

/** The fewest and the most people that a schedule is made for. */
export const fewestPlayers = 2;
export const mostPlayers = 32;

/** Two people who meet, by their numbers from 0. The first is white, or pawn A, in the first game of their match. */
export type Pairing = readonly [first: number, second: number];

/** One round: everyone who plays in it plays at the same time, each pair at a table of its own. */
export interface Round {
  /** By table, the first table first. */
  pairings: Pairing[];
  /** Who has a rest; null where everyone plays. */
  rest: number | null;
}

/**
 * Who of two begins, so that nobody begins more than once more or less often than others: of two whose numbers add up to
 * an odd one the earlier, else the later; against the last number, which stays in its seat, the earlier half.
 */
function inOrder(one: number, other: number, seats: number): Pairing {
  const [low, high] = one < other ? [one, other] : [other, one];
  const lowBegins = high === seats - 1 ? low < seats / 2 : (low + high) % 2 === 1;
  return lowBegins ? [low, high] : [high, low];
}

/**
 * The rounds in which everyone meets everyone else once, by the circle method: one person stays seated and all others move
 * on by one seat a round. With an odd number of people the seat that stays is empty, and whoever faces it rests.
 * @param players how many people there are
 * @returns an even number of people has one round fewer than there are people, an odd number as many; no rounds below 2
 */
export function roundRobin(players: number): Round[] {
  if (players < fewestPlayers) return [];
  const seats = players + (players % 2);
  const circle = seats - 1;
  return Array.from({ length: circle }, (_, round) => {
    const seated = (seat: number): number => (round + seat) % circle;
    const facing = Array.from({ length: seats / 2 - 1 }, (_seat, index) =>
      inOrder(seated(index + 1), seated(circle - 1 - index), seats),
    );
    const opposite = seated(0);
    return players % 2 === 0
      ? { pairings: [inOrder(opposite, circle, seats), ...facing], rest: null }
      : { pairings: facing, rest: opposite };
  });
}
