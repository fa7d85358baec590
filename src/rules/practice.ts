/** Practice positions as data: what a lesson sets up, and what is tried there. */
import type { GameId, Move, MoveError, Options, TerritoriesOptions, TrunkMove } from './types.js';

/** Something to try in a practice position, and what the rules answer: null if the move may be played. */
export interface PracticeTry {
  move: Move;
  error: MoveError | null;
}

/** A position to practise on: options, the moves already played, and what to try there, each from that same position. */
export interface PracticePosition {
  id: string;
  game: GameId;
  options: Options;
  moves: Move[];
  tries: PracticeTry[];
}

/** Trunks, each written as its two squares: `C3 C4`. */
const trunks = (...names: string[]): TrunkMove[] => names.map((name) => ({ trunk: [name.slice(0, 2), name.slice(3)] }));

const terrain: TerritoriesOptions = {
  houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['C2', 'F2', 'B3', 'F5'] },
  start: ['G1', 'H1'],
};

const isolationSequence: PracticePosition = {
  id: 'isolation-sequence',
  game: 'isolation',
  options: { size: 5 },
  moves: [{ from: 'C1', to: 'B2', block: 'C1' }],
  tries: [
    { move: { from: 'C5', to: 'D4', block: 'C5' }, error: null },
    { move: { from: 'C5', to: 'D4', block: 'B3' }, error: null },
    { move: { from: 'C5', to: 'D4', block: 'C1' }, error: { code: 'block-blocked', cell: 'C1' } },
    { move: { from: 'C5', to: 'D4', block: 'B2' }, error: { code: 'block-occupied', cell: 'B2', pawn: 'A' } },
  ],
};

const approachSheet: PracticePosition = {
  id: 'approach-sheet',
  game: 'approach-withdraw',
  options: { position: { W: ['C3'], B: ['C5', 'C2', 'C1'] } },
  moves: [],
  tries: [
    { move: { from: 'C3', to: 'C4', capture: 'approach', removed: ['C5'] }, error: null },
    { move: { from: 'C3', to: 'C4', capture: 'withdraw', removed: ['C2', 'C1'] }, error: null },
    { move: { from: 'C3', to: 'C4', capture: null, removed: [] }, error: null },
    {
      move: { from: 'C3', to: 'C4', capture: 'approach', removed: ['C5', 'C2', 'C1'] },
      error: { code: 'wrong-removed', removed: ['C5'] },
    },
  ],
};

/** Awards are claims, so that a wrong one may be said too; `check` and `key` tell that B1 is white and C3 neutral. */
const nearestComparison: PracticePosition = {
  id: 'nearest-comparison',
  game: 'nearest-site',
  options: { sites: { W: ['A1'], B: ['E5'] } },
  moves: [],
  tries: [
    { move: { cell: 'B1', award: 'W' }, error: null },
    { move: { cell: 'C3', award: 'neutral' }, error: null },
    { move: { cell: 'C3', award: 'W' }, error: null },
  ],
};

/** White's fifth trunk reaches the terrain's edge and closes off the farm on F2. */
const closingFence: PracticePosition = {
  id: 'closing-fence',
  game: 'territories',
  options: terrain,
  moves: trunks('G2 H2', 'G2 G3', 'F2 F3', 'E2 F2'),
  tries: trunks('E1 F1').map((move) => ({ move, error: null })),
};

/** Black could close at once, but G1 alone would be left without a farm. */
const wastedLand: PracticePosition = {
  id: 'wasted-land',
  game: 'territories',
  options: terrain,
  moves: trunks('G1 G2'),
  tries: [
    ...trunks('F1 G1').map((move): PracticeTry => ({ move, error: { code: 'empty-territory', cell: 'G1' } })),
    ...trunks('F1 F2').map((move) => ({ move, error: null })),
  ],
};

/** Black has closed a territory and starts the next one, but not beside white's farm on E4. */
const besideOpponent: PracticePosition = {
  id: 'beside-opponent',
  game: 'territories',
  options: terrain,
  moves: trunks(
    ...['G2 H2', 'G2 G3', 'F3 G3', 'F3 F4', 'E4 F4', 'E4 E5'],
    ...['D4 E4', 'D3 D4', 'C4 D4', 'C4 C5', 'B4 B5', 'A4 A5'],
  ),
  tries: [
    ...trunks('E3 E4').map((move): PracticeTry => ({ move, error: { code: 'beside-opponent-farm', cell: 'E4' } })),
    ...trunks('D3 E3').map((move) => ({ move, error: null })),
  ],
};

/** The practice positions, game by game. */
export const practicePositions: readonly PracticePosition[] = [
  isolationSequence,
  approachSheet,
  nearestComparison,
  closingFence,
  wastedLand,
  besideOpponent,
];
