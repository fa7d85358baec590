/** Where the scissors go: lines around what is cut out, or marks at its corners. */
import { svg, type SVGTemplateResult } from 'lit';

/** How long a mark at a corner is, in millimetres. */
const mark = 3;

/**
 * A frame in millimetres.
 * @param crop marks at the corners instead of lines
 */
export function cutFrame(x: number, y: number, width: number, height: number, crop: boolean): SVGTemplateResult {
  if (!crop) return svg`<rect class="cut" x=${x} y=${y} width=${width} height=${height} />`;
  const [right, bottom] = [x + width, y + height];
  const corner = (cx: number, cy: number, dx: number, dy: number): string =>
    `M${cx + dx * mark} ${cy} H${cx} V${cy + dy * mark}`;
  const corners = [
    corner(x, y, 1, 1),
    corner(right, y, -1, 1),
    corner(x, bottom, 1, -1),
    corner(right, bottom, -1, -1),
  ];
  return svg`<path class="cut solid" d=${corners.join('')} />`;
}

/** A drawing of a size in millimetres; inside it, a unit is a millimetre. */
export const drawing = (width: number, height: number, content: unknown): SVGTemplateResult => svg`<svg
    class="drawing"
    width="${width}mm"
    height="${height}mm"
    viewBox="0 0 ${width} ${height}"
    aria-hidden="true"
  >${content}</svg>`;
