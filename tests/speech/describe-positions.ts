/** Positions that the tests of the sentences share. */
import { games, type GameId, type State } from '../../src/rules/index.js';
import type { Played, Verbosity, Wording } from '../../src/speech/describe.js';
import { after, read, valueOf } from '../rules/support.js';

/** A wording for written text; normal if nothing is said. */
export const written = (verbosity: Verbosity = 'normal'): Wording => ({ spelling: false, verbosity });

/** A wording for speech. */
export const spoken = (verbosity: Verbosity = 'normal'): Wording => ({ spelling: true, verbosity });

/** A game's moves with the states around them. */
export function playedMoves(game: GameId, options: unknown, ...lines: string[]): Played[] {
  let state: State = after(game, options);
  return lines.map((line) => {
    const [before, move] = [state, read(game, line)];
    state = valueOf(games[game].play(before, move));
    return { before, move, after: state };
  });
}

/** The last move of some, with the states around it. */
export function lastPlayed(game: GameId, options: unknown, ...lines: string[]): Played {
  const played = playedMoves(game, options, ...lines).at(-1);
  if (!played) throw new Error('no moves');
  return played;
}

/** White at C3, black at C5, C2 and C1: a step that may capture either way. */
export const sheet = { position: { W: ['C3'], B: ['C5', 'C2', 'C1'] } };
export const sites = { sites: { W: ['A1', 'B3'], B: ['E5'] } };
export const houses = { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] };
export const spots = { spots: ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'], start: ['G1', 'H1'] };

/** Fences off the white farm at B2 from `houses`: the second trunk from the last closes. */
export const opening = ['trunk G1 G2', 'trunk F1 F2', 'trunk E2 F2'];
