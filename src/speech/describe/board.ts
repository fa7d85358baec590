import { msg, str } from '@lit/localize';
import { territoriesOf } from '../../rules/known-games.js';
import type { Cell, Colour, State, TerritoriesState } from '../../rules/types.js';
import { seenOf, type Seen } from './seen.js';
import { fenceSentences } from './fences.js';
import { describeFreeEnd } from './free-end.js';
import { rowSentences } from './lines.js';
import { plural } from './plural.js';
import { cellText, cellsText } from './words.js';
import type { Wording } from './wording.js';

const squaresWith = (seen: Seen, kind: 'farm' | 'spot', owner?: Colour): Cell[] =>
  Object.entries(seen.view.marks).flatMap(([cell, marks]) =>
    marks.some((mark) => mark.kind === kind && (mark.kind === 'spot' || mark.owner === owner)) ? [cell] : [],
  );

function farmSentences(seen: Seen, wording: Wording): string[] {
  const white = squaresWith(seen, 'farm', 'W');
  const black = squaresWith(seen, 'farm', 'B');
  const spots = squaresWith(seen, 'spot');
  const [whites, blacks, free] = [white, black, spots].map((cells) => cellsText(cells, wording));
  return [
    ...(white.length === 0
      ? []
      : [
          plural(white.length, wording, {
            one: () => msg(str`White farm: ${whites}.`, { id: 'describe.board.farms.white.one' }),
            other: () => msg(str`White farms: ${whites}.`, { id: 'describe.board.farms.white.other' }),
          }),
        ]),
    ...(black.length === 0
      ? []
      : [
          plural(black.length, wording, {
            one: () => msg(str`Black farm: ${blacks}.`, { id: 'describe.board.farms.black.one' }),
            other: () => msg(str`Black farms: ${blacks}.`, { id: 'describe.board.farms.black.other' }),
          }),
        ]),
    ...(spots.length === 0
      ? []
      : [
          plural(spots.length, wording, {
            one: () => msg(str`Free spot: ${free}.`, { id: 'describe.board.spots.one' }),
            other: () => msg(str`Free spots: ${free}.`, { id: 'describe.board.spots.other' }),
          }),
        ]),
  ];
}

/** One territory, named by its first square: `Territory with A1: 12 squares, white farms.` */
export function territoryText(squares: readonly Cell[], owners: readonly Colour[], wording: Wording): string {
  const name = cellText(squares[0] ?? '', wording);
  const count = squares.length;
  if (owners.length === 2) {
    return plural(count, wording, {
      one: () =>
        msg(str`Territory with ${name}: ${count} square, farms of both players.`, {
          id: 'describe.territory.both.one',
        }),
      other: () =>
        msg(str`Territory with ${name}: ${count} squares, farms of both players.`, {
          id: 'describe.territory.both.other',
        }),
    });
  }
  switch (owners[0]) {
    case 'W':
      return plural(count, wording, {
        one: () => msg(str`Territory with ${name}: ${count} square, white.`, { id: 'describe.territory.white.one' }),
        other: () =>
          msg(str`Territory with ${name}: ${count} squares, white.`, { id: 'describe.territory.white.other' }),
      });
    case 'B':
      return plural(count, wording, {
        one: () => msg(str`Territory with ${name}: ${count} square, black.`, { id: 'describe.territory.black.one' }),
        other: () =>
          msg(str`Territory with ${name}: ${count} squares, black.`, { id: 'describe.territory.black.other' }),
      });
    default:
      return plural(count, wording, {
        one: () => msg(str`Territory with ${name}: ${count} square, no farm.`, { id: 'describe.territory.none.one' }),
        other: () =>
          msg(str`Territory with ${name}: ${count} squares, no farm.`, { id: 'describe.territory.none.other' }),
      });
  }
}

function territoriesBoard(state: TerritoriesState, wording: Wording): string[] {
  const seen = seenOf(state);
  const territories = territoriesOf(state);
  return [
    ...farmSentences(seen, wording),
    describeFreeEnd(state, wording),
    ...(territories.length > 1
      ? territories.map(({ squares, owners }) => territoryText(squares, owners, wording))
      : [msg('The land is one territory.', { id: 'describe.territory.whole' })]),
    ...(wording.verbosity === 'brief' ? [trunksText(seen, wording)] : fenceSentences(seen.view, wording)),
  ];
}

/** Only how many there are: where they lie is a question of its own, to a row or a square. */
function trunksText(seen: Seen, wording: Wording): string {
  const count = seen.view.trunks.length;
  return plural(count, wording, {
    one: () => msg(str`${count} trunk.`, { id: 'describe.board.trunks.one' }),
    other: () => msg(str`${count} trunks.`, { id: 'describe.board.trunks.other' }),
  });
}

/**
 * The whole board in few sentences: by rows from the bottom and by runs; Territories by farms, open end,
 * territories and, last because they are longest, fences. One sentence an item, so that a voice can pause and be stopped between them.
 */
export const describeBoard = (state: State, wording: Wording): string[] =>
  state.game === 'territories' ? territoriesBoard(state, wording) : rowSentences(seenOf(state), wording);
