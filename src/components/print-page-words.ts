/** What the print page says of its choices, and what to see to before the browser's print dialog opens. */
import { msg } from '@lit/localize';
import type { PrintOptions } from './print-layout.js';

/** The name of a choice. */
export function optionName(name: Exclude<keyof PrintOptions, 'paper'>): string {
  switch (name) {
    case 'large':
      return msg('Large print', { id: 'print.large' });
    case 'contrast':
      return msg('Extra contrast', { id: 'print.contrast' });
    case 'lowInk':
      return msg('Little ink', { id: 'print.low-ink' });
    case 'crop':
      return msg('Crop marks instead of lines', { id: 'print.crop' });
    case 'bothSides':
      return msg('Printed on both sides', { id: 'print.both-sides' });
  }
}

/** What to see to in the print dialog, and with what comes out of the printer. */
export const beforePrinting = (): string[] => [
  msg('Set the scale to 100 %, not “fit to page”, and choose the same paper as here.', { id: 'print.before.scale' }),
  msg('Switch headers and footers off, and background graphics too: nothing here needs them.', {
    id: 'print.before.headers',
  }),
  msg('Measure the line on the board’s sheet: it is 10 centimetres long.', { id: 'print.before.measure' }),
  msg('Cut with whatever help suits you, or let someone else cut.', { id: 'print.before.cut' }),
  msg('Take the host keys out first, and keep them apart from what players get.', { id: 'print.before.keys' }),
];
