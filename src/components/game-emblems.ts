import { svg, type SVGTemplateResult } from 'lit';
import type { GameId } from '../rules/types.js';

/**
 * A small picture of each game in the marks of its own board, 48 by 48, drawn in lines of the text's colour. It only
 * decorates the game's name.
 */
export const emblems: Record<GameId, SVGTemplateResult> = {
  // A pawn in each corner and a blocked cell between them.
  isolation: svg`<path d="M3 44 L11 30 L19 44 Z M31 4 H45 V18 H31 Z M19 17 L28 26 M28 17 L19 26" />`,
  // A white token before a line of black ones.
  'approach-withdraw': svg`<circle cx="11" cy="24" r="7" /><path d="M21 24 H27 M33 18 H45 V30 H33 Z M33 2 H45 V14 H33 Z M33 34 H45 V46 H33 Z" />`,
  // Two sites, drawn double, and the middle between them.
  'nearest-site': svg`<circle cx="12" cy="34" r="8" /><circle cx="12" cy="34" r="3" /><path d="M28 6 H44 V22 H28 Z M33 11 H39 V17 H33 Z M9 9 L17 17 M21 21 L27 27 M31 31 L39 39" />`,
  // Two farms under their roofs, and the fence between them.
  territories: svg`<path d="M4 16 L12 8 L20 16 M28 30 L36 22 L44 30 M30 33 H42 V42 H30 Z M24 4 V28 H8 V44" /><circle cx="12" cy="20" r="4" />`,
};
