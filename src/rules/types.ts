/**
 * The values that the rules take and give. All of them are plain JSON: they survive
 * `JSON.parse(JSON.stringify(x))` unchanged, so they can be stored, sent and compared as text.
 */

export const gameIds = ['isolation', 'approach-withdraw', 'nearest-site', 'territories'] as const;
/** The four games, by the name they have in records and addresses. */
export type GameId = (typeof gameIds)[number];

/** A cell: a column letter A-L from the left and a row digit 1-9 from the bottom, upper case: `C3`. */
export type Cell = string;
/** The two squares beside an edge; in stored values the one earlier in reading order comes first. */
export type Edge = [Cell, Cell];

/** The people in Isolation, who play pawn A and pawn B. */
export type Pawn = 'A' | 'B';
/** The people in the other games, who play white and black. */
export type Colour = 'W' | 'B';
/** Anyone who can be to move or can win. */
export type Player = Pawn | Colour;
/** What a cell can be awarded as in Nearest-site. */
export type Award = Colour | 'neutral';
/** How tokens come off in Approach or withdraw. */
export type Capture = 'approach' | 'withdraw';

/** An answer that either holds a value or says, as a coded error, why there is none. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; error: Fault };

// ---- moves -------------------------------------------------------------------------------

export interface IsolationMove {
  from: Cell;
  to: Cell;
  block: Cell;
}
export interface ApproachMove {
  from: Cell;
  to: Cell;
  capture: Capture | null;
  /** The tokens that come off, nearest first. */
  removed: Cell[];
}
export interface SiteMove {
  site: Cell;
}
export interface AwardMove {
  cell: Cell;
  award: Award;
}
export type NearestMove = SiteMove | AwardMove;
export interface FarmMove {
  farm: Cell;
}
export interface TrunkMove {
  trunk: Edge;
}
export type TerritoriesMove = FarmMove | TrunkMove;
export type Move = IsolationMove | ApproachMove | NearestMove | TerritoriesMove;

// ---- options -----------------------------------------------------------------------------

export interface IsolationOptions {
  size?: 5 | 3;
  first?: Pawn;
}
export interface ApproachOptions {
  first?: Colour;
  position?: { W: Cell[]; B: Cell[] };
}
export interface NearestOptions {
  first?: Colour;
  sites?: { W: Cell[]; B: Cell[] };
}
export const shapes = ['4x3', '3x4', '6x2'] as const;
/** Tiles wide × high; a tile is 2×2 squares. */
export type Shape = (typeof shapes)[number];
export interface TerritoriesOptions {
  shape?: Shape;
  houses?: { W: Cell[]; B: Cell[] };
  spots?: Cell[];
  start: Edge;
}
export type Options = IsolationOptions | ApproachOptions | NearestOptions | TerritoriesOptions;

// ---- states ------------------------------------------------------------------------------
// Read them through the functions of a game and of `view.ts`; the members are for `src/rules/` alone.

export interface IsolationState {
  game: 'isolation';
  size: 5 | 3;
  turn: Pawn;
  pawns: { A: Cell; B: Cell };
  blocks: Cell[];
}
export interface ApproachState {
  game: 'approach-withdraw';
  turn: Colour;
  W: Cell[];
  B: Cell[];
  /** How many moves have been recorded, both players' together. */
  played: number;
}
export interface NearestState {
  game: 'nearest-site';
  /** Who places the next site. */
  turn: Colour;
  phase: 'placing' | 'awarding';
  /** In the order they were placed. */
  sites: { cell: Cell; owner: Colour }[];
  awards: Record<Cell, Award>;
  /** Someone's own claims in an audit: they are open to the end, and nothing tells whether they are right. */
  auditing?: true;
}
export interface TerritoriesState {
  game: 'territories';
  shape: Shape;
  turn: Colour;
  /** House spots that hold no farm yet. */
  spots: Cell[];
  farms: Record<Cell, Colour>;
  /** Every trunk on the terrain, the starting one first, in the order they were placed. */
  trunks: Edge[];
}
export type State = IsolationState | ApproachState | NearestState | TerritoriesState;

// ---- outcomes and errors -----------------------------------------------------------------

export const endReasons = [
  'no-destination',
  'all-captured',
  'no-step',
  'move-limit',
  'all-awarded',
  'all-separated',
  'no-trunk',
] as const;
export type EndReason = (typeof endReasons)[number];
export interface Counts {
  W: number;
  B: number;
  neutral?: number;
}
export interface Outcome {
  /** Null is a draw. */
  winner: Player | null;
  reason: EndReason;
  counts?: Counts;
}

