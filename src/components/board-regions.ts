import { svg, type SVGTemplateResult } from 'lit';
import type { Cell, Colour } from '../rules/types.js';

/** A territory: its squares, and who has farms there. */
export interface Region {
  squares: readonly Cell[];
  owners: readonly Colour[];
}

/** The upper left corner of a cell on the drawing, in units of a hundredth of a cell. */
export type Corner = (cell: Cell) => { x: number; y: number };

/*
 * Two textures: dots for white, whose outline is round, and strokes for black. They are wide enough apart that a mark
 * among them keeps its shape.
 */
const patterns = svg`<defs>
    <pattern id="white-texture" width="20" height="20" patternUnits="userSpaceOnUse">
      <circle class="texture-dot" cx="5" cy="5" r="2.6" />
      <circle class="texture-dot" cx="15" cy="15" r="2.6" />
    </pattern>
    <pattern id="black-texture" width="20" height="20" patternUnits="userSpaceOnUse">
      <path class="texture-stroke" d="M-5 5 L5 -5 M0 20 L20 0 M15 25 L25 15" />
    </pattern>
  </defs>`;

/** The sides of a territory's squares beyond which it does not go on. */
function borderOf(squares: readonly Cell[], corner: Corner): string {
  const inside = new Set(
    squares.map((cell) => {
      const { x, y } = corner(cell);
      return `${x} ${y}`;
    }),
  );
  const sides = squares.flatMap((cell) => {
    const { x, y } = corner(cell);
    return [
      { beyond: `${x} ${y - 100}`, line: `M${x} ${y} h100` },
      { beyond: `${x} ${y + 100}`, line: `M${x} ${y + 100} h100` },
      { beyond: `${x - 100} ${y}`, line: `M${x} ${y} v100` },
      { beyond: `${x + 100} ${y}`, line: `M${x + 100} ${y} v100` },
    ];
  });
  return sides.flatMap(({ beyond, line }) => (inside.has(beyond) ? [] : [line])).join('');
}

function drawRegion({ squares, owners }: Region, index: number, corner: Corner): SVGTemplateResult {
  const colour = owners.includes('W') ? 'white' : 'black';
  const boxes = squares.map((cell) => {
    const { x, y } = corner(cell);
    return `M${x} ${y} h100 v100 h-100 Z`;
  });
  const area = boxes.join('');
  const border = borderOf(squares, corner);
  // A broad line along the border and a narrower one of the paper's colour upon it leave a thin line inside the fence.
  return svg`<clipPath id="region-${index}"><path d=${area} /></clipPath>
    <path class="texture ${colour}" d=${area} fill="url(#${colour}-texture)" />
    <g clip-path="url(#region-${index})">
      <path class="region-line" d=${border} />
      <path class="region-gap" d=${border} />
    </g>`;
}

/** The territories that have one owner, for an svg of 100 units a cell: a texture, and an outline inside their border. */
export function drawRegions(regions: readonly Region[], corner: Corner): SVGTemplateResult {
  const settled = regions.filter(({ owners }) => owners.length === 1);
  return svg`${patterns}${settled.map((region, index) => drawRegion(region, index, corner))}`;
}
