import { msg } from '@lit/localize';
import type { Shape } from '../rules/index.js';

/** A terrain by its tiles and squares. */
export function shapeText(shape: Shape): string {
  switch (shape) {
    case '4x3':
      return msg('4 tiles wide, 3 high: 8 by 6 squares, the usual one', { id: 'new.shape.4x3' });
    case '3x4':
      return msg('3 tiles wide, 4 high: 6 by 8 squares', { id: 'new.shape.3x4' });
    case '6x2':
      return msg('6 tiles wide, 2 high: 12 by 4 squares', { id: 'new.shape.6x2' });
  }
}