type Common = { code: 'game-over' } | { code: 'malformed' } | { code: 'off-board'; cell: Cell };
export type IsolationError =
  | Common
  | { code: 'not-your-pawn'; cell: Cell; holds: 'empty' | 'block' | 'pawn' }
  | { code: 'no-move'; cell: Cell }
  | { code: 'not-a-line'; from: Cell; to: Cell }
  | { code: 'path-blocked'; cell: Cell; by: 'block' | 'pawn' }
  | { code: 'block-occupied'; cell: Cell; pawn: Pawn }
  | { code: 'block-blocked'; cell: Cell };
export type ApproachError =
  | Common
  | { code: 'no-token'; cell: Cell }
  | { code: 'not-your-token'; cell: Cell }
  | { code: 'not-one-step'; from: Cell; to: Cell }
  | { code: 'occupied'; cell: Cell; holds: Colour }
  | { code: 'no-approach' | 'no-withdraw'; cell: Cell | null; holds: 'empty' | 'friend' | 'edge' }
  | { code: 'wrong-removed'; removed: Cell[] };
export type NearestError =
  | Common
  | { code: 'wrong-phase'; phase: 'placing' | 'awarding' | 'over' }
  | { code: 'site-taken'; cell: Cell; holds: Colour }
  | { code: 'same-award'; cell: Cell; award: Award };
export type TerritoriesError =
  | Common
  | { code: 'wrong-phase'; phase: 'placing' | 'fencing' }
  | { code: 'not-a-spot'; cell: Cell }
  | { code: 'spot-taken'; cell: Cell; holds: Colour }
  | { code: 'not-neighbours'; cells: Edge }
  | { code: 'already-trunk'; cells: Edge }
  | { code: 'not-from-free-end'; squares: Cell[] }
  | { code: 'not-connected'; cells: Edge }
  | { code: 'settled-territory'; owner: Colour }
  | { code: 'beside-opponent-farm'; cell: Cell }
  | { code: 'empty-territory'; cell: Cell }
  | { code: 'dead-end'; squares: Cell[] };
/** Why a move is refused, with what the sentence about it needs. */
export type MoveError = IsolationError | ApproachError | NearestError | TerritoriesError;
/** Why options are refused. */
export type SetupError =
  | { code: 'bad-option'; name: string }
  | { code: 'off-board'; cell: Cell }
  | { code: 'cell-twice'; cell: Cell }
  | { code: 'wrong-count'; what?: 'W' | 'B' | 'spots' | 'start' }
  | { code: 'shared-tile'; cells: Cell[] }
  | { code: 'bad-start'; why: 'not-neighbours' | 'two-tiles' | 'tile-has-house' | 'not-at-edge' };

// ---- what a game offers, and what stands on a board ---------------------------------------

/** One game's rules. Pure: nothing is mutated and nothing throws. */
export interface Game<S extends State = State, M extends Move = Move> {
  id: GameId;
  /** Every reason code of the game, in the order in which faults are looked for. */
  codes: readonly MoveError['code'][];
  start(options?: unknown): Result<S, SetupError>;
  /** Null when over, and in Nearest-site while awarding. */
  toMove(state: S): Player | null;
  /** Every legal move, no duplicates, in no promised order; empty once over. */
  legalMoves(state: S): M[];
  play(state: S, move: unknown): Result<S, MoveError>;
  outcome(state: S): Outcome | null;
  format(move: M): string;
  parse(text: string): M | null;
  /** Everything that the board shows. */
  view(state: S): BoardView;
  /** What the board is divided into, where a game divides it: the squares of each territory, and who has farms there. */
  territories?(state: S): { squares: Cell[]; owners: Colour[] }[];
}

/** Something that stands on a cell. */
export type Mark =
  | { kind: 'token'; owner: Colour }
  | { kind: 'pawn'; owner: Pawn }
  | { kind: 'block' }
  | { kind: 'site'; owner: Colour }
  | { kind: 'award'; owner: Award }
  | { kind: 'farm'; owner: Colour }
  | { kind: 'spot' };

/** What a board shows: the one thing that screen, sentences and print need to know of a state. */
export interface BoardView {
  columns: number;
  rows: number;
  /** What stands on each cell that is not empty: pieces before awards. */
  marks: Record<Cell, Mark[]>;
  /** Territories: the edges that carry a trunk, the starting one first. */
  trunks: Edge[];
  /** Territories: the four squares around the free end, in reading order. */
  freeEnd: Cell[] | null;
}
