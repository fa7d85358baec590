import { msg, str } from '@lit/localize';
import { onBoard } from '../../rules/cells.js';
import { territoriesOf } from '../../rules/known-games.js';
import type { Award, Cell, Colour, Edge, Mark, State } from '../../rules/types.js';
import { seenOf, type Seen } from './seen.js';
import { directionText, directionTo, straightDirections } from './directions.js';
import { markAndShapeText, markText } from './marks.js';
import { noSuchCell } from './off-board.js';
import { cellText, listPlain } from './words.js';
import type { Wording } from './wording.js';

const awardedText = (award: Award): string => {
  switch (award) {
    case 'W':
      return msg('awarded white', { id: 'describe.awarded.white' });
    case 'B':
      return msg('awarded black', { id: 'describe.awarded.black' });
    case 'neutral':
      return msg('awarded neutral', { id: 'describe.awarded.neutral' });
  }
};

/** What a cell without a mark is called. */
const bareText = (seen: Seen): string =>
  seen.awarding ? msg('not awarded', { id: 'describe.mark.open' }) : msg('empty', { id: 'describe.mark.empty' });

/** What is said of a site's own cell besides the site, if anything. */
function siteAwardText(seen: Seen, marks: readonly Mark[], wording: Wording): string | null {
  const award = marks.find((mark) => mark.kind === 'award');
  if (award) return awardedText(award.owner);
  return seen.awarding && wording.verbosity !== 'brief' ? bareText(seen) : null;
}

/**
 * What stands on a cell, without its coordinate: `white`, `empty`, `white site, awarded neutral`.
 * @param count of how many cells that hold the same it is said
 */
export function contentText(seen: Seen, cell: Cell, wording: Wording, count = 1): string {
  const marks = seen.view.marks[cell] ?? [];
  const [mark] = marks;
  if (!mark) return bareText(seen);
  const word = wording.verbosity === 'full' ? markAndShapeText(mark) : markText(mark, count, wording);
  const award = mark.kind === 'site' ? siteAwardText(seen, marks, wording) : null;
  if (award === null) return word;
  return wording.verbosity === 'brief'
    ? msg(str`${word} ${award}`, { id: 'describe.site-award.brief' })
    : msg(str`${word}, ${award}`, { id: 'describe.site-award' });
}

/** The sides of a square that carry a trunk: `up, right`, as the arrows that lead there; empty if none does. */
function trunkSides(seen: Seen, cell: Cell): string {
  const trunks = seen.view.trunks.flatMap(([a, b]) => {
    if (a === cell) return [directionTo(a, b)];
    return b === cell ? [directionTo(b, a)] : [];
  });
  const sides = straightDirections.filter((direction) => trunks.includes(direction));
  return sides.length === 0 ? '' : listPlain(sides.map(directionText));
}

const settled = new WeakMap<State, ReadonlyMap<Cell, Colour>>();

/** Whose territory each square lies in, where all farms of the territory are one player's. */
function settledSquares(state: State): ReadonlyMap<Cell, Colour> {
  let found = settled.get(state);
  if (!found) {
    const territories = territoriesOf(state);
    // While farms are placed the land is one, whoever has the first of them.
    const fenced = territories.length > 1 ? territories : [];
    const alone = fenced.flatMap(({ squares, owners: [owner, other] }) =>
      owner !== undefined && other === undefined ? squares.map((cell): [Cell, Colour] => [cell, owner]) : [],
    );
    found = new Map(alone);
    settled.set(state, found);
  }
  return found;
}

/** A cell's name with whose territory it lies in, where that is settled: what the board shows by its texture. */
function withTerritory(said: string, owner: Colour | undefined): string {
  if (owner === undefined) return said;
  return owner === 'W'
    ? msg(str`${said}, white territory`, { id: 'describe.cell.territory.white' })
    : msg(str`${said}, black territory`, { id: 'describe.cell.territory.black' });
}

/**
 * What is at a cell: `C3 white` brief, `C3, white` normal, `C3, white, circle` full.
 * In Territories it ends, but for brief, with whose territory it is, once that is settled. It is also the name of the cell
 * on the screen and has no full stop.
 */
export function describeCell(state: State, cell: Cell, wording: Wording): string {
  const seen = seenOf(state);
  const name = cellText(cell, wording);
  if (!onBoard(cell, seen.view.columns, seen.view.rows)) return noSuchCell(seen.view, cell, wording);
  const content = contentText(seen, cell, wording);
  if (wording.verbosity === 'brief') return msg(str`${name} ${content}`, { id: 'describe.cell.brief' });
  const sides = trunkSides(seen, cell);
  const said =
    sides === ''
      ? msg(str`${name}, ${content}`, { id: 'describe.cell' })
      : msg(str`${name}, ${content}, trunk ${sides}`, { id: 'describe.cell.trunk' });
  return withTerritory(said, settledSquares(state).get(cell));
}

/** True if an edge carries a trunk; the two squares in either order. */
export const hasTrunk = (seen: Seen, [a, b]: Edge): boolean =>
  seen.view.trunks.some(([c, d]) => (c === a && d === b) || (c === b && d === a));

/** An edge between two squares of Territories: `C3 and C4, no trunk`, within 20 cells of braille. It has no full stop. */
export function describeEdge(state: State, edge: Edge, wording: Wording): string {
  const first = cellText(edge[0], wording);
  const second = cellText(edge[1], wording);
  return hasTrunk(seenOf(state), edge)
    ? msg(str`${first} and ${second}, trunk`, { id: 'describe.edge.trunk' })
    : msg(str`${first} and ${second}, no trunk`, { id: 'describe.edge.free' });
}
