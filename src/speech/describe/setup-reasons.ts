import { msg, str } from '@lit/localize';
import type { GameId, SetupError } from '../../rules/types.js';
import { cellText, cellsText, shortened } from './words.js';
import type { Wording } from './wording.js';

function wrongCount(what: 'W' | 'B' | 'spots' | 'start' | undefined, game: GameId): string {
  if (what === 'spots') return msg('There must be eight house spots.', { id: 'describe.setup.count.spots' });
  if (what === 'start') {
    return msg('The starting trunk needs the two squares beside it.', { id: 'describe.setup.count.start' });
  }
  if (game === 'territories') {
    return what === 'W'
      ? msg('White must have four houses.', { id: 'describe.setup.count.houses.white' })
      : msg('Black must have four houses.', { id: 'describe.setup.count.houses.black' });
  }
  if (game === 'nearest-site') {
    return what === 'W'
      ? msg('White needs at least one site.', { id: 'describe.setup.count.sites.white' })
      : msg('Black needs at least one site.', { id: 'describe.setup.count.sites.black' });
  }
  return msg('Place at least one token.', { id: 'describe.setup.count.tokens' });
}

function badStart(why: 'not-neighbours' | 'two-tiles' | 'tile-has-house' | 'not-at-edge'): string {
  switch (why) {
    case 'not-neighbours':
      return msg('The starting trunk must lie between two squares side by side.', {
        id: 'describe.setup.start.not-neighbours',
      });
    case 'two-tiles':
      return msg('The starting trunk must lie inside one tile.', { id: 'describe.setup.start.two-tiles' });
    case 'tile-has-house':
      return msg('The starting trunk must lie on a tile without a house.', {
        id: 'describe.setup.start.tile-has-house',
      });
    case 'not-at-edge':
      return msg('The starting trunk must begin at the edge of the terrain.', {
        id: 'describe.setup.start.not-at-edge',
      });
  }
}

/** Why a game cannot be set up like that, and what is needed. */
export function describeSetupReason(error: SetupError, game: GameId, wording: Wording): string {
  switch (error.code) {
    case 'bad-option': {
      const name = shortened(error.name);
      return msg(str`The setting "${name}" is unknown here or has a value that cannot be.`, {
        id: 'describe.setup.bad-option',
      });
    }
    case 'off-board': {
      const cell = cellText(error.cell, wording);
      return msg(str`${cell} is not on the board. Choose a cell of this board.`, { id: 'describe.setup.off-board' });
    }
    case 'cell-twice': {
      const cell = cellText(error.cell, wording);
      return msg(str`${cell} is named twice. Name each cell once.`, { id: 'describe.setup.cell-twice' });
    }
    case 'wrong-count':
      return wrongCount(error.what, game);
    case 'shared-tile': {
      const cells = cellsText(error.cells, wording);
      return msg(str`${cells} are on the same tile. Each tile has room for one house.`, {
        id: 'describe.setup.shared-tile',
      });
    }
    case 'bad-start':
      return badStart(error.why);
  }
}
