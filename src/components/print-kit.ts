/** The two parts of the kit that are cut out: what is played on, and what is played with. */
import { msg, str } from '@lit/localize';
import { svg, type SVGTemplateResult } from 'lit';
import type { Colour, GameId, Mark } from '../rules/types.js';
import { gameName } from '../speech/describe.js';
import { listPlain } from '../speech/describe/words.js';
import type { DrawingsBlock, PrintBlock, PrintSheet } from './print-blocks.js';
import { kitBoard, spellingWords, wordsFit } from './print-kit-board.js';
import { drawing } from './print-kit-cut.js';
import { shapeDrawing, stripRows, tileRows } from './print-kit-land.js';
import { pieceRows, type PieceRun, trunkRows } from './print-kit-pieces.js';
import type { PageLayout, PrintOptions } from './print-layout.js';

/** What drawing the kit needs. */
export interface KitMatter {
  game: GameId;
  layout: PageLayout;
  options: PrintOptions;
  locale: string;
}

const drawings = (label: string, rows: SVGTemplateResult[]): DrawingsBlock => ({ kind: 'drawings', label, rows });
const heading = (text: string): PrintBlock => ({ kind: 'heading', text });

/** A line of ten centimetres, by which one sees that nothing was made larger or smaller. */
function ruler({ large }: PrintOptions): PrintBlock[] {
  const ticks = Array.from({ length: 11 }, (_, index) => `M${index * 10 + 1} ${index % 5 === 0 ? 0 : 2} V6`);
  return [
    {
      kind: 'drawings',
      label: msg('A line of 10 centimetres', { id: 'print.ruler.label' }),
      rows: [drawing(102, 7, svg`<path class="ruler" d=${`M1 6 H101 ${ticks.join('')}`} />`)],
      // In large print a line of its own is all that a page with a board has room for.
      caption: large
        ? msg('Measure: 10 centimetres at 100 %.', { id: 'print.ruler.short' })
        : msg('Measure: this line is 10 centimetres long if it was printed at 100 %.', { id: 'print.ruler' }),
    },
  ];
}

/** The spelling words in a line, where they do not fit beside the letters; each begins with its own. */
function wordsLine({ layout, options, locale }: KitMatter): PrintBlock[] {
  if (wordsFit(layout, options, locale)) return [];
  return [{ kind: 'paragraph', text: listPlain(spellingWords(locale)) }];
}

function boardBlocks(matter: KitMatter): PrintBlock[] {
  const { game, layout, options, locale } = matter;
  if (game !== 'territories') {
    const label = msg('The board: five by five cells with their names on all four sides', { id: 'print.kit.board' });
    return [drawings(label, [kitBoard(layout, options, locale)]), ...wordsLine(matter), ...ruler(options)];
  }
  return [
    drawings(msg('12 tiles of four squares; eight have a spot for a house', { id: 'print.kit.tiles' }), [
      ...tileRows(layout, options),
    ]),
    heading(msg('Names for the edges', { id: 'print.kit.strips' })),
    {
      kind: 'paragraph',
      text: msg(
        'Lay the strips around the land so that they face outwards: letters along the near and the far side, numbers at the other two, 1 at the near end.',
        { id: 'print.kit.strips.text' },
      ),
    },
    drawings(msg('Strips with two names each', { id: 'print.kit.strips.label' }), stripRows(layout, options)),
    heading(msg('Three shapes of the land', { id: 'print.kit.shapes' })),
    drawings(msg('4 tiles wide and 3 high; 3 wide and 4 high; 6 wide and 2 high', { id: 'print.kit.shapes.label' }), [
      shapeDrawing(layout),
    ]),
    ...ruler(options),
  ];
}

const colours: readonly Colour[] = ['W', 'B'];
const ofBoth = (count: number, side: number, mark: (owner: Colour) => Mark): PieceRun[] =>
  colours.map((owner) => ({ mark: mark(owner), count, side }));

/** How wide a house is cut, as part of a cell: a large letter needs all the room there is. */
const houseShare = { usual: 0.75, large: 0.95 };

function pieceBlocks({ game, layout, options }: KitMatter): PrintBlock[] {
  const { cell } = layout;
  const rows = (runs: PieceRun[]): SVGTemplateResult[] => pieceRows(runs, layout, options);
  switch (game) {
    case 'isolation':
      return [
        heading(msg('Pawns', { id: 'print.kit.pawns' })),
        drawings(msg('Pawn A and pawn B', { id: 'print.kit.pawns.label' }), [
          ...rows([
            { mark: { kind: 'pawn', owner: 'A' }, count: 1, side: cell * 0.85 },
            { mark: { kind: 'pawn', owner: 'B' }, count: 1, side: cell * 0.85 },
          ]),
        ]),
        heading(msg('Block marks', { id: 'print.kit.blocks' })),
        drawings(
          msg('23 block marks', { id: 'print.kit.blocks.label' }),
          rows([{ mark: { kind: 'block' }, count: 23, side: cell * 0.9 }]),
        ),
      ];
    case 'approach-withdraw':
      return [
        heading(msg('Tokens', { id: 'print.kit.tokens' })),
        drawings(
          msg('8 white and 8 black tokens', { id: 'print.kit.tokens.label' }),
          ofBoth(8, cell * 0.8, (owner) => ({ kind: 'token', owner })).flatMap((run) => rows([run])),
        ),
      ];
    case 'nearest-site':
      return [
        heading(msg('Sites', { id: 'print.kit.sites' })),
        drawings(
          msg('2 white and 2 black sites', { id: 'print.kit.sites.label' }),
          rows(ofBoth(2, cell * 0.85, (owner) => ({ kind: 'site', owner }))),
        ),
        heading(msg('Award markers', { id: 'print.kit.awards' })),
        drawings(
          msg('25 award markers each for white, black and neutral', { id: 'print.kit.awards.label' }),
          (['W', 'B', 'neutral'] as const).flatMap((owner) =>
            rows([{ mark: { kind: 'award', owner }, count: 25, side: Math.max(15, cell * 0.5) }]),
          ),
        ),
      ];
    case 'territories':
      return [
        heading(msg('Houses', { id: 'print.kit.houses' })),
        drawings(
          msg('4 white and 4 black houses', { id: 'print.kit.houses.label' }),
          ofBoth(4, cell * houseShare[options.large ? 'large' : 'usual'], (owner) => ({ kind: 'farm', owner })).flatMap(
            (run) => rows([run]),
          ),
        ),
        heading(msg('Trunks', { id: 'print.kit.trunks' })),
        drawings(msg('40 trunks', { id: 'print.kit.trunks.label' }), trunkRows(40, layout, options)),
      ];
  }
}

/** The name of a part of the kit in a list. */
export function kitName(part: 'board' | 'pieces'): string {
  return part === 'board'
    ? msg('Board or land', { id: 'print.part.board' })
    : msg('Pieces', { id: 'print.part.pieces' });
}

/** A sheet of the kit. */
export function kitSheet(part: 'board' | 'pieces', matter: KitMatter): PrintSheet {
  const { game } = matter;
  const name = gameName(game);
  const title =
    part === 'pieces'
      ? msg(str`${name}: Pieces`, { id: 'print.title.pieces' })
      : game === 'territories'
        ? msg(str`${name}: Land`, { id: 'print.title.land' })
        : msg(str`${name}: Board`, { id: 'print.title.board' });
  const blocks = part === 'board' ? boardBlocks(matter) : [...pieceBlocks(matter), ...ruler(matter.options)];
  return { part, game, title, audience: 'players', blocks };
}
