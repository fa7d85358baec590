import { msg } from '@lit/localize';
import type { Reply } from '../records/reply.js';
import type { ReadingVoice, Session } from '../records/session.js';
import type { Cell, Move, State } from '../rules/index.js';
import { territoriesOf, viewBoard } from '../rules/known-games.js';
import type { Wording } from '../speech/describe.js';
import { cellText } from '../speech/describe/words.js';
import { slotOf } from '../speech/interpret/open-slot.js';
import { openEndName } from './board-names.js';
import type { Said } from '../speech/speaker.js';
import type { Region } from './board-regions.js';
import type { Earcon } from './earcons.js';
import type { Voice } from './services.js';

/** The cells that a move touched, to be marked on the board. */
export function touched(move: Move | undefined): Cell[] {
  if (!move) return [];
  if ('block' in move) return [move.to, move.block];
  if ('capture' in move) return [move.from, move.to];
  if ('site' in move) return [move.site];
  if ('cell' in move) return [move.cell];
  return 'farm' in move ? [move.farm] : [];
}

/** Whether what is asked has a few answers that can be tapped; where cells answer it, the board is there to be tapped. */
export function asksFew({ pending, progress: { asked, draft }, state }: Session): boolean {
  if (pending || (asked && asked.kind !== 'slot')) return true;
  const slot = asked && slotOf(asked.moves, draft, state);
  return slot === 'capture' || slot === 'award';
}

/** The sound that goes with a reply, if one does. */
export function earconOf(kind: Reply['kind']): Earcon | null {
  if (kind === 'recorded') return 'recorded';
  return kind === 'refused' ? 'illegal' : null;
}

/** A reply as a voice reads it: what stands on the page, and which sentences are lines of the log. */
export function readingOf(reply: Reply | null, prompt: readonly string[]): Said[] {
  const asked = prompt.join(' ');
  const lines = reply?.lines.map((text, index) => ({ text, ...lineOf(reply, index) })) ?? [];
  return [...lines.filter(({ text }) => !asked.includes(text)), ...(reply?.table ?? []).map(onTable), { text: asked }];
}

/** A sentence of a reply as a line of the log, if it is one. */
export const lineOf = ({ log }: Reply, index: number): { line?: number } =>
  log === undefined ? {} : { line: log + index };

const onTable = (text: string): Said => ({ text: `${msg('On the table:', { id: 'play.table' })} ${text}` });

/** What is said and meant for the voice while it reads aloud. */
export const readingVoice = (voice: Voice): ReadingVoice => ({
  asks: () => voice.now.doing === 'asking',
  takes(id) {
    const asks = voice.now.doing === 'asking';
    if (id === 'log-back') return voice.step(-1);
    if (id === 'log-on') return voice.goOn() || voice.step(1);
    if (!asks || (id !== 'yes' && id !== 'no')) return false;
    if (id === 'no') voice.forget();
    return id === 'no' || voice.goOn();
  },
});

/** The territories that are told apart on the board. */
export function regionsOf(state: State): Region[] {
  const territories = territoriesOf(state);
  const [only, another] = territories;
  // While the first farms are placed the land is one, and nobody's yet.
  return only && !another && only.owners.length < 2 ? [] : territories;
}

/** What the open end of the fence is called, or nothing without one. */
export function openEndOf(state: State, wording: Wording): string {
  const [low, , , high] = viewBoard(state).freeEnd ?? [];
  return low === undefined || high === undefined ? '' : openEndName(cellText(low, wording), cellText(high, wording));
}

/** How much room the page gives to what is beside the board: boards of more than 5 and of more than 8 columns leave less, and so do those that are higher than broad. */
export function pageClass(state: State): string {
  const { columns, rows } = viewBoard(state);
  if (columns <= 5) return 'page';
  if (rows > columns) return 'page broad tall';
  return columns <= 8 ? 'page broad' : 'page broad long';
}
