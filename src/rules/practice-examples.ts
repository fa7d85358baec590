/** Worked examples as data: how a game goes, move by move, from where it starts. */
import type { GameId, Move, Options, TrunkMove } from './types.js';

/** A game that is begun, and moves that are played one after another; all of them are legal. */
export interface WorkedExample {
  game: GameId;
  options: Options;
  moves: Move[];
}

/** Trunks, each written as its two squares: `C3 C4`. */
const trunks = (...names: string[]): TrunkMove[] => names.map((name) => ({ trunk: [name.slice(0, 2), name.slice(3)] }));

/** One worked example for each game. */
export const workedExamples: Record<GameId, WorkedExample> = {
  isolation: {
    game: 'isolation',
    options: {},
    moves: [
      { from: 'C1', to: 'B2', block: 'C1' },
      { from: 'C5', to: 'D4', block: 'C5' },
      { from: 'B2', to: 'B5', block: 'D3' },
    ],
  },
  'approach-withdraw': {
    game: 'approach-withdraw',
    options: {},
    moves: [
      { from: 'B2', to: 'B3', capture: 'approach', removed: ['B4', 'B5'] },
      { from: 'D4', to: 'D3', capture: 'approach', removed: ['D2', 'D1'] },
      { from: 'A2', to: 'A3', capture: null, removed: [] },
    ],
  },
  'nearest-site': {
    game: 'nearest-site',
    options: {},
    moves: [
      { site: 'B2' },
      { site: 'D4' },
      { site: 'D2' },
      { site: 'B4' },
      { cell: 'A1', award: 'W' },
      { cell: 'C3', award: 'neutral' },
      { cell: 'E5', award: 'B' },
    ],
  },
  territories: {
    game: 'territories',
    options: { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['C2', 'F2', 'B3', 'F5'] }, start: ['G1', 'H1'] },
    moves: trunks('G2 H2', 'G2 G3', 'F2 F3', 'E2 F2', 'E1 F1'),
  },
};
