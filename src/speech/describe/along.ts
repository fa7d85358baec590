import { msg, str } from '@lit/localize';
import { onBoard } from '../../rules/cells.js';
import type { Cell, State } from '../../rules/types.js';
import { contentText, hasTrunk } from './cells.js';
import { type Direction, neighbour } from './directions.js';
import { noSuchCell } from './off-board.js';
import { seenOf, type Seen } from './seen.js';
import { cellText, listPlain, runText } from './words.js';
import type { Wording } from './wording.js';

/** Cells that follow one another on the line and hold the same. */
interface Stretch {
  cells: [Cell, ...Cell[]];
  content: string;
  /** A trunk lies between this stretch and what comes before it. */
  fenced: boolean;
}

/** What comes one after the other from a cell in a direction, up to the edge of the board. */
function stretchesFrom(seen: Seen, cell: Cell, direction: Direction, wording: Wording): Stretch[] {
  const found: Stretch[] = [];
  let before = cell;
  for (let next = neighbour(seen.view, cell, direction); next; next = neighbour(seen.view, next, direction)) {
    const content = contentText(seen, next, { ...wording, verbosity: 'brief' });
    const fenced = hasTrunk(seen, [before, next]);
    const last = found.at(-1);
    if (last?.content === content && !fenced && wording.rows !== 'cells') last.cells.push(next);
    else found.push({ cells: [next], content, fenced });
    before = next;
  }
  return found;
}

function stretchText(seen: Seen, { cells, content, fenced }: Stretch, wording: Wording): string {
  const names = runText(
    cells.map((cell) => cellText(cell, wording)),
    wording,
  );
  const held =
    cells.length === 1 ? content : contentText(seen, cells[0], { ...wording, verbosity: 'brief' }, cells.length);
  return fenced
    ? msg(str`a trunk, ${names} ${held}`, { id: 'describe.along.trunk' })
    : msg(str`${names} ${held}`, { id: 'describe.line.group' });
}

function sentence(direction: Direction, name: string, what: string): string {
  switch (direction) {
    case 'up':
      return msg(str`Above ${name}: ${what}.`, { id: 'describe.along.up' });
    case 'upper-right':
      return msg(str`Upper right of ${name}: ${what}.`, { id: 'describe.along.upper-right' });
    case 'right':
      return msg(str`Right of ${name}: ${what}.`, { id: 'describe.along.right' });
    case 'lower-right':
      return msg(str`Lower right of ${name}: ${what}.`, { id: 'describe.along.lower-right' });
    case 'down':
      return msg(str`Below ${name}: ${what}.`, { id: 'describe.along.down' });
    case 'lower-left':
      return msg(str`Lower left of ${name}: ${what}.`, { id: 'describe.along.lower-left' });
    case 'left':
      return msg(str`Left of ${name}: ${what}.`, { id: 'describe.along.left' });
    case 'upper-left':
      return msg(str`Upper left of ${name}: ${what}.`, { id: 'describe.along.upper-left' });
  }
}

/** What lies along the line from a cell in one direction, the nearest first: `Above C1: C2 to C4 empty, C5 pawn B.` */
export function describeAlong(state: State, cell: Cell, direction: Direction, wording: Wording): string {
  const seen = seenOf(state);
  if (!onBoard(cell, seen.view.columns, seen.view.rows)) return noSuchCell(seen.view, cell, wording);
  const items = stretchesFrom(seen, cell, direction, wording).map((stretch) => stretchText(seen, stretch, wording));
  const what = items.length > 0 ? listPlain(items) : msg('edge of the board', { id: 'describe.along.edge' });
  return sentence(direction, cellText(cell, wording), what);
}
