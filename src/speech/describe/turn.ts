import { msg } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { State } from '../../rules/types.js';
import { openEndText } from './open-end.js';
import { turnOfText } from './players.js';
import { isOver, seenOf } from './seen.js';
import type { Wording } from './wording.js';

/** What is asked of the player to move, in a short sentence. */
function task(state: State, wording: Wording): string {
  const full = wording.verbosity === 'full';
  switch (state.game) {
    case 'isolation':
      return full
        ? msg('Move the pawn in a straight line, then block an empty cell.', { id: 'describe.task.isolation.full' })
        : msg('Move, then block a cell.', { id: 'describe.task.isolation' });
    case 'approach-withdraw':
      return full
        ? msg('Move one token one step up, down, left or right to an empty cell.', {
            id: 'describe.task.approach-withdraw.full',
          })
        : msg('Move one token one step.', { id: 'describe.task.approach-withdraw' });
    case 'nearest-site':
      return full
        ? msg('Place a site on an empty cell.', { id: 'describe.task.site.full' })
        : msg('Place a site.', { id: 'describe.task.site' });
    case 'territories':
      return state.spots.length > 0
        ? msg('Place a farm on a free spot.', { id: 'describe.task.farm' })
        : trunkTask(state, full);
  }
}

function trunkTask(state: State, full: boolean): string {
  const open = seenOf(state).view.freeEnd !== null;
  if (open) {
    return full
      ? msg('Place a trunk from there, between two squares side by side.', { id: 'describe.task.trunk.full' })
      : msg('Place a trunk from there.', { id: 'describe.task.trunk' });
  }
  return full
    ? msg('Start a new fence at a trunk already placed, between two squares side by side.', {
        id: 'describe.task.new-fence.full',
      })
    : msg('Start a new fence at a placed trunk.', { id: 'describe.task.new-fence' });
}

/** Where the open end is, as a sentence of its own before the task; empty in other games. */
function where(state: State, wording: Wording): string[] {
  const end = state.game === 'territories' && state.spots.length === 0 ? seenOf(state).view.freeEnd : null;
  return end ? [openEndText(end, wording)] : [];
}

/** That the game is over, and nothing more. */
export const overText = (): string => msg('The game is over.', { id: 'describe.over' });

/** Whether every cell is awarded; if that ends the game or not is up to the rules. */
export function allAwarded(state: State): boolean {
  if (state.game !== 'nearest-site') return false;
  const { columns, rows, marks } = seenOf(state).view;
  const awarded = Object.values(marks).filter((each) => each.some(({ kind }) => kind === 'award'));
  return awarded.length === columns * rows;
}

function awardsText(state: State, wording: Wording): string {
  if (allAwarded(state)) return msg('All cells are awarded. Check the awards.', { id: 'describe.task.check' });
  return wording.verbosity === 'brief'
    ? msg('Award the cells.', { id: 'describe.task.award.brief' })
    : msg('Award the cells: white, black or neutral. Either of you may speak.', { id: 'describe.task.award' });
}

/** Whose turn it is and what is asked; brief only whose turn. Once over, that the game is over. */
export function describeTurn(state: State, wording: Wording): string {
  if (isOver(state)) return overText();
  const player = gameOf(state).toMove(state);
  if (player === null) return awardsText(state, wording);
  const who = turnOfText(state.game, player, wording.names);
  return wording.verbosity === 'brief' ? who : [who, ...where(state, wording), task(state, wording)].join(' ');
}
