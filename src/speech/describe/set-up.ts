import { msg, str } from '@lit/localize';
import { gameOf } from '../../rules/known-games.js';
import type { Cell, State, TerritoriesState } from '../../rules/types.js';
import { describePieces } from './pieces.js';
import { seenOf } from './seen.js';
import { cellsText, cellText } from './words.js';
import type { Wording } from './wording.js';

const tileEdge = 2;

const piecesOfBoth = (state: State, wording: Wording): string[] =>
  (['W', 'B'] as const).map((owner) => describePieces(state, owner, wording));

/** Who places each of the four sites. */
const sitesText = (state: State): string =>
  gameOf(state).toMove(state) === 'B'
    ? msg('The board is empty. Keep two white and two black sites at hand: black, white, black, white.', {
        id: 'describe.set-up.sites.black',
      })
    : msg('The board is empty. Keep two white and two black sites at hand: white, black, white, black.', {
        id: 'describe.set-up.sites.white',
      });

function spotsText(spots: readonly Cell[], wording: Wording): string {
  const cells = cellsText(spots, wording);
  return msg(str`House spots: ${cells}. The farms are placed in play.`, { id: 'describe.set-up.spots' });
}

function terrainSentences(state: TerritoriesState, wording: Wording): string[] {
  const { columns, rows, marks, trunks } = seenOf(state).view;
  const [wide, high] = [columns / tileEdge, rows / tileEdge];
  const spots = Object.keys(marks).filter((cell) => marks[cell]?.some(({ kind }) => kind === 'spot'));
  const starts = trunks.map((trunk) => trunk.map((cell) => cellText(cell, wording)));
  return [
    msg(str`Lay twelve tiles, ${wide} wide and ${high} high. A1 is the square at the bottom left.`, {
      id: 'describe.set-up.tiles',
    }),
    ...(spots.length > 0 ? [spotsText(spots, wording)] : piecesOfBoth(state, wording)),
    ...starts.map(([first = '', second = '']) =>
      msg(str`Put the starting trunk between ${first} and ${second}.`, { id: 'describe.set-up.start' }),
    ),
  ];
}

/** How the real pieces stand before the first move, one sentence an item; for Isolation what its pawns stand on. */
export function describeSetUp(state: State, wording: Wording): string[] {
  switch (state.game) {
    case 'isolation':
      return (['A', 'B'] as const).map((pawn) => describePieces(state, pawn, wording));
    case 'approach-withdraw':
      return piecesOfBoth(state, wording);
    case 'nearest-site':
      return [sitesText(state)];
    case 'territories':
      return terrainSentences(state, wording);
  }
}
