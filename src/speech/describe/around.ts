import { msg, str } from '@lit/localize';
import { onBoard } from '../../rules/cells.js';
import type { Cell, State } from '../../rules/types.js';
import { seenOf, type Seen } from './seen.js';
import { contentText, hasTrunk } from './cells.js';
import { directions, directionText, type Direction, neighbour, straightDirections } from './directions.js';
import { noSuchCell } from './off-board.js';
import { towards } from './towards.js';
import { cellText, listAnd, listParts } from './words.js';
import type { Wording } from './wording.js';

/** Directions in which the same is found. */
interface Group {
  /** The first of the cells there. */
  next: Cell;
  content: string;
  bare: boolean;
  places: string[];
}

/** What lies on a cell and, seen from its neighbour, before it; of so many neighbours alike. */
function placeContent(seen: Seen, from: Cell, to: Cell, wording: Wording, count = 1): string {
  const content = contentText(seen, to, { ...wording, verbosity: 'brief' }, count);
  return hasTrunk(seen, [from, to])
    ? msg(str`${content} behind a trunk`, { id: 'describe.around.behind-trunk' })
    : content;
}

function groupsAround(seen: Seen, cell: Cell, ways: readonly Direction[], wording: Wording): Group[] {
  const groups: Group[] = [];
  for (const direction of ways) {
    const next = neighbour(seen.view, cell, direction);
    if (!next) continue;
    const content = placeContent(seen, cell, next, wording);
    const place = towards(direction, cellText(next, wording));
    const group = groups.find((one) => one.content === content);
    if (group) group.places.push(place);
    else groups.push({ next, content, bare: !seen.view.marks[next] && !hasTrunk(seen, [cell, next]), places: [place] });
  }
  for (const group of groups) group.content = placeContent(seen, cell, group.next, wording, group.places.length);
  return groups;
}

const groupText = (group: Group, wording: Wording): string => {
  const places = listAnd(group.places, wording);
  return msg(str`${places} ${group.content}`, { id: 'describe.around.group' });
};

/** The groups as texts: what stands somewhere first, and of three or more bare cells only "the rest". */
function groupTexts(groups: readonly Group[], wording: Wording): string[] {
  const bare = groups.find((group) => group.bare);
  if (!bare || bare.places.length < 3) return groups.map((group) => groupText(group, wording));
  const others = groups.filter((group) => group !== bare).map((group) => groupText(group, wording));
  const rest =
    others.length === 0
      ? msg(str`all ${bare.content}`, { id: 'describe.around.all' })
      : msg(str`the rest ${bare.content}`, { id: 'describe.around.rest' });
  return [...others, rest];
}

/**
 * What is next to a cell: eight neighbours in Isolation, four elsewhere, grouped by what is there.
 * The edge of the board is said; in Territories a trunk in between too.
 */
export function describeAround(state: State, cell: Cell, wording: Wording): string {
  const seen = seenOf(state);
  if (!onBoard(cell, seen.view.columns, seen.view.rows)) return noSuchCell(seen.view, cell, wording);
  const ways = state.game === 'isolation' ? directions : straightDirections;
  const items = groupTexts(groupsAround(seen, cell, ways, wording), wording);
  const edges = straightDirections.filter((direction) => !neighbour(seen.view, cell, direction));
  if (edges.length > 0) {
    const sides = listAnd(edges.map(directionText), wording);
    items.push(msg(str`edge ${sides}`, { id: 'describe.around.edge' }));
  }
  const name = cellText(cell, wording);
  const what = listParts(items);
  return msg(str`Around ${name}: ${what}.`, { id: 'describe.around' });
}
