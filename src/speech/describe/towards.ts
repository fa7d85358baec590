import { msg, str } from '@lit/localize';
import type { Direction } from './directions.js';

/** A direction and what lies there: `up C4`, `left B1 and A1`. */
export function towards(direction: Direction, cells: string): string {
  switch (direction) {
    case 'up':
      return msg(str`up ${cells}`, { id: 'describe.towards.up' });
    case 'upper-right':
      return msg(str`upper right ${cells}`, { id: 'describe.towards.upper-right' });
    case 'right':
      return msg(str`right ${cells}`, { id: 'describe.towards.right' });
    case 'lower-right':
      return msg(str`lower right ${cells}`, { id: 'describe.towards.lower-right' });
    case 'down':
      return msg(str`down ${cells}`, { id: 'describe.towards.down' });
    case 'lower-left':
      return msg(str`lower left ${cells}`, { id: 'describe.towards.lower-left' });
    case 'left':
      return msg(str`left ${cells}`, { id: 'describe.towards.left' });
    case 'upper-left':
      return msg(str`upper left ${cells}`, { id: 'describe.towards.upper-left' });
  }
}

/** A side of a cell, as in "above or to the left": only the four straight directions have one. */
export function sideText(direction: Direction): string {
  switch (direction) {
    case 'up':
      return msg('above', { id: 'describe.side.above' });
    case 'right':
      return msg('to the right', { id: 'describe.side.right' });
    case 'down':
      return msg('below', { id: 'describe.side.below' });
    default:
      return msg('to the left', { id: 'describe.side.left' });
  }
}
