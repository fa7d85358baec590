import { msg } from '@lit/localize';
import type { Progress } from '../records/progress.js';
import type { Summary } from '../records/types.js';
import type { Cell, Move, State } from '../rules/index.js';
import { territoriesOf, viewBoard } from '../rules/known-games.js';
import type { Wording } from '../speech/describe.js';
import { cellText } from '../speech/describe/words.js';
import { openEndName } from './board-names.js';
import type { Region } from './board-regions.js';
import type { Services } from './services.js';

/** The cells that a move touched, to be marked on the board. */
export function touched(move: Move | undefined): Cell[] {
  if (!move) return [];
  if ('block' in move) return [move.to, move.block];
  if ('capture' in move) return [move.from, move.to];
  if ('site' in move) return [move.site];
  if ('cell' in move) return [move.cell];
  return 'farm' in move ? [move.farm] : [];
}

/** The territories that are told apart on the board. */
export const regionsOf = (state: State): Region[] => territoriesOf(state);

/** What the open end of the fence is called, or nothing without one. */
export function openEndOf(state: State, wording: Wording): string {
  const [low, , , high] = viewBoard(state).freeEnd ?? [];
  return low === undefined || high === undefined ? '' : openEndName(cellText(low, wording), cellText(high, wording));
}

/** How much room the page gives to what is beside the board: boards of more than 5 and of more than 8 columns leave less. */
export function pageClass(state: State): string {
  const { columns } = viewBoard(state);
  if (columns <= 5) return 'page';
  return columns <= 8 ? 'page broad' : 'page broad long';
}

/** Hands a record to the browser as a file to be saved, and says so. */
export async function saveRecord(
  { announcer }: Services,
  { summary, progress }: { summary: Summary; progress: Progress },
): Promise<void> {
  const { recordFile } = await import('../records/record-file.js');
  const { name, text } = recordFile(summary, progress);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  announcer.say(msg('The record is saved as a file.', { id: 'play.saved' }));
  // The browser has taken the file by the next task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
