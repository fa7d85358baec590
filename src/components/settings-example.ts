import { type Settings, spellsAloud } from '../records/settings.js';
import { isolation } from '../rules/isolation.js';
import { knowGame } from '../rules/known-games.js';
import { describeCell } from '../speech/describe/cells.js';
import { describeMove } from '../speech/describe/move.js';
import type { Wording } from '../speech/describe/wording.js';
import '../speech/languages/index.js';

/** A move and a cell of Isolation as they are said with these settings. */
export function exampleOf(settings: Settings, locale: string): string {
  knowGame(isolation);
  const started = isolation.start();
  if (!started.ok) return '';
  const wording: Wording = { verbosity: settings.verbosity, spelling: spellsAloud(settings), locale };
  const move = { from: 'C1', to: 'B2', block: 'C1' };
  const played = isolation.play(started.value, move);
  const after = played.ok ? played.value : started.value;
  return `${describeMove({ before: started.value, move, after }, wording)} ${describeCell(after, 'B2', wording)}.`;
}
