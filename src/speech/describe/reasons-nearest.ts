import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { Award, NearestError, NearestState } from '../../rules/types.js';
import { cellText } from './words.js';
import type { Wording } from './wording.js';

/** The reasons that are Nearest-site's own. */
export type NearestReason = Exclude<NearestError, { code: 'game-over' | 'malformed' | 'off-board' }>;

function wrongPhase(phase: 'placing' | 'awarding' | 'over', state: NearestState): string {
  switch (phase) {
    case 'placing':
      return gameOf(state).toMove(state) === 'W'
        ? msg('The sites come first. White places the next one.', { id: 'describe.reason.placing.white' })
        : msg('The sites come first. Black places the next one.', { id: 'describe.reason.placing.black' });
    case 'awarding':
      return msg('All sites are placed. Say a cell and white, black or neutral.', { id: 'describe.reason.awarding' });
    case 'over':
      return msg('All cells are awarded. Undo takes back the last award.', { id: 'describe.reason.awarded' });
  }
}

function sameAward(cell: string, award: Award): string {
  switch (award) {
    case 'W':
      return msg(str`${cell} is awarded white already. Say black or neutral to change it.`, {
        id: 'describe.reason.same-award.white',
      });
    case 'B':
      return msg(str`${cell} is awarded black already. Say white or neutral to change it.`, {
        id: 'describe.reason.same-award.black',
      });
    case 'neutral':
      return msg(str`${cell} is awarded neutral already. Say white or black to change it.`, {
        id: 'describe.reason.same-award.neutral',
      });
  }
}

/** Why a move of Nearest-site is refused, and what is allowed. */
export function nearestReason(error: NearestReason, state: NearestState, wording: Wording): string {
  switch (error.code) {
    case 'wrong-phase':
      return wrongPhase(error.phase, state);
    case 'site-taken': {
      const cell = cellText(error.cell, wording);
      return error.holds === 'W'
        ? msg(str`${cell} holds a white site. Choose an empty cell.`, { id: 'describe.reason.site-taken.white' })
        : msg(str`${cell} holds a black site. Choose an empty cell.`, { id: 'describe.reason.site-taken.black' });
    }
    case 'same-award':
      return sameAward(cellText(error.cell, wording), error.award);
  }
}
