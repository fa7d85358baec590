/** The sentences around laying out the land of Territories. */
import { msg, str } from '@lit/localize';
import type { Cell, Land, LandList } from '../rules/index.js';
import { landLists } from '../rules/territories-land.js';
import type { Wording } from '../speech/describe.js';
import { plural } from '../speech/describe/plural.js';
import { cellsText, cellText } from '../speech/describe/words.js';

/** The list that the next square belongs to; undefined once the land is whole. */
const openList = (land: Land): LandList | undefined => landLists(land).find(({ cells, count }) => cells.length < count);

/** What is to be named next. */
export function landPrompt(land: Land, wording: Wording): string {
  const list = openList(land);
  if (!list) return msg('The land is complete.', { id: 'new.land.complete' });
  const { what, count } = list;
  // With the square before, which is said first, what is asked stands within the 40 cells of a braille display.
  const next = list.cells.length + 1;
  switch (what) {
    case 'W':
      return msg(str`White house ${next} of ${count}: which square?`, { id: 'new.land.ask.white' });
    case 'B':
      return msg(str`Black house ${next} of ${count}: which square?`, { id: 'new.land.ask.black' });
    case 'spots':
      return msg(str`House spot ${next} of ${count}: which square?`, { id: 'new.land.ask.spots' });
    case 'start': {
      const [first] = list.cells;
      if (first === undefined) {
        return msg('Starting trunk: which two squares?', { id: 'new.land.ask.start' });
      }
      const cell = cellText(first, wording);
      return msg(str`${cell} and which other square beside the starting trunk?`, { id: 'new.land.ask.start.second' });
    }
  }
}

/** One of a land's lists, as far as it is named: `White’s houses, 2 of 4: B2 and D4`. */
export function landListText({ what, cells, count }: LandList, wording: Wording): string {
  const [named, where] = [cells.length, cellsText(cells, wording)];
  switch (what) {
    case 'W':
      return named === 0
        ? msg(str`White’s houses, 0 of ${count}`, { id: 'new.land.list.white.none' })
        : msg(str`White’s houses, ${named} of ${count}: ${where}`, { id: 'new.land.list.white' });
    case 'B':
      return named === 0
        ? msg(str`Black’s houses, 0 of ${count}`, { id: 'new.land.list.black.none' })
        : msg(str`Black’s houses, ${named} of ${count}: ${where}`, { id: 'new.land.list.black' });
    case 'spots':
      return named === 0
        ? msg(str`House spots, 0 of ${count}`, { id: 'new.land.list.spots.none' })
        : msg(str`House spots, ${named} of ${count}: ${where}`, { id: 'new.land.list.spots' });
    case 'start':
      return named === 0
        ? msg(str`Starting trunk, 0 of ${count} squares`, { id: 'new.land.list.start.none' })
        : msg(str`Starting trunk, ${named} of ${count} squares: ${where}`, { id: 'new.land.list.start' });
  }
}

function newText({ what, cells }: LandList, added: readonly Cell[], wording: Wording): string {
  const where = cellsText(added, wording);
  switch (what) {
    case 'W':
      return plural(added.length, wording, {
        one: () => msg(str`${where}, white house.`, { id: 'new.land.new.white.one' }),
        other: () => msg(str`${where}, white houses.`, { id: 'new.land.new.white.other' }),
      });
    case 'B':
      return plural(added.length, wording, {
        one: () => msg(str`${where}, black house.`, { id: 'new.land.new.black.one' }),
        other: () => msg(str`${where}, black houses.`, { id: 'new.land.new.black.other' }),
      });
    case 'spots':
      return plural(added.length, wording, {
        one: () => msg(str`${where}, house spot.`, { id: 'new.land.new.spots.one' }),
        other: () => msg(str`${where}, house spots.`, { id: 'new.land.new.spots.other' }),
      });
    case 'start': {
      if (cells.length === 1) return msg(str`${where}, beside the starting trunk.`, { id: 'new.land.new.start.first' });
      const trunk = cellsText(cells, wording);
      return msg(str`${trunk}, starting trunk.`, { id: 'new.land.new.start' });
    }
  }
}

/** What has come to a land, list by list. */
export function landAdded(before: Land, after: Land, wording: Wording): string[] {
  const earlier = landLists(before);
  return landLists(after).flatMap((list, index) => {
    const added = list.cells.slice(earlier[index]?.cells.length);
    return added.length > 0 ? [newText(list, added, wording)] : [];
  });
}

/** A square that was taken back. */
export function landBackText(cell: Cell | undefined, wording: Wording): string {
  if (cell === undefined) return msg('No square is named yet.', { id: 'new.land.back.none' });
  const name = cellText(cell, wording);
  return msg(str`${name} is taken back.`, { id: 'new.land.back' });
}
