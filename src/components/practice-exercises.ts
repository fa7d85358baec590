import { begin, underWay } from '../records/exercises.js';
import type { Session } from '../records/session.js';
import type { Kept, Store } from '../records/types.js';
import {
  type GameId,
  gameIds,
  type Move,
  type Options,
  type PracticePosition,
  practicePositions,
  replay,
  type State,
  workedExamples,
} from '../rules/index.js';
import type { Services } from './services.js';

/** An exercise: a position, and either what is tried there or, in a worked example, the moves that are followed. */
export interface Exercise {
  id: string;
  game: GameId;
  options: Options;
  /** Moves that have been played already. */
  moves: Move[];
  /** The moves of a worked example; null in a practice sheet. */
  example: Move[] | null;
  /** What is tried in a practice sheet; null in a worked example. */
  sheet: PracticePosition | null;
}

const exampleOf = (game: GameId): Exercise => {
  const { options, moves } = workedExamples[game];
  return { id: `example-${game}`, game, options, moves: [], example: moves, sheet: null };
};

const sheetOf = (sheet: PracticePosition): Exercise => {
  const { id, game, options, moves } = sheet;
  return { id, game, options, moves, example: null, sheet };
};

/** Every exercise: game by game, the worked example first. */
export const exercises: readonly Exercise[] = gameIds.flatMap((game) => [
  exampleOf(game),
  ...practicePositions.filter((one) => one.game === game).map(sheetOf),
]);

/** The position that an exercise begins at. */
export function startOf({ game, options, moves }: Exercise): State {
  const reached = replay(game, options, moves);
  if (!reached.ok) throw new Error(`practice: ${JSON.stringify(reached.error)}`);
  return reached.value;
}

/** A session that is under way, and how many of its stages are done. */
export interface Practising {
  session: Session;
  stages: number;
}

/**
 * A session at a position of a game, kept beside the records and never among them: gone on with where it was begun under
 * its name. Everything that an open game has is fetched with it. It rejects where that cannot be fetched.
 */
export async function sessionAt(name: string, state: State, options: Options, services: Services): Promise<Practising> {
  // As one part with the page of a game: parts that are split finer weigh more.
  const [play, store] = await Promise.all([import('./play.js'), services.exercises()]);
  const sessionOf = (kept: Kept, place: Store): Session | null =>
    play.Session.of(
      kept,
      place,
      () => services.settings(),
      () => services.locale(),
      state,
    );
  const found = await underWay(store, name, options);
  const goneOn = found && sessionOf(found.kept, store);
  if (goneOn) return { session: goneOn, stages: found.stages };
  const begun = await begin(store, name, state.game, options);
  const session = sessionOf(begun.kept, begun.store);
  if (!session) throw new Error(`practice: ${name}`);
  return { session, stages: 0 };
}
