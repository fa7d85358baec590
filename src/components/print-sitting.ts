/** A sitting of several tables that is kept, as its sheets are filled with it. */
import { type Tournament, worked } from '../records/tournament.js';
import type { TournamentStore } from '../records/tournament-store.js';
import type { StoreFault } from '../records/types.js';
import { isWhole, type Result } from '../rules/index.js';
import type { GameId } from '../rules/types.js';
import type { Sitting } from '../speech/sheets.js';
import { sittingTitle } from './tables-words.js';

/** A sitting with the game that is played in it. */
export interface PrintSitting {
  game: GameId;
  sitting: Sitting;
  /** The first round with an open result, from 0; the last one where all results are there. */
  round: number;
}

const sittingOf = (tournament: Tournament, results: ReturnType<typeof worked>, locale: string): Sitting => {
  const { players, gamesPerMatch } = tournament;
  return { title: sittingTitle(tournament, locale), players, gamesPerMatch, ...results };
};

/** Reads a sitting for printing. */
export async function printSitting(
  store: TournamentStore,
  id: string,
  locale: string,
): Promise<Result<PrintSitting, StoreFault>> {
  const kept = await store.load(id);
  if (!kept.ok) return kept;
  const { tournament, entries } = kept.value;
  const sitting = sittingOf(tournament, worked(tournament, entries), locale);
  const open = sitting.results.findIndex((round) => round.some((match) => !isWhole(match, tournament.gamesPerMatch)));
  return {
    ok: true,
    value: { game: tournament.game, sitting, round: open < 0 ? sitting.rounds.length - 1 : open },
  };
}
