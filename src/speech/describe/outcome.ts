import { msg, str } from '@lit/localize';
import type { Termination } from '../../rules/index.js';
import type { Counts, EndReason, GameId, Outcome, Player } from '../../rules/types.js';
import { nameOf, playerName } from './players.js';
import { tokensText } from './tokens.js';
import type { Names, Wording } from './wording.js';

/** How people can end a game that the rules have not ended. */
export type EndByPeople = Exclude<Termination, 'rules' | 'unfinished'>;

const opponent: Record<Player, Player> = { A: 'B', B: 'A', W: 'B' };
const opponentOf = (game: GameId, player: Player): Player =>
  player === 'B' && game !== 'isolation' ? 'W' : opponent[player];

/** Who won, as a sentence; a draw if nobody did. */
export function resultText(game: GameId, winner: Player | null, names?: Names): string {
  if (winner === null) return msg('A draw.', { id: 'describe.outcome.draw' });
  if (nameOf(winner, names) !== undefined) {
    const who = playerName(game, winner, names);
    return msg(str`${who}, wins.`, { id: 'describe.outcome.wins.named' });
  }
  switch (winner) {
    case 'A':
      return msg('Pawn A wins.', { id: 'describe.outcome.wins.a' });
    case 'W':
      return msg('White wins.', { id: 'describe.outcome.wins.white' });
    case 'B':
      return game === 'isolation'
        ? msg('Pawn B wins.', { id: 'describe.outcome.wins.b' })
        : msg('Black wins.', { id: 'describe.outcome.wins.black' });
  }
}

/** Why the game is over; `loser` is null for a draw. */
function reasonText(reason: EndReason, loser: Player | null): string {
  switch (reason) {
    case 'no-destination':
      return loser === 'A'
        ? msg('Pawn A cannot move.', { id: 'describe.outcome.no-destination.a' })
        : msg('Pawn B cannot move.', { id: 'describe.outcome.no-destination.b' });
    case 'all-captured':
      return loser === 'W'
        ? msg('White has no token left.', { id: 'describe.outcome.all-captured.white' })
        : msg('Black has no token left.', { id: 'describe.outcome.all-captured.black' });
    case 'no-step':
      return loser === 'W'
        ? msg('White cannot step.', { id: 'describe.outcome.no-step.white' })
        : msg('Black cannot step.', { id: 'describe.outcome.no-step.black' });
    case 'move-limit':
      return msg('40 moves are played.', { id: 'describe.outcome.move-limit' });
    case 'all-awarded':
      return msg('All cells are awarded as the rule says.', { id: 'describe.outcome.all-awarded' });
    case 'all-separated':
      return msg('All farms are separated.', { id: 'describe.outcome.all-separated' });
    case 'no-trunk':
      return msg('No trunk can be placed any more.', { id: 'describe.outcome.no-trunk' });
  }
}

function countText(game: GameId, counts: Counts): string {
  const { W: white, B: black, neutral = 0 } = counts;
  switch (game) {
    case 'nearest-site':
      return msg(str`Cells: white ${white}, black ${black}, neutral ${neutral}.`, { id: 'describe.outcome.cells' });
    case 'territories':
      return msg(str`Squares: white ${white}, black ${black}.`, { id: 'describe.outcome.squares' });
    default:
      return msg(str`Tokens: white ${white}, black ${black}.`, { id: 'describe.outcome.tokens' });
  }
}

/** Who won by the rules, why, and the counts where there are some; brief without the reason. */
export function describeOutcome(game: GameId, outcome: Outcome, wording: Wording): string {
  const loser = outcome.winner === null ? null : opponentOf(game, outcome.winner);
  const reason = wording.verbosity === 'brief' ? [] : [reasonText(outcome.reason, loser)];
  const { counts, winner } = outcome;
  // Of tokens that are all taken nobody has to hear again that there are none.
  const isSaid = reason.length > 0 && outcome.reason === 'all-captured' && (winner === 'W' || winner === 'B');
  const count = !counts ? [] : isSaid ? [tokensText(winner, counts[winner], wording)] : [countText(game, counts)];
  return [resultText(game, winner, wording.names), ...reason, ...count].join(' ');
}

function resignedText(game: GameId, loser: Player): string {
  if (game === 'isolation') {
    return loser === 'A'
      ? msg('Pawn A resigned.', { id: 'describe.outcome.resigned.a' })
      : msg('Pawn B resigned.', { id: 'describe.outcome.resigned.b' });
  }
  return loser === 'W'
    ? msg('White resigned.', { id: 'describe.outcome.resigned.white' })
    : msg('Black resigned.', { id: 'describe.outcome.resigned.black' });
}

/**
 * A game ended by the players and not by the rules.
 * @param winner null for a draw
 * @param counts the claims, where Nearest-site is closed as claimed
 */
export function describeTermination(
  game: GameId,
  termination: EndByPeople,
  winner: Player | null,
  wording: Wording,
  counts?: Counts,
): string {
  const result = [resultText(game, winner, wording.names), ...(counts ? [countText(game, counts)] : [])].join(' ');
  switch (termination) {
    case 'resigned':
      return winner === null ? result : `${resignedText(game, opponentOf(game, winner))} ${result}`;
    case 'draw agreed':
      return msg('A draw is agreed.', { id: 'describe.outcome.draw-agreed' });
    case 'time':
      return `${msg('Time is up.', { id: 'describe.outcome.time' })} ${result}`;
    case 'as agreed':
      return `${msg('Both agree to end with the awards as claimed. They are not checked.', { id: 'describe.outcome.as-claimed' })} ${result}`;
  }
}
