/** Territories: fence the terrain with trunks until no territory holds farms of both. */
import { isCell, onBoard, readingOrder } from './cells.js';
import { cellPattern, linePattern, tidyLine } from './notation.js';
import { fail, ok } from './result.js';
import { shuffle } from './shuffle.js';
import { terrains } from './terrain.js';
import { boardOf, territoriesOn } from './territories-board.js';
import { startTerritories } from './territories-setup.js';
import { freeEnd, terrainView, territoriesShown } from './territories-view.js';
import { hasLegalTrunk, legalTrunks, trunkFault } from './trunks.js';
import type {
  Cell,
  Colour,
  Edge,
  Game,
  Outcome,
  Result,
  Shape,
  TerritoriesError,
  TerritoriesMove,
  TerritoriesOptions,
  TerritoriesState,
} from './types.js';
import { cellList, exactMembers } from './untrusted.js';

/** Who places each farm on the free spots. */
const placers: readonly Colour[] = ['W', 'B', 'B', 'W', 'W', 'B', 'B', 'W'];
const farmLine = linePattern(`farm (${cellPattern})`);
const trunkLine = linePattern(`trunk (${cellPattern}) (${cellPattern})`);

/** What the screen asks of Territories besides the rules of play. */
export interface TerritoriesAids {
  shuffle(seed: number, shape?: Shape): TerritoriesOptions;
  trunksPlaced(state: TerritoriesState): number;
  freeEnd(state: TerritoriesState): Cell[] | null;
}

/** How many trunks lie on the terrain, the starting one included; the box holds 40. */
export const trunksPlaced = (state: TerritoriesState): number => state.trunks.length;

const other = (colour: Colour): Colour => (colour === 'W' ? 'B' : 'W');
const isPlacing = (state: TerritoriesState): boolean => state.spots.length > 0;

const outcome = (state: TerritoriesState): Outcome | null => {
  if (isPlacing(state)) return null;
  const board = boardOf(state);
  const territories = territoriesOn(board);
  const separated = territories.every(({ owners }) => !(owners.W && owners.B));
  if (!separated && hasLegalTrunk(board)) return null;
  const counts = { W: 0, B: 0 };
  for (const { squares, owners } of territories) {
    if (owners.W !== owners.B) counts[owners.W ? 'W' : 'B'] += squares.length;
  }
  const winner = counts.W === counts.B ? null : counts.W > counts.B ? 'W' : 'B';
  return { winner, reason: separated ? 'all-separated' : 'no-trunk', counts };
};

const edgeFrom = (a: Cell, b: Cell): Edge => (readingOrder(a, b) > 0 ? [b, a] : [a, b]);

const readMove = (move: unknown): TerritoriesMove | null => {
  const farm = exactMembers(move, ['farm'])?.farm;
  if (isCell(farm)) return { farm };
  const [first, second, ...more] = cellList(exactMembers(move, ['trunk'])?.trunk) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return null;
  return readingOrder(first, second) > 0 ? null : { trunk: [first, second] };
};

const farmFault = (state: TerritoriesState, cell: Cell): TerritoriesError | null => {
  if (!isPlacing(state)) return { code: 'wrong-phase', phase: 'fencing' };
  const holder = state.farms[cell];
  if (holder !== undefined) return { code: 'spot-taken', cell, holds: holder };
  return state.spots.includes(cell) ? null : { code: 'not-a-spot', cell };
};

const faultIn = (state: TerritoriesState, move: TerritoriesMove): TerritoriesError | null => {
  const { columns, rows } = terrains[state.shape];
  const off = ('farm' in move ? [move.farm] : move.trunk).find((cell) => !onBoard(cell, columns, rows));
  if (off !== undefined) return { code: 'off-board', cell: off };
  if ('farm' in move) return farmFault(state, move.farm);
  if (isPlacing(state)) return { code: 'wrong-phase', phase: 'placing' };
  return trunkFault(boardOf(state), state.turn, move.trunk);
};

const afterFarm = (state: TerritoriesState, cell: Cell): TerritoriesState => {
  const spots = state.spots.filter((spot) => spot !== cell);
  // After the last farm White begins again, with the first trunk.
  const turn = placers[placers.length - spots.length] ?? 'W';
  return { ...state, spots, farms: { ...state.farms, [cell]: state.turn }, turn };
};

const afterTrunk = (state: TerritoriesState, trunk: Edge): TerritoriesState => {
  const after = { ...state, trunks: [...state.trunks, trunk] };
  // A trunk that closes a territory leaves the start of the next one to the same player.
  return boardOf(after).free === null ? after : { ...after, turn: other(state.turn) };
};

/**
 * The rules of Territories. Options: `shape`, either `houses` of both or eight free `spots`, and the two squares of
 * the `start` trunk.
 */
export const territories: Game<TerritoriesState, TerritoriesMove> & TerritoriesAids = {
  id: 'territories',
  codes: [
    'game-over',
    'malformed',
    'off-board',
    'wrong-phase',
    'not-a-spot',
    'spot-taken',
    'not-neighbours',
    'already-trunk',
    'not-from-free-end',
    'not-connected',
    'settled-territory',
    'beside-opponent-farm',
    'empty-territory',
    'dead-end',
  ],

  start: startTerritories,

  toMove: (state) => (outcome(state) === null ? state.turn : null),

  legalMoves(state) {
    if (isPlacing(state)) return state.spots.map((farm) => ({ farm }));
    // Once all is separated no trunk satisfies the rules any more.
    return legalTrunks(boardOf(state), state.turn).map(({ cells }) => ({ trunk: [...cells] }));
  },

  play(state, move): Result<TerritoriesState, TerritoriesError> {
    if (outcome(state) !== null) return fail({ code: 'game-over' });
    const read = readMove(move);
    if (read === null) return fail({ code: 'malformed' });
    const fault = faultIn(state, read);
    if (fault !== null) return fail(fault);
    return ok('farm' in read ? afterFarm(state, read.farm) : afterTrunk(state, read.trunk));
  },

  outcome,

  format: (move) => ('farm' in move ? `farm ${move.farm}` : `trunk ${move.trunk.join(' ')}`),

  parse(text) {
    const tidy = tidyLine(text);
    const [, farm] = farmLine.exec(tidy) ?? [];
    if (farm !== undefined) return { farm: farm.toUpperCase() };
    const [, first, second] = trunkLine.exec(tidy) ?? [];
    if (first === undefined || second === undefined) return null;
    return { trunk: edgeFrom(first.toUpperCase(), second.toUpperCase()) };
  },

  view: terrainView,
  territories: territoriesShown,

  shuffle,
  trunksPlaced,
  freeEnd,
};
