import { msg, str } from '@lit/localize';
import { territoriesOf } from '../../rules/known-games.js';
import type {
  ApproachState,
  Award,
  IsolationState,
  Mark,
  NearestState,
  State,
  TerritoriesState,
} from '../../rules/types.js';
import { plural } from './plural.js';
import { tokensText } from './tokens.js';
import { seenOf } from './seen.js';
import type { Wording } from './wording.js';

const moveLimit = 40;
const trunksInBox = 40;
const sitesToPlace = 4;
const farmsToPlace = 8;

const countMarks = (state: State, wanted: (mark: Mark) => boolean): number =>
  Object.values(seenOf(state).view.marks).filter((marks) => marks.some(wanted)).length;

function isolationStanding(state: IsolationState, wording: Wording): string[] {
  const { view } = seenOf(state);
  const blocked = countMarks(state, (mark) => mark.kind === 'block');
  const free = view.columns * view.rows - Object.keys(view.marks).length;
  return [
    blocked === 0
      ? msg('No cell is blocked.', { id: 'describe.standing.blocked.none' })
      : plural(blocked, wording, {
          one: () => msg(str`${blocked} cell is blocked.`, { id: 'describe.standing.blocked.one' }),
          other: () => msg(str`${blocked} cells are blocked.`, { id: 'describe.standing.blocked.other' }),
        }),
    free === 0
      ? msg('No cell is empty.', { id: 'describe.standing.free.none' })
      : plural(free, wording, {
          one: () => msg(str`${free} cell is empty.`, { id: 'describe.standing.free.one' }),
          other: () => msg(str`${free} cells are empty.`, { id: 'describe.standing.free.other' }),
        }),
  ];
}

function approachStanding(state: ApproachState, wording: Wording): string[] {
  const white = countMarks(state, (mark) => mark.kind === 'token' && mark.owner === 'W');
  const black = countMarks(state, (mark) => mark.kind === 'token' && mark.owner === 'B');
  const left = moveLimit - state.played;
  return [
    tokensText('W', white, wording),
    tokensText('B', black, wording),
    // Once someone has lost, it does not matter how many moves there would have been.
    ...(white > 0 && black > 0 ? [movesLeft(left, wording)] : []),
  ];
}

const movesLeft = (left: number, wording: Wording): string =>
  plural(left, wording, {
    one: () => msg(str`${left} of ${moveLimit} moves is left.`, { id: 'describe.standing.moves.one' }),
    other: () => msg(str`${left} of ${moveLimit} moves are left.`, { id: 'describe.standing.moves.other' }),
  });

function nearestStanding(state: NearestState, wording: Wording): string[] {
  const { view, awarding } = seenOf(state);
  if (!awarding) {
    const placed = countMarks(state, (mark) => mark.kind === 'site');
    return [
      plural(placed, wording, {
        one: () => msg(str`${placed} of ${sitesToPlace} sites is placed.`, { id: 'describe.standing.sites.one' }),
        other: () => msg(str`${placed} of ${sitesToPlace} sites are placed.`, { id: 'describe.standing.sites.other' }),
      }),
    ];
  }
  const awarded = (award: Award): number => countMarks(state, (mark) => mark.kind === 'award' && mark.owner === award);
  const [white, black, neutral] = [awarded('W'), awarded('B'), awarded('neutral')];
  const open = view.columns * view.rows - white - black - neutral;
  return [
    open === 0
      ? msg('No award is open.', { id: 'describe.standing.awards.none' })
      : plural(open, wording, {
          one: () => msg(str`${open} award is open.`, { id: 'describe.standing.awards.one' }),
          other: () => msg(str`${open} awards are open.`, { id: 'describe.standing.awards.other' }),
        }),
    msg(str`Awarded: white ${white}, black ${black}, neutral ${neutral}.`, { id: 'describe.standing.awarded' }),
  ];
}

/** How many territories there are and how many of them are still shared. */
function territoryCounts(state: TerritoriesState, wording: Wording): string[] {
  const territories = territoriesOf(state);
  const count = territories.length;
  if (count === 1) return [msg('The land is one territory.', { id: 'describe.territory.whole' })];
  const shared = territories.filter(({ owners }) => owners.length === 2).length;
  return [
    plural(count, wording, {
      one: () => msg(str`There is ${count} territory.`, { id: 'describe.standing.territories.one' }),
      other: () => msg(str`There are ${count} territories.`, { id: 'describe.standing.territories.other' }),
    }),
    shared === 0
      ? msg('None holds farms of both players.', { id: 'describe.standing.shared.none' })
      : plural(shared, wording, {
          one: () => msg(str`${shared} holds farms of both players.`, { id: 'describe.standing.shared.one' }),
          other: () => msg(str`${shared} hold farms of both players.`, { id: 'describe.standing.shared.other' }),
        }),
  ];
}

function territoriesStanding(state: TerritoriesState, wording: Wording): string[] {
  const open = state.spots.length;
  if (open > 0) {
    const placed = farmsToPlace - open;
    return [
      plural(placed, wording, {
        one: () => msg(str`${placed} of ${farmsToPlace} farms is placed.`, { id: 'describe.standing.farms.one' }),
        other: () => msg(str`${placed} of ${farmsToPlace} farms are placed.`, { id: 'describe.standing.farms.other' }),
      }),
    ];
  }
  const trunks = seenOf(state).view.trunks.length;
  return [
    trunks > trunksInBox
      ? msg(str`${trunks} trunks are placed; the box holds ${trunksInBox}.`, { id: 'describe.standing.trunks.over' })
      : plural(trunks, wording, {
          one: () =>
            msg(str`${trunks} of the ${trunksInBox} trunks in the box is placed.`, {
              id: 'describe.standing.trunks.one',
            }),
          other: () =>
            msg(str`${trunks} of the ${trunksInBox} trunks in the box are placed.`, {
              id: 'describe.standing.trunks.other',
            }),
        }),
    ...territoryCounts(state, wording),
  ];
}

/** How the game stands in counts that anyone at the table could make; never who is winning. */
export function describeStanding(state: State, wording: Wording): string {
  switch (state.game) {
    case 'isolation':
      return isolationStanding(state, wording).join(' ');
    case 'approach-withdraw':
      return approachStanding(state, wording).join(' ');
    case 'nearest-site':
      return nearestStanding(state, wording).join(' ');
    case 'territories':
      return territoriesStanding(state, wording).join(' ');
  }
}
