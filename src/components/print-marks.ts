/** Pieces as they are printed. A mark is 100 units wide and high. Letters are underlined, so that they read right from every side. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Mark } from '../rules/types.js';

interface Place {
  x: number;
  y: number;
  /** Half the width. */
  half: number;
}

const circle = ({ x, y, half }: Place) => svg`<circle class="line" cx=${x} cy=${y} r=${half} />`;
// A square of a circle's width looks larger: this one has nearly the same area.
const square = ({ x, y, half }: Place) =>
  svg`<rect class="line" x=${x - half * 0.9} y=${y - half * 0.9} width=${half * 1.8} height=${half * 1.8} />`;
const outline = (owner: 'W' | 'B', place: Place) => (owner === 'W' ? circle(place) : square(place));

/**
 * A letter or number with a line under it, around a point.
 * @param size the size of its type, in the units of the drawing
 */
export function underlined(text: string, x: number, y: number, size: number): SVGTemplateResult {
  const half = size * 0.34 * text.length;
  const below = y + size * 0.46;
  return svg`<text class="letter" x=${x} y=${y + size * 0.28} font-size=${size}>${text}</text>
    <path class="under" stroke-width=${size * 0.09} d="M${x - half} ${below} H${x + half}" />`;
}

const middle = { x: 50, y: 50 };

function pawn(owner: 'A' | 'B', size: number) {
  const base = svg`<path class="line heavy" d="M14 95 H86" />`;
  // The letter stands on the triangle's base, where it has most room.
  const inTriangle = Math.min(size, 60);
  return owner === 'A'
    ? svg`<path class="line" d="M50 5 L92 84 H8 Z" />${base}${underlined('A', 50, 79 - 0.46 * inTriangle, inTriangle)}`
    : svg`<rect class="line" x="14" y="8" width="72" height="76" />${base}${underlined('B', 50, 46, size)}`;
}

function award(owner: 'W' | 'B' | 'neutral', size: number) {
  if (owner === 'neutral') return svg`<path class="line heavy" d="M28 88 H72" />${underlined('n', 50, 42, size)}`;
  return svg`${outline(owner, { ...middle, half: 42 })}${underlined(owner.toLowerCase(), 50, 48, size)}`;
}

const roof = svg`<path class="line open" d="M6 38 L50 5 L94 38" />`;

/**
 * One mark.
 * @param size the size of its letter, 100 being the mark's own; small marks need large letters
 */
export function printMark(mark: Mark, size: number): SVGTemplateResult {
  switch (mark.kind) {
    case 'token':
      return svg`${outline(mark.owner, { ...middle, half: 44 })}${underlined(mark.owner, 50, 47, size)}`;
    case 'pawn':
      return pawn(mark.owner, size);
    case 'block':
      return svg`<path class="line open heavy" d="M8 8 L92 92 M92 8 L8 92" />`;
    case 'site':
      // A letter that is large for its mark has the two outlines nearer together.
      return svg`${outline(mark.owner, { ...middle, half: 47 })}${outline(mark.owner, { ...middle, half: size > 62 ? 42 : 39 })}
        ${underlined(mark.owner, 50, 47, size)}`;
    case 'award':
      return award(mark.owner, size);
    case 'farm':
      return svg`${roof}${outline(mark.owner, { x: 50, y: 60, half: 36 })}${underlined(mark.owner, 50, 57, size)}`;
    case 'spot':
      return svg`${roof}<circle class="line dotted" cx="50" cy="60" r="32" />`;
  }
}
