/** Nearest-site territories: place two sites each, then award every cell to whose site is nearer. */
import { audited, checked, claimCounts, isSettled, nearestBoard, rightAwards } from './nearest-awards.js';
import type { AwardsCheck } from './nearest-awards.js';
import { isCell, onBoard } from './cells.js';
import { cellPattern, linePattern, tidyLine } from './notation.js';
import { cellFault, cellsOfBoth, readOptions } from './options.js';
import { fail, ok } from './result.js';
import type {
  Award,
  Cell,
  Colour,
  Game,
  NearestError,
  NearestMove,
  NearestState,
  Outcome,
  Result,
  SetupError,
} from './types.js';
import { exactMembers, oneOf } from './untrusted.js';
import { type Placed, squareView } from './view.js';

const size = 5;
const allSites = 4;
const awardWords = { W: 'white', B: 'black', neutral: 'neutral' } as const;
const awards = ['W', 'B', 'neutral'] as const;
const siteLine = linePattern(`site (${cellPattern})`);
const awardLine = linePattern(`(${cellPattern}) (white|black|neutral)`);

/** What the players do now. */
export type NearestPhase = 'placing' | 'awarding' | 'over';

/** What the host asks of Nearest-site besides the rules of play. Each answers `wrong-phase` while sites are placed. */
export interface NearestAids {
  phase(state: NearestState): NearestPhase;
  /** Compares all claims with the rule. */
  check(state: NearestState): Result<AwardsCheck, NearestError>;
  /** The same for one person's half: 1 is the first twelve cells and C3, 2 is C3 and the last twelve. */
  audit(state: NearestState, half: 1 | 2): Result<AwardsCheck, NearestError>;
  /** Every cell's right award; for the host, never shown unasked. */
  key(state: NearestState): Result<Record<Cell, Award>, NearestError>;
}

const outcome = (state: NearestState): Outcome | null => {
  if (state.phase === 'placing' || state.auditing || !isSettled(state)) return null;
  const counts = claimCounts(state, nearestBoard);
  const winner = counts.W === counts.B ? null : counts.W > counts.B ? 'W' : 'B';
  return { winner, reason: 'all-awarded', counts };
};

const phase = (state: NearestState): NearestPhase => (outcome(state) === null ? state.phase : 'over');

const whilePlacing = { code: 'wrong-phase', phase: 'placing' } as const;

const readMove = (move: unknown): NearestMove | null => {
  const site = exactMembers(move, ['site'])?.site;
  if (isCell(site)) return { site };
  const members = exactMembers(move, ['cell', 'award']);
  const award = oneOf(members?.award, awards);
  return isCell(members?.cell) && award !== undefined ? { cell: members.cell, award } : null;
};

const faultIn = (state: NearestState, move: NearestMove): NearestError | null => {
  const cell = 'site' in move ? move.site : move.cell;
  if (!onBoard(cell, size, size)) return { code: 'off-board', cell };
  if ('site' in move !== (state.phase === 'placing')) return { code: 'wrong-phase', phase: state.phase };
  if ('award' in move) return state.awards[cell] === move.award ? { code: 'same-award', ...move } : null;
  const holder = state.sites.find((site) => site.cell === cell)?.owner;
  return holder === undefined ? null : { code: 'site-taken', cell, holds: holder };
};

const afterSite = (state: NearestState, cell: Cell): NearestState => {
  const sites = [...state.sites, { cell, owner: state.turn }];
  const turn: Colour = state.turn === 'W' ? 'B' : 'W';
  return { ...state, sites, turn, phase: sites.length < allSites ? 'placing' : 'awarding' };
};

const readSites = (value: unknown): Result<NearestState['sites'], SetupError> => {
  const cells = cellsOfBoth(value);
  if (cells === null) return fail({ code: 'bad-option', name: 'sites' });
  const fault = cellFault([...cells.W, ...cells.B], size, size);
  if (fault !== null) return fail(fault);
  const missing = (['W', 'B'] as const).find((owner) => cells[owner].length === 0);
  if (missing !== undefined) return fail({ code: 'wrong-count', what: missing });
  return ok((['W', 'B'] as const).flatMap((owner) => cells[owner].map((cell) => ({ cell, owner }))));
};

/** The rules of Nearest-site. Options: `first` W or B, `sites` of both, at least one each, for a practice sheet. */
export const nearestSite: Game<NearestState, NearestMove> & NearestAids = {
  id: 'nearest-site',
  codes: ['game-over', 'malformed', 'off-board', 'wrong-phase', 'site-taken', 'same-award'],

  start(options) {
    const read = readOptions(options, ['first', 'sites']);
    if (!read.ok) return read;
    const { first = 'W', sites } = read.value;
    const turn = oneOf(first, ['W', 'B'] as const);
    if (turn === undefined) return fail({ code: 'bad-option', name: 'first' });
    if (sites === undefined) return ok({ game: 'nearest-site', turn, phase: 'placing', sites: [], awards: {} });
    const given = readSites(sites);
    if (!given.ok) return given;
    return ok({ game: 'nearest-site', turn, phase: 'awarding', sites: given.value, awards: {} });
  },

  toMove: (state) => (state.phase === 'placing' ? state.turn : null),

  legalMoves(state) {
    if (state.phase === 'placing') {
      const taken = state.sites.map((site) => site.cell);
      return nearestBoard.filter((cell) => !taken.includes(cell)).map((site) => ({ site }));
    }
    if (outcome(state) !== null) return [];
    return nearestBoard.flatMap((cell) =>
      awards.filter((award) => state.awards[cell] !== award).map((award) => ({ cell, award })),
    );
  },

  play(state, move): Result<NearestState, NearestError> {
    if (outcome(state) !== null) return fail({ code: 'game-over' });
    const read = readMove(move);
    if (read === null) return fail({ code: 'malformed' });
    const fault = faultIn(state, read);
    if (fault !== null) return fail(fault);
    if ('site' in read) return ok(afterSite(state, read.site));
    return ok({ ...state, awards: { ...state.awards, [read.cell]: read.award } });
  },

  outcome,

  format: (move) => ('site' in move ? `site ${move.site}` : `${move.cell} ${awardWords[move.award]}`),

  parse(text) {
    const tidy = tidyLine(text);
    const [, site] = siteLine.exec(tidy) ?? [];
    if (site !== undefined) return { site: site.toUpperCase() };
    const [, cell = '', word = ''] = awardLine.exec(tidy) ?? [];
    const award = awards.find((entry) => awardWords[entry] === word.toLowerCase());
    return award === undefined ? null : { cell: cell.toUpperCase(), award };
  },

  // Pieces before awards.
  view: (state) =>
    squareView(size, [
      ...state.sites.map(({ cell, owner }): Placed => [cell, { kind: 'site', owner }]),
      ...Object.entries(state.awards).map(([cell, owner]): Placed => [cell, { kind: 'award', owner }]),
    ]),

  phase,
  check: (state) => (state.phase === 'placing' ? fail(whilePlacing) : ok(checked(state))),
  audit: (state, half) => (state.phase === 'placing' ? fail(whilePlacing) : ok(audited(state, half))),
  key: (state) => (state.phase === 'placing' ? fail(whilePlacing) : ok(rightAwards(state))),
};
