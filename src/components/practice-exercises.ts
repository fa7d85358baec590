import type { Session } from '../records/session.js';
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

/**
 * A session at a position of a game, with a store of its own in memory: nothing of it comes to the records. Everything that
 * an open game has is fetched with it. It rejects where that cannot be fetched.
 */
export async function sessionAt(state: State, options: Options, services: Services): Promise<Session> {
  // As one part with the page of a game: parts that are split finer weigh more.
  const [play, { memoryStore }] = await Promise.all([import('./play.js'), import('../records/memory-store.js')]);
  const store = memoryStore();
  const created = await store.create({ game: state.game, options, names: {} });
  if (!created.ok) throw new Error(created.error);
  const kept = { summary: created.value, entries: [] };
  return play.Session.at(
    kept,
    state,
    store,
    () => services.settings(),
    () => services.locale(),
  );
}
