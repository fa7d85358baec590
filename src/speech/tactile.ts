/** The kit as it is felt: for each game its boards, its pieces to cut out, and a key to them. */
import { msg, str } from '@lit/localize';
import type { GameId, Mark } from '../rules/types.js';
import { gameName } from './describe/games.js';
import { markAndShapeText } from './describe/marks.js';
import { boardSheets } from './tactile/boards.js';
import { brailleText, sheet, type TactileSheet, upright } from './tactile/drawing.js';
import { markAt, trunkAt } from './tactile/pieces.js';

export type { TactileSheet } from './tactile/drawing.js';

/** How long a trunk is: as the side of a square of the largest land. */
const trunkLength = 24;

/** Something to be cut out or explained: what it is called, how it is drawn about a point, how often it is needed. */
interface Item {
  name: () => string;
  draw: (x: number, y: number) => string;
  count: number;
}

const ofMark = (mark: Mark, count: number): Item => ({
  name: () => markAndShapeText(mark),
  draw: (x, y) => markAt(mark, x, y),
  count,
});

const trunk: Item = {
  name: () => msg('trunk, a thick bar', { id: 'tactile.trunk' }),
  draw: (x, y) => trunkAt(x, y, trunkLength),
  count: 40,
};

/** What a game is played with; awards are as many as one side can need at most on usual boards. */
const itemsOf: Record<GameId, readonly Item[]> = {
  isolation: [
    ofMark({ kind: 'pawn', owner: 'A' }, 1),
    ofMark({ kind: 'pawn', owner: 'B' }, 1),
    ofMark({ kind: 'block' }, 23),
  ],
  'approach-withdraw': [ofMark({ kind: 'token', owner: 'W' }, 8), ofMark({ kind: 'token', owner: 'B' }, 8)],
  'nearest-site': [
    ofMark({ kind: 'site', owner: 'W' }, 2),
    ofMark({ kind: 'site', owner: 'B' }, 2),
    ofMark({ kind: 'award', owner: 'W' }, 25),
    ofMark({ kind: 'award', owner: 'B' }, 25),
    ofMark({ kind: 'award', owner: 'neutral' }, 25),
  ],
  territories: [
    ofMark({ kind: 'farm', owner: 'W' }, 4),
    ofMark({ kind: 'farm', owner: 'B' }, 4),
    ofMark({ kind: 'spot' }, 8),
    trunk,
  ],
};

const [pageWidth, pageHeight] = upright;
const margin = 14;
/** Room for the heading above the pieces. */
const headingHeight = 22;
/** From the middle of one piece to that of the next: the largest is 29 millimetres across, and scissors need room. */
const pitch = 36;

function pieceSheets(game: GameId, locale: string): TactileSheet[] {
  const pieces = itemsOf[game].flatMap(({ draw, count }) => new Array<Item['draw']>(count).fill(draw));
  const columns = Math.floor((pageWidth - 2 * margin) / pitch);
  const rows = Math.floor((pageHeight - 2 * margin - headingHeight) / pitch);
  const perSheet = columns * rows;
  const left = (pageWidth - columns * pitch) / 2;
  const count = Math.ceil(pieces.length / perSheet);
  return Array.from({ length: count }, (_, index) => {
    const [name, number] = [gameName(game), index + 1];
    const title = msg(str`${name}: pieces, sheet ${number} of ${count}`, { id: 'tactile.pieces' });
    const drawn = pieces.slice(index * perSheet, (index + 1) * perSheet).map((draw, place) => {
      const [column, row] = [place % columns, Math.floor(place / columns)];
      return draw(left + (column + 0.5) * pitch, margin + headingHeight + (row + 0.5) * pitch);
    });
    const heading = brailleText(title, margin, margin, pageWidth - 2 * margin, locale);
    return sheet(`pieces-${String(number)}`, title, upright, heading.drawing + drawn.join(''));
  });
}

/** Every piece beside its name. */
function keySheet(game: GameId, locale: string): TactileSheet {
  const name = gameName(game);
  const title = msg(str`${name}: key to the pieces`, { id: 'tactile.key' });
  const [symbols, words] = [margin + 18, margin + 44];
  const parts = [brailleText(title, margin, margin, pageWidth - 2 * margin, locale).drawing];
  for (const [index, item] of itemsOf[game].entries()) {
    const middle = margin + headingHeight + (index + 0.5) * 38;
    const text = brailleText(item.name(), words, 0, pageWidth - margin - words, locale);
    parts.push(item.draw(symbols, middle));
    parts.push(brailleText(item.name(), words, middle - text.height / 2, pageWidth - margin - words, locale).drawing);
  }
  return sheet('key', title, upright, parts.join(''));
}

/** All sheets of a game's tactile kit, each A4 and at its true size in millimetres, titled and labelled in the active locale. */
export const tactileSheets = (game: GameId, locale: string): TactileSheet[] => [
  ...boardSheets(game, locale),
  ...pieceSheets(game, locale),
  keySheet(game, locale),
];
