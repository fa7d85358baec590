import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { Cell, TerritoriesError, TerritoriesState } from '../../rules/types.js';
import { openEndText } from './open-end.js';
import { plural } from './plural.js';
import { cellText, cellsText } from './words.js';
import type { Wording } from './wording.js';

/** The reasons that are Territories' own. */
export type TerritoriesReason = Exclude<TerritoriesError, { code: 'game-over' | 'malformed' | 'off-board' }>;

function wrongPhase(phase: 'placing' | 'fencing', state: TerritoriesState): string {
  if (phase === 'fencing') {
    return msg('All farms are placed. Say the two squares beside the trunk.', { id: 'describe.reason.fencing' });
  }
  return gameOf(state).toMove(state) === 'W'
    ? msg('The farms come first. White places one on a free spot.', { id: 'describe.reason.farms-first.white' })
    : msg('The farms come first. Black places one on a free spot.', { id: 'describe.reason.farms-first.black' });
}

function notASpot(cell: Cell, state: TerritoriesState, wording: Wording): string {
  const name = cellText(cell, wording);
  const spots = cellsText(state.spots, wording);
  return plural(state.spots.length, wording, {
    one: () =>
      msg(str`${name} is not a free spot. The free spot is ${spots}.`, { id: 'describe.reason.not-a-spot.one' }),
    other: () =>
      msg(str`${name} is not a free spot. The free spots are ${spots}.`, { id: 'describe.reason.not-a-spot.other' }),
  });
}

/** Why a trunk is refused by the rules about the land it parts. */
function landReason(
  error: Extract<
    TerritoriesReason,
    { code: 'settled-territory' | 'beside-opponent-farm' | 'empty-territory' | 'dead-end' }
  >,
  state: TerritoriesState,
  wording: Wording,
): string {
  switch (error.code) {
    case 'settled-territory':
      return error.owner === 'W'
        ? msg('All farms there are white. Fence where both players have farms.', {
            id: 'describe.reason.settled.white',
          })
        : msg('All farms there are black. Fence where both players have farms.', {
            id: 'describe.reason.settled.black',
          });
    case 'beside-opponent-farm': {
      const cell = cellText(error.cell, wording);
      return state.turn === 'W'
        ? msg(str`${cell} holds a black farm. Start the new fence away from black farms.`, {
            id: 'describe.reason.beside-farm.black',
          })
        : msg(str`${cell} holds a white farm. Start the new fence away from white farms.`, {
            id: 'describe.reason.beside-farm.white',
          });
    }
    case 'empty-territory': {
      const cell = cellText(error.cell, wording);
      return msg(str`The part with ${cell} would have no farm. Leave a farm on both sides.`, {
        id: 'describe.reason.empty-territory',
      });
    }
    case 'dead-end': {
      const [low, high] = [cellText(error.squares[0] ?? '', wording), cellText(error.squares.at(-1) ?? '', wording)];
      return msg(
        str`${low} and ${high}, no way on: from the corner between them no fence could leave a farm on both sides. Go another way.`,
        { id: 'describe.reason.dead-end' },
      );
    }
  }
}

/** Why a move of Territories is refused, and what is allowed. */
export function territoriesReason(error: TerritoriesReason, state: TerritoriesState, wording: Wording): string {
  switch (error.code) {
    case 'wrong-phase':
      return wrongPhase(error.phase, state);
    case 'not-a-spot':
      return notASpot(error.cell, state, wording);
    case 'spot-taken': {
      const cell = cellText(error.cell, wording);
      return error.holds === 'W'
        ? msg(str`${cell} holds a white farm. Choose a free spot.`, { id: 'describe.reason.spot-taken.white' })
        : msg(str`${cell} holds a black farm. Choose a free spot.`, { id: 'describe.reason.spot-taken.black' });
    }
    case 'not-neighbours': {
      const [first, second] = [cellText(error.cells[0], wording), cellText(error.cells[1], wording)];
      return msg(str`${first} and ${second} are not side by side. A trunk lies between two squares that touch.`, {
        id: 'describe.reason.not-neighbours',
      });
    }
    case 'already-trunk': {
      const [first, second] = [cellText(error.cells[0], wording), cellText(error.cells[1], wording)];
      return msg(str`${first} and ${second} have a trunk already. Choose another place.`, {
        id: 'describe.reason.already-trunk',
      });
    }
    case 'not-from-free-end': {
      const end = openEndText(error.squares, wording);
      return `${end} ${msg('The trunk must start there.', { id: 'describe.reason.not-from-free-end' })}`;
    }
    case 'not-connected': {
      const [first, second] = [cellText(error.cells[0], wording), cellText(error.cells[1], wording)];
      return msg(str`${first} and ${second}: a trunk there would touch no other. Start at a placed one.`, {
        id: 'describe.reason.not-connected',
      });
    }
    default:
      return landReason(error, state, wording);
  }
}
