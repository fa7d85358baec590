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

const squaresWith = (seen: Seen, kind: 'farm' | 'spot' | 'site', owner?: Colour): Cell[] =>
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

/** Where the open end is. Among much else its two squares are enough, but for full. */
function endText(state: TerritoriesState, { view: { freeEnd } }: Seen, wording: Wording): string {
  if (!freeEnd || wording.verbosity === 'full') return describeFreeEnd(state, wording);
  const low = cellText(freeEnd[0] ?? '', wording);
  const high = cellText(freeEnd.at(-1) ?? '', wording);
  return msg(str`Open end: ${low} and ${high}.`, { id: 'describe.free-end.short' });
}

function territoriesBoard(state: TerritoriesState, wording: Wording): string[] {
  const seen = seenOf(state);
  const territories = territoriesOf(state);
  return [
    ...farmSentences(seen, wording),
    endText(state, seen, wording),
    // Where none are named the land is one: said only to those who want to hear all.
    ...(territories.length > 1
      ? territories.map(({ squares, owners }) => territoryText(squares, owners, wording))
      : wording.verbosity === 'full'
        ? [msg('The land is one territory.', { id: 'describe.territory.whole' })]
        : []),
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

function siteSentences(seen: Seen, wording: Wording): string[] {
  const [white, black] = [squaresWith(seen, 'site', 'W'), squaresWith(seen, 'site', 'B')];
  const [whites, blacks] = [cellsText(white, wording), cellsText(black, wording)];
  return [
    ...(white.length === 0
      ? []
      : [
          plural(white.length, wording, {
            one: () => msg(str`White site: ${whites}.`, { id: 'describe.board.sites.white.one' }),
            other: () => msg(str`White sites: ${whites}.`, { id: 'describe.board.sites.white.other' }),
          }),
        ]),
    ...(black.length === 0
      ? []
      : [
          plural(black.length, wording, {
            one: () => msg(str`Black site: ${blacks}.`, { id: 'describe.board.sites.black.one' }),
            other: () => msg(str`Black sites: ${blacks}.`, { id: 'describe.board.sites.black.other' }),
          }),
        ]),
  ];
}

/** What is awarded, without the sites: most have the colour of the cells beside them, and would cut their rows into pieces. */
const awardsAlone = ({ view, awarding }: Seen): Seen => ({
  awarding,
  view: {
    ...view,
    marks: Object.fromEntries(
      Object.entries(view.marks)
        .map(([cell, marks]) => [cell, marks.filter(({ kind }) => kind === 'award')] as const)
        .filter(([, marks]) => marks.length > 0),
    ),
  },
});

/**
 * The whole board in few sentences: by rows from the bottom and by runs; while cells are awarded first the sites, then the
 * awards alone; Territories by farms, open end, territories and, last because they are longest, fences. One sentence an
 * item, so that a voice can pause and be stopped between them.
 */
export function describeBoard(state: State, wording: Wording): string[] {
  if (state.game === 'territories') return territoriesBoard(state, wording);
  const seen = seenOf(state);
  if (!seen.awarding || wording.rows === 'cells') return rowSentences(seen, wording);
  return [...siteSentences(seen, wording), ...rowSentences(awardsAlone(seen), wording)];
}
