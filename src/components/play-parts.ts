import type { Cell, Move, State } from '../rules/index.js';
import { boardText } from '../speech/describe.js';

/** The cells that a move touched, to be marked on the board. */
export function touched(move: Move | undefined): Cell[] {
  if (!move) return [];
  if ('block' in move) return [move.to, move.block];
  if ('capture' in move) return [move.from, move.to];
  if ('site' in move) return [move.site];
  if ('cell' in move) return [move.cell];
  return 'farm' in move ? [move.farm] : [];
}

/** The board as plain text, a line a row, for a braille display. */
export const drawingOf = (state: State): string[] => boardText(state).split('\n');

/** Hands a text to the browser as a file to be saved. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
